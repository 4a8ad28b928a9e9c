import {reveal} from '../../src/view/index.ts';

/** What the viewer marks is spelled out here: it could move a cursor, turn letters round or hide a word. */
const spelled = (text: string, spell: (character: string) => string): string =>
  reveal(text)
    .map(part => (typeof part === 'string' ? part : Array.from(part.original, spell).join('')))
    .join('');

/** Text of others for a terminal. */
export function visible(text: string): string {
  return spelled(text, character => `\\u{${character.codePointAt(0)!.toString(16)}}`);
}

/** The same for JSON on one line, as JSON escapes: the value that a reader gets stays the same. */
export function visibleJson(json: string): string {
  return spelled(json, character =>
    character
      .split('')
      .map(unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}
