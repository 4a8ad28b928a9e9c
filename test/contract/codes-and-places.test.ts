import {describe, expect, it} from 'vitest';
import {discover, validateArguments} from '../../generator/contract/index.ts';
import {JsonNumber, type Plain, readJson, toPlain, writeJson} from '../../src/record/index.ts';
import {field, refusalOf, sampleCatalog, tool} from './sample.ts';

/** Reads as the command line does, so that key order and the spelling of numbers are the text's. */
function read(text: string): Plain {
  const reading = readJson(text);
  if (!reading.ok) throw new Error(reading.issues[0]!.code);
  return toPlain(reading.node);
}

const many = (count: number) => Array.from({length: count}, (_, i) => tool({name: `note.${i}`}));
const fields = (count: number) =>
  Object.fromEntries(Array.from({length: count}, (_, i) => [`f${i}`, field()]));
const without = (value: object, key: string) =>
  Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
/** A catalog whose second tool has this one field. */
const withField = (definition: unknown, name = 'f') => [
  tool({name: 'first'}),
  tool({fields: {[name]: definition}}),
];
const second = (more: object) => [tool({name: 'first'}), tool(more)];
const longest = `a${'b'.repeat(79)}`;

type Row = readonly [why: string, refused: unknown, accepted: unknown, code: string, at: string | undefined];

const catalogs: readonly Row[] = [
  ['a catalog that is an object', {}, [], 'INVALID_CATALOG', undefined],
  ['a catalog that is null', null, [], 'INVALID_CATALOG', undefined],
  ['a catalog that is absent', undefined, [], 'INVALID_CATALOG', undefined],
  ['a catalog that is a text', '[]', [], 'INVALID_CATALOG', undefined],
  ['a catalog of 1,001 tools', many(1001), many(1000), 'INVALID_CATALOG', undefined],

  ['a tool that is null', [tool(), null], [tool()], 'INVALID_FIELDS', '/1'],
  ['a tool that is an array', [[]], [tool()], 'INVALID_FIELDS', '/0'],
  ['a hole in the array', new Array(1), [], 'INVALID_FIELDS', '/0'],
  ['a tool that is an instance of a class', [new Date(0)], [tool()], 'INVALID_FIELDS', '/0'],
  ['an unknown key of a tool', second({run: 1}), second({}), 'INVALID_FIELDS', '/1/run'],
  ['a key of a tool with / and ~', second({'a/b~c': 1}), second({}), 'INVALID_FIELDS', '/1/a~1b~0c'],
  ['a missing key of a tool', [without(tool(), 'enabled')], [tool()], 'INVALID_FIELDS', '/0/enabled'],
  ['fields that are an array', second({fields: []}), second({fields: {}}), 'INVALID_FIELDS', '/1/fields'],
  ['31 fields', second({fields: fields(31)}), second({fields: fields(30)}), 'INVALID_FIELDS', '/1/fields'],
  ['a field that is a text', withField('string'), withField(field()), 'INVALID_FIELDS', '/1/fields/f'],
  [
    'an unknown key of a field',
    withField(field({default: 1})),
    withField(field()),
    'INVALID_FIELDS',
    '/1/fields/f/default',
  ],
  [
    'a missing key of a field',
    withField(without(field(), 'required')),
    withField(field()),
    'INVALID_FIELDS',
    '/1/fields/f/required',
  ],

  ['a name that is no text', second({name: 1}), second({}), 'INVALID_LABEL', '/1/name'],
  ['an empty name', second({name: ''}), second({name: 'n'}), 'INVALID_LABEL', '/1/name'],
  [
    'a name of 81 characters',
    second({name: `${longest}c`}),
    second({name: longest}),
    'INVALID_LABEL',
    '/1/name',
  ],
  ['a name with a line end', second({name: 'note\n'}), second({name: 'note'}), 'INVALID_LABEL', '/1/name'],
  ['a name that begins with a digit', second({name: '1a'}), second({name: 'a1'}), 'INVALID_LABEL', '/1/name'],
  ['a name beyond ASCII', second({name: 'not\u00e9'}), second({name: 'note'}), 'INVALID_LABEL', '/1/name'],
  ['a family with a capital', second({family: 'Notes'}), second({}), 'INVALID_LABEL', '/1/family'],
  [
    'a field name with a space',
    withField(field(), 'a b'),
    withField(field(), 'a_b'),
    'INVALID_LABEL',
    '/1/fields/a b',
  ],
  [
    'a field name with /',
    withField(field(), 'a/b'),
    withField(field(), 'a.b'),
    'INVALID_LABEL',
    '/1/fields/a~1b',
  ],

  ['a name for the second time', second({name: 'first'}), second({}), 'DUPLICATE_TOOL', '/1/name'],

  ['an effect with a capital', second({effect: 'Read'}), second({}), 'INVALID_METADATA', '/1/effect'],
  ['an effect that is null', second({effect: null}), second({}), 'INVALID_METADATA', '/1/effect'],
  ['an enabled that is 0', second({enabled: 0}), second({enabled: false}), 'INVALID_METADATA', '/1/enabled'],
  ['an enabled that is null', second({enabled: null}), second({}), 'INVALID_METADATA', '/1/enabled'],

  ...(
    [
      ['type', 'number', 'integer'],
      ['type', 'String', 'string'],
      ['type', null, 'boolean'],
      ['required', 1, true],
      ['required', null, false],
      ['max_length', 0, 1],
      ['max_length', -1, 1],
      ['max_length', 20_001, 20_000],
      ['max_length', 1.5, 2],
      ['max_length', true, 1],
      ['max_length', '10', 10],
      ['max_length', new JsonNumber('1.0'), new JsonNumber('1')],
      ['max_length', new JsonNumber('1e2'), 100],
      ['max_length', new JsonNumber('-0'), 1],
      ['max_length', new JsonNumber('99999999999999999999'), 1],
    ] as const
  ).map(
    ([key, wrong, right]): Row => [
      `${key} ${JSON.stringify(wrong)}`,
      withField(field({[key]: wrong})),
      withField(field({[key]: right})),
      'INVALID_SPEC',
      `/1/fields/f/${key}`,
    ],
  ),
];

