import {hiddenNames} from './hidden-names.ts';

/** A run of characters that do not show by themselves. */
export interface Hidden {
  /** The run as recorded. */
  readonly original: string;
  /**
   * What stands in for it, such as `U+202E RLO`, `U+200B ZWSP ×3` or `“hi” U+E0068 U+E0069 TAG ×2`.
   *
   * Code points, standard abbreviations and decoded text only, so that it reads the same in every language.
   */
  readonly mark: string;
}

export type Segment = string | Hidden;

// Controls, separators, private use, lone surrogates, noncharacters and all that Unicode says is to be
// drawn as nothing; then what is drawn as nothing without Unicode saying so: the empty Braille pattern,
// annotation marks, hieroglyph controls and blanks, the Khitan filler and the null notehead.
const HIDDEN =
  /(?! )[\p{Cc}\p{Z}\p{Co}\p{Cs}\p{DI}\p{NChar}\u2800\ufff9-\ufffc\u{13430}-\u{13442}\u{16fe4}\u{1d159}]/gu;

// Where such a character belongs to ordinary writing. Most take in the visible character before, and
// none of those may be hidden itself.
const ORDINARY = [
  // Joined emoji. The group tells these from the rest, because a long row of them is not ordinary.
  /\p{ExtPict}[\ufe0f\p{EMod}]?(\u200d)(?=\p{ExtPict})/u,
  // Emoji or text style, and keycaps. More selectors than one are bytes in hiding.
  /(?=\p{ExtPict})\p{Emoji}[\ufe0e\ufe0f](?!\p{VS})/u,
  /[\d#*]\ufe0f\u20e3/u,
  // Persian and its neighbours, also after a number or a Latin word.
  /[\w\u0620-\u06f9]\u200c(?=[\u0620-\u06d5])/u,
  // Indic scripts: after a virama, and before one.
  /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca][\u200c\u200d](?!\p{DI})/u,
  /[\u0905-\u0dc6]\u200d(?=[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca])/u,
  // The wide space within Chinese and Japanese, and French and numeric spacing.
  /[\u3001-\u30ff\u3400-\u9fff\uff01-\uff5e]\u3000(?=[\u3001-\u30ff\u3400-\u9fff\uff01-\uff5e])/u,
  /[\d\xab][\xa0\u202f](?=[\p{L}\d])|[\xa0\u202f](?=[!?:;\xbb])/u,
];

const TOKEN = new RegExp(`${ORDINARY.map(({source}) => source).join('|')}|(${HIDDEN.source})`, 'gu');

// Eight of the longest joined emoji in a row, in joiners.
const MOST_JOINERS = 24;

/**
 * Splits a text into what shows by itself and what needs a mark.
 *
 * Joined again, the strings and the originals are the text to the character.
 * With `multiline`, line feeds and tabs do their work and get no mark.
 */
export function reveal(text: string, {multiline = false} = {}): readonly Segment[] {
  const segments: Segment[] = [];
  const made = new Map<string, Hidden>();
  let kind: Kind = -1;
  let from = 0;
  let to = 0;
  let joiners = 0;
  let lastJoiner = 0;

  // Gives out the run from `from` to `to` and the plain text after it.
  const close = (end: number): void => {
    if (from < to) {
      const original = text.slice(from, to);
      const hidden = made.get(original) ?? hide(original, kind);
      made.set(original, hidden);
      segments.push(hidden);
    }
    if (to < end) segments.push(text.slice(to, end));
  };

  for (const match of text.matchAll(TOKEN)) {
    const [token, joiner] = match;
    let hidden = match[2];
    const after = match.index + token.length;
    if (joiner) {
      // Ten places hold two emoji with all that may stand with them, and a space.
      joiners = after - lastJoiner > 10 ? 1 : joiners + 1;
      lastJoiner = after;
      if (joiners > MOST_JOINERS) hidden = joiner;
    }
    if (!hidden || (multiline && (hidden === '\t' || hidden === '\n'))) continue;
    const at = after - hidden.length;
    const next = kindOf(hidden.codePointAt(0)!);
    if (at !== to || next !== kind) {
      close(at);
      from = at;
      kind = next;
    }
    to = after;
  }
  close(text.length);
  return segments;
}

/** How many characters of a text need a mark. Line feeds and tabs are not counted. */
export function countHidden(text: string): number {
  let count = 0;
  for (const segment of reveal(text, {multiline: true})) {
    if (typeof segment !== 'string') count += [...segment.original].length;
  }
  return count;
}

type Kind = 'TAG' | 'VS' | number;

// Tag characters and variation selectors are read together; anything else stands with its equals only.
function kindOf(point: number): Kind {
  if (point >> 7 === 0x1c00) return 'TAG';
  return point >> 4 === 0xfe0 || (point > 0xe00ff && point < 0xe01f0) ? 'VS' : point;
}

function hide(original: string, kind: Kind): Hidden {
  const points = Array.from(original, character => character.codePointAt(0)!);
  const parts = [...new Set(points)].map(point => `U+${hex(point).toUpperCase().padStart(4, '0')}`);
  let name = hiddenNames.get(points[0]!);
  if (typeof kind === 'string') {
    // A tag character stands for a character of ASCII, and the 256 selectors each for a byte.
    const bytes = points.map(point => (kind === 'TAG' || point < 0xffff ? point & 127 : point - 0xe00f0));
    // A single selector has a name of its own, VS1 to VS256.
    name = kind === 'VS' && parts.length === 1 ? `VS${bytes[0]! + 1}` : kind;
    const text = decode(bytes);
    if (text) parts.unshift(`\u201c${text}\u201d`);
  }
  if (name) parts.push(name);
  if (points.length > 1) parts.push(`\xd7${points.length}`);
  return {original, mark: parts.join(' ')};
}

const hex = (value: number): string => value.toString(16);

// What shows of these bytes: as UTF-8, or else their ASCII.
function decode(bytes: readonly number[]): string {
  try {
    return decodeURIComponent(bytes.map(byte => `%${hex(byte + 256).slice(1)}`).join('')).replace(HIDDEN, '');
  } catch {
    return bytes
      .map(byte => String.fromCharCode(byte))
      .join('')
      .replace(/[^ -~]/g, '');
  }
}
