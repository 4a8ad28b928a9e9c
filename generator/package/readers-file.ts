import {brotliCompressSync, brotliDecompressSync, constants} from 'node:zlib';
import {CODE_WORDS, type Part} from '../publish/only-kinds.ts';
import {keepsFor, packChunk} from '../publish/packed-messages.ts';
import type {Readers} from '../publish/readers.ts';
import type {Said} from '../publish/said-words.ts';
import {asciiText, NOT_ASCII_NOR_HANGUL, withNotice} from '../publish/script-text.ts';

/** A page's script as the bundler leaves it: its words are not in it yet. */
export interface WordlessScript {
  readonly code: string;
  /** The words that it needs whatever its records say. */
  readonly always: readonly string[];
}

/** What `publish` puts into pages, for wherever there is no bundler. */
export interface ReadersFile {
  readonly licence: string;
  readonly element: string;
  /** By `scriptKey`. */
  readonly viewers: {readonly [key: string]: WordlessScript};
}

/** What the code of a page's script depends on. */
export function scriptKey(parts: readonly Part[], said: Said | undefined): string {
  return [...parts, ...CODE_WORDS.filter(word => said?.has(word) ?? true)].join();
}

/** Hundreds of scripts that differ by little: compressed as one text, all of them take less than three by themselves. */
export function packReaders(file: ReadersFile): Uint8Array {
  const bytes = Buffer.from(JSON.stringify(file));
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 9,
      // A window over all scripts, and not only the one before.
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

/** What `publish` needs, to the byte as the checkout builds it. */
export function unpackReaders(bytes: Uint8Array): Readers {
  const {licence, element, viewers}: ReadersFile = JSON.parse(brotliDecompressSync(bytes).toString());
  const viewerFor = async (parts: readonly Part[], said?: Said): Promise<string> => {
    const key = scriptKey(parts, said);
    const script = viewers[key];
    if (!script) throw new Error(`The package has no script for the parts ${key}.`);
    const keeps = keepsFor(said, new Set(script.always));
    return withNotice(asciiText(packChunk(script.code, key, {keeps}), NOT_ASCII_NOR_HANGUL));
  };
  return {licence, scripts: {element, viewerFor}};
}