describe('a fault of the catalog', () => {
  it.each(catalogs)('%s is refused beside a neighbour that passes', (_, refused, accepted, code, at) => {
    expect(refusalOf(() => discover(refused, 'all'))).toEqual({code, at});
    expect(refusalOf(() => validateArguments(refused, 'note.read', {}))).toEqual({code, at});
    expect(discover(accepted, 'all')).toBeInstanceOf(Array);
  });
});

describe('the place of a key', () => {
  it('is that of the first unknown key in file order, digits included', () => {
    const catalog = read(
      '[{"name":"a","zeta":1,"10":1,"family":"f","effect":"read","enabled":true,"fields":{}}]',
    );
    expect(refusalOf(() => discover(catalog, 'all')).at).toBe('/0/zeta');
  });

  it('is that of an unknown key before a missing one', () => {
    expect(refusalOf(() => discover([{}], 'all')).at).toBe('/0/name');
    expect(refusalOf(() => discover([{zeta: 1}], 'all')).at).toBe('/0/zeta');
  });

  it('is that of the first missing key in the stated order', () => {
    expect(refusalOf(() => discover([{fields: {}, enabled: true, name: 'a'}], 'all')).at).toBe('/0/family');
    expect(refusalOf(() => discover(withField({max_length: 1}), 'all')).at).toBe('/1/fields/f/type');
  });

  it('is that of the first field at fault in file order, digits included', () => {
    const catalog = read(
      '[{"name":"a","family":"f","effect":"read","enabled":true,"fields":{"B":{},"10":{}}}]',
    );
    expect(refusalOf(() => discover(catalog, 'all'))).toEqual({code: 'INVALID_LABEL', at: '/0/fields/B'});
  });

  it('is that of the first unknown argument in file order, digits included', () => {
    const call = (text: string) =>
      refusalOf(() => validateArguments(sampleCatalog(), 'note.read', read(text)));
    expect(call('{"zeta":1,"10":1}').at).toBe('/zeta');
    expect(call('{"10":1,"zeta":1}').at).toBe('/10');
  });
});

