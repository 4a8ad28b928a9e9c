import {describe, expect, it} from 'vitest';
import {CATALOG, folderWith, runCommand} from './run-command.ts';

const tool = (changes: object = {}) => ({
  name: 'loan.list',
  family: 'loans',
  effect: 'read',
  enabled: true,
  fields: {card: {type: 'string', required: true, max_length: 20}},
  ...changes,
});
const field = (changes: object) => ({
  fields: {card: {type: 'string', required: true, max_length: 20, ...changes}},
});

const discover = (family: string, name?: string, catalog = CATALOG) =>
  runCommand([
    'discover',
    `--catalog=${catalog}`,
    `--family=${family}`,
    ...(name === undefined ? [] : [`--name=${name}`]),
  ]);
const validate = (name: string, args: string, more: readonly string[] = []) =>
  runCommand(['validate', `--catalog=${CATALOG}`, `--name=${name}`, `--arguments=${args}`, ...more]);

describe('discover', () => {
  it('answers with one line of JSON on standard output and says nothing else', async () => {
    const {code, out, err} = await discover('loans');
    expect({code, err}).toEqual({code: 0, err: ''});
    expect(out).toMatch(/^\{"ok":.*\}\n$/);
    expect(JSON.parse(out).ok.map((one: {name: string}) => one.name)).toEqual(['loan.list', 'loan.extend']);
  });

  it('answers an empty list for a family whose tools are all disabled', async () => {
    const folder = folderWith({'a.json': JSON.stringify([tool({enabled: false})])});
    expect(await discover('loans', undefined, `${folder}/a.json`)).toEqual({
      code: 0,
      out: '{"ok":[]}\n',
      err: '',
    });
  });

  it.each([
    [
      'a family that no tool has',
      'loan',
      undefined,
      'UNKNOWN_FAMILY',
      '/family',
      '--family: UNKNOWN_FAMILY ',
    ],
    ['a family that is no label', 'Loans', undefined, 'INVALID_LABEL', '/family', '--family: INVALID_LABEL '],
    ['an empty family', '', undefined, 'INVALID_LABEL', '/family', '--family: INVALID_LABEL '],
    [
      'a tool of another family',
      'loans',
      'shelf.find',
      'TOOL_NOT_AVAILABLE_IN_FAMILY',
      '/name',
      '--name: TOOL_NOT_AVAILABLE_IN_FAMILY ',
    ],
    [
      'a disabled tool by its exact name',
      'all',
      'loan.forgive',
      'TOOL_NOT_AVAILABLE_IN_FAMILY',
      '/name',
      '--name: TOOL_NOT_AVAILABLE_IN_FAMILY ',
    ],
    ['a name that is no label', 'loans', 'LOAN', 'INVALID_LABEL', '/name', '--name: INVALID_LABEL '],
  ])(
    'refuses %s with 1, the code and place as the answer, and a sentence beside it',
    async (_, family, name, error, at, sentence) => {
      const {code, out, err} = await discover(family, name);
      expect({code, out}).toEqual({code: 1, out: `${JSON.stringify({error, at})}\n`});
      expect(err).toContain(sentence);
      expect(err.trim().split('\n')).toHaveLength(1);
    },
  );

  it('says the refusal in Korean where that is asked for', async () => {
    const {err} = await runCommand(['discover', '--catalog', CATALOG, '--family', 'loan', '--lang', 'ko']);
    expect(err).toMatch(/^--family: UNKNOWN_FAMILY .*loan.*[가-힣]/);
  });
});

