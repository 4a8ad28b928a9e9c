import type {Phrase} from '../i18n/index.ts';
import {languageOf, reveal} from '../view/index.ts';

/** Characters that no HTML file can carry: a parser drops or replaces them. */
const LOST = /[\0\p{Cs}]/u;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // A raw one would be read as a line feed.
  '\r': '&#13;',
};

/** Text as the content of an element or of a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"\r]/g, character => ENTITIES[character]!);
}

/**
 * Recorded text with a mark before each character that does not show by itself.
 *
 * Copying gives the original, except for what HTML cannot carry: that is there
 * as its mark alone.
 */
export function revealedHtml(text: string, multiline = false): string {
  return reveal(text, {multiline})
    .map(part => {
      if (typeof part === 'string') return escapeHtml(part);
      const original = LOST.test(part.original)
        ? ''
        : `<span class="hid">${escapeHtml(part.original)}</span>`;
      return `<span class="mark">${escapeHtml(part.mark)}</span>${original}`;
    })
    .join('');
}

/** A piece of recorded text inside a line of ours. */
export function recordedHtml(text: string): string {
  return `<code dir="auto" lang="${languageOf(text)}" translate="no">${revealedHtml(text)}</code>`;
}

/** A sentence of ours, with recorded pieces shown as recorded. */
export function phraseHtml(phrase: Phrase): string {
  return phrase
    .map(part => (typeof part === 'string' ? escapeHtml(part) : recordedHtml(part.recorded)))
    .join('');
}

/** Text for places that hold no elements, such as a title: marks stand in it as text. */
export function markedText(text: string): string {
  return reveal(text)
    .map(part => (typeof part === 'string' ? part : `⟦${part.mark}⟧`))
    .join('');
}