describe('the order of the checks', () => {
  // Each row has the faults of all later rows as well: mending one shows the next.
  const faulty = {name: 1, family: 1, effect: 1, enabled: 1, fields: 1};
  const steps: readonly (readonly [string, object, string, string])[] = [
    ['the keys of the tool', {...faulty, extra: 1}, 'INVALID_FIELDS', '/1/extra'],
    ['its name', faulty, 'INVALID_LABEL', '/1/name'],
    ['its family', {...faulty, name: 'first'}, 'INVALID_LABEL', '/1/family'],
    ['whether the name was seen', {...faulty, name: 'first', family: 'f'}, 'DUPLICATE_TOOL', '/1/name'],
    ['its effect', {...faulty, name: 'n', family: 'f'}, 'INVALID_METADATA', '/1/effect'],
    ['its enabled', {...faulty, name: 'n', family: 'f', effect: 'read'}, 'INVALID_METADATA', '/1/enabled'],
    ['its fields', tool({fields: 1}), 'INVALID_FIELDS', '/1/fields'],
    ['the number of fields', tool({fields: {'1': 1, ...fields(30)}}), 'INVALID_FIELDS', '/1/fields'],
    ['the name of a field', tool({fields: {A: 1}}), 'INVALID_LABEL', '/1/fields/A'],
    ['the form of a field', tool({fields: {a: 1}}), 'INVALID_FIELDS', '/1/fields/a'],
    [
      'the keys of a field',
      tool({fields: {a: {type: 1, required: 1, max_length: 0, extra: 1}}}),
      'INVALID_FIELDS',
      '/1/fields/a/extra',
    ],
    [
      'the type of a field',
      tool({fields: {a: {max_length: 0, required: 1, type: 1}, B: 1}}),
      'INVALID_SPEC',
      '/1/fields/a/type',
    ],
    [
      'the required of a field',
      tool({fields: {a: field({max_length: 0, required: 1}), B: 1}}),
      'INVALID_SPEC',
      '/1/fields/a/required',
    ],
    [
      'the max_length of a field',
      tool({fields: {a: field({max_length: 0}), B: 1}}),
      'INVALID_SPEC',
      '/1/fields/a/max_length',
    ],
    ['the next field', tool({fields: {a: field(), B: 1}}), 'INVALID_LABEL', '/1/fields/B'],
  ];

  it.each(steps)('inside a tool comes to %s before what follows', (_, faulty, code, at) => {
    const catalog = [tool({name: 'first'}), faulty, {worse: true}];
    expect(refusalOf(() => discover(catalog, 'all'))).toEqual({code, at});
  });

  it('goes tool by tool: an early wrong field comes before a later wrong key', () => {
    const catalog = [tool({fields: {f: field({type: 1})}}), 'no tool'];
    expect(refusalOf(() => discover(catalog, 'all'))).toEqual({code: 'INVALID_SPEC', at: '/0/fields/f/type'});
  });

  it('of discover is catalog, family, name, then what is there', () => {
    const call = (catalog: unknown, family: unknown, name: unknown) =>
      refusalOf(() => discover(catalog, family, name));
    expect(call({}, 1, 1)).toEqual({code: 'INVALID_CATALOG', at: undefined});
    expect(call(sampleCatalog(), 1, 1)).toEqual({code: 'INVALID_LABEL', at: '/family'});
    expect(call(sampleCatalog(), 'plants', 1)).toEqual({code: 'INVALID_LABEL', at: '/name'});
    expect(call(sampleCatalog(), 'plants', 'nothing')).toEqual({code: 'UNKNOWN_FAMILY', at: '/family'});
    expect(call(sampleCatalog(), 'notes', 'nothing')).toEqual({
      code: 'TOOL_NOT_AVAILABLE_IN_FAMILY',
      at: '/name',
    });
  });

  it('of validateArguments is catalog, name, tool, keys, then values', () => {
    const call = (catalog: unknown, name: unknown, args: unknown) =>
      refusalOf(() => validateArguments(catalog, name, args));
    expect(call({}, null, 1)).toEqual({code: 'INVALID_CATALOG', at: undefined});
    expect(call(sampleCatalog(), null, 1)).toEqual({code: 'INVALID_LABEL', at: '/name'});
    expect(call(sampleCatalog(), 'nothing', 1)).toEqual({code: 'TOOL_NOT_AVAILABLE_IN_FAMILY', at: '/name'});
    expect(call(sampleCatalog(), 'note.read', 1)).toEqual({code: 'INVALID_ARGUMENT_KEYS', at: undefined});
    expect(call(sampleCatalog(), 'note.read', {limit: 'x', extra: 1})).toEqual({
      code: 'INVALID_ARGUMENT_KEYS',
      at: '/extra',
    });
    expect(call(sampleCatalog(), 'note.read', {limit: 'x'})).toEqual({
      code: 'INVALID_ARGUMENT_KEYS',
      at: '/title',
    });
    expect(call(sampleCatalog(), 'note.read', {limit: 'x', title: 1})).toEqual({
      code: 'INVALID_ARGUMENT_VALUE',
      at: '/limit',
    });
  });
});

