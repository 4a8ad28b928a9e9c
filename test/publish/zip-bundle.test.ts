import {execFile} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {promisify} from 'node:util';
import {unzipSync} from 'fflate';
import {describe, expect, it} from 'vitest';
import {archiveFiles} from '../../generator/publish/archive.ts';
import {discoverySources} from '../../generator/publish/archive-sources.ts';
import {bundleWords} from '../../generator/publish/bundle-words.ts';
import {linkPackages, runNode} from '../../generator/publish/checkout-copy.ts';
import type {Bundle} from '../../generator/publish/make-bundle.ts';
import {type Check, verifyBundle} from '../../generator/publish/verify-bundle.ts';
import {zipOf} from '../../generator/publish/zip.ts';
import {englishFaults, koreanFaults, leavesOf, sentencesOf} from '../check-messages.ts';
import {folderWith, runShell} from '../generator/run-command.ts';
import {CHECKOUT, sampleParts} from './sample-archive.ts';

const program = join(CHECKOUT, 'generator/publish/bundle.mjs');
const run = (args: readonly string[], options = {}) =>
  runShell('exec "$@"', [process.execPath, program, ...args], options);

describe('npm run bundle', () => {
  it('writes the ZIP, and --verify finds that it has the same bytes elsewhere and passes its own tests', async () => {
    const cwd = folderWith();
    const {code, out, err} = await run(['--verify', '--lang', 'ko', '-o', 'made.zip'], {cwd});
    expect({code, err}).toEqual({code: 0, err: ''});
    const zip = readFileSync(join(cwd, 'made.zip'));
    const sha256 = createHash('sha256').update(zip).digest('hex');
    const [first, ...checks] = out.trim().split('\n');
    expect(first).toBe(`made.zip: ${zip.length}바이트, SHA-256 ${sha256}`);
    expect(checks).toHaveLength(6);
    for (const line of checks) expect(line).toMatch(/^맞음: .*\.$/);

    const entries = unzipSync(zip);
    const page = Buffer.from(entries['discovery/index.html']!).toString();
    const records = Buffer.from(entries['discovery/discovery.json']!).toString();
    // The page is a document of its own, whose first line feed in `pre` is the parser's.
    const inline = /<pre hidden data-tool-records>\n([^<]*)<\/pre>/.exec(page)?.[1];
    expect(inline?.replace(/&lt;/g, '<').replace(/&#13;/g, '\r').replace(/&amp;/g, '&')).toBe(records);
    expect(records).toBe(readFileSync(join(CHECKOUT, 'records/discovery.json'), 'utf8'));
  }, 120_000);

  it.each([[['--verfy']], [['-o']], [['--lang', 'fr']], [['more']]])(
    'does nothing but say its usage for %j',
    async args => {
      const cwd = folderWith();
      const {code, out, err} = await run(args, {cwd, env: {LANG: 'C'}});
      expect({code, out, err}).toEqual({code: 2, out: '', err: `${bundleWords.en.usage}\n`});
      expect(existsSync(join(cwd, 'dist'))).toBe(false);
    },
  );

  it('says with 2 where it cannot write, and leaves what is there', async () => {
    const cwd = folderWith({file: 'kept'});
    const {code, err} = await run(['-o', 'file/made.zip', '--lang=en'], {cwd});
    expect(code).toBe(2);
    expect(err).toMatch(/^file\/made\.zip: /);
    expect(statSync(join(cwd, 'file')).size).toBe(4);
  });
});

describe('the check of a bundle', () => {
  const fresh = async (): Promise<Bundle> => {
    const sources = await discoverySources(CHECKOUT);
    const files = archiveFiles(await sampleParts({sources}));
    const origins = new Map([['discovery.json', 'records/discovery.json']]);
    return {files, origins, zip: zipOf('discovery', files)};
  };
  /** The first checks, which start no other program. */
  const checks = async (bundle: Bundle, number: number): Promise<readonly Check[]> => {
    const seen: Check[] = [];
    for await (const check of verifyBundle(bundle, CHECKOUT, bundleWords.en)) {
      seen.push(check);
      if (seen.length === number) break;
    }
    return seen;
  };
  const faultsOf = async (bundle: Bundle, number: number) =>
    (await checks(bundle, number)).map(check => check.faults);
  const differs = bundleWords.en.otherBytes;

  it('finds nothing where nothing is wrong', async () => {
    expect(await faultsOf(await fresh(), 3)).toEqual([[], [], []]);
  });

  it('names a file that differs from the one that it came from', async () => {
    const bundle = await fresh();
    const origins = new Map([['discovery.json', 'package.json']]);
    expect(await faultsOf({...bundle, origins}, 2)).toEqual([[differs('discovery.json')], []]);
  });

  it('names a file whose hash in SHA256SUMS.txt is another, and one that is not listed', async () => {
    const bundle = await fresh();
    const other = new Map([...bundle.files, ['LICENSE', Buffer.from('none')], ['more.txt', Buffer.from('')]]);
    const [, sums, disk] = await faultsOf({...bundle, files: other, zip: zipOf('discovery', other)}, 3);
    expect([...sums!].sort()).toEqual([differs('LICENSE'), differs('more.txt')]);
    expect(disk).toEqual(sums);
  });

  it('names a file that is listed and missing', async () => {
    const {origins, files} = await fresh();
    const fewer = new Map([...files].filter(([path]) => path !== 'LICENSE'));
    const [, sums] = await faultsOf({origins, files: fewer, zip: zipOf('discovery', fewer)}, 2);
    expect(sums).toEqual([differs('LICENSE')]);
  });

  it('notices sources that make other records, and a contract whose tests fail', async () => {
    const requests = 'generator/collections/discovery-requests.json';
    const sources = new Map(await discoverySources(CHECKOUT));
    const text = Buffer.from(sources.get(requests)!).toString();
    sources.set(requests, Buffer.from(text.replace('page.find', 'page.read')));
    const failing = `import {expect, it} from 'vitest';\nit('fails', () => expect(1).toBe(2));\n`;
    sources.set('test/contract/cases.test.ts', Buffer.from(failing));
    const files = archiveFiles(await sampleParts({sources}));
    const {origins} = await fresh();
    const faults = await faultsOf({origins, files, zip: zipOf('discovery', files)}, 5);
    expect(faults.slice(0, 4)).toEqual([[], [], [], [differs('discovery.json')]]);
    expect(faults[4]![0]).toBe(bundleWords.en.ended('1'));
  });
});

describe('the script in the ZIP that makes discovery.json again', () => {
  const script = join(CHECKOUT, 'generator/collections/make-discovery.mjs');
  const make = (target: string) => promisify(execFile)(process.execPath, [script, target]);
  const committed = readFileSync(join(CHECKOUT, 'records/discovery.json'), 'utf8');

  it('writes the committed bytes, and says so where they are there already', async () => {
    const target = join(folderWith({'old.json': '{}'}), 'old.json');
    expect((await make(target)).stderr).toContain('written');
    expect(readFileSync(target, 'utf8')).toBe(committed);
    expect((await make(target)).stderr).toContain('the same already');
  });

  it('writes nothing where the catalogue is at fault', async () => {
    const folder = folderWith();
    for (const [path, bytes] of await discoverySources(CHECKOUT)) {
      mkdirSync(dirname(join(folder, path)), {recursive: true});
      writeFileSync(join(folder, path), bytes);
    }
    await linkPackages(CHECKOUT, folder, ['vite']);
    const args = ['generator/collections/make-discovery.mjs', 'made.json'];
    expect(await runNode(args, {cwd: folder})).toMatchObject({code: 0});
    rmSync(join(folder, 'made.json'));
    const catalog = 'generator/collections/discovery-catalog.json';
    for (const [text, said] of [
      ['[{}]', 'discovery-catalog.json: INVALID_FIELDS at /0'],
      ['[\n1.]', 'discovery-catalog.json:2:'],
    ] as const) {
      writeFileSync(join(folder, catalog), text);
      const ended = await runNode(args, {cwd: folder});
      expect(ended.code).toBe(1);
      expect(ended.said).toContain(said);
      expect(existsSync(join(folder, 'made.json'))).toBe(false);
    }
  });
});

describe('what npm run bundle says', () => {
  it.each(leavesOf(bundleWords.ko))('is Korean and hangs no particle on an inserted text: $path', leaf => {
    for (const sentence of sentencesOf(leaf))
      expect({sentence, faults: koreanFaults(sentence)}).toEqual({sentence, faults: []});
  });

  it.each(leavesOf(bundleWords.en))('is English: $path', leaf => {
    for (const sentence of sentencesOf(leaf))
      expect({sentence, faults: englishFaults(sentence)}).toEqual({sentence, faults: []});
  });
});
