import {mkdir, mkdtemp, readFile, realpath, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {unzipSync} from 'fflate';
import {sha256Of} from './archive.ts';
import type {BundleWords} from './bundle-words.ts';
import {copyCheckout, linkPackages, runNode} from './checkout-copy.ts';
import type {Files} from './files.ts';
import {BUNDLED, type Bundle} from './make-bundle.ts';
import {checkZipNames} from './zip-names.ts';

export interface Check {
  readonly statement: string;
  /** Why the statement does not hold; none where it does. */
  readonly faults: readonly string[];
}

/** Checks a bundle one statement after the other, in a temporary folder that is gone afterwards. */
export async function* verifyBundle(
  {zip, files, origins}: Bundle,
  root: string,
  words: BundleWords,
): AsyncGenerator<Check> {
  // Its real path: tools that compare paths follow links.
  const folder = await mkdtemp(join(await realpath(tmpdir()), 'tool-records-bundle-'));
  const {otherBytes: differs} = words;
  try {
    const entries = entriesOf(zip);
    const strays = [...entries.keys(), ...files.keys()].filter(
      path => !same(entries.get(path), files.get(path)),
    );
    yield {
      statement: words.sources(origins.size),
      faults: [...new Set([...strays, ...(await changed(origins, entries, root))])].map(differs),
    };

    const sums = sumsOf(entries);
    const others = [...entries.keys()].filter(path => path !== 'SHA256SUMS.txt');
    yield {statement: words.sums(others.length), faults: unmatched(sums, others, entries).map(differs)};

    const unpacked = join(folder, BUNDLED);
    const onDisk = await extract(entries, unpacked);
    yield {statement: words.extracted, faults: unmatched(sums, others, onDisk).map(differs)};

    await linkPackages(root, unpacked, ['vite', 'vitest']);
    yield {statement: words.records, faults: await madeAgain(unpacked, onDisk, words)};

    const {tests, faults} = await contractTests(root, unpacked, words);
    yield {statement: words.contract(tests), faults};

    yield {statement: words.again, faults: await bundledAgain(zip, root, folder, words)};
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}

/** The entries by their path in the top folder. */
function entriesOf(zip: Uint8Array): Files {
  const unzipped = unzipSync(zip);
  checkZipNames(Object.keys(unzipped));
  const top = `${BUNDLED}/`;
  return new Map(
    Object.entries(unzipped).map(([name, bytes]) => {
      if (!name.startsWith(top)) throw new Error(`${name} is outside the top folder.`);
      return [name.slice(top.length), bytes];
    }),
  );
}

const same = (one: Uint8Array | undefined, other: Uint8Array | undefined): boolean =>
  one !== undefined && other !== undefined && sha256Of(one) === sha256Of(other);

async function changed(origins: Bundle['origins'], entries: Files, root: string): Promise<string[]> {
  const names: string[] = [];
  for (const [path, origin] of origins) {
    if (!same(entries.get(path), await readFile(join(root, origin)))) names.push(path);
  }
  return names;
}

function sumsOf(entries: Files): ReadonlyMap<string, string> {
  const text = Buffer.from(entries.get('SHA256SUMS.txt') ?? []).toString();
  return new Map(
    text
      .split('\n')
      .filter(line => line !== '')
      .map(line => [line.slice(66), line.slice(0, 64)]),
  );
}

/** Every file that the sums leave out or list with another hash, and every one that they list for nothing. */
function unmatched(sums: ReadonlyMap<string, string>, others: readonly string[], files: Files): string[] {
  return [...new Set([...others, ...sums.keys()])].filter(path => {
    const bytes = files.get(path);
    return !bytes || sums.get(path) !== sha256Of(bytes);
  });
}

/** Writes the entries and gives what then is on the disk. */
async function extract(entries: Files, folder: string): Promise<Files> {
  const onDisk = new Map<string, Uint8Array>();
  for (const [path, bytes] of entries) {
    const file = join(folder, path);
    await mkdir(dirname(file), {recursive: true});
    await writeFile(file, bytes, {flag: 'wx'});
  }
  for (const path of entries.keys()) onDisk.set(path, await readFile(join(folder, path)));
  return onDisk;
}

async function madeAgain(folder: string, onDisk: Files, words: BundleWords): Promise<string[]> {
  const target = 'made-again.json';
  const ended = await runNode(['generator/collections/make-discovery.mjs', target], {cwd: folder});
  if (ended.code !== 0) return [words.ended(String(ended.code)), ended.said];
  const bytes = await readFile(join(folder, target));
  await rm(join(folder, target));
  return same(bytes, onDisk.get(`${BUNDLED}.json`)) ? [] : [words.otherBytes(`${BUNDLED}.json`)];
}

async function contractTests(root: string, folder: string, words: BundleWords) {
  const report = join(folder, '..', 'report.json');
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const args = [vitest, 'run', '--reporter=json', `--outputFile=${report}`];
  const ended = await runNode(args, {cwd: folder});
  const text = await readFile(report, 'utf8').catch(() => '{}');
  const {numPassedTests: tests = 0, success = false} = JSON.parse(text) as {
    numPassedTests?: number;
    success?: boolean;
  };
  const passed = ended.code === 0 && success && tests > 0;
  return {tests, faults: passed ? [] : [words.ended(String(ended.code)), ended.said]};
}

async function bundledAgain(zip: Uint8Array, root: string, folder: string, words: BundleWords) {
  const copy = join(folder, 'another-folder');
  const target = join(folder, 'again.zip');
  const before = process.umask(0o077);
  try {
    await copyCheckout(root, copy);
    const args = [join(copy, 'generator/publish/bundle.mjs'), '-o', target];
    const ended = await runNode(args, {cwd: folder, env: {TZ: 'Pacific/Kiritimati'}});
    if (ended.code !== 0) return [words.ended(String(ended.code)), ended.said];
  } finally {
    process.umask(before);
  }
  return same(zip, await readFile(target)) ? [] : [words.otherBytes(`${BUNDLED}.zip`)];
}