describe('the request', () => {
  it.each([undefined, null])('discover takes a name that is %s for no name', none => {
    expect(discover(sampleCatalog(), 'lamps', none)).toHaveLength(1);
  });

  it.each([undefined, null, '', 'Note', 1, true, [], {}, ['note.read']])(
    'validateArguments refuses the name %j',
    name => {
      const at = '/name';
      expect(refusalOf(() => validateArguments(sampleCatalog(), name, {title: 'a'}))).toEqual({
        code: 'INVALID_LABEL',
        at,
      });
    },
  );

  it.each(['', 'Note', 0, false, [], {}, ['note.read']])('discover refuses the name %j', name => {
    expect(refusalOf(() => discover(sampleCatalog(), 'all', name))).toEqual({
      code: 'INVALID_LABEL',
      at: '/name',
    });
  });

  it.each([undefined, null, '', 'All', 1, ['all']])('discover refuses the family %j', family => {
    expect(refusalOf(() => discover(sampleCatalog(), family))).toEqual({
      code: 'INVALID_LABEL',
      at: '/family',
    });
  });

  it.each([undefined, null, [], 'x', 1, new JsonNumber('1.0'), new Map(), new Date(0)])(
    'validateArguments refuses arguments that are %s, without a place',
    args => {
      expect(refusalOf(() => validateArguments(sampleCatalog(), 'lamp.switch', args))).toEqual({
        code: 'INVALID_ARGUMENT_KEYS',
        at: undefined,
      });
      expect(validateArguments(sampleCatalog(), 'lamp.switch', {}).shape_valid).toBe(true);
    },
  );

  it('arguments without a prototype are a plain object', () => {
    const args = Object.assign(Object.create(null), {title: 'a'});
    expect(validateArguments(sampleCatalog(), 'note.read', args).arguments).toEqual({title: 'a'});
  });

  it('an argument key with / and ~ is escaped in its place', () => {
    expect(refusalOf(() => validateArguments(sampleCatalog(), 'note.read', {'a/b~c': 1})).at).toBe(
      '/a~1b~0c',
    );
  });
});

describe('an integer argument', () => {
  const send = (spelling: string) =>
    validateArguments(sampleCatalog(), 'note.read', read(`{"limit":${spelling},"title":"a"}`));

  it.each(['0', '-0', '-1', '7', '9007199254740993', '123456789012345678901234567890'])(
    'may be spelled %s and keeps the spelling and the order sent',
    spelling => {
      expect(writeJson(send(spelling), 'compact')).toBe(
        `{"name":"note.read","arguments":{"limit":${spelling},"title":"a"},"shape_valid":true,"authorized":false,"executed":false}`,
      );
    },
  );

  it.each(['1.0', '1e2', '1E2', '-0.0', '0e0', '1.5', '1e400', '"1"', 'true', '[1]'])(
    'may not be spelled %s',
    spelling => {
      expect(refusalOf(() => send(spelling))).toEqual({code: 'INVALID_ARGUMENT_VALUE', at: '/limit'});
    },
  );

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 0.5, 1e21, undefined, 1n])('may not be %s', limit => {
    expect(refusalOf(() => validateArguments(sampleCatalog(), 'note.read', {limit, title: 'a'}))).toEqual({
      code: 'INVALID_ARGUMENT_VALUE',
      at: '/limit',
    });
  });
});

describe('a description', () => {
  it('writes its keys in the order of the contract', () => {
    expect(writeJson(discover(sampleCatalog(), 'notes'), 'compact')).toBe(
      '[{"name":"note.read","family":"notes","effect":"read","inputSchema":{"type":"object","properties":' +
        '{"title":{"type":"string","maxLength":5},"limit":{"type":"integer"},"whole":{"type":"boolean"}},' +
        '"required":["title"],"additionalProperties":false},"executes":false}]',
    );
  });

  it('lists fields and required names in field order', () => {
    const catalog = [tool({fields: {b: field({required: true}), c: field(), a: field({required: true})}})];
    const {properties, required} = discover(catalog, 'all')[0]!.inputSchema;
    expect([Object.keys(properties), required]).toEqual([
      ['b', 'c', 'a'],
      ['b', 'a'],
    ]);
  });

  it('keeps catalog order, also where a family named all has tools of its own', () => {
    const catalog = [tool({name: 'z', family: 'all'}), tool({name: 'a'})];
    expect(discover(catalog, 'all').map(({name}) => name)).toEqual(['z', 'a']);
  });

  it('of an empty catalog in the family all is an empty list', () => {
    expect(discover([], 'all')).toEqual([]);
    expect(refusalOf(() => discover([], 'notes')).code).toBe('UNKNOWN_FAMILY');
  });
});
