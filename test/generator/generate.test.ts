import {chmodSync, mkdirSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {CHECKOUT, emptyCheckout, folderWith, namesIn, readText, runCommand} from './run-command.ts';

const generate = (root: string, ...more: readonly string[]) =>
  runCommand(['generate', ...more], {root, cwd: folderWith()});
const committed = readText(CHECKOUT, 'records/discovery.json');

const discoveryIn = (root: string): string => readText(root, 'records/discovery.json');

/** A checkout in which everything was generated. */
async function generated(): Promise<string> {
  const root = emptyCheckout();
  expect((await generate(root)).code).toBe(0);
  return root;
}

describe('generate', () => {
  it('writes into the checkout, wherever it was called from, what is committed there', async () => {
    const root = emptyCheckout();
    const cwd = folderWith();
    const {code, out, err} = await runCommand(['generate'], {root, cwd});
    expect({code, out}).toEqual({code: 0, out: ''});
    expect(err).toContain('records/discovery.json: written: discovery, 5 records\n');
    expect(namesIn(cwd)).toEqual([]);
    expect(namesIn(root, 'records')).toEqual(namesIn(CHECKOUT, 'records'));
    for (const name of namesIn(CHECKOUT, 'records'))
      expect(readText(root, 'records', name)).toBe(readText(CHECKOUT, 'records', name));
  });

  it('leaves a file alone that is right already, and everything else in the folder', async () => {
    const root = await generated();
    writeFileSync(join(root, 'records/mine.json'), 'mine');
    const before = statSync(join(root, 'records/discovery.json')).mtimeMs;
    const {code, err} = await generate(root);
    expect(code).toBe(0);
    expect(err).toContain('records/discovery.json: unchanged: discovery, 5 records\n');
    expect(statSync(join(root, 'records/discovery.json')).mtimeMs).toBe(before);
    expect(readText(root, 'records/mine.json')).toBe('mine');
  });

  it('writes the same bytes under any umask, and lets the umask decide who may read them', async () => {
    const before = process.umask(0o077);
    try {
      const root = await generated();
      expect(discoveryIn(root)).toBe(committed);
      expect(statSync(join(root, 'records/discovery.json')).mode & 0o777).toBe(0o600);
    } finally {
      process.umask(before);
    }
  });

  it.each([
    ['discovery-catalog.json', '"effect": "change"', '"effect": "danger"', 'INVALID_METADATA (/2/effect)'],
    ['discovery-catalog.json', '"name": "text.type"', '"name": "page.read"', 'DUPLICATE_TOOL (/4/name)'],
    ['discovery-catalog.json', '[', '', 'SYNTAX'],
    ['discovery-requests.json', '"id": "exact-name"', '"id": "family-listed"', 'DUPLICATE_ID (/1/id)'],
    ['discovery-requests.json', '"discover":', '"discovers":', 'SHAPE (/0)'],
  ])('stops at a fault in %s and keeps the records as they were', async (name, from, to, sentence) => {
    const root = await generated();
    const before = discoveryIn(root);
    const file = join(root, 'generator/collections', name);
    const text = readText(file);
    writeFileSync(file, text.replace(from, to));
    const {code, err} = await generate(root);
    expect(code).toBe(1);
    expect(err).toContain(`generator/collections/${name}:`);
    expect(err).toContain(sentence);
    expect(discoveryIn(root)).toBe(before);
    writeFileSync(file, text);
    expect((await generate(root)).code).toBe(0);
  });

  it('gets 2 outside a checkout, naming the file that it needs', async () => {
    const {code, err} = await generate(folderWith());
    expect(code).toBe(2);
    expect(err).toContain('generator/collections/discovery-catalog.json: There is no such file.');
  });

  it('gets 2 where a folder stands in the place of a file, or a file in that of the folder', async () => {
    const root = emptyCheckout();
    mkdirSync(join(root, 'records/discovery.json'), {recursive: true});
    expect((await generate(root)).code).toBe(2);
    expect((await generate(root, '--check')).code).toBe(2);
    rmSync(join(root, 'records'), {recursive: true});
    writeFileSync(join(root, 'records'), '');
    for (const more of [[], ['--check']]) {
      const {code, err} = await generate(root, ...more);
      expect([code, err]).toEqual([
        2,
        'records: A file stands where a folder belongs. Move it to another place.\n',
      ]);
    }
  });
});

describe('generate --check', () => {
  it('accepts what generate wrote, and writes nothing', async () => {
    const root = await generated();
    for (const name of namesIn(root, 'records')) chmodSync(join(root, 'records', name), 0o444);
    const {code, out, err} = await generate(root, '--check');
    expect({code, out}).toEqual({code: 0, out: ''});
    expect(err).toMatch(/^records: .*as (it|they) would be generated\.\n$/);
  });

  it('finds a changed line, and shows both', async () => {
    const root = await generated();
    writeFileSync(
      join(root, 'records/discovery.json'),
      discoveryIn(root).replace('"version": 1', '"version": 2'),
    );
    const {code, err} = await generate(root, '--check');
    expect(code).toBe(1);
    expect(err).toContain('records/discovery.json:3: ');
    expect(err).toContain('  in the file:   "version": 2,\n  generated:   "version": 1,\n');
    expect(discoveryIn(root)).toContain('"version": 2');
    const korean = await generate(root, '--check', '--lang=ko');
    expect(korean.err).toContain('records/discovery.json:3: 3행부터');
    expect(korean.err).toContain('  만든 내용:   "version": 1,\n');
  });

  it.each<[string, (text: string) => string, RegExp]>([
    [
      'a line too few at the end',
      text => text.slice(0, -2),
      /:\d+: .*\n {2}in the file: \(no such line\)\n {2}generated: \}\n/,
    ],
    [
      'a missing line end at the end',
      text => text.slice(0, -1),
      /in the file: \}\n {2}generated: \}\\u\{a\}\n/,
    ],
    ['a line too many', text => `${text}\n`, /in the file: \\u\{a\}\n {2}generated: \(no such line\)\n/],
    [
      'line ends of Windows',
      text => text.replaceAll('\n', '\r\n'),
      /:1: .*\n {2}in the file: \{\\u\{d\}\n {2}generated: \{\n/,
    ],
    [
      'a byte order mark',
      text => `\ufeff${text}`,
      /:1: .*\n {2}in the file: \\u\{feff\}\{\n {2}generated: \{\n/,
    ],
    ['an empty file', () => '', /:1: .*\n {2}in the file: \(no such line\)\n {2}generated: \{\n/],
    ['other letters', text => text.replace('조회와 검증', '조사와 검증'), /"ko": "조사와 검증"/],
    [
      'a control character',
      text => text.replace('조회와', '\u001b[2J\u202e조회와'),
      /"ko": "\\u\{1b\}\[2J\\u\{202e\}조회와/,
    ],
  ])('finds %s', async (_, change, shown) => {
    const root = await generated();
    writeFileSync(join(root, 'records/discovery.json'), change(discoveryIn(root)));
    const {code, err} = await generate(root, '--check');
    expect(code).toBe(1);
    expect(err).toMatch(shown);
    expect(err).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e\ufffd]/);
  });

  it('shows of a long line only what stands around the difference', async () => {
    const root = await generated();
    writeFileSync(
      join(root, 'records/discovery.json'),
      discoveryIn(root).replace('"format"', `"${'x'.repeat(10_000)}", "format"`),
    );
    const {err} = await generate(root, '--check');
    for (const line of err.split('\n')) expect(line.length).toBeLessThan(200);
    expect(err).toMatch(/x …\n/);
  });

  it('finds a missing file, and a missing folder', async () => {
    const root = await generated();
    rmSync(join(root, 'records/discovery.json'));
    for (const remove of [() => {}, () => rmSync(join(root, 'records'), {recursive: true})]) {
      remove();
      const {code, err} = await generate(root, '--check');
      expect(code).toBe(1);
      expect(err).toContain('records/discovery.json: The file is missing.');
    }
    expect(namesIn(root)).not.toContain('records');
  });

  it('finds files and folders that it does not write, and deletes none', async () => {
    const root = await generated();
    writeFileSync(join(root, 'records/old\u001b.json'), '');
    mkdirSync(join(root, 'records/folder'));
    const {code, err} = await generate(root, '--check');
    expect(code).toBe(1);
    expect(err).toContain('records/old\\u{1b}.json: The generator does not write this file.');
    expect(err).toContain('records/folder: The generator does not write this file.');
    expect((await generate(root, '--check', '--lang=ko')).err).toContain('생성기가 쓰지 않는');
    expect(namesIn(root, 'records')).toContain('folder');
  });
});

describe('the collection discovery', () => {
  it('has exactly the five records that teach the five answers', () => {
    const {title, source, records} = JSON.parse(committed);
    expect(title).toEqual({ko: '조회와 검증', en: 'Discovery and validation'});
    expect(source.origin).toBe('synthetic');
    expect(
      records.map(({kind, outcome}: {kind: string; outcome: {error?: string}}) => [kind, outcome.error]),
    ).toEqual([
      ['discovery', undefined],
      ['discovery', undefined],
      ['validation', undefined],
      ['discovery', 'TOOL_NOT_AVAILABLE_IN_FAMILY'],
      ['validation', 'INVALID_ARGUMENT_KEYS'],
    ]);
    expect(records[0].outcome.ok.map((tool: {effect: string}) => tool.effect).sort()).toEqual([
      'change',
      'read',
      'read',
    ]);
    expect(records[1].outcome.ok).toHaveLength(1);
    expect(records[2].outcome.ok).toMatchObject({shape_valid: true, authorized: false, executed: false});
  });
});
