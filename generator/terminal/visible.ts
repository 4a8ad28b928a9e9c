// Controls, bidi controls and other characters that do not show by themselves, and lone surrogates.
const HIDDEN =
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}\p{Cs}]/gu;

/** Text of others for a terminal: what could move its cursor or turn its letters round is spelled out. */
export function visible(text: string): string {
  return text.replace(HIDDEN, character => `\\u{${character.codePointAt(0)!.toString(16)}}`);
}

/** The same for JSON on one line, as JSON escapes: the value that a reader gets stays the same. */
export function visibleJson(json: string): string {
  return json.replace(HIDDEN, character =>
    character
      .split('')
      .map(unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}
