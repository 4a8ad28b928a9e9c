import {mkdirSync, symlinkSync, writeFileSync} from 'node:fs';
import * as fs from 'node:fs/promises';
import {join} from 'node:path';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {writeFileWhole} from '../../generator/publish/write-file.ts';
import {folderWith, namesIn, readText} from './run-command.ts';

// The real functions, each of which a test can make fail.
vi.mock('node:fs/promises', async original => {
  const real = await original<typeof fs>();
  return {
    ...real,
    open: vi.fn(real.open),
    link: vi.fn(real.link),
    rename: vi.fn(real.rename),
    chmod: vi.fn(real.chmod),
  };
});
afterEach(() => {
  vi.clearAllMocks();
});

const failure = (code: string) => Object.assign(new Error(code), {code});

describe('a file is written whole or not at all', () => {
  it('and nothing but it is in the folder afterwards', async () => {
    const folder = folderWith();
    expect(await writeFileWhole(join(folder, 'a'), '가\n', {overwrite: false})).toEqual({ok: true});
    expect(namesIn(folder)).toEqual(['a']);
    expect(readText(folder, 'a')).toBe('가\n');
  });

  it.each([false, true])(
    'where the last step fails (overwrite: %s), the temporary file is gone',
    async overwrite => {
      const folder = folderWith(overwrite ? {a: 'before'} : {});
      vi.mocked(overwrite ? fs.rename : fs.link).mockRejectedValueOnce(failure('EIO'));
      const outcome = await writeFileWhole(join(folder, 'a'), 'after', {overwrite});
      expect(outcome).toEqual({ok: false, reason: 'other', code: 'EIO'});
      expect(namesIn(folder)).toEqual(overwrite ? ['a'] : []);
      if (overwrite) expect(readText(folder, 'a')).toBe('before');
    },
  );

  it('where the disk is full half-way, the target is untouched and the temporary file is gone', async () => {
    const folder = folderWith({a: 'before'});
    const {open} = await vi.importActual<typeof fs>('node:fs/promises');
    vi.mocked(fs.open).mockImplementationOnce(async (...given) => {
      const file = await open(...given);
      file.writeFile = async () => {
        await file.write('aft');
        throw failure('ENOSPC');
      };
      return file;
    });
    const outcome = await writeFileWhole(join(folder, 'a'), 'after', {overwrite: true});
    expect(outcome).toEqual({ok: false, reason: 'other', code: 'ENOSPC'});
    expect(namesIn(folder)).toEqual(['a']);
    expect(readText(folder, 'a')).toBe('before');
  });

  it('and a fault of ours is thrown on, with the temporary file gone', async () => {
    const folder = folderWith();
    vi.mocked(fs.link).mockRejectedValueOnce(new TypeError('a bug'));
    await expect(writeFileWhole(join(folder, 'a'), 'x', {overwrite: false})).rejects.toThrow('a bug');
    expect(namesIn(folder)).toEqual([]);
  });

  it('where somebody else made the file meanwhile, theirs is kept', async () => {
    const folder = folderWith();
    const {link} = await vi.importActual<typeof fs>('node:fs/promises');
    vi.mocked(fs.link).mockImplementationOnce(async (from, to) => {
      writeFileSync(to, 'theirs');
      await link(from, to);
    });
    const outcome = await writeFileWhole(join(folder, 'a'), 'ours', {overwrite: false});
    expect(outcome).toMatchObject({ok: false, reason: 'exists'});
    expect(readText(folder, 'a')).toBe('theirs');
    expect(namesIn(folder)).toEqual(['a']);
  });

  it('also on a disk that has no hard links', async () => {
    const folder = folderWith();
    vi.mocked(fs.link).mockRejectedValueOnce(failure('EPERM'));
    expect(await writeFileWhole(join(folder, 'a'), 'x', {overwrite: false})).toEqual({ok: true});
    expect(namesIn(folder)).toEqual(['a']);
  });

  it('under a temporary name that nobody can guess or prepare', async () => {
    const folder = folderWith();
    for (const name of ['a', 'b']) await writeFileWhole(join(folder, name), 'x', {overwrite: false});
    const temporary = vi
      .mocked(fs.open)
      .mock.calls.filter(([path]) => String(path).endsWith('.tmp'))
      .map(([path, flags]) => [String(path).replace(/[0-9a-f]{24}/, 'RANDOM'), flags]);
    expect(temporary).toEqual([
      [join(folder, '.tool-records-RANDOM.tmp'), 'wx'],
      [join(folder, '.tool-records-RANDOM.tmp'), 'wx'],
    ]);
    const [first, second] = vi.mocked(fs.open).mock.calls.filter(([path]) => String(path).endsWith('.tmp'));
    expect(first?.[0]).not.toBe(second?.[0]);
  });
});

describe('what is no regular file is never replaced', () => {
  it('a folder, also behind a link', async () => {
    const folder = folderWith();
    mkdirSync(join(folder, 'd'));
    symlinkSync('d', join(folder, 'l'));
    for (const name of ['d', 'l'])
      expect(await writeFileWhole(join(folder, name), 'x', {overwrite: true})).toMatchObject({
        reason: 'directory',
      });
    expect(namesIn(folder)).toEqual(['d', 'l']);
  });

  it.skipIf(process.platform === 'win32')('a device (skipped: Windows has no /dev/null)', async () => {
    expect(await writeFileWhole('/dev/null', 'x', {overwrite: true})).toMatchObject({reason: 'not-a-file'});
    expect(await writeFileWhole('/dev/null', 'x', {overwrite: false})).toMatchObject({reason: 'exists'});
  });

  it('a link that leads nowhere is kept without overwrite, and replaced with it', async () => {
    const folder = folderWith();
    symlinkSync('nowhere', join(folder, 'l'));
    expect(await writeFileWhole(join(folder, 'l'), 'x', {overwrite: false})).toMatchObject({
      reason: 'exists',
    });
    expect(await writeFileWhole(join(folder, 'l'), 'x', {overwrite: true})).toEqual({ok: true});
    expect(namesIn(folder)).toEqual(['l']);
  });
});
