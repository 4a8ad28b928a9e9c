import {describe, expect, it} from 'vitest';
import {messagesFor, type RemarkCode} from '../../../src/i18n/index.ts';
import {listRemarks, remarksOf} from '../../../src/view/listing/remarks.ts';
import {DEMO, listingOf, withSchema} from './sample.ts';

const object = {type: 'object', properties: {}};
const good = {name: 'a', description: 'x', inputSchema: object};

/** The remarks on the first of these tools, as `CODE place`. */
function remarksOn(...tools: readonly unknown[]): string[] {
  const {record} = listingOf([JSON.stringify(tools)]);
  return remarksOf(record)[0]!.map(({code, at}) => `${code} ${at}`);
}

const onSchema = (inputSchema: unknown) =>
  remarksOf(withSchema(inputSchema).record)[0]!.map(({code, at}) => `${code} ${at}`);

describe('a tool that is as it should be has no remark', () => {
  it.each([
    ['the least', good],
    ['a dotted name, as MCP allows', {...good, name: 'notes.read-1_A'}],
    ['a name of 128 characters', {...good, name: 'n'.repeat(128)}],
    [
      'a description of 1,024 characters, whatever their code units',
      {...good, description: '😀'.repeat(1024)},
    ],
    ['hints that are true or false', {...good, annotations: {readOnlyHint: true, destructiveHint: false}}],
    [
      'JSON Schema 2020-12 by name',
      {...good, inputSchema: {...object, $schema: 'https://json-schema.org/draft/2020-12/schema'}},
    ],
    [
      'an output schema',
      {...good, outputSchema: {type: 'object', properties: {a: {type: 'array', items: {}}}}},
    ],
    [
      'ordinary text in any script',
      {...good, description: '한국어 👨‍👩‍👧 العربية می‌خواهم क्‍ष\n\tin two lines'},
    ],
  ])('%s', (_, tool) => {
    expect(remarksOn(tool)).toEqual([]);
  });
});

