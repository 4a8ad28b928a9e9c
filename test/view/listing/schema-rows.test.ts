import {describe, expect, it} from 'vitest';
import {readJson, textOf} from '../../../src/record/index.ts';
import {schemaRows} from '../../../src/view/listing/schema-rows.ts';

function rowsOf(schema: unknown) {
  const reading = readJson(typeof schema === 'string' ? schema : JSON.stringify(schema));
  if (!reading.ok) throw new Error(JSON.stringify(reading.issues));
  return schemaRows({node: reading.node, at: '/inputSchema'});
}

/** The rows as `depth label`, with `→ row` for a back-reference and `!` for one that leads outside. */
const outline = (schema: unknown) =>
  rowsOf(schema).map(
    ({depth, label, shownAt, outside}) =>
      `${depth} ${label}${shownAt === undefined ? '' : ` → ${shownAt}`}${outside ? ' !' : ''}`,
  );

describe('a schema as rows', () => {
  it('follows its fields in the order written, also where they look like numbers', () => {
    expect(outline('{"type":"object","properties":{"b":{},"10":{},"a":{},"2":{}}}')).toEqual([
      '0 inputSchema',
      '1 b',
      '1 10',
      '1 a',
      '1 2',
    ]);
  });

  it('goes into objects, arrays and alternatives', () => {
    expect(
      outline({
        properties: {
          list: {type: 'array', items: {type: 'object', properties: {x: {}}}},
          pair: {prefixItems: [{}, {}], items: false},
          one: {anyOf: [{type: 'string'}, {not: {const: 1}}]},
          map: {patternProperties: {'^a/b': {}}, additionalProperties: {type: 'integer'}},
        },
      }),
    ).toEqual([
      '0 inputSchema',
      '1 list',
      '2 items',
      '3 x',
      '1 pair',
      '2 prefixItems/0',
      '2 prefixItems/1',
      '1 one',
      '2 anyOf/0',
      '2 anyOf/1',
      '3 not',
      '1 map',
      '2 ^a/b',
      '2 additionalProperties',
    ]);
  });

  it('says where each row stands', () => {
    const rows = rowsOf({properties: {'a/b~c': {items: {}}}});
    expect(rows.map(({parts: [{at}]}) => at)).toEqual([
      '/inputSchema',
      '/inputSchema/properties/a~1b~0c',
      '/inputSchema/properties/a~1b~0c/items',
    ]);
  });

  it('says which fields must be sent, and says it of fields only', () => {
    const rows = rowsOf({properties: {a: {}, b: {}}, patternProperties: {a: {}}, required: ['a'], items: {}});
    expect(rows.map(({required}) => required)).toEqual([undefined, true, false, undefined, undefined]);
    expect(rowsOf({properties: {a: {}}, required: 'yes'}).map(({required}) => required)).toEqual([
      undefined,
      false,
    ]);
  });

  it('keeps every other keyword as written, known or not', () => {
    const [root] = rowsOf(
      '{"minimum":1.0,"enum":[1e2,-0],"x-new":{"a":1},"$defs":{},"required":[],"properties":{}}',
    );
    expect([...root!.says].map(([key, node]) => [key, textOf(node)])).toEqual([
      ['minimum', '1.0'],
      ['enum', '[1e2,-0]'],
      ['x-new', '{"a":1}'],
    ]);
  });

  it.each([[true], [false], [null], [5], ['x'], [[]]])('is one row where it is %j', schema => {
    expect(outline(JSON.stringify(schema))).toEqual(['0 inputSchema']);
  });
});

