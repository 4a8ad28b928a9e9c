import {randomBytes} from 'node:crypto';
import {chmod, link, lstat, open, realpath, rename, rm} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import type {WriteFault} from '../messages/index.ts';

export type WriteOutcome = {ok: true} | {ok: false; reason: WriteFault; code: string};

/**
 * Writes a file whole or not at all.
 *
 * The bytes go into a temporary file beside the target and reach the disk
 * there; only then does the target's name move to them. Whatever fails, the
 * target stays as it was and the temporary file is removed. A file that is
 * there is kept unless `overwrite`; then its permissions stay, and a symbolic
 * link still leads to it. A folder or a device is never replaced.
 */
export async function writeFileWhole(
  path: string,
  data: string | Uint8Array,
  {overwrite}: {readonly overwrite: boolean},
): Promise<WriteOutcome> {
  try {
    const present = await lstatIfThere(path);
    if (present?.isDirectory()) return refuse('directory', 'EISDIR');
    if (present && !overwrite) return refuse('exists', 'EEXIST');
    // A link that leads nowhere is replaced itself.
    const target = present?.isSymbolicLink() ? await realpath(path).catch(() => path) : path;
    const replaced = target === path ? present : await lstatIfThere(target);
    if (replaced?.isDirectory()) return refuse('directory', 'EISDIR');
    if (replaced && !replaced.isFile() && !replaced.isSymbolicLink()) return refuse('not-a-file', 'EINVAL');
    await replace(target, data, overwrite, replaced?.isFile() ? replaced.mode & 0o777 : undefined);
    return {ok: true};
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === undefined) throw error;
    return refuse(reasonOf(code), code);
  }
}

async function replace(target: string, data: string | Uint8Array, overwrite: boolean, mode?: number) {
  const folder = dirname(target);
  const temporary = join(folder, `.tool-records-${randomBytes(12).toString('hex')}.tmp`);
  // wx: whoever put a file or link there first does not get our bytes.
  const file = await open(temporary, 'wx');
  try {
    try {
      await file.writeFile(data);
      await file.sync();
    } finally {
      await file.close();
    }
    if (mode !== undefined) await chmod(temporary, mode);
    if (overwrite) await rename(temporary, target);
    else await linkOrRename(temporary, target);
  } finally {
    await rm(temporary, {force: true});
  }
  await syncFolder(folder);
}

/** A hard link never replaces, so a file that appeared meanwhile is kept. Some disks have no links. */
async function linkOrRename(temporary: string, target: string): Promise<void> {
  try {
    await link(temporary, target);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (!['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP', 'EMLINK'].includes(code)) throw error;
    await rename(temporary, target);
  }
}

/** So that the new name survives a power cut. Not every system can do it for a folder. */
async function syncFolder(folder: string): Promise<void> {
  try {
    const handle = await open(folder);
    await handle.sync().finally(() => handle.close());
  } catch {
    // The file itself is whole in any case.
  }
}

async function lstatIfThere(path: string) {
  try {
    return await lstat(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

const refuse = (reason: WriteFault, code: string): WriteOutcome => ({ok: false, reason, code});

/** The reason behind an error code of the system. */
export function reasonOf(code: string): WriteFault {
  if (code === 'EEXIST') return 'exists';
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'no-folder';
  return code === 'EACCES' || code === 'EPERM' || code === 'EROFS' ? 'permission' : 'other';
}
