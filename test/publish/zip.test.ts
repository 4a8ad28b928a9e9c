import {execFileSync, spawnSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {unzipSync} from 'fflate';
import {describe, expect, it} from 'vitest';
import {zipOf} from '../../generator/publish/zip.ts';
import {folderWith, runShell} from '../generator/run-command.ts';

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text));
const files = new Map([
  ['b/a.txt', bytesOf('가나다')],
  ['a.txt', bytesOf('a'.repeat(1000))],
  ['b.txt', bytesOf('')],
]);
const zip = zipOf('top', files);

/** Runs Python's own reader of the format. */
const python = (...args: readonly string[]) => execFileSync('python3', args, {encoding: 'utf8'});
const hasPython = spawnSync('python3', ['-c', '']).status === 0;

describe('a ZIP', () => {
  it('gives every file back under its one top folder, in the order of the names', () => {
    const unzipped = unzipSync(zip);
    expect(Object.keys(unzipped)).toEqual(['top/a.txt', 'top/b.txt', 'top/b/a.txt']);
    for (const [path, bytes] of files) expect(unzipped[`top/${path}`]).toEqual(bytes);
  });

  it('has the same bytes whatever order the files come in, and others where a file differs', () => {
    expect(zipOf('top', new Map([...files].reverse()))).toEqual(zip);
    expect(zipOf('top', new Map([...files, ['a.txt', bytesOf('b')]]))).not.toEqual(zip);
  });

  it('has the same bytes in every time zone and under every umask', async () => {
    const script = `
import {runnerImport} from 'vite';
const {module} = await runnerImport('./generator/publish/zip.ts', {configFile: false, logLevel: 'error'});
const files = new Map(JSON.parse(process.argv[1]).map(([path, text]) => [path, new Uint8Array(Buffer.from(text))]));
process.stdout.write(Buffer.from(module.zipOf('top', files)).toString('base64'));`;
    const texts = JSON.stringify([...files].map(([path, bytes]) => [path, Buffer.from(bytes).toString()]));
    for (const [TZ, umask] of [
      ['UTC', '022'],
      ['Pacific/Kiritimati', '077'],
      ['America/St_Johns', '000'],
    ] as const) {
      const words = [process.execPath, '--input-type=module', '-e', script, texts];
      const {out, err} = await runShell(`umask ${umask}; exec "$@"`, words, {env: {TZ}});
      expect({err, same: out === Buffer.from(zip).toString('base64')}).toEqual({err: '', same: true});
    }
  });

  it.skipIf(!hasPython)(
    `opens in Python, dated 1 January 1980, readable by all${hasPython ? '' : ' (skipped: python3 is not on this machine)'}`,
    () => {
      const path = join(folderWith(), 'made.zip');
      writeFileSync(path, zip);
      const code = `
import json, sys, zipfile
made = zipfile.ZipFile(sys.argv[1])
assert made.testzip() is None
print(json.dumps([[i.filename, i.file_size, list(i.date_time), i.create_system, oct(i.external_attr >> 16)] for i in made.infolist()]))`;
      const day = [1980, 1, 1, 0, 0, 0];
      expect(JSON.parse(python('-c', code, path))).toEqual([
        ['top/a.txt', 1000, day, 3, '0o100644'],
        ['top/b.txt', 0, day, 3, '0o100644'],
        ['top/b/a.txt', 9, day, 3, '0o100644'],
      ]);
    },
  );
});
