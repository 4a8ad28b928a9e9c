import {createHash} from 'node:crypto';
import type {ReadCollection} from '../../src/record/index.ts';
import {readmeText} from './archive-readme.ts';
import type {Files} from './files.ts';
import {zipOf} from './zip.ts';

/** What the ZIP of one collection is made of. */
export interface ArchiveParts {
  readonly collection: ReadCollection['collection'];
  /** The collection's file. */
  readonly bytes: Uint8Array;
  /** The single file, which is complete by itself. */
  readonly page: Uint8Array;
  /** As `readLicence` gives it. */
  readonly licence: string;
  /** What makes the records again, by its path; it comes with a `package.json`. */
  readonly sources?: Files | undefined;
}

/** The ZIP of one collection. The same parts give the same bytes. */
export function archiveOf(parts: ArchiveParts): Uint8Array {
  return zipOf(parts.collection.id, archiveFiles(parts));
}

/** What is in the ZIP, by its path in the top folder, which has the collection's id. */
export function archiveFiles({collection, bytes, page, licence, sources}: ArchiveParts): Files {
  const files = new Map<string, Uint8Array>([
    ['index.html', page],
    [`${collection.id}.json`, bytes],
    ['README.txt', Buffer.from(readmeText(collection, sources !== undefined))],
    ['LICENSE', Buffer.from(licence)],
  ]);
  for (const [path, source] of sources ?? []) {
    if (files.has(path)) throw new Error(`${path} would be in the ZIP twice.`);
    files.set(path, source);
  }
  return files.set('SHA256SUMS.txt', Buffer.from(sumsText(files)));
}

export function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** One line a file, as `sha256sum -c` reads it. */
function sumsText(files: Files): string {
  const names = [...files.keys()].sort();
  return names.map(name => `${sha256Of(files.get(name)!)}  ${name}\n`).join('');
}
