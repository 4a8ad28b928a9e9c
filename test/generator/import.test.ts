import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import about from '../../package.json' with {type: 'json'};
import {parseCollection} from '../../src/record/index.ts';
import {CHECKOUT, folderWith, namesIn, readText, runCommand} from './run-command.ts';

const DEMO = readFileSync(new URL('../fixtures/demo-listing.json', import.meta.url), 'utf8');
const sha256 = (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex');
const TITLES = ['--id=mine', '--title-ko=도서관 도구', '--title-en=Library tools'];
const importWords = (...more: readonly string[]) => ['import', ...more, ...TITLES];

/** Imports these files, named a.json, b.json …, into mine.json. */
async function importing(contents: readonly (string | Uint8Array)[], ...more: readonly string[]) {
  const names = contents.map((_, i) => `${'abcdef'[i]}.json`);
  const cwd = folderWith(Object.fromEntries(contents.map((content, i) => [names[i], content])));
  const ran = await runCommand(importWords(...names, ...more, '-o', 'mine.json'), {cwd});
  return {...ran, cwd, written: namesIn(cwd).includes('mine.json')};
}

const extracted = async (cwd: string, record = 'listing') =>
  (await runCommand(['extract', 'mine.json', '--record', record], {cwd})).out;

describe('import', () => {
  it('makes a collection with one listing, which check accepts and extract gives back', async () => {
    const {code, out, err, cwd} = await importing([DEMO]);
    expect({code, out, err}).toEqual({code: 0, out: '', err: 'mine.json: written: mine, 1 record\n'});
    expect((await runCommand(['check', 'mine.json'], {cwd})).out).toBe('mine.json: mine, 1 record\n');
    expect(await extracted(cwd)).toBe(DEMO);
  });

  it('says where the list comes from, in both languages, and names no clock, machine or user', async () => {
    const {cwd} = await importing([DEMO]);
    const reading = parseCollection(readText(cwd, 'mine.json'));
    expect(reading.ok && reading.collection).toEqual({
      format: 'tool-records',
      version: 1,
      id: 'mine',
      title: {ko: '도서관 도구', en: 'Library tools'},
      source: {
        origin: 'imported',
        inputs: [{kind: 'mcp-listing', sha256: sha256(DEMO)}],
        generator: about.version,
      },
      records: [
        {
          id: 'listing',
          kind: 'listing',
          label: {ko: '도구 목록', en: 'Tool listing'},
          note: {ko: expect.stringMatching(/[가-힣]/), en: expect.stringContaining('MCP')},
          judge: 'server',
          from: 'mcp',
          pages: [expect.anything()],
          sha256: sha256(`${DEMO}\n`),
        },
      ],
    });
  });

  it('gives the same bytes every time, also on standard output and from standard input', async () => {
    const {cwd} = await importing([DEMO]);
    const {out} = await runCommand(importWords('-', '-o', '-'), {stdin: DEMO});
    expect(out).toBe(readText(cwd, 'mine.json'));
  });

  it.each([
    ['white space around it', ' \t\r\n{"tools":[]}\r\n\n '],
    [
      'digits, escapes and the order of keys',
      '{"tools":[{"name":"\\u0061\\/","inputSchema":{"b":1.0,"10":-0,"2":1e400,"a":9007199254740993}}]}',
    ],
    ['no line end', '{"tools":[]}'],
    ['carriage returns', '{\r"tools"\r:\r[]\r}\r'],
    ['characters that hide', '{"tools":[{"name":"a\u202e\u200b\u2028\u0085\u007f","inputSchema":{}}]}'],
    ['64 levels', `{"tools":[{"inputSchema":${'{"a":'.repeat(60)}{}${'}'.repeat(60)}}]}`],
  ])('keeps %s, and extract gives every byte back', async (_, text) => {
    const {code, cwd} = await importing([text]);
    expect(code).toBe(0);
    expect(await extracted(cwd)).toBe(text);
    expect(JSON.parse(readText(cwd, 'mine.json')).records[0].pages[0]).toEqual(JSON.parse(text));
  });

  it('drops a byte order mark and says so', async () => {
    const {code, err, cwd} = await importing([`\ufeff${DEMO}`]);
    expect(code).toBe(0);
    expect(err).toContain('a.json: The byte order mark at its start was dropped');
    expect(await extracted(cwd)).toBe(DEMO);
    expect((await importing([`\ufeff${DEMO}`], '--lang=ko')).err).toContain('바이트 순서 표시를 뺐습니다');
    expect((await importing([DEMO])).err).not.toContain('mark');
  });

  it('joins pages, each kept apart, and gives them back as one array', async () => {
    const pages = [' {"tools":[{"name":"a","inputSchema":{}}],"nextCursor":"1"}\n', '\n{"tools":[]}\n'];
    const {code, err, cwd} = await importing(pages);
    expect([code, err]).toEqual([0, 'mine.json: written: mine, 1 record\n']);
    expect(await extracted(cwd)).toBe(`[${pages.join(',')}]`);
    expect((await runCommand(['check', 'mine.json'], {cwd})).code).toBe(0);
    const again = await importing([await extracted(cwd)]);
    expect([again.code, await extracted(again.cwd)]).toEqual([0, `[${pages.join(',')}]`]);
  });

  it('makes a record for each of two lists, and names the file it came from', async () => {
    const {cwd} = await importing(['{"tools":[]}', '{"tools":[] }']);
    const {records} = JSON.parse(readText(cwd, 'mine.json'));
    expect(records.map(({id, label}: {id: string; label: object}) => [id, label])).toEqual([
      ['listing-1', {ko: '도구 목록: a', en: 'Tool listing: a'}],
      ['listing-2', {ko: '도구 목록: b', en: 'Tool listing: b'}],
    ]);
    expect(await extracted(cwd, 'listing-2')).toBe('{"tools":[] }');
  });

  it.each([
    ['openai', '[{"type":"function","function":{"name":"a"}}]'],
    ['openai-responses', '[{"type":"function","name":"a","parameters":{}}]'],
    ['anthropic', '[{"name":"a","input_schema":{}}]'],
    ['mcp', '[{"name":"a","inputSchema":{}}]'],
  ])('recognises the form %s, and --from says another', async (from, text) => {
    const kindOf = (cwd: string) => JSON.parse(readText(cwd, 'mine.json')).records[0].from;
    expect(kindOf((await importing([text])).cwd)).toBe(from);
    expect(kindOf((await importing([text], '--from=anthropic')).cwd)).toBe('anthropic');
  });

  it('imports a list whose next page is missing, and says so with the place', async () => {
    const {code, err, written} = await importing(['{"tools":[],\n"nextCursor":""}']);
    expect([code, written]).toEqual([0, true]);
    expect(err).toMatch(/^a\.json:2:14: PAGE_MISSING \(\/nextCursor\) The list goes on, .+ add the file/);
    expect((await importing(['{"tools":[],"nextCursor":null}'])).err).not.toContain('PAGE_MISSING');
  });
});

describe('bad input is refused with its place and the next step in both languages, and nothing is written', () => {
  const one = '{"tools":[{"name":"a","inputSchema":{}}],"nextCursor":"8"}';
  it.each<[string, readonly string[], RegExp]>([
    ['no listing', ['{"resources":[]}'], /^a\.json:1:1: NOT_A_LISTING /],
    [
      'an answer that is an error',
      ['{"id":1,\n"error":{"code":-32601}}'],
      /^a\.json:2:9: ERROR_ANSWER \(\/error\) /,
    ],
    ['an unknown form', ['[{"name":"a"}]'], /^a\.json:1:1: UNKNOWN_TOOLS /],
    ['a tool that is no object', ['{"tools":[{},\n 5]}'], /^a\.json:2:2: TOOL_NOT_OBJECT \(\/tools\/1\) /],
    ['a cursor that comes twice', [one, one], /^b\.json:1:\d+: CURSOR_TWICE \(\/nextCursor\) /],
    ['a file cut in the middle', [DEMO.slice(0, 1000)], /^a\.json:\d+:\d+: SYNTAX \(\/tools\/0\//],
    ['an empty file', [''], /^a\.json: EMPTY /],
    ['a web page', ['<!doctype html>'], /^a\.json: HTML /],
    ['a key that stands twice', ['{"tools":[],"tools":[]}'], /^a\.json:1:13: DUPLICATE_KEY \(\/tools\) /],
    ['one bad file of two', ['{"tools":[]}', '{}'], /^b\.json:1:1: NOT_A_LISTING /],
  ])('%s', async (_, contents, line) => {
    for (const [lang, words] of [
      ['en', /[a-z]{3,}.*\. .*[a-z]{3,}/],
      ['ko', /[가-힣]{2,}.*\. .*[가-힣]{2,}/],
    ] as const) {
      const {code, out, err, written} = await importing(contents, `--lang=${lang}`);
      expect({code, out, written}).toEqual({code: 1, out: '', written: false});
      expect(err).toMatch(line);
      expect(err).toMatch(words);
    }
  });

  it('bytes that are no UTF-8', async () => {
    const {code, err, written} = await importing([Buffer.from('{"tools":["\xff"]}', 'latin1')]);
    expect([code, written]).toEqual([1, false]);
    expect(err).toMatch(/^a\.json:1:12: ENCODING /);
  });

  it('lists that are too large together', async () => {
    const large = JSON.stringify({tools: [{name: 'a', description: 'x'.repeat(2_600_000), inputSchema: {}}]});
    expect((await importing([large])).code).toBe(0);
    const {code, err, written} = await importing([large, large]);
    expect([code, written]).toEqual([1, false]);
    expect(err).toMatch(/^b\.json: TOO_LARGE /);
  });

  it('an id that is none, by the name of its option', async () => {
    const cwd = folderWith({'a.json': DEMO});
    const words = ['import', 'a.json', '--id=No', '--title-ko=a', '--title-en=a', '-o', 'mine.json'];
    const {code, err} = await runCommand(words, {cwd});
    expect([code, namesIn(cwd)]).toEqual([2, ['a.json']]);
    expect(err).toContain('--id: SHAPE ');
  });

  it('a target that is there, unless --overwrite says otherwise', async () => {
    const cwd = folderWith({'a.json': DEMO, 'mine.json': 'mine'});
    expect((await runCommand(importWords('a.json', '-o', 'mine.json'), {cwd})).code).toBe(1);
    expect(readText(cwd, 'mine.json')).toBe('mine');
    expect((await runCommand(importWords('a.json', '-o', 'mine.json', '--overwrite'), {cwd})).code).toBe(0);
  });
});

describe('a text that was changed after it was imported', () => {
  it.each([
    ['a formatter went over', (text: string) => JSON.stringify(JSON.parse(text), null, 2)],
    ['a letter was changed', (text: string) => text.replace('desk_status', 'desk_states')],
    ['a space was added', (text: string) => text.replace('"pages": [', '"pages": [ ')],
  ])('is noticed by check and by extract where %s', async (_, change) => {
    const {cwd} = await importing([DEMO]);
    const before = readText(cwd, 'mine.json');
    const after = change(before);
    expect(after).not.toBe(before);
    for (const words of [
      ['check', '-'],
      ['extract', '-', '--record=listing'],
    ]) {
      const {code, out, err} = await runCommand(words, {stdin: after});
      expect({code, out}).toEqual({code: 1, out: ''});
      expect(err).toMatch(/^-:\d+:\d+: CHANGED_TEXT \(\/records\/0\/pages\) /);
      expect((await runCommand([...words, '--lang=ko'], {stdin: after})).err).toMatch(
        /CHANGED_TEXT .*[가-힣]/,
      );
      expect((await runCommand(words, {stdin: before})).code).toBe(0);
    }
  });

  it('is not the text where only what is around it changed', async () => {
    const {cwd} = await importing([DEMO]);
    const after = readText(cwd, 'mine.json')
      .replace('Library tools', 'Tools')
      .replace(/\n {2}"source"/, '"source"');
    expect((await runCommand(['check', '-'], {stdin: after})).code).toBe(0);
    expect((await runCommand(['extract', '-', '--record=listing'], {stdin: after})).out).toBe(DEMO);
  });
});

describe('extract', () => {
  const discovery = readText(CHECKOUT, 'records/discovery.json');

  it('names the records that there are where one is not', async () => {
    const {code, out, err} = await runCommand(['extract', '-', '--record=none'], {stdin: discovery});
    expect({code, out}).toEqual({code: 1, out: ''});
    expect(err).toMatch(/^-: NO_SUCH_RECORD There is no record “none”\. Name one of these: .*exact-name/);
  });

  it('refuses a record that holds nothing of others', async () => {
    const {code, out, err} = await runCommand(['extract', '-', '--record=exact-name'], {stdin: discovery});
    expect({code, out}).toEqual({code: 1, out: ''});
    expect(err).toMatch(/^-: NOTHING_RECORDED \(\/records\/1\) /);
  });

  it('refuses a file that is no collection', async () => {
    expect((await runCommand(['extract', '-', '--record=a'], {stdin: DEMO})).code).toBe(1);
    expect((await runCommand(['extract', 'none.json', '--record=a'])).code).toBe(2);
  });
});