describe('a reference', () => {
  const node = {type: 'object', properties: {next: {$ref: '#/$defs/Node'}}};

  it('to a definition is shown in its place, and back where it leads to itself', () => {
    expect(outline({properties: {first: {$ref: '#/$defs/Node'}}, $defs: {Node: node}})).toEqual([
      '0 inputSchema',
      '1 first',
      '2 next → 1',
    ]);
  });

  it('is expanded once, and named every other time', () => {
    const one = {$ref: '#/definitions/N'};
    const rows = rowsOf({properties: {a: one, b: one}, definitions: {N: {type: 'string'}}});
    expect(rows.map(({shownAt}) => shownAt)).toEqual([undefined, undefined, 1]);
    expect(rows.map(({says}) => says.has('type'))).toEqual([false, true, false]);
    expect([...rows[2]!.says.keys()]).toEqual(['$ref']);
  });

  it('keeps what stands beside it, which wins', () => {
    const [, row] = rowsOf({
      properties: {a: {$ref: '#/$defs/N', description: 'own'}},
      $defs: {N: {description: 'theirs', type: 'string'}},
    });
    expect(textOf(row!.says.get('description')!)).toBe('"own"');
    expect(row!.says.has('type')).toBe(true);
  });

  it.each([
    ['itself', {properties: {a: {$ref: '#/properties/a'}}}, ['0 inputSchema', '1 a → 1']],
    ['the whole', {properties: {a: {$ref: '#'}}}, ['0 inputSchema', '1 a → 0']],
    [
      'each other',
      {properties: {a: {$ref: '#/$defs/A'}}, $defs: {A: {$ref: '#/$defs/B'}, B: {$ref: '#/$defs/A'}}},
      ['0 inputSchema', '1 a → 1'],
    ],
    [
      'a field further on',
      {properties: {a: {$ref: '#/properties/b'}, b: {}}},
      ['0 inputSchema', '1 a', '1 b → 1'],
    ],
    [
      'an escaped name',
      {properties: {a: {$ref: '#/$defs/x~1y'}}, $defs: {'x/y': {items: {}}}},
      ['0 inputSchema', '1 a', '2 items'],
    ],
    [
      'a name in the spelling of addresses',
      {properties: {a: {$ref: '#/$defs/List%3C%ED%95%9C%3E'}}, $defs: {'List<한>': {items: {}}}},
      ['0 inputSchema', '1 a', '2 items'],
    ],
    [
      'a name with a stray percent sign',
      {properties: {a: {$ref: '#/$defs/100%'}}, $defs: {'100%': {items: {}}}},
      ['0 inputSchema', '1 a', '2 items'],
    ],
    [
      'an index',
      {properties: {a: {$ref: '#/oneOf/1'}}, oneOf: [{}, {items: {}}]},
      ['0 inputSchema', '1 a', '2 items', '1 oneOf/0', '1 oneOf/1 → 1'],
    ],
  ])('that leads to %s ends', (_, schema, rows) => {
    expect(outline(schema)).toEqual(rows);
  });

  it.each([
    'https://schemas.example.com/x.json',
    '#anchor',
    '#/$defs/None',
    '#/$defs/%4Eone',
    '#/$defs/%FF',
    'other.json#/a',
    '',
    '#/properties/constructor',
  ])('to %j leads outside and is not followed', $ref => {
    expect(outline({properties: {a: {$ref}}, $defs: {}})).toEqual(['0 inputSchema', '1 a !']);
  });

  it('may lead on ten thousand times', () => {
    const $defs = Object.fromEntries(
      Array.from({length: 10_000}, (_, i) => [`d${i}`, {properties: {a: {$ref: `#/$defs/d${i + 1}`}}}]),
    );
    expect(rowsOf({properties: {a: {$ref: '#/$defs/d0'}}, $defs})).toHaveLength(10_002);
  });

  it('never makes more rows than the schema has places, however it multiplies', () => {
    const $defs = Object.fromEntries(
      Array.from({length: 20}, (_, i) => {
        const $ref = `#/$defs/d${i + 1}`;
        return [`d${i}`, {properties: {a: {$ref}, b: {$ref}}}];
      }),
    );
    expect(rowsOf({properties: {a: {$ref: '#/$defs/d0'}}, $defs})).toHaveLength(2 + 20 * 2);
  });
});
