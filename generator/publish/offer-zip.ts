import {readFile} from 'node:fs/promises';
import {sha256Of} from './archive.ts';
import {writeFileWhole} from './write-file.ts';

/**
 * Writes the size and the SHA-256 of the ZIP into the page that offers it.
 *
 * A page that is not there is left out: then nothing was built yet. One that
 * has no place for them is a fault of ours.
 */
export async function offerZip(page: string, zip: Uint8Array): Promise<void> {
  const html = await readFile(page, 'utf8').catch(() => undefined);
  if (html === undefined) return;
  const filled = withZip(html, zip);
  if (filled === html) return;
  const outcome = await writeFileWhole(page, filled, {overwrite: true});
  if (!outcome.ok) throw new Error(`${page}: ${outcome.code}`);
}

/** The page with both figures in each of their places, which may hold older ones. */
export function withZip(html: string, zip: Uint8Array): string {
  const figures = {'data-zip-size': zip.length.toLocaleString('en-US'), 'data-zip-sha256': sha256Of(zip)};
  let filled = html;
  for (const [place, figure] of Object.entries(figures)) {
    const places = new RegExp(`(<[a-z]+[^<>]* ${place}>)[^<]*`, 'g');
    if (!places.test(filled)) throw new Error(`The page has no place for ${place}.`);
    filled = filled.replace(places, `$1${figure}`);
  }
  return filled;
}
