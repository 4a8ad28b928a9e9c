import {createHash} from 'node:crypto';

/** SHA-256 of texts in UTF-8, each followed by a line feed, in lower-case hexadecimal. */
export function hashTexts(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text}\n`);
  return hash.digest('hex');
}
