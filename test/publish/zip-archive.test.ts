import {execFileSync, spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join, posix} from 'node:path';
import {unzipSync} from 'fflate';
import {describe, expect, it} from 'vitest';
import {type ArchiveParts, archiveFiles, archiveOf} from '../../generator/publish/archive.ts';
import {readmeWords} from '../../generator/publish/archive-readme.ts';
import {discoverySources} from '../../generator/publish/archive-sources.ts';
import {englishFaults, koreanFaults, leavesOf, placesOf, sentencesOf} from '../check-messages.ts';
import {folderWith} from '../generator/run-command.ts';
import {importsOf} from '../house.ts';
import {CHECKOUT, readRecords, recordBytes, sampleParts} from './sample-archive.ts';

const textOf = (bytes: Uint8Array | undefined) => Buffer.from(bytes!).toString();
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function unpacked(more: Partial<ArchiveParts> = {}): Promise<ReadonlyMap<string, Uint8Array>> {
  return new Map(Object.entries(unzipSync(archiveOf(await sampleParts(more)))));
}

describe('the ZIP of a collection', () => {
  it('has the page, the records, README.txt, LICENSE and SHA256SUMS.txt in one folder', async () => {
    const names = ['LICENSE', 'README.txt', 'SHA256SUMS.txt', 'discovery.json', 'index.html'];
    expect([...(await unpacked()).keys()]).toEqual(names.map(name => `discovery/${name}`));
  });

  it('holds the collection and the page byte for byte', async () => {
    const {page} = await sampleParts();
    const entries = await unpacked();
    expect(Buffer.from(entries.get('discovery/discovery.json')!)).toEqual(recordBytes);
    expect(textOf(entries.get('discovery/index.html'))).toBe(textOf(page));
  });

  it('has the same bytes twice, and others for another page', async () => {
    const one = archiveOf(await sampleParts());
    expect(archiveOf(await sampleParts())).toEqual(one);
    expect(archiveOf(await sampleParts({page: Buffer.from('another')}))).not.toEqual(one);
  });

  it('is under our licence, and says the one of Lit, of which the page holds a part', async () => {
    const text = textOf((await unpacked()).get('discovery/LICENSE'));
    expect(text.startsWith(readFileSync(join(CHECKOUT, 'LICENSE'), 'utf8').trimEnd())).toBe(true);
    expect(text).toContain('BSD 3-Clause License\n\nCopyright (c) 2017 Google LLC');
    expect(text).toContain('Redistributions in binary form must reproduce the above copyright notice');
  });
});

describe('SHA256SUMS.txt', () => {
  it('lists every other file with its hash, as sha256sum writes it', async () => {
    const files = archiveFiles(await sampleParts({sources: await discoverySources(CHECKOUT)}));
    const others = [...files].filter(([path]) => path !== 'SHA256SUMS.txt');
    const lines = textOf(files.get('SHA256SUMS.txt')).split('\n');
    expect(lines.pop()).toBe('');
    expect([...lines].sort()).toEqual(others.map(([path, bytes]) => `${sha256(bytes)}  ${path}`).sort());
  });

  const checkers = [
    ['sha256sum', '-c'],
    ['shasum', '-a', '256', '-c'],
  ] as const;
  for (const [program, ...args] of checkers) {
    const missing = spawnSync(program, ['--version']).error !== undefined;
    const why = missing ? ` (skipped: ${program} is not on this machine)` : '';
    it.skipIf(missing)(`is accepted by ${program}, and no longer once a file has changed${why}`, async () => {
      const folder = folderWith();
      const sources = await discoverySources(CHECKOUT);
      for (const [path, bytes] of await unpacked({sources})) {
        mkdirSync(dirname(join(folder, path)), {recursive: true});
        writeFileSync(join(folder, path), bytes);
      }
      expect(readdirSync(folder)).toEqual(['discovery']);
      const cwd = join(folder, 'discovery');
      const check = () => execFileSync(program, [...args, 'SHA256SUMS.txt'], {cwd, stdio: 'pipe'});
      expect(check().toString()).toContain('discovery.json: OK');
      writeFileSync(join(cwd, 'discovery.json'), '{}');
      expect(check).toThrow();
    });
  }
});

