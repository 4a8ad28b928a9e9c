import {type Zippable, zipSync} from 'fflate';
import type {Files} from './files.ts';
import {checkZipNames} from './zip-names.ts';

/**
 * A ZIP with one top folder. The same files give the same bytes on every machine, in whatever order they come:
 * entries are sorted by code units, and their time, permissions and system are always the same.
 *
 * Throws a `ZipNameError` before a byte is made where a name must be refused.
 */
export function zipOf(folder: string, files: Files): Uint8Array {
  const names = [...files.keys()].sort();
  checkZipNames(names.map(name => `${folder}/${name}`));
  const entries: Zippable = {};
  for (const name of names) entries[`${folder}/${name}`] = files.get(name)!;
  return zipSync(entries, {
    level: 9,
    // The first day that the format knows; local, because the format has no time zone.
    mtime: new Date(1980, 0, 1),
    // Unix: a plain file that its owner may write and everybody may read.
    os: 3,
    attrs: 0o100644 << 16,
  });
}
