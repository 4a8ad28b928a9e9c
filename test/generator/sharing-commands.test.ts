import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {CHECKOUT, folderWith, runCommand} from './run-command.ts';

const COLLECTIONS = join(CHECKOUT, 'generator/collections');
const NEW = join(COLLECTIONS, 'sharing-weather.json');
const OLD = join(COLLECTIONS, 'sharing-weather-1.1.0.json');

const least = (changes: object = {}) =>
  JSON.stringify({name: 'a', description: 'b', parameters: {type: 'object'}, ...changes});

describe('validate --definition', () => {
  const validate = (args: string, ...more: string[]) =>
    runCommand(['validate', '--definition', NEW, '--arguments', args, ...more]);

  it('accepts what fits, and shows what was sent and what was filled in', async () => {
    expect(await validate('{"city":"London"}')).toEqual({
      code: 0,
      out: '{"ok":{"name":"get_weather","arguments":{"city":"London"},"filled":{"city":"London","units":"celsius"},"shape_valid":true,"authorized":false,"executed":false}}\n',
      err: '',
    });
  });

  it('refuses what does not, with the envelope as the answer and a sentence with its place', async () => {
    const {code, out, err} = await validate('{"city":"London",\n"units":"kelvin"}');
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      error: 'INVALID_PARAMS',
      at: '/units',
      envelope: {
        error: true,
        code: 'INVALID_PARAMS',
        details: {path: '/units', schema_path: '/properties/units/enum'},
      },
    });
    expect(err).toMatch(/^--arguments:2:9: INVALID_PARAMS \(\/units\) The arguments do not fit/);
    expect((await validate('{"city":""}', '--lang=ko')).err).toContain('인자가 스키마에 맞지 않습니다');
  });

  it('gives no envelope where nothing was decided', async () => {
    const {code, out, err} = await validate('{"city":9007199254740993}');
    expect({code, out}).toEqual({code: 1, out: '{"error":"INEXACT_NUMBER","at":"/city"}\n'});
    expect(err).toContain('would be rounded');
  });

  it.each<[string, string[], string]>([
    ['beside a catalogue', ['--catalog=a'], 'exclude each other'],
    ['beside a name', ['--name=a'], 'exclude each other'],
  ])('is not taken %s', async (_, more, sentence) => {
    const {code, err} = await validate('{}', ...more);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
  });

  it('can be missing only where catalogue and name are there', async () => {
    const {code, err} = await runCommand(['validate', '--catalog=a', '--arguments={}']);
    expect(code).toBe(2);
    expect(err).toContain('Missing: --name');
    expect(err).toContain('validate (--catalog FILE --name N | --definition FILE) --arguments JSON|@FILE');
  });

  it.each<[string, object, RegExp]>([
    ['an unknown key', {colour: 1}, /^a\.json:1:\d+: SHAPE \(\/colour\)/],
    ['a bad version', {version: '1'}, /^a\.json:1:\d+: INVALID_VERSION \(\/version\) This is not a version/],
    [
      'a faulty schema',
      {parameters: {type: 'objekt'}},
      /^a\.json:1:\d+: INVALID_SCHEMA \(\/parameters\/type\)/,
    ],
    [
      'a wrong example',
      {
        parameters: {type: 'object', required: ['x']},
        examples: [{description: 'd', input: {}, output: 1}],
      },
      /^a\.json:1:\d+: INVALID_EXAMPLE \(\/examples\/0\/input\/x\) The example does not fit/,
    ],
  ])('refuses a definition with %s, with its place in the file', async (_, changes, line) => {
    for (const words of [
      ['validate', '--definition=a.json', '--arguments={}'],
      ['export', 'a.json', '--to=mcp'],
      ['compare', 'a.json', 'a.json'],
    ]) {
      const {code, out, err} = await runCommand(words, {cwd: folderWith({'a.json': least(changes)})});
      expect({code, out}).toEqual({code: 1, out: ''});
      expect(err).toMatch(line);
      expect((await runCommand(words, {cwd: folderWith({'a.json': least()})})).code).toBe(0);
    }
  });
});

