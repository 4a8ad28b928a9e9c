import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {CATALOG, CHECKOUT, folderWith, readText, recordWords, runProgram, runShell} from './run-command.ts';

const run = [process.execPath, join(CHECKOUT, 'generator/run.mjs')];
const listed = ['discover', '--catalog', CATALOG, '--family', 'loans'];

describe('the command line as a program', () => {
  it('gives each exit code to the shell: 0 accepted, 1 refused, 2 could not run', async () => {
    const cwd = folderWith();
    expect(await runProgram(listed, {cwd})).toMatchObject({code: 0, err: ''});
    expect((await runProgram([...listed, '--name', 'loan.forgive'], {cwd})).code).toBe(1);
    expect((await runProgram(['check', 'none.json'], {cwd})).code).toBe(2);
  });

  it('finds the committed records as it would generate them, from any folder, in any time zone and language', async () => {
    const {code, out, err} = await runProgram(['generate', '--check'], {
      cwd: folderWith(),
      env: {TZ: 'Pacific/Kiritimati', LC_ALL: 'ko_KR.UTF-8'},
      umask: '077',
    });
    expect({code, out}).toEqual({code: 0, out: ''});
    expect(err).toMatch(/[가-힣]/);
  });

  it('records the same bytes in another time zone, language, umask and folder', async () => {
    const one = folderWith();
    const other = folderWith();
    const here = await runProgram(recordWords(), {cwd: one, env: {TZ: 'UTC', LANG: 'C'}});
    const there = await runProgram(recordWords(), {
      cwd: other,
      env: {TZ: 'Asia/Seoul', LANG: 'ko_KR.UTF-8'},
      umask: '027',
    });
    expect([here.code, there.code]).toEqual([0, 0]);
    expect(readText(one, 'library.json')).toBe(readText(other, 'library.json'));
  });

  it('reads standard input and writes to standard output through pipes', async () => {
    const words = recordWords({catalog: '-', output: '-'});
    const line = 'cat "$CATALOG" | "$@" | "$NODE" "$RUN" check -';
    const env = {CATALOG, NODE: run[0]!, RUN: run[1]!};
    expect(await runShell(line, [...run, ...words], {env})).toMatchObject({
      code: 0,
      out: '-: library, 5 records\n',
    });
  });

  it('does not crash where nobody reads its answer to the end', async () => {
    const {out, err} = await runShell('{ "$@"; echo "exit $?" >&2; } | true', [...run, '--help']);
    expect(out).toBe('');
    expect(err).toMatch(/^exit 0\n$/);
  });

  it.skipIf(!existsSync('/dev/full'))(
    'says with 2 that its answer did not fit on the disk (skipped: there is no /dev/full here)',
    async () => {
      const {code, err} = await runShell('exec "$@" > /dev/full', [...run, ...listed]);
      expect(code).toBe(2);
      expect(err).toContain('ENOSPC');
    },
  );

  it('through npm takes files relative to where npm was called', async () => {
    // npm itself moves to the folder of package.json.
    const {code, out} = await runShell(
      'npm run --silent tool-records -- "$@"',
      ['discover', '--catalog', 'library-catalog.json', '--family', 'loans'],
      {cwd: join(CHECKOUT, 'test/fixtures')},
    );
    expect(code).toBe(0);
    expect(out).toContain('"loan.list"');
  });
});