describe('README.txt', () => {
  const read = async (more: Partial<ArchiveParts> = {}) =>
    textOf((await unpacked(more)).get('discovery/README.txt'));

  it('begins with a byte order mark, and every line ends as Notepad expects', async () => {
    const bytes = (await unpacked()).get('discovery/README.txt')!;
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(textOf(bytes)).not.toMatch(/(?<!\r)\n|\r(?!\n)/);
    expect(textOf(bytes).endsWith('.\r\n')).toBe(true);
  });

  it.each([
    '모두 압축 풀기 / Extract all first',
    '이것은 기록입니다. 아무것도 실행하지 않고, 어디로도 보내지 않습니다.',
    'This is a recording. Nothing runs, and nothing is sent.',
    '조회와 검증',
    'Discovery and validation',
    'Get-FileHash -Algorithm SHA256',
    'certutil -hashfile discovery.json SHA256',
    'shasum -a 256 -c SHA256SUMS.txt',
    'sha256sum -c SHA256SUMS.txt',
    '수정하고 재사용할 수 있습니다.',
    'modification and reuse are permitted',
  ])('says: %s', async sentence => {
    expect(await read()).toContain(sentence);
  });

  it.each([
    ['누가 만들었는지는 알려 주지 않습니다.', 'It does not tell who made the files'],
    ['손상되지 않았다는 뜻입니다.', 'no file was damaged'],
  ])('says in both languages what the hashes prove and what they do not: %s', async (ko, en) => {
    const text = await read();
    expect(text).toContain(ko);
    expect(text).toContain(en);
  });

  it('tells how to make the records again only where the sources are there', async () => {
    expect(await read({sources: await discoverySources(CHECKOUT)})).toContain('npm run make');
    expect(await read()).not.toContain('npm');
  });

  it('gives no licence for records that somebody else made', async () => {
    const {collection} = readRecords();
    const source = {...collection.source, origin: 'authored'} as const;
    const text = await read({collection: {...collection, source}});
    expect(text).toContain('The rights in what the\r\nrecords hold belong to their author.');
    expect(await read()).not.toContain("author's");
  });

  it('shows what is hidden in a title instead of letting it act', async () => {
    const {collection} = readRecords();
    const title = {ko: '가\u202e나', en: 'a\nb'};
    const text = await read({collection: {...collection, title}});
    expect(text).not.toContain('\u202e');
    expect(text).toContain('U+202E');
  });

  const korean = leavesOf(readmeWords.ko);
  const english = leavesOf(readmeWords.en);

  it('has the same paragraphs in both languages', () => {
    const shape = (leaves: typeof korean) => leaves.map(leaf => `${leaf.path}: ${placesOf(leaf)}`);
    expect(shape(korean)).toEqual(shape(english));
  });

  it.each([
    ...korean.map(leaf => [leaf, koreanFaults] as const),
    ...english.map(leaf => [leaf, englishFaults] as const),
  ])('is written in its language: $0.path', (leaf, faultsOf) => {
    for (const sentence of sentencesOf(leaf))
      expect({sentence, faults: faultsOf(sentence)}).toEqual({sentence, faults: []});
  });
});

describe('the sources in the ZIP of discovery', () => {
  it('have lower-case names, and only three files of the ZIP have capitals', async () => {
    const files = archiveFiles(await sampleParts({sources: await discoverySources(CHECKOUT)}));
    const capitals = [...files.keys()].filter(path => !/^[a-z0-9./-]+$/.test(path));
    expect(capitals.sort()).toEqual(['LICENSE', 'README.txt', 'SHA256SUMS.txt']);
  });

  it('are the contract, the record format, the catalogue, the requests and the tests, as they are here', async () => {
    const sources = await discoverySources(CHECKOUT);
    for (const folder of ['generator/contract', 'src/record', 'test/contract']) {
      const names = readdirSync(join(CHECKOUT, folder)).filter(name => name.endsWith('.ts'));
      expect([...sources.keys()].filter(path => path.startsWith(`${folder}/`))).toEqual(
        names.map(name => `${folder}/${name}`).sort(),
      );
    }
    expect([...sources.keys()]).toEqual(
      expect.arrayContaining([
        'generator/collections/discovery-catalog.json',
        'generator/collections/discovery-requests.json',
        'test/fixtures/contract-vectors.json',
      ]),
    );
    for (const [path, bytes] of sources) {
      if (path !== 'package.json') expect(textOf(bytes)).toBe(readFileSync(join(CHECKOUT, path), 'utf8'));
    }
  });

  it('import nothing that is not in the ZIP, but vite, vitest and Node', async () => {
    const sources = await discoverySources(CHECKOUT);
    const outside = [...sources]
      .filter(([path]) => /\.m?[jt]s$/.test(path))
      .flatMap(([path, bytes]) =>
        // The boundary test holds import lines as data.
        path === 'test/contract/boundary.test.ts'
          ? []
          : importsOf(textOf(bytes)).map(address =>
              address.startsWith('.') ? posix.join(posix.dirname(path), address) : address,
            ),
      )
      .filter(target => !sources.has(target) && !/^(?:node:.*|vite|vitest)$/.test(target));
    expect(outside).toEqual([]);
  });

  it('come with a package.json that pins the same vite and vitest as the checkout', async () => {
    const manifest = JSON.parse(textOf((await discoverySources(CHECKOUT)).get('package.json')));
    const {version, devDependencies} = JSON.parse(readFileSync(join(CHECKOUT, 'package.json'), 'utf8'));
    const {vite, vitest} = devDependencies;
    expect(manifest).toMatchObject({version, license: 'MIT', type: 'module', scripts: {test: 'vitest run'}});
    expect(manifest.devDependencies).toEqual({vite, vitest});
    for (const pinned of [vite, vitest]) expect(pinned).toMatch(/^\d+\.\d+\.\d+$/);
  });
});
