import {spawn} from 'node:child_process';
import {chmodSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {onTestFinished} from 'vitest';
import {main} from '../../generator/cli.ts';
import {readLicence} from '../../generator/publish/licence.ts';
import {readerScripts} from '../../generator/publish/reader-scripts.ts';
import type {World} from '../../generator/terminal/world.ts';
import type {RecordEntry} from '../../src/record/index.ts';

export const CHECKOUT = fileURLToPath(new URL('../..', import.meta.url));
export const CATALOG = join(CHECKOUT, 'test/fixtures/library-catalog.json');
export const REQUESTS = join(CHECKOUT, 'test/fixtures/library-requests.json');

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the command line in this process, in a world of its own. */
export async function runCommand(
  argv: readonly string[],
  {stdin = '', ...world}: Partial<Omit<World, 'standardInput'>> & {readonly stdin?: string} = {},
): Promise<Ran> {
  let out = '';
  let err = '';
  const code = await main(argv, {
    cwd: CHECKOUT,
    root: CHECKOUT,
    readers: async () => ({scripts: await readerScripts(CHECKOUT), licence: await readLicence(CHECKOUT)}),
    env: {},
    standardInput: bytesOf(stdin),
    write: async (stream, text) => {
      if (stream === 'out') out += text;
      else err += text;
    },
    ...world,
  });
  return {code, out, err};
}

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

/** Runs the command line as a program, as a reader of the README does. */
export function runProgram(
  argv: readonly string[],
  {
    cwd = CHECKOUT,
    env = {},
    umask = '022',
  }: {cwd?: string; env?: Record<string, string>; umask?: string} = {},
): Promise<Ran> {
  const words = [process.execPath, join(CHECKOUT, 'generator/run.mjs'), ...argv];
  return runShell(`umask ${umask}; exec "$@"`, words, {cwd, env});
}

/** A line of shell with `"$@"` for the words. */
export function runShell(
  line: string,
  words: readonly string[],
  {cwd = CHECKOUT, env = {}}: {cwd?: string; env?: Record<string, string>} = {},
): Promise<Ran> {
  // What a surrounding `npm test` or the language of this machine says must not matter.
  const {
    INIT_CWD: _,
    npm_lifecycle_event: __,
    LANG: ___,
    LC_ALL: ____,
    LC_MESSAGES: _____,
    ...clean
  } = process.env;
  return new Promise((resolve, reject) => {
    const child = spawn('sh', ['-c', line, 'sh', ...words], {cwd, env: {...clean, ...env}});
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', text => {
      out += text;
    });
    child.stderr.setEncoding('utf8').on('data', text => {
      err += text;
    });
    child.on('error', reject);
    child.on('close', code => resolve({code, out, err}));
  });
}

/** A folder of its own for one test, with these files in it. */
export function folderWith(files: Readonly<Record<string, string | Uint8Array>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'tool-records-'));
  onTestFinished(() => rmSync(folder, {recursive: true, force: true}));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}

/** A checkout with nothing but what `generate` reads. */
export function emptyCheckout(): string {
  const root = folderWith();
  cpSync(join(CHECKOUT, 'generator/collections'), join(root, 'generator/collections'), {
    recursive: true,
    filter: path => !path.endsWith('.ts'),
  });
  return root;
}

export const readText = (...path: string[]): string => readFileSync(join(...path), 'utf8');
export const namesIn = (...path: string[]): string[] => readdirSync(join(...path)).sort();

/** What the contract answered; undefined for a kind of record without such an answer. */
export const outcomeOf = (record: RecordEntry | undefined): unknown =>
  record && 'outcome' in record ? record.outcome : undefined;

/** The words of `record` for the library, with some of them changed. */
export function recordWords(changes: Readonly<Record<string, string>> = {}): string[] {
  const options = {
    catalog: CATALOG,
    requests: REQUESTS,
    id: 'library',
    'title-ko': '도서관 창구',
    'title-en': 'The library desk',
    output: 'library.json',
    ...changes,
  };
  return ['record', ...Object.entries(options).map(([name, value]) => `--${name}=${value}`)];
}

/** Runs something without permission to read `path`, also where the tests run as root. */
export async function asOrdinaryUser<T>(path: string, run: () => Promise<T>): Promise<T> {
  const root = process.getuid?.() === 0;
  chmodSync(dirname(path), 0o755);
  chmodSync(path, 0);
  if (root) process.seteuid?.(65_534);
  try {
    return await run();
  } finally {
    if (root) process.seteuid?.(0);
  }
}
