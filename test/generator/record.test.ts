import {createHash} from 'node:crypto';
import {chmodSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import about from '../../package.json' with {type: 'json'};
import {parseCollection, type ReadCollection, textOf, type ValidationRecord} from '../../src/record/index.ts';
import {
  asOrdinaryUser,
  CATALOG,
  folderWith,
  namesIn,
  outcomeOf,
  REQUESTS,
  readText,
  recordWords,
  runCommand,
} from './run-command.ts';

const caption = {label: {ko: '이름', en: 'A label'}, note: {ko: '설명', en: 'A note'}};
const entry = (changes: object = {}) => ({id: 'one', ...caption, discover: {family: 'loans'}, ...changes});

function read(text: string): ReadCollection {
  const reading = parseCollection(text);
  if (!reading.ok) throw new Error(JSON.stringify(reading.issues));
  return reading;
}

/** Records the given requests about the library's catalogue. */
async function recordOf(requests: unknown, changes: Record<string, string> = {}) {
  const text = typeof requests === 'string' ? requests : JSON.stringify(requests);
  const cwd = folderWith({'requests.json': text});
  const ran = await runCommand(recordWords({requests: 'requests.json', ...changes}), {cwd});
  return {...ran, cwd, names: namesIn(cwd)};
}

describe('record makes a collection of an author’s own catalogue and requests', () => {
  it('that is accepted by check, whole and with one line end at its end', async () => {
    const cwd = folderWith();
    const {code, out, err} = await runCommand(recordWords(), {cwd});
    expect({code, out, err}).toEqual({code: 0, out: '', err: 'library.json: written: library, 5 records\n'});
    expect(namesIn(cwd)).toEqual(['library.json']);
    expect((await runCommand(['check', 'library.json'], {cwd})).out).toBe(
      'library.json: library, 5 records\n',
    );
    expect(readText(cwd, 'library.json')).toMatch(/[^\n]\n$/);
  });

  it('that says where it comes from: the two files, the version, and no clock, machine or user', async () => {
    const {collection} = read((await runCommand(recordWords({output: '-'}))).out);
    const sha256 = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');
    expect(collection.source).toEqual({
      origin: 'authored',
      inputs: [
        {kind: 'catalog', sha256: sha256(CATALOG)},
        {kind: 'requests', sha256: sha256(REQUESTS)},
      ],
      generator: about.version,
    });
    expect(Object.keys(collection)).toEqual(['format', 'version', 'id', 'title', 'source', 'records']);
    expect(collection.title).toEqual({ko: '도서관 창구', en: 'The library desk'});
  });

  it('with a summary where both languages of it are given', async () => {
    const {out} = await runCommand(recordWords({output: '-', 'summary-ko': '소개', 'summary-en': 'About'}));
    expect(read(out).collection.summary).toEqual({ko: '소개', en: 'About'});
  });

  it('in which each answer stands under its request, with the members in one order', async () => {
    const {collection, nodes} = read((await runCommand(recordWords({output: '-'}))).out);
    expect(collection.records.map(one => [one.id, one.kind, one.judge])).toEqual([
      ['loans-listed', 'discovery', 'contract'],
      ['wrong-family', 'discovery', 'contract'],
      ['reservation-checked', 'validation', 'contract'],
      ['days-in-words', 'validation', 'contract'],
      ['disabled-tool-checked', 'validation', 'contract'],
    ]);
    const keys = nodes.map(node =>
      node.type === 'object' ? node.members.map(one => one.key).join(' ') : '',
    );
    expect(keys[0]).toBe('id kind label note judge request outcome');
    expect(keys[2]).toBe('id kind label note judge request tool outcome');
    const [listed, wrong, valid, invalid, disabled] = collection.records;
    expect(outcomeOf(listed)).toMatchObject({ok: [{name: 'loan.list'}, {name: 'loan.extend'}]});
    expect(outcomeOf(wrong)).toEqual({error: 'TOOL_NOT_AVAILABLE_IN_FAMILY', at: '/name'});
    expect(outcomeOf(valid)).toMatchObject({
      ok: {name: 'shelf.reserve', shape_valid: true, authorized: false, executed: false},
    });
    expect(outcomeOf(invalid)).toEqual({error: 'INVALID_ARGUMENT_VALUE', at: '/days'});
    expect(outcomeOf(disabled)).toEqual({error: 'TOOL_NOT_AVAILABLE_IN_FAMILY', at: '/name'});
  });

  it('in which arguments are held against a description, also refused ones, but not where none was given', async () => {
    const {collection} = read((await runCommand(recordWords({output: '-'}))).out);
    const [, , valid, invalid, disabled] = collection.records as readonly ValidationRecord[];
    expect(valid?.tool?.name).toBe('shelf.reserve');
    expect(invalid?.tool).toEqual(valid?.tool);
    expect(disabled).not.toHaveProperty('tool');
  });

  it('in which arguments keep every character of their author', async () => {
    const sent = '{ "on_loan":true,\n\t"title" : "\\u0041\\/‮\u007f" }';
    const requests = `[${JSON.stringify(entry({discover: undefined})).slice(0, -1)},"validate":{"name":"shelf.find","arguments":${sent}}}]`;
    const {code, cwd} = await recordOf(requests);
    expect(code).toBe(0);
    const record = read(readText(cwd, 'library.json')).collection.records[0] as ValidationRecord;
    expect(textOf(record.request.arguments)).toBe(sent);
    expect('ok' in record.outcome && textOf(record.outcome.ok.arguments)).toBe(sent);
  });

  it('in which refused arguments may be any JSON, as deep as any file', async () => {
    const deep = `${'['.repeat(64)}-0.0e0${']'.repeat(64)}`;
    const requests = `[{"id":"one","label":{"ko":"가","en":"a"},"note":{"ko":"가","en":"a"},"validate":{"name":"shelf.find","arguments":ARGS}}]`;
    const {code, cwd} = await recordOf(requests.replace('ARGS', deep));
    expect(code).toBe(0);
    const record = read(readText(cwd, 'library.json')).collection.records[0] as ValidationRecord;
    expect(textOf(record.request.arguments)).toBe(deep);
    expect(record.outcome).toEqual({error: 'INVALID_ARGUMENT_KEYS'});
    const tooDeep = await recordOf(requests.replace('ARGS', `[${deep}]`));
    expect(tooDeep.code).toBe(1);
    expect(tooDeep.err).toContain(': TOO_DEEP ');
  });

  it('in which labels of a request that are no labels are answers too', async () => {
    const {code, cwd} = await recordOf([
      entry({discover: {family: 'Loans'}}),
      entry({id: 'two', discover: {family: 'loans', name: ''}}),
      entry({id: 'three', discover: {family: 'nobody'}}),
    ]);
    expect(code).toBe(0);
    expect(read(readText(cwd, 'library.json')).collection.records.map(outcomeOf)).toEqual([
      {error: 'INVALID_LABEL', at: '/family'},
      {error: 'INVALID_LABEL', at: '/name'},
      {error: 'UNKNOWN_FAMILY', at: '/family'},
    ]);
  });
});

describe('requests that are not as agreed refuse the file with line, pointer and sentence, and nothing is written', () => {
  it.each([
    ['no array', {}, 'SHAPE'],
    ['an entry that is no object', ['x'], 'SHAPE (/0)'],
    ['an unknown key', [entry({extra: 1})], 'SHAPE (/0/extra)'],
    [
      'an unknown key of a request',
      [entry({discover: {family: 'loans', tool: 'x'}})],
      'SHAPE (/0/discover/tool)',
    ],
    ['neither request', [entry({discover: undefined})], 'SHAPE (/0)'],
    ['both requests', [entry({validate: {name: 'a', arguments: {}}})], 'SHAPE (/0/validate)'],
    ['a label without Korean', [entry({label: {en: 'x'}})], 'SHAPE (/0/label/ko)'],
    ['an empty English note', [entry({note: {ko: '가', en: ''}})], 'SHAPE (/0/note/en)'],
    ['no note', [entry({note: undefined})], 'SHAPE (/0/note)'],
    ['an id that is no id', [entry({id: 'One'})], 'SHAPE (/0/id)'],
    ['an id that Windows keeps for itself', [entry({id: 'con'})], 'SHAPE (/0/id)'],
    ['an id given twice', [entry(), entry()], 'DUPLICATE_ID (/1/id)'],
    ['no family', [entry({discover: {name: 'loan.list'}})], 'SHAPE (/0/discover/family)'],
    ['a family that is no string', [entry({discover: {family: 1}})], 'SHAPE (/0/discover/family)'],
    [
      'no arguments',
      [entry({discover: undefined, validate: {name: 'loan.list'}})],
      'SHAPE (/0/validate/arguments)',
    ],
    ['no name', [entry({discover: undefined, validate: {arguments: {}}})], 'SHAPE (/0/validate/name)'],
  ])('%s', async (_, requests, sentence) => {
    const {code, out, err, names} = await recordOf(requests);
    expect({code, out, names}).toEqual({code: 1, out: '', names: ['requests.json']});
    expect(err).toMatch(/^requests\.json:1:\d+: /);
    expect(err).toContain(`: ${sentence} `);
  });

  it('but the same entry without a fault is accepted', async () => {
    expect((await recordOf([entry(), entry({id: 'two'})])).code).toBe(0);
  });

  it('an empty note is said to be missing, in words and not as a pattern', async () => {
    const {err} = await recordOf([entry({note: {ko: '가', en: ' \n'}})]);
    expect(err).toMatch(/SHAPE \(\/0\/note\/en\) .*en.* is missing\./);
    expect(err).not.toContain('\\S');
    expect((await recordOf([entry({note: {ko: '가', en: '.'}})])).code).toBe(0);
  });

  it('a value that does not fit ends its sentence before the next', async () => {
    expect((await recordOf([entry({discover: {family: 1}})])).err).toMatch(
      / The value .*1.* does not fit\. /,
    );
  });

  it('10,000 are recorded and one more is refused, before any is answered', async () => {
    const many = (count: number) =>
      JSON.stringify(
        Array.from({length: count}, (_, i) => entry({id: `r${i}`, discover: {family: 'nobody'}})),
      );
    const full = await recordOf(many(10_000));
    expect([full.code, full.names]).toEqual([0, ['library.json', 'requests.json']]);
    // The last entry is no request at all: nothing looked at it.
    const over = await recordOf(`\n${many(10_000).slice(0, -1)},0]`);
    expect([over.code, over.names]).toEqual([1, ['requests.json']]);
    expect(over.err).toMatch(/^requests\.json:2:1: TOO_MANY 10001 .*10000.*Split/);
    expect(over.err.trim().split('\n')).toHaveLength(1);
  });

  it('and every fault is named, not only the first', async () => {
    const {err} = await recordOf([entry({id: 'A'}), entry({id: 'b', extra: 1})]);
    expect(err.trim().split('\n')).toHaveLength(2);
  });
});

describe('a catalogue with a corrupt entry stops record', () => {
  it('with its code and place, and nothing is written', async () => {
    const cwd = folderWith({
      'catalog.json': readText(CATALOG).replace('"effect": "read"', '"effect": "reads"'),
    });
    const {code, out, err} = await runCommand(recordWords({catalog: 'catalog.json'}), {cwd});
    expect({code, out}).toEqual({code: 1, out: ''});
    expect(err).toContain('catalog.json:5:15: INVALID_METADATA (/0/effect) ');
    expect(namesIn(cwd)).toEqual(['catalog.json']);
  });

  it('also where no request is about that entry, or where there is no request at all', async () => {
    const cwd = folderWith({
      'catalog.json': readText(CATALOG).replace('"enabled": false', '"enabled": 0'),
      'none.json': '[]',
    });
    const words = recordWords({catalog: 'catalog.json', requests: 'none.json'});
    expect((await runCommand(words, {cwd})).err).toContain('INVALID_METADATA (/4/enabled)');
    expect((await runCommand(recordWords({requests: 'none.json'}), {cwd})).code).toBe(0);
  });
});

describe('what the options say of the collection is held to the format', () => {
  it.each([
    ['id', 'Library', '--id: SHAPE '],
    ['id', 'a/b', '--id: SHAPE '],
    ['id', '', '--id: SHAPE '],
    ['id', 'nul', '--id: SHAPE '],
    ['title-ko', '', '--title-ko: SHAPE The value of this option is empty. '],
    ['title-en', ' ', '--title-en: SHAPE The value of this option is empty. '],
    ['title-en', '\ud800', '--title-en: LONE_SURROGATE '],
  ])(
    '--%s %j is refused by the name of the option, and nothing is written',
    async (option, value, sentence) => {
      const cwd = folderWith();
      const {code, err} = await runCommand(recordWords({[option]: value}), {cwd});
      expect(code).toBe(2);
      expect(err).toContain(sentence);
      expect(namesIn(cwd)).toEqual([]);
    },
  );

  it('an empty summary is refused, and a title of any characters is kept', async () => {
    const {code, err} = await runCommand(recordWords({'summary-ko': '', 'summary-en': 'x', output: '-'}));
    expect(code).toBe(2);
    expect(err).toContain('--summary-ko: SHAPE ');
    const title = '"\\ <b>\u0007‮';
    expect(
      read((await runCommand(recordWords({'title-en': title, output: '-'}))).out).collection.title.en,
    ).toBe(title);
  });
});

describe('the file that record writes', () => {
  it('is kept where it is already there, to the byte, with 1 and how to replace it', async () => {
    const cwd = folderWith({'library.json': 'mine'});
    const {code, err} = await runCommand(recordWords(), {cwd});
    expect(code).toBe(1);
    expect(err).toMatch(/^library\.json: .*--overwrite/);
    expect((await runCommand([...recordWords(), '--lang=ko'], {cwd})).err).toMatch(/[가-힣].*--overwrite/);
    expect(readText(cwd, 'library.json')).toBe('mine');
    expect(namesIn(cwd)).toEqual(['library.json']);
  });

  it('is replaced with --overwrite, keeping its permissions', async () => {
    const cwd = folderWith({'library.json': 'mine'});
    chmodSync(join(cwd, 'library.json'), 0o640);
    expect((await runCommand([...recordWords(), '--overwrite'], {cwd})).code).toBe(0);
    expect(read(readText(cwd, 'library.json')).collection.id).toBe('library');
    expect(statSync(join(cwd, 'library.json')).mode & 0o777).toBe(0o640);
    expect(namesIn(cwd)).toEqual(['library.json']);
  });

  it('stays as it was where the new one is refused, also with --overwrite', async () => {
    const cwd = folderWith({'library.json': 'mine', 'requests.json': '[{}]'});
    expect((await runCommand([...recordWords({requests: 'requests.json'}), '--overwrite'], {cwd})).code).toBe(
      1,
    );
    expect((await runCommand([...recordWords({id: 'No'}), '--overwrite'], {cwd})).code).toBe(2);
    expect(readText(cwd, 'library.json')).toBe('mine');
  });

  it('leads through a symbolic link, which stays one', async () => {
    const cwd = folderWith({'real.json': 'mine'});
    symlinkSync('real.json', join(cwd, 'library.json'));
    expect((await runCommand(recordWords(), {cwd})).code).toBe(1);
    expect(readText(cwd, 'real.json')).toBe('mine');
    expect((await runCommand([...recordWords(), '--overwrite'], {cwd})).code).toBe(0);
    expect(read(readText(cwd, 'real.json')).collection.id).toBe('library');
  });

  it.each([
    ['a folder', 'folder', 'folder: This is a folder.'],
    ['in a folder that does not exist', 'none/library.json', 'none/library.json: Its folder does not exist.'],
    ['behind a file', 'file/library.json', 'file/library.json: Its folder does not exist.'],
    ['too long a name', `${'n'.repeat(300)}.json`, 'could not be written (ENAMETOOLONG)'],
  ])('gets 2 where it is %s, and nothing is left behind', async (_, output, sentence) => {
    const cwd = folderWith();
    mkdirSync(join(cwd, 'folder'));
    writeFileSync(join(cwd, 'file'), '');
    for (const more of [[], ['--overwrite']]) {
      const {code, out, err} = await runCommand([...recordWords({output}), ...more], {cwd});
      expect({code, out}).toEqual({code: 2, out: ''});
      expect(err).toContain(sentence);
    }
    expect(namesIn(cwd)).toEqual(['file', 'folder']);
    expect(namesIn(cwd, 'folder')).toEqual([]);
  });

  it('gets 2 where its folder may not be written to', async () => {
    const cwd = folderWith({'other.json': ''});
    const {code, err} = await asOrdinaryUser(join(cwd, 'other.json'), async () => {
      if (process.getuid?.() !== 0) chmodSync(cwd, 0o555);
      return runCommand(recordWords(), {cwd}).finally(
        () => process.getuid?.() !== 0 && chmodSync(cwd, 0o755),
      );
    });
    expect(code).toBe(2);
    expect(err).toContain('library.json: You have no permission to write here.');
  });

  it('goes to standard output as the same bytes where it is a hyphen', async () => {
    const cwd = folderWith();
    await runCommand(recordWords(), {cwd});
    const {code, out} = await runCommand(recordWords({output: '-'}), {cwd});
    expect(code).toBe(0);
    expect(out).toBe(readText(cwd, 'library.json'));
    expect(namesIn(cwd)).toEqual(['library.json']);
  });
});