describe('export', () => {
  it('prints the tool and what was left out, on one line', async () => {
    const {code, out, err} = await runCommand(['export', NEW, '--to', 'openai']);
    expect({code, err}).toEqual({code: 0, err: ''});
    expect(out).toMatch(/^\{"ok":\{"type":"function",.*\},"left_out":\["\/version",.*\]\}\n$/);
  });

  it('refuses the whole for one name that the target forbids, and says which', async () => {
    const stdin =
      '{"tools":[{"name":"a","inputSchema":{"type":"object"}},\n{"name":"a.b","inputSchema":{"type":"object"}}]}';
    const {code, out, err} = await runCommand(['export', '-', '--to=anthropic'], {stdin});
    expect({code, out}).toEqual({code: 1, out: '{"error":"NAME_NOT_ALLOWED","at":"/tools/1/name"}\n'});
    expect(err).toMatch(/^-:2:9: NAME_NOT_ALLOWED \(\/tools\/1\/name\) .*anthropic.*“a\.b”/);
    expect((await runCommand(['export', '-', '--to=mcp'], {stdin})).code).toBe(0);
  });

  it('names the tool whose schema is refused', async () => {
    const stdin = '{"tools":[{"name":"a","inputSchema":{}}]}';
    const {err} = await runCommand(['export', '-', '--to=mcp', '--lang=ko'], {stdin});
    expect(err).toContain('SCHEMA_NOT_ALLOWED (/tools/0/inputSchema/type) mcp 형식에서는');
    expect(err).toContain('‘a’ 도구의');
  });

  it.each<[string, string[], string]>([
    ['an unknown target', [NEW, '--to=gemini'], 'It takes one of: openai, openai-responses, anthropic, mcp'],
    ['no target', [NEW], 'Missing: --to'],
    ['no file', ['--to=mcp'], 'No file was named'],
    ['two files', [NEW, OLD, '--to=mcp'], 'one word too many'],
  ])('with %s exits with 2', async (_, words, sentence) => {
    const {code, out, err} = await runCommand(['export', ...words]);
    expect({code, out}).toEqual({code: 2, out: ''});
    expect(err).toContain(sentence);
  });

  it('refuses a listing without what a tool needs', async () => {
    const {code, err} = await runCommand(['export', '-', '--to=mcp'], {stdin: '{"tools":[{"name":"a"}]}'});
    expect(code).toBe(1);
    expect(err).toContain('SHAPE (/tools/0/inputSchema)');
  });
});

describe('compare', () => {
  it('exits with 1 and prints every change with its place and level, and the next version', async () => {
    const {code, out, err} = await runCommand(['compare', OLD, NEW]);
    expect({code, err}).toEqual({code: 1, err: ''});
    expect(out.split('\n')[0]).toBe('minor: 1.1.0 → 1.2.0');
    expect(out).toMatch(
      /^minor {2}OPTIONAL_PARAMETER_ADDED {2}\/parameters\/properties\/units {2}An optional/m,
    );
  });

  it('exits with 0 where nothing changed but spelling', async () => {
    const cwd = folderWith({'a.json': least(), 'b.json': JSON.stringify(JSON.parse(least()), null, 4)});
    expect(await runCommand(['compare', 'a.json', 'b.json'], {cwd})).toEqual({
      code: 0,
      out: 'Nothing changed.\n',
      err: '',
    });
  });

  it('prints JSON that says the same in every language', async () => {
    const json = await runCommand(['compare', OLD, NEW, '--format=json']);
    expect(JSON.parse(json.out)).toMatchObject({level: 'minor', old: '1.1.0', next: '1.2.0'});
    expect(JSON.parse(json.out).changes[0]).toEqual({
      code: 'OPTIONAL_PARAMETER_ADDED',
      at: '/parameters/properties/units',
      level: 'minor',
    });
    expect((await runCommand(['compare', OLD, NEW, '--format=json', '--lang=ko'])).out).toBe(json.out);
  });

  it('prints Markdown with a table, in both languages', async () => {
    const english = await runCommand(['compare', OLD, NEW, '--format', 'markdown']);
    expect(english.out).toContain('| Level | Change | Place |\n| --- | --- | --- |\n');
    expect(english.out).toContain(
      '| minor | An optional parameter was added. | `/parameters/properties/units` |',
    );
    const korean = await runCommand(['compare', OLD, NEW, '--format', 'markdown', '--lang', 'ko']);
    expect(korean.out).toContain('| 수준 | 바뀐 것 | 위치 |');
  });

  it('lets no name of others become markup or move a cursor', async () => {
    const listing = (properties: object) =>
      JSON.stringify({tools: [{name: 'a', inputSchema: {type: 'object', properties}}]});
    const cwd = folderWith({'a.json': listing({}), 'b.json': listing({'x|`\u001b[2J\u202e': {}})});
    const markdown = await runCommand(['compare', 'a.json', 'b.json', '--format=markdown'], {cwd});
    expect(markdown.out).toContain('``/tools/0/inputSchema/properties/x\\|`\\u{1b}[2J\\u{202e}``');
    const text = await runCommand(['compare', 'a.json', 'b.json'], {cwd});
    for (const {out} of [markdown, text]) expect(out).not.toMatch(/[\u001b\u202e]/);
  });

  it.each<[string, string[], number, string]>([
    ['one file', [OLD], 2, 'The file NEW was not named'],
    ['three files', [OLD, NEW, NEW], 2, 'one word too many'],
    ['another format', [OLD, NEW, '--format=xml'], 2, 'It takes one of: text, json, markdown'],
    ['a file that is not there', [OLD, 'none.json'], 2, 'none.json: There is no such file'],
  ])('with %s does not compare', async (_, words, code, sentence) => {
    const ran = await runCommand(['compare', ...words]);
    expect({code: ran.code, out: ran.out}).toEqual({code, out: ''});
    expect(ran.err).toContain(sentence);
  });

  it('refuses a definition beside a listing', async () => {
    const {code, out, err} = await runCommand(['compare', OLD, '-'], {stdin: '{"tools":[]}'});
    expect({code, out}).toEqual({code: 1, out: ''});
    expect(err).toContain('One of the files is a definition and the other a listing.');
  });
});