describe('a remark', () => {
  it.each<[string, unknown, string[]]>([
    ['a name with a space', {...good, name: 'Note finder'}, ['NAME /name']],
    ['a name in Korean', {...good, name: '찾기'}, ['NAME /name']],
    ['a name of 129 characters', {...good, name: 'n'.repeat(129)}, ['NAME /name']],
    ['an empty name', {...good, name: ''}, ['NAME /name']],
    ['no name', {...good, name: undefined}, ['NAME /name']],
    ['a name with a line end', {...good, name: 'a\n'}, ['NAME /name']],
    ['no description', {...good, description: undefined}, ['NO_DESCRIPTION /description']],
    ['a description of spaces', {...good, description: ' \n'}, ['NO_DESCRIPTION /description']],
    [
      'a description of 1,025 characters',
      {...good, description: 'x'.repeat(1025)},
      ['LONG_DESCRIPTION /description'],
    ],
    ['a hint in quotes', {...good, annotations: {readOnlyHint: 'true'}}, ['HINT /annotations/readOnlyHint']],
    [
      'a hint that is null',
      {...good, annotations: {openWorldHint: null}},
      ['HINT /annotations/openWorldHint'],
    ],
    ['no schema', {...good, inputSchema: undefined}, ['NO_OBJECT ']],
    ['a zero-width space', {...good, description: 'a\u200bb'}, ['HIDDEN /description']],
    ['an escape sequence in a key', {...good, _meta: {'a\u001b[2J': 1}}, ['HIDDEN /_meta/a\u001b[2J']],
    ['a hidden text in a list', {...good, icons: ['x', '\u202e']}, ['HIDDEN /icons/1']],
  ])('is made on %s', (_, tool, remarks) => {
    expect(remarksOn(tool)).toEqual(remarks);
  });

  it.each<[string, unknown, string[]]>([
    ['a root without a type', {properties: {}}, ['NO_OBJECT /inputSchema']],
    ['a root that is an array', {type: 'array', items: {}}, ['NO_OBJECT /inputSchema']],
    [
      'alternatives at the root',
      {...object, oneOf: [], allOf: []},
      ['ROOT_COMPOSITION /inputSchema/oneOf', 'ROOT_COMPOSITION /inputSchema/allOf'],
    ],
    [
      'an older dialect',
      {...object, $schema: 'http://json-schema.org/draft-07/schema#'},
      ['DIALECT /inputSchema/$schema'],
    ],
    [
      'an array of nothing said',
      {type: 'object', properties: {a: {type: 'array'}}},
      ['NO_ITEMS /inputSchema/properties/a'],
    ],
    [
      'an array among other types',
      {type: 'object', properties: {a: {type: ['array', 'null']}}},
      ['NO_ITEMS /inputSchema/properties/a'],
    ],
    [
      'an array in an array',
      {type: 'object', properties: {a: {type: 'array', items: {type: 'array'}}}},
      ['NO_ITEMS /inputSchema/properties/a/items'],
    ],
    [
      'a field without a type',
      {type: 'object', properties: {a: {description: 'x'}}},
      ['UNTYPED /inputSchema/properties/a'],
    ],
    [
      'a field that may be anything',
      {type: 'object', properties: {a: true}},
      ['UNTYPED /inputSchema/properties/a'],
    ],
    [
      'a reference to an address',
      {type: 'object', properties: {a: {$ref: 'https://x.example/'}}},
      ['OUTSIDE_REF /inputSchema/properties/a/$ref'],
    ],
    [
      'a definition, once however often it is used',
      {
        type: 'object',
        properties: {a: {$ref: '#/$defs/D'}, b: {$ref: '#/$defs/D'}},
        $defs: {D: {type: 'array'}},
      },
      ['NO_ITEMS /inputSchema/$defs/D'],
    ],
  ])('is made on %s', (_, schema, remarks) => {
    expect(onSchema(schema)).toEqual(remarks);
  });

  it.each([
    ['a tuple', {type: 'array', prefixItems: [{}]}],
    ['alternatives below the root', {oneOf: [{type: 'string'}]}],
    ['a constant', {const: 1}],
    ['an enumeration', {enum: [1]}],
    ['a local reference', {$ref: '#'}],
    ['a field that must not be sent', false],
  ])('is not made on %s', (_, field) => {
    expect(onSchema({type: 'object', properties: {a: field}})).toEqual([]);
  });

  it('on the output schema names its place', () => {
    expect(remarksOn({...good, outputSchema: {type: 'object', properties: {a: {}}}})).toEqual([
      'UNTYPED /outputSchema/properties/a',
    ]);
  });

  it('is made on every tool whose name another has, and on no other', () => {
    const {record} = listingOf([JSON.stringify([good, {...good, name: 'b'}, good])]);
    expect(remarksOf(record).map(remarks => remarks.map(({code}) => code))).toEqual([
      ['DUPLICATE_NAME'],
      [],
      ['DUPLICATE_NAME'],
    ]);
  });

  it('names the place inside a function of OpenAI', () => {
    const tool = {
      type: 'function',
      function: {name: 'a b', parameters: {type: 'object', properties: {x: {}}}},
    };
    const {record} = listingOf([JSON.stringify([tool])], 'openai');
    expect(remarksOf(record)[0]).toEqual([
      {code: 'NAME', at: '/function/name'},
      {code: 'NO_DESCRIPTION', at: '/function/description'},
      {code: 'UNTYPED', at: '/function/parameters/properties/x'},
    ]);
  });

  it('changes nothing of the demonstration listing, whose remarks are these', () => {
    expect(remarksOf(listingOf([DEMO]).record)).toEqual([
      [],
      [],
      [],
      [{code: 'OUTSIDE_REF', at: '/inputSchema/properties/under/$ref'}],
      [
        {code: 'NAME', at: '/name'},
        {code: 'HINT', at: '/annotations/readOnlyHint'},
        {code: 'NO_ITEMS', at: '/inputSchema/properties/lines'},
        {code: 'UNTYPED', at: '/inputSchema/properties/style'},
        {code: 'HIDDEN', at: '/description'},
      ],
      [{code: 'NO_DESCRIPTION', at: '/description'}],
    ]);
  });
});

describe('a remark on the list', () => {
  const codes = (...texts: readonly string[]) => listRemarks(listingOf(texts).record).map(({code}) => code);
  const tools = JSON.stringify([good]);

  it('says that it is empty', () => {
    expect(codes('{"tools":[]}')).toEqual(['NO_TOOLS']);
    expect(codes(`{"tools":${tools}}`)).toEqual([]);
  });

  it('says that its last page leaves a cursor, also an empty one', () => {
    expect(codes(`{"tools":${tools},"nextCursor":""}`)).toEqual(['PAGE_MISSING']);
    expect(codes(`{"result":{"tools":${tools},"nextCursor":"a"}}`)).toEqual(['PAGE_MISSING']);
    expect(codes(`[{"tools":${tools},"nextCursor":"a"},{"tools":[],"nextCursor":"b"}]`)).toEqual([
      'PAGE_MISSING',
    ]);
    expect(codes(`{"tools":${tools},"nextCursor":null}`)).toEqual([]);
    expect(codes(`{"tools":${tools},"nextCursor":"a"}`, '{"tools":[]}')).toEqual([]);
  });
});

it('every remark has a sentence in both languages', () => {
  const known: RemarkCode[] = Object.keys(messagesFor('en').remark) as RemarkCode[];
  expect(known.length).toBeGreaterThan(12);
  for (const code of known) {
    expect(messagesFor('en').remark[code]).toMatch(/\.$/);
    expect(messagesFor('ko').remark[code]).toMatch(/[가-힣].*다\./);
  }
});
