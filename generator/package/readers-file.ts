import {brotliCompressSync, brotliDecompressSync, constants} from 'node:zlib';
import type {Part} from '../publish/only-kinds.ts';
import type {Readers} from '../publish/readers.ts';

/** What `publish` puts into pages, for wherever there is no bundler. */
export interface ReadersFile {
  readonly licence: string;
  readonly element: string;
  /** The scripts of our own pages, by the parts that each one has. */
  readonly viewers: {readonly [parts: string]: string};
}

/** Nearly a hundred scripts that differ by little: compressed as one text, all of them take about as much as three. */
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
  const viewerFor = async (parts: readonly Part[]): Promise<string> => {
    const script = viewers[parts.join()];
    if (!script) throw new Error(`The package has no script for the parts ${parts.join()}.`);
    return script;
  };
  return {licence, scripts: {element, viewerFor}};
}