describe('validate', () => {
  it('accepts a valid shape, and says in the answer that it gives no permission', async () => {
    const {code, out, err} = await validate('loan.list', '{"card":"A-1"}');
    expect({code, err}).toEqual({code: 0, err: ''});
    expect(out).toBe(
      '{"ok":{"name":"loan.list","arguments":{"card":"A-1"},"shape_valid":true,"authorized":false,"executed":false}}\n',
    );
  });

  it.each([[''], [' \n']])('says of the arguments %j that the option is empty, not a file', async sent => {
    const {code, out, err} = await validate('loan.list', sent);
    expect([code, out]).toEqual([1, '']);
    expect(err).toBe('--arguments: EMPTY The value of this option is empty. Write one.\n');
    expect((await validate('loan.list', '[]')).err).not.toContain('EMPTY');
  });

  it('keeps the order and the spelling of what was sent', async () => {
    const {out} = await validate('shelf.reserve', '{"days":-0,\n "book":"\\u0041"}');
    expect(out).toContain('"arguments":{"days":-0,"book":"A"}');
  });

  it('reads arguments from a file behind an @, and names the place in that file', async () => {
    const cwd = folderWith({'good.json': '{"card": "A-1"}', 'bad.json': '{\n  "card": "A-1",\n  "cord": 1}'});
    const words = ['validate', '--catalog', CATALOG, '--name', 'loan.list', '--arguments'];
    expect((await runCommand([...words, '@good.json'], {cwd})).code).toBe(0);
    const {code, out, err} = await runCommand([...words, '@bad.json'], {cwd});
    expect({code, out}).toEqual({code: 1, out: '{"error":"INVALID_ARGUMENT_KEYS","at":"/cord"}\n'});
    expect(err).toMatch(/^bad\.json:3:3: INVALID_ARGUMENT_KEYS \(\/cord\) .*‘cord’/);
    expect((await runCommand([...words, '@none.json'], {cwd})).code).toBe(2);
  });

  it.each([
    [
      'a key that is unknown',
      '{"card":"A","colour":1}',
      'INVALID_ARGUMENT_KEYS',
      '/colour',
      '--arguments:1:13: INVALID_ARGUMENT_KEYS (/colour) ',
    ],
    [
      'a key that is missing',
      '{}',
      'INVALID_ARGUMENT_KEYS',
      '/card',
      '--arguments:1:1: INVALID_ARGUMENT_KEYS (/card) ',
    ],
    [
      'a value of another type',
      '{"card":1}',
      'INVALID_ARGUMENT_VALUE',
      '/card',
      '--arguments:1:9: INVALID_ARGUMENT_VALUE (/card) ',
    ],
    [
      'what is no object',
      '["card"]',
      'INVALID_ARGUMENT_KEYS',
      undefined,
      '--arguments:1:1: INVALID_ARGUMENT_KEYS ',
    ],
  ])('refuses %s', async (_, args, error, at, sentence) => {
    const {code, out, err} = await validate('loan.list', args);
    expect({code, out}).toEqual({code: 1, out: `${JSON.stringify({error, at})}\n`});
    expect(err).toContain(sentence);
  });

  it('refuses a disabled tool by its name, not by its arguments', async () => {
    const {code, err} = await validate('loan.forgive', '{"card":"A"}');
    expect(code).toBe(1);
    expect(err).toMatch(/^--name: TOOL_NOT_AVAILABLE_IN_FAMILY /);
  });

  it('gives no answer where the arguments are not strict JSON', async () => {
    const {code, out, err} = await validate('loan.list', '{"card":"A","card":"B"}');
    expect({code, out}).toEqual({code: 1, out: ''});
    expect(err).toContain('--arguments:1:13: DUPLICATE_KEY (/card) ');
  });
});

