import {fill, type Phrase} from '../i18n/index.ts';
import type {JsonNode} from '../record/index.ts';
import type {Block, SourceText} from './outline.ts';

export const paragraph = (text: string): Block => ({type: 'paragraph', text: [text]});

export const recorded = (text: string): Phrase => fill('{}', text);

export const dotted = (parts: readonly Phrase[]): Phrase =>
  parts.flatMap((part, i) => (i > 0 ? [' · ', ...part] : part));

/** A value's text from the start of its first line, so that its lines keep their indents. */
export function sourceOf({source, start, end}: JsonNode): SourceText {
  const margin = /(?:^|\n)([ \t]*)$/.exec(source.text.slice(0, start))?.[1]?.length ?? 0;
  return {type: 'source', text: source.text.slice(start - margin, end)};
}
