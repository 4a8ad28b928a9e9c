import {chmodSync} from 'node:fs';
import {delimiter, join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {CHECKOUT, folderWith, runShell} from '../generator/run-command.ts';

/** Runs `.ci/run` with programs of this test in place of npm and of all that it would install. */
async function runCi(tests: string, check: string) {
  const quiet = '#!/bin/sh\nexit 0\n';
  const programs = {
    npm: `#!/bin/sh\ncase "$1" in cit) ${tests} ;; *) ${check} ;; esac\n`,
    chromium: quiet,
    'firefox-esr': quiet,
    dpkg: quiet,
    // Not every system has one.
    timeout: '#!/bin/sh\nwhile case "$1" in -*) ;; *) false ;; esac; do shift; done\nshift\nexec "$@"\n',
    'apt-get': quiet,
  };
  const folder = folderWith(programs);
  for (const name of Object.keys(programs)) chmodSync(join(folder, name), 0o755);
  const PATH = `${folder}${delimiter}${process.env.PATH}`;
  const {code, out} = await runShell('exec "$@"', ['bash', join(CHECKOUT, '.ci/run')], {env: {PATH}});
  const closing = out.split('\n').filter(line => /^\d+ passed, \d+ failed/.test(line));
  return {code, closing, last: out.trimEnd().split('\n').at(-1)};
}

const says = (line: string, code = 0) => `echo '${line}'; exit ${code}`;

describe('the run on CI', () => {
  it.each([
    [
      'the sum of both parts',
      says('12 passed, 0 failed'),
      says('3 passed, 0 failed'),
      '15 passed, 0 failed',
      0,
    ],
    [
      'what was skipped',
      says('12 passed, 0 failed, 2 skipped'),
      says('3 passed, 0 failed'),
      '15 passed, 0 failed, 2 skipped',
      0,
    ],
    ['a failed test', says('11 passed, 1 failed', 1), says('3 passed, 0 failed'), '14 passed, 1 failed', 1],
    ['a failed check', says('12 passed, 0 failed'), says('1 passed, 2 failed', 1), '13 passed, 2 failed', 1],
    ['a check that says nothing', says('12 passed, 0 failed'), 'exit 0', '12 passed, 1 failed', 1],
    [
      'a bad end without a failure',
      says('12 passed, 0 failed', 3),
      says('3 passed, 0 failed'),
      '15 passed, 1 failed',
      1,
    ],
    ['two parts of which nothing is heard', 'exit 1', 'exit 1', '0 passed, 2 failed', 1],
  ])('ends with one closing line, which counts %s', async (_, tests, check, last, code) => {
    expect(await runCi(tests, check)).toEqual({code, closing: [last], last});
  });

  it('still says it last where npm adds lines of its own after a failure', async () => {
    const tests = "echo '1 passed, 1 failed'; echo 'npm error code 1'; exit 1";
    expect(await runCi(tests, says('3 passed, 0 failed'))).toMatchObject({last: '4 passed, 1 failed'});
  });
});