describe('a corrupt entry refuses the whole catalog, with its place in the file', () => {
  // The fault stands in the second tool, and the question is about the first, sound one.
  it.each([
    ['INVALID_FIELDS', '/1/fields', tool({name: 'b', fields: []}), 'at most 30 entries'],
    [
      'INVALID_FIELDS',
      '/1/colour',
      {...tool({name: 'b'}), colour: 1},
      'The key “colour” is not known here. A tool has',
    ],
    [
      'INVALID_FIELDS',
      '/1/enabled',
      {name: 'b', family: 'loans', effect: 'read', fields: {}},
      '“enabled” is missing.',
    ],
    ['INVALID_FIELDS', '/1', 'b', 'A tool is an object.'],
    ['INVALID_FIELDS', '/1/fields/card', tool({name: 'b', fields: {card: 1}}), 'A field is an object.'],
    [
      'INVALID_FIELDS',
      '/1/fields/card/min',
      tool({name: 'b', ...field({min: 1})}),
      'The key “min” is not known here. A field has',
    ],
    ['INVALID_LABEL', '/1/name', tool({name: 'B'}), 'The value of “name” does not have the form'],
    [
      'INVALID_LABEL',
      '/1/family',
      tool({name: 'b', family: ''}),
      'The value of “family” does not have the form',
    ],
    [
      'INVALID_LABEL',
      '/1/fields/Card',
      tool({name: 'b', fields: {Card: {}}}),
      '“Card” is not a name that a field may have.',
    ],
    ['DUPLICATE_TOOL', '/1/name', tool({family: 'other'}), 'the same name'],
    ['INVALID_METADATA', '/1/effect', tool({name: 'b', effect: 'none'}), '“read” or “change”'],
    ['INVALID_METADATA', '/1/enabled', tool({name: 'b', enabled: 1}), '“enabled” is true or false'],
    [
      'INVALID_SPEC',
      '/1/fields/card/type',
      tool({name: 'b', ...field({type: 'number'})}),
      '“string”, “integer” or “boolean”',
    ],
    [
      'INVALID_SPEC',
      '/1/fields/card/required',
      tool({name: 'b', ...field({required: 'yes'})}),
      '“required” is true or false',
    ],
    [
      'INVALID_SPEC',
      '/1/fields/card/max_length',
      tool({name: 'b', ...field({max_length: 0})}),
      '“max_length” is a whole number from 1 to 20000.',
    ],
  ])('%s at %s', async (error, at, second, sentence) => {
    // One tool a line, so the line is known without the reader.
    const cwd = folderWith({'a.json': `[${JSON.stringify(tool())},\n${JSON.stringify(second)}]`});
    const expected = {code: 1, out: `${JSON.stringify({error, at})}\n`};
    const listed = await runCommand(['discover', '--catalog=a.json', '--family=loans', '--name=loan.list'], {
      cwd,
    });
    expect({code: listed.code, out: listed.out}).toEqual(expected);
    expect(listed.err).toMatch(/^a\.json:2:\d+: /);
    expect(listed.err).toContain(`: ${error} (${at}) `);
    expect(listed.err).toContain(sentence);

    const checked = await runCommand(
      ['validate', '--catalog=a.json', '--name=loan.list', '--arguments={"card":"A"}', '--lang=ko'],
      {cwd},
    );
    expect({code: checked.code, out: checked.out}).toEqual(expected);
    expect(checked.err).toMatch(/^a\.json:2:\d+: .*[가-힣]/);
  });

  it('INVALID_CATALOG for what is no array', async () => {
    const {code, out, err} = await runCommand(['discover', '--catalog=-', '--family=loans'], {stdin: '{}'});
    expect({code, out}).toEqual({code: 1, out: '{"error":"INVALID_CATALOG"}\n'});
    expect(err).toMatch(/^-:1:1: INVALID_CATALOG A catalogue is an array/);
  });

  it('but two sound entries are accepted', async () => {
    const stdin = JSON.stringify([tool(), tool({name: 'b'})]);
    expect((await runCommand(['discover', '--catalog=-', '--family=loans'], {stdin})).code).toBe(0);
  });

  it('points at an unknown key itself, and at the value of a known one', async () => {
    const place = async (stdin: string) =>
      (await runCommand(['discover', '--catalog=-', '--family=loans'], {stdin})).err.split(' ')[0];
    const text = JSON.stringify([{...tool(), colour: 1}], null, 2);
    expect(await place(text)).toBe(`-:${text.split('\n').findIndex(line => line.includes('colour')) + 1}:5:`);
    expect(await place('[\n{"name": "B", "family":"a","effect":"read","enabled":true,"fields":{}}]')).toBe(
      '-:2:10:',
    );
  });
});
