import {mkdirSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {
  asOrdinaryUser,
  CATALOG,
  CHECKOUT,
  folderWith,
  namesIn,
  REQUESTS,
  readText,
  recordWords,
  runCommand,
} from './run-command.ts';

const catalog = readText(CATALOG);
const requests = readText(REQUESTS);
const collection = readText(CHECKOUT, 'records/discovery.json');

/** Every command that reads a file, with the file's good text and the command's words for it. */
const READERS = [
  [
    'the catalogue of discover',
    catalog,
    (file: string) => ['discover', '--catalog', file, '--family', 'loans'],
  ],
  [
    'the catalogue of validate',
    catalog,
    (file: string) => ['validate', '--catalog', file, '--name', 'loan.list', '--arguments', '{"card":"A"}'],
  ],
  [
    'the arguments of validate',
    '{"card":"A"}',
    (file: string) => ['validate', '--catalog', CATALOG, '--name', 'loan.list', '--arguments', `@${file}`],
  ],
  ['the catalogue of record', catalog, (file: string) => recordWords({catalog: file})],
  ['the requests of record', requests, (file: string) => recordWords({requests: file})],
  ['a collection given to check', collection, (file: string) => ['check', file]],
] as const;

describe.each(READERS)('%s', (_, good, words) => {
  const run = (content: string | Uint8Array, lang = 'en') => {
    const cwd = folderWith({'input.json': content});
    return runCommand([...words('input.json'), '--lang', lang], {cwd}).then(ran => ({
      ...ran,
      left: namesIn(cwd),
    }));
  };
  const refused = {code: 1, out: '', left: ['input.json']};

  it('is accepted as it is, and with a byte order mark', async () => {
    expect((await run(good)).code).toBe(0);
    expect((await run(`\ufeff${good}`)).code).toBe(0);
  });

  it.each([
    ['an empty file', '', 'input.json: EMPTY '],
    ['nothing but white space', ' \n\t', 'input.json: EMPTY '],
    [
      'a web page',
      '<!doctype html><title>Not found</title>',
      'input.json: HTML This is a web page, not JSON.',
    ],
    ['a truncated text', good.slice(0, good.length / 2), ': SYNTAX '],
    ['a comma too many', good.replace(/(?=[\]}]\s*$)/, ','), ': SYNTAX '],
    ['a second text behind the first', `${good}{}`, ': SYNTAX '],
    ['a key given twice', good.replace('{', '{"card":1,"card":1,'), ': DUPLICATE_KEY '],
    ['the key __proto__', good.replace('{', '{"__proto__":1,'), ': FORBIDDEN_KEY '],
    ['a lone surrogate', good.replace('{', '{"\\ud800":1,'), ': LONE_SURROGATE '],
    ['a depth without end', '['.repeat(100_000), 'input.json:1:65: TOO_DEEP '],
  ])(
    'is refused with 1 as %s, in one language or the other, and nothing is written',
    async (_, bad, sentence) => {
      const {err, ...rest} = await run(bad);
      expect(rest).toEqual(refused);
      expect(err).toContain(sentence);
      const korean = await run(bad, 'ko');
      expect(korean.code).toBe(1);
      expect(korean.err.startsWith('input.json')).toBe(true);
      expect(korean.err).toMatch(/[가-힣]/);
    },
  );

  it('is refused with 1 where it is not UTF-8, with the place of the first wrong byte', async () => {
    const {err, ...rest} = await run(
      Buffer.concat([Buffer.from('["'), Buffer.from([0xb0, 0xa1]), Buffer.from('"]')]),
    );
    expect(rest).toEqual(refused);
    expect(err).toMatch(/^input\.json:1:3: ENCODING /);
    expect((await run(Buffer.from(good, 'utf16le'))).err).toMatch(/^input\.json:1:1: ENCODING /);
  });

  it('is refused with 1 past five million bytes, which are accepted themselves', async () => {
    const room = 5_000_000 - Buffer.byteLength(good);
    expect((await run(good + ' '.repeat(room))).code).toBe(0);
    const {err, ...rest} = await run(good + ' '.repeat(room + 1));
    expect(rest).toEqual(refused);
    expect(err).toMatch(/^input\.json: TOO_LARGE .*5000001.*Split/);
  });

  it('gets 2 where it is missing, a folder, or behind a file', async () => {
    const cwd = folderWith({file: ''});
    mkdirSync(join(cwd, 'folder'));
    for (const [name, sentence] of [
      ['none.json', 'none.json: There is no such file.'],
      ['folder', 'folder: This is a folder.'],
      ['file/input.json', 'file/input.json: There is no such file.'],
      [`${'n'.repeat(300)}.json`, 'It could not be read (ENAMETOOLONG).'],
    ] as const) {
      const {code, out, err} = await runCommand(words(name), {cwd});
      expect({code, out}).toEqual({code: 2, out: ''});
      expect(err).toContain(sentence);
      expect((await runCommand([...words(name), '--lang=ko'], {cwd})).err).toMatch(/[가-힣]/);
    }
    expect(namesIn(cwd)).toEqual(['file', 'folder']);
  });

  it('gets 2 where its reader has no permission', async () => {
    const cwd = folderWith({'input.json': good});
    const {code, out, err} = await asOrdinaryUser(join(cwd, 'input.json'), () =>
      runCommand(words('input.json'), {cwd}),
    );
    expect({code, out}).toEqual({code: 2, out: ''});
    expect(err).toContain('input.json: You have no permission to read this.');
  });
});

describe('standard input', () => {
  it('that never ends is refused when it passes the limit', async () => {
    const {code, err} = await runCommand(['check', '-'], {stdin: ' '.repeat(5_000_001)});
    expect(code).toBe(1);
    expect(err).toMatch(/^-: TOO_LARGE /);
  });

  it('is checked like a file', async () => {
    expect((await runCommand(['check', '-'], {stdin: collection})).out).toBe('-: discovery, 5 records\n');
    expect((await runCommand(['check', '-'], {stdin: ''})).err).toContain('-: EMPTY ');
  });
});
