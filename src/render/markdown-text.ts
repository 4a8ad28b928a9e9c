import type {Phrase} from '../i18n/index.ts';
import {reveal} from '../view/index.ts';

/**
 * What Markdown readers make an address, a person, a picture, a formula or a
 * placeholder of, whether or not its characters are escaped. Only code keeps it.
 */
const MAGIC = /@|\/\/|[\p{L}\p{N}]\.\p{L}{2}|:[\w+-]+:|\$|\{[{%]/u;

interface Options {
  /** Where a pipe would end the cell. */
  readonly inTable?: boolean;
}

/** Recorded text on one line as a code span; characters that do not show are there as their marks. */
export function codeSpan(text: string, {inTable = false}: Options = {}): string {
  let shown = marked(text, false);
  if (shown === '') return '';
  // Readers of tables differ on a backslash before a pipe, so that pipe is named instead.
  if (inTable) shown = shown.replace(/\\\|/g, '\\⟦U+007C⟧').replace(/\|/g, '\\|');
  const fence = '`'.repeat(longestRun(shown) + 1);
  // One space at both ends is taken away again; a backtick there would join the fence.
  const spaced = shown.startsWith(' ') && shown.endsWith(' ') && /[^ ]/.test(shown);
  const pad = spaced || /^`|`$/.test(shown) ? ' ' : '';
  return fence + pad + shown + pad + fence;
}

/** A text of several lines as a fenced block; the fence is longer than any in it. */
export function fencedBlock(text: string, info: string): string {
  const shown = marked(text, true);
  const fence = '`'.repeat(Math.max(3, longestRun(shown) + 1));
  return `${fence}${info}\n${shown}\n${fence}`;
}

/** Words in a line of Markdown that shall be words and nothing else. */
export function plainMarkdown(text: string, options: Options = {}): string {
  const words = text.split(/( +)/).map(word => (MAGIC.test(word) ? codeSpan(word, options) : escaped(word)));
  // At the start of a block these would begin a list, a rule or code.
  return joined(words).replace(/^(\d{1,9})(?=[.)])|^(?=[-+=])/, '$1\\');
}

/** A caption of an author: words, with characters that do not show marked in code spans. */
export function captionMarkdown(text: string): string {
  // Four spaces at the start would make it code.
  return joined(
    reveal(text.replace(/^ +/, '')).map(part =>
      typeof part === 'string' ? plainMarkdown(part) : codeSpan(`⟦${part.mark}⟧`),
    ),
  );
}

/** A sentence of ours, with recorded pieces in code spans. */
export function phraseMarkdown(phrase: Phrase, options: Options = {}): string {
  return joined(
    phrase.map(part =>
      typeof part === 'string' ? plainMarkdown(part, options) : codeSpan(part.recorded, options),
    ),
  );
}

/** Pieces in a row; two code spans side by side would be read as one. */
function joined(pieces: readonly string[]): string {
  const shown = pieces.filter(piece => piece !== '');
  return shown
    .map((piece, i) => (piece.startsWith('`') && shown[i - 1]?.endsWith('`') ? ` ${piece}` : piece))
    .join('');
}

function marked(text: string, multiline: boolean): string {
  return reveal(text, {multiline})
    .map(part => (typeof part === 'string' ? part : `⟦${part.mark}⟧`))
    .join('');
}

function longestRun(text: string): number {
  let longest = 0;
  for (const [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
  return longest;
}

const escaped = (text: string): string => text.replace(/[\\`*_[\]<>&|~#!^{}]/g, '\\$&');
