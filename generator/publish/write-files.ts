import {lstat, mkdir} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import type {WriteFault} from '../messages/index.ts';
import type {Files} from './files.ts';
import {reasonOf, type WriteOutcome, writeFileWhole} from './write-file.ts';

/** A file that was not written, by its path in the target folder. */
export interface Unwritten {
  readonly path: string;
  readonly reason: WriteFault;
  readonly code: string;
}

/**
 * Writes files into a folder, which is made where it is missing.
 *
 * Without `overwrite` nothing at all is written where one of them is there
 * already, and every such file is named. Each file is written whole; at the
 * first one that cannot be written the rest is left out.
 */
export async function writeFiles(
  folder: string,
  files: Files,
  {overwrite}: {readonly overwrite: boolean},
): Promise<readonly Unwritten[]> {
  const present: Unwritten[] = [];
  for (const path of overwrite ? [] : files.keys()) {
    if (await isThere(join(folder, path))) present.push({path, reason: 'exists', code: 'EEXIST'});
  }
  if (present.length > 0) return present;
  for (const [path, bytes] of files) {
    const target = join(folder, path);
    const outcome = (await makeFolder(dirname(target))) ?? (await writeFileWhole(target, bytes, {overwrite}));
    if (!outcome.ok) return [{path, reason: outcome.reason, code: outcome.code}];
  }
  return [];
}

async function makeFolder(folder: string): Promise<WriteOutcome | undefined> {
  try {
    await mkdir(folder, {recursive: true});
    return undefined;
  } catch (error) {
    const {code} = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    // A file stands where the folder would have to be.
    return {ok: false, reason: code === 'EEXIST' ? 'no-folder' : reasonOf(code), code};
  }
}

async function isThere(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}
