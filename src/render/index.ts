export {escapeHtml, markedText, phraseHtml, recordedHtml, revealedHtml} from './html-text.ts';
export {captionMarkdown, codeSpan, fencedBlock, phraseMarkdown, plainMarkdown} from './markdown-text.ts';
export {outlineHtml, type Place} from './outline-html.ts';
export {outlineMarkdown} from './outline-markdown.ts';
