import type {Issue} from './issue.ts';
import {JsonSource} from './json-node.ts';

// Node and every browser have both; this floor is compiled without either one's types.
declare const TextDecoder: new (
  label: string,
  options: {fatal?: boolean; ignoreBOM: boolean},
) => {decode(bytes: Uint8Array): string};
declare const TextEncoder: new () => {encode(text: string): Uint8Array};

/** The most bytes a file may have: 5 MB. */
export const MAX_BYTES = 5_000_000;

export type Decoding = {ok: true; text: string} | {ok: false; issues: readonly Issue[]};

/**
 * Turns the bytes of a file into text, as UTF-8 and nothing else.
 *
 * A byte order mark stays in the text (the reader drops one). Bytes that are
 * no UTF-8 refuse the file with the place of the first one: a lax decoder
 * would show U+FFFD for a character that the author never wrote.
 */
export function decodeUtf8(bytes: Uint8Array): Decoding {
  if (bytes.length > MAX_BYTES) return tooLarge(bytes.length);
  // UTF-16 or UTF-32 without a mark is valid UTF-8 full of NUL; the first two bytes tell it.
  const wide = bytes[0] === 0 || bytes[1] === 0;
  try {
    if (!wide)
      return {ok: true, text: new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(bytes)};
  } catch {
    // The place is looked for below.
  }
  const lax = new TextDecoder('utf-8', {ignoreBOM: true}).decode(bytes);
  // Columns count without the mark, as they do in text that could be read.
  const mark = lax.startsWith('\ufeff') ? 1 : 0;
  const {line, column} = new JsonSource(lax.slice(mark)).place(wide ? 0 : firstReplaced(lax, bytes) - mark);
  return {ok: false, issues: [{code: 'ENCODING', line, column}]};
}

/** The size in UTF-8 of a text that came as a string. */
export function checkSize(text: string): Decoding {
  const size = new TextEncoder().encode(text).length;
  return size > MAX_BYTES ? tooLarge(size) : {ok: true, text};
}

function tooLarge(bytes: number): Decoding {
  return {ok: false, issues: [{code: 'TOO_LARGE', found: String(bytes), wanted: String(MAX_BYTES)}]};
}

/** The offset of the first U+FFFD that the decoder put in, not the author. */
function firstReplaced(text: string, bytes: Uint8Array): number {
  const encoder = new TextEncoder();
  let offset = 0;
  let byte = 0;
  for (;;) {
    const next = text.indexOf('\ufffd', offset);
    byte += encoder.encode(text.slice(offset, next)).length;
    if (bytes[byte] !== 0xef || bytes[byte + 1] !== 0xbf || bytes[byte + 2] !== 0xbd) return next;
    byte += 3;
    offset = next + 1;
  }
}
