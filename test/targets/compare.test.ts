import {describe, expect, it} from 'vitest';
import {nextVersion} from '../../generator/definition/index.ts';
import {CHANGE_LEVELS, compareSources} from '../../generator/targets/index.ts';
import {weather} from '../definition/nodes.ts';
import {source, tool} from './sources.ts';

const params = (properties: object, more: object = {}) =>
  weather({parameters: {type: 'object', properties, ...more}, examples: []});
const one = (schema: object) => params({a: schema});
const returns = (properties: object, more: object = {}) =>
  weather({returns: {type: 'object', properties, ...more}, examples: []});
const result = (schema: object) => returns({a: schema});
const listing = (...tools: object[]) => ({tools});

function changes(before: unknown, after: unknown): string[] {
  const comparison = compareSources(source(before), source(after))!;
  return comparison.changes.map(({level, code, at}) => `${level} ${code} ${at}`);
}

/** What changed, from, to, and the same the other way round. Pairs differ in one thing. */
const RULES: readonly (readonly [string, unknown, unknown, string, string])[] = [
  ['the name', weather(), weather({name: 'weather'}), 'major NAME_CHANGED /name', 'major NAME_CHANGED /name'],
  [
    'an optional parameter',
    params({}),
    params({a: {}}),
    'minor OPTIONAL_PARAMETER_ADDED /parameters/properties/a',
    'major PARAMETER_REMOVED /parameters/properties/a',
  ],
  [
    'a required parameter',
    params({}),
    params({a: {}}, {required: ['a']}),
    'major REQUIRED_PARAMETER_ADDED /parameters/properties/a',
    'major PARAMETER_REMOVED /parameters/properties/a',
  ],
  [
    'whether it is required',
    params({a: {}}),
    params({a: {}}, {required: ['a']}),
    'major PARAMETER_MADE_REQUIRED /parameters/properties/a',
    'minor PARAMETER_MADE_OPTIONAL /parameters/properties/a',
  ],
  [
    'whether a name without a schema is required',
    params({}),
    params({}, {required: ['a']}),
    'major PARAMETER_MADE_REQUIRED /parameters/required',
    'minor PARAMETER_MADE_OPTIONAL /parameters/required',
  ],
  [
    'a type',
    one({type: 'number'}),
    one({type: 'integer'}),
    'major TYPE_NARROWED /parameters/properties/a/type',
    'minor TYPE_WIDENED /parameters/properties/a/type',
  ],
  [
    'a type that may be null',
    one({type: ['string', 'null']}),
    one({type: 'string'}),
    'major TYPE_NARROWED /parameters/properties/a/type',
    'minor TYPE_WIDENED /parameters/properties/a/type',
  ],
  [
    'a type for another',
    one({type: 'string'}),
    one({type: 'boolean'}),
    'major TYPE_NARROWED /parameters/properties/a/type',
    'major TYPE_NARROWED /parameters/properties/a/type',
  ],
  [
    'a type that was not stated',
    one({}),
    one({type: 'string'}),
    'major TYPE_NARROWED /parameters/properties/a/type',
    'minor TYPE_WIDENED /parameters/properties/a/type',
  ],
  [
    'a value of an enum',
    one({enum: ['x', 'y']}),
    one({enum: ['x']}),
    'major ENUM_NARROWED /parameters/properties/a/enum',
    'minor ENUM_WIDENED /parameters/properties/a/enum',
  ],
  [
    'an enum as such',
    one({}),
    one({enum: ['x']}),
    'major ENUM_NARROWED /parameters/properties/a/enum',
    'minor ENUM_WIDENED /parameters/properties/a/enum',
  ],
  [
    'the upper end of a range',
    one({maximum: 20}),
    one({maximum: 10}),
    'major RANGE_NARROWED /parameters/properties/a/maximum',
    'minor RANGE_WIDENED /parameters/properties/a/maximum',
  ],
  [
    'the lower end of a range',
    one({minimum: 1}),
    one({minimum: 2}),
    'major RANGE_NARROWED /parameters/properties/a/minimum',
    'minor RANGE_WIDENED /parameters/properties/a/minimum',
  ],
  [
    'whether the end belongs to a range',
    one({maximum: 20}),
    one({exclusiveMaximum: 20}),
    'major RANGE_NARROWED /parameters/properties/a/exclusiveMaximum',
    'minor RANGE_WIDENED /parameters/properties/a/maximum',
  ],
  [
    'the step of numbers',
    one({multipleOf: 0.1}),
    one({multipleOf: 0.2}),
    'major RANGE_NARROWED /parameters/properties/a/multipleOf',
    'minor RANGE_WIDENED /parameters/properties/a/multipleOf',
  ],
  [
    'a longest length',
    one({maxLength: 20}),
    one({maxLength: 10}),
    'major LENGTH_NARROWED /parameters/properties/a/maxLength',
    'minor LENGTH_WIDENED /parameters/properties/a/maxLength',
  ],
  [
    'a least number of items',
    one({}),
    one({minItems: 1}),
    'major LENGTH_NARROWED /parameters/properties/a/minItems',
    'minor LENGTH_WIDENED /parameters/properties/a/minItems',
  ],
  [
    'whether items are unique',
    one({uniqueItems: false}),
    one({uniqueItems: true}),
    'major LENGTH_NARROWED /parameters/properties/a/uniqueItems',
    'minor LENGTH_WIDENED /parameters/properties/a/uniqueItems',
  ],
  [
    'a pattern',
    one({}),
    one({pattern: '^x'}),
    'major PATTERN_NARROWED /parameters/properties/a/pattern',
    'minor PATTERN_WIDENED /parameters/properties/a/pattern',
  ],
  [
    'a pattern for another',
    one({pattern: '^x'}),
    one({pattern: '^xy'}),
    'major PATTERN_NARROWED /parameters/properties/a/pattern',
    'major PATTERN_NARROWED /parameters/properties/a/pattern',
  ],
  [
    'a format',
    one({}),
    one({format: 'uri'}),
    'major PATTERN_NARROWED /parameters/properties/a/format',
    'minor PATTERN_WIDENED /parameters/properties/a/format',
  ],
  [
    'a default',
    one({default: 5}),
    one({default: 6}),
    'major DEFAULT_CHANGED /parameters/properties/a/default',
    'major DEFAULT_CHANGED /parameters/properties/a/default',
  ],
  [
    'whether there is a default',
    one({}),
    one({default: null}),
    'major DEFAULT_CHANGED /parameters/properties/a/default',
    'major DEFAULT_CHANGED /parameters/properties/a/default',
  ],
  [
    'whether arguments are closed',
    params({}),
    params({}, {additionalProperties: false}),
    'major PARAMETERS_CLOSED /parameters/additionalProperties',
    'minor PARAMETERS_OPENED /parameters/additionalProperties',
  ],
  [
    'what a value must not be, which is not worked out',
    one({}),
    one({not: {type: 'string'}}),
    'major SCHEMA_CHANGED /parameters/properties/a/not',
    'major SCHEMA_CHANGED /parameters/properties/a/not',
  ],
  [
    'an alternative',
    one({anyOf: [{type: 'string'}]}),
    one({anyOf: [{type: 'null'}, {type: 'string'}]}),
    'minor TYPE_WIDENED /parameters/properties/a/anyOf',
    'major TYPE_NARROWED /parameters/properties/a/anyOf',
  ],
  [
    'a field of the result',
    returns({}),
    returns({a: {}}),
    'minor RETURN_FIELD_ADDED /returns/properties/a',
    'major RETURN_FIELD_REMOVED /returns/properties/a',
  ],
  [
    'the result as such',
    weather({returns: undefined}),
    weather(),
    'minor RETURN_FIELD_ADDED /returns',
    'major RETURN_FIELD_REMOVED /returns',
  ],
  [
    'a type in the result',
    result({type: 'number'}),
    result({type: 'integer'}),
    'major RETURN_TYPE_CHANGED /returns/properties/a/type',
    'major RETURN_TYPE_CHANGED /returns/properties/a/type',
  ],
  [
    'whether a field of the result is always there',
    returns({a: {}}),
    returns({a: {}}, {required: ['a']}),
    'minor RETURN_NARROWED /returns/properties/a',
    'major RETURN_WIDENED /returns/properties/a',
  ],
  [
    'a value in the result',
    result({enum: ['x', 'y']}),
    result({enum: ['x']}),
    'minor RETURN_NARROWED /returns/properties/a/enum',
    'major RETURN_WIDENED /returns/properties/a/enum',
  ],
  [
    'whether the result is closed',
    returns({}),
    returns({}, {additionalProperties: false}),
    'minor RETURN_NARROWED /returns/additionalProperties',
    'minor RETURN_FIELD_ADDED /returns/additionalProperties',
  ],
  [
    'the limit',
    weather({rate_limit: {calls_per_minute: 60}}),
    weather({rate_limit: {calls_per_minute: 30}}),
    'major RATE_LIMIT_LOWERED /rate_limit/calls_per_minute',
    'minor RATE_LIMIT_RAISED /rate_limit/calls_per_minute',
  ],
  [
    'whether there is a limit',
    weather({rate_limit: undefined}),
    weather(),
    'major RATE_LIMIT_LOWERED /rate_limit',
    'minor RATE_LIMIT_RAISED /rate_limit',
  ],
  [
    'an error code',
    weather({errors: ['TIMEOUT']}),
    weather({errors: ['TIMEOUT', 'NOT_FOUND']}),
    'minor ERROR_ADDED /errors/1',
    'minor ERROR_REMOVED /errors/1',
  ],
  [
    'the description',
    weather(),
    weather({description: 'Use it.'}),
    'patch DESCRIPTION_CHANGED /description',
    'patch DESCRIPTION_CHANGED /description',
  ],
  [
    'the title of a parameter',
    one({title: 'A'}),
    one({title: 'B'}),
    'patch TITLE_CHANGED /parameters/properties/a/title',
    'patch TITLE_CHANGED /parameters/properties/a/title',
  ],
  [
    'the examples',
    weather(),
    weather({examples: []}),
    'patch EXAMPLES_CHANGED /examples',
    'patch EXAMPLES_CHANGED /examples',
  ],
  [
    'the README',
    weather(),
    weather({readme: undefined}),
    'patch ANNOTATION_CHANGED /readme',
    'patch ANNOTATION_CHANGED /readme',
  ],
  [
    'a remark in a schema',
    one({}),
    one({deprecated: true}),
    'patch ANNOTATION_CHANGED /parameters/properties/a/deprecated',
    'patch ANNOTATION_CHANGED /parameters/properties/a/deprecated',
  ],
  [
    'a default in the result, which fills in nothing',
    result({}),
    result({default: 1}),
    'patch ANNOTATION_CHANGED /returns/properties/a/default',
    'patch ANNOTATION_CHANGED /returns/properties/a/default',
  ],
  [
    'a tool of a listing',
    listing(tool()),
    listing(tool({name: 'new'}), tool()),
    'minor TOOL_ADDED /tools/0',
    'major TOOL_REMOVED /tools/0',
  ],
  [
    'a hint of a listed tool',
    listing(tool({annotations: {readOnlyHint: true}})),
    listing(tool({annotations: {readOnlyHint: false}})),
    'major BEHAVIOUR_CHANGED /tools/0/annotations/readOnlyHint',
    'major BEHAVIOUR_CHANGED /tools/0/annotations/readOnlyHint',
  ],
  [
    'the title of a listed tool',
    listing(tool()),
    listing(tool({title: 'Find'})),
    'patch TITLE_CHANGED /tools/0/title',
    'patch TITLE_CHANGED /tools/0/title',
  ],
  [
    'the result of a listed tool',
    listing(tool()),
    listing(tool({outputSchema: {type: 'object'}})),
    'minor RETURN_FIELD_ADDED /tools/0/outputSchema',
    'major RETURN_FIELD_REMOVED /tools/0/outputSchema',
  ],
  [
    'a parameter deep inside a listed tool',
    listing(tool({inputSchema: {type: 'object', properties: {l: {items: {properties: {}}}}}})),
    listing(tool({inputSchema: {type: 'object', properties: {l: {items: {properties: {'a/b': {}}}}}}})),
    'minor OPTIONAL_PARAMETER_ADDED /tools/0/inputSchema/properties/l/items/properties/a~1b',
    'major PARAMETER_REMOVED /tools/0/inputSchema/properties/l/items/properties/a~1b',
  ],
];

describe('the comparison of two definitions or listings', () => {
  it.each(RULES)('tells %s, and its way back', (_, before, after, forwards, backwards) => {
    expect(changes(before, after)).toEqual([forwards]);
    expect(changes(after, before)).toEqual([backwards]);
    expect(changes(before, before)).toEqual([]);
    expect(changes(after, after)).toEqual([]);
  });

  it('has a pair for every code', () => {
    const told = new Set(RULES.flatMap(([, , , ...lines]) => lines.map(line => line.split(' ')[1])));
    expect([...told].sort()).toEqual(Object.keys(CHANGE_LEVELS).sort());
  });

  it.each<[string, string, string]>([
    [
      'key order',
      '{"type":"object","properties":{"a":{},"b":{}}}',
      '{"properties":{"b":{},"a":{}},"type":"object"}',
    ],
    ['white space', '{"type":"object"}', '{ "type" :\n"object" }'],
    ['an escape', '{"type":"object","description":"a"}', '{"type":"object","description":"\\u0061"}'],
    [
      'the spelling of a number',
      '{"type":"object","maxProperties":10}',
      '{"type":"object","maxProperties":1e1}',
    ],
    [
      'the order of required names',
      '{"type":"object","required":["a","b"]}',
      '{"type":"object","required":["b","a"]}',
    ],
    [
      'the order of values',
      '{"type":"object","properties":{"a":{"enum":[1,2]}}}',
      '{"type":"object","properties":{"a":{"enum":[2,1]}}}',
    ],
    [
      'a list of one type',
      '{"type":"object","properties":{"a":{"type":"null"}}}',
      '{"type":"object","properties":{"a":{"type":["null"]}}}',
    ],
    [
      'an enum of one value',
      '{"type":"object","properties":{"a":{"const":1}}}',
      '{"type":"object","properties":{"a":{"enum":[1.0]}}}',
    ],
    ['an open schema that says so', '{"type":"object"}', '{"type":"object","additionalProperties":true}'],
    ['a length that limits nothing', '{"type":"object"}', '{"type":"object","minProperties":0}'],
    ['what nothing refers to', '{"type":"object"}', '{"type":"object","$defs":{"a":{"type":"null"}}}'],
    [
      'a reference for what it refers to',
      '{"type":"object","properties":{"a":{"type":"null"}}}',
      '{"type":"object","properties":{"a":{"$ref":"#/$defs/n"}},"$defs":{"n":{"type":"null"}}}',
    ],
  ])('sees none in %s', (_, before, after) => {
    const text = (schema: string) => `{"tools":[{"name":"a","inputSchema":${schema}}]}`;
    expect(changes(text(before), text(after))).toEqual([]);
  });

  it('sees none in the order of tools or in the stated version itself', () => {
    expect(changes(listing(tool(), tool({name: 'b'})), listing(tool({name: 'b'}), tool()))).toEqual([]);
    expect(changes(weather(), weather({version: '9.0.0'}))).toEqual([]);
  });

  it('tells both where a value came and another went', () => {
    expect(changes(one({enum: ['x']}), one({enum: ['y']}))).toEqual([
      'major ENUM_NARROWED /parameters/properties/a/enum',
      'minor ENUM_WIDENED /parameters/properties/a/enum',
    ]);
  });

  it('tells numbers apart that JavaScript would round to the same', () => {
    const text = (maximum: string) =>
      `{"tools":[{"name":"a","inputSchema":{"properties":{"n":{"maximum":${maximum}}}}}]}`;
    expect(changes(text('9007199254740993'), text('9007199254740992'))).toEqual([
      'major RANGE_NARROWED /tools/0/inputSchema/properties/n/maximum',
    ]);
  });

  it('follows references within the schema, once for each, and ends where a schema contains itself', () => {
    const tree = (more: object) => ({
      type: 'object',
      properties: {node: {$ref: '#/$defs/n'}, other: {$ref: '#/$defs/n'}},
      $defs: {n: {type: 'object', properties: {child: {$ref: '#/$defs/n'}, ...more}}},
    });
    const of = (more: object) => listing(tool({inputSchema: tree(more)}));
    expect(changes(of({}), of({a: {}}))).toEqual([
      'minor OPTIONAL_PARAMETER_ADDED /tools/0/inputSchema/$defs/n/properties/a',
    ]);
  });

  const referring = (schema: object, $defs: object, more: object = {}) =>
    listing(tool({inputSchema: {type: 'object', properties: {a: schema}, $defs, ...more}}));
  it.each<[string, object, (of: object) => object, string]>([
    [
      'beside keywords of the same name',
      {$ref: '#/$defs/b', properties: {x: {}}},
      of => ({b: {properties: {y: of}}}),
      'major TYPE_NARROWED $defs/b/properties/y/type',
    ],
    [
      'beside a keyword of the same name, two steps on',
      {$ref: '#/$defs/b', minLength: 5},
      of => ({b: {$ref: '#/$defs/c'}, c: {minLength: 3, ...of}}),
      'major TYPE_NARROWED $defs/c/type',
    ],
    ['by an anchor', {$ref: '#b'}, of => ({b: {$anchor: 'b', ...of}}), 'major TYPE_NARROWED $defs/b/type'],
    [
      'inside what is compared as a whole',
      {not: {properties: {x: {$ref: '#/$defs/b'}}}},
      of => ({b: of}),
      'major SCHEMA_CHANGED $defs/b',
    ],
    [
      'inside what is compared as a whole, two steps on',
      {if: {$ref: '#/$defs/b'}, else: {}},
      of => ({b: {items: {$ref: '#/$defs/c'}}, c: of}),
      'major SCHEMA_CHANGED $defs/c',
    ],
    [
      'dynamically',
      {$dynamicRef: '#b'},
      of => ({b: {$dynamicAnchor: 'b', ...of}}),
      'major SCHEMA_CHANGED $defs/b',
    ],
  ])('sees what changed behind a reference %s', (_, schema, defs, line) => {
    const [before, after] = [{type: 'number'}, {type: 'integer'}].map(of => referring(schema, defs(of)));
    expect(changes(before, after)).toEqual([line.replace(' $', ' /tools/0/inputSchema/$')]);
    expect(changes(after, after)).toEqual([]);
  });

  it('sees what changed behind the address of the schema itself', () => {
    const $id = 'https://example.com/a';
    const of = (b: object) => referring({$ref: `${$id}#/$defs/b`}, {b}, {$id});
    expect(changes(of({type: 'number'}), of({type: 'integer'}))).toEqual([
      'major TYPE_NARROWED /tools/0/inputSchema/$defs/b/type',
    ]);
  });

  it('pairs alternatives that read the same wherever they stand, also where one stands twice', () => {
    const of = (...anyOf: object[]) => one({anyOf});
    const [text, nothing] = [{type: 'string'}, {type: 'null'}];
    expect(changes(of(text, text, nothing), of(nothing, text, text))).toEqual([]);
    expect(changes(of(text, text, nothing), of(nothing, text))).toEqual([
      'major TYPE_NARROWED /parameters/properties/a/anyOf',
    ]);
  });

  it('has a level for more changes than a call takes arguments', () => {
    const properties = Object.fromEntries(Array.from({length: 150_000}, (_, i) => [`p${i}`, {}]));
    const of = (some: object) => listing(tool({inputSchema: {type: 'object', properties: some}}));
    expect(compareSources(source(of({})), source(of(properties)))).toMatchObject({level: 'minor'});
  });

  it('does not follow a reference elsewhere, but tells that it changed', () => {
    const of = (address: string) =>
      listing(tool({inputSchema: {type: 'object', properties: {a: {$ref: address}}}}));
    const here = of('https://example.com/1');
    expect(changes(here, here)).toEqual([]);
    expect(changes(here, of('https://example.com/2'))).toEqual([
      'major SCHEMA_CHANGED /tools/0/inputSchema/properties/a/$ref',
    ]);
  });

  it.each<[string, object]>([
    ['a reference to itself alone', {$ref: '#'}],
    ['a bad reference', {$ref: '#/%', properties: {a: {$ref: 7}}}],
    ['schemas that are no schemas', {properties: 7, required: {a: 1}, enum: 'x', items: [1, 'x', null]}],
    ['draft 4', {properties: {a: {minimum: 0, exclusiveMinimum: true, required: true}}}],
    ['boolean schemas', {properties: {a: true, b: false}, items: false}],
    ['keys that every object has', {properties: {constructor: {}, toString: {}}, constructor: 1}],
    ['a type that is no name', {type: 7, properties: {a: {type: [7, 'x']}}}],
  ])('ends with %s on either side', (_, inputSchema) => {
    const odd = listing(tool({inputSchema}));
    expect(changes(odd, odd)).toEqual([]);
    expect(changes(odd, listing(tool())).length).toBeGreaterThanOrEqual(0);
    expect(changes(listing(tool()), odd).length).toBeGreaterThanOrEqual(0);
  });

  it('ends with a very long chain of references', () => {
    const links = Array.from({length: 20_000}, (_, i) => [
      `d${i}`,
      {properties: {a: {$ref: `#/$defs/d${i + 1}`}}},
    ]);
    const chain = (end: object) =>
      listing(
        tool({
          inputSchema: {$ref: '#/$defs/d0', $defs: {...Object.fromEntries(links), d20000: end}},
        }),
      );
    expect(changes(chain({type: 'string'}), chain({type: 'null'}))).toEqual([
      'major TYPE_NARROWED /tools/0/inputSchema/$defs/d20000/type',
    ]);
  });

  it('compares tools of one name in their order', () => {
    const twice = (second: string) => listing(tool(), tool({description: second}));
    expect(changes(twice('a'), twice('b'))).toEqual(['patch DESCRIPTION_CHANGED /tools/1/description']);
    expect(changes(twice('a'), listing(tool()))).toEqual(['major TOOL_REMOVED /tools/1']);
  });

  it('has no answer for a definition and a listing', () => {
    expect(compareSources(source(weather()), source(listing(tool())))).toBeUndefined();
  });
});

describe('the next version', () => {
  it('follows the old one by the largest change, which stands first', () => {
    const after = weather({description: 'Use it.', rate_limit: {calls_per_minute: 90}, version: '7.0.0'});
    const comparison = compareSources(source(weather()), source(after));
    expect(comparison).toMatchObject({level: 'minor', old: '1.2.0', next: '1.3.0'});
    expect(comparison!.changes.map(({level}) => level)).toEqual(['minor', 'patch']);
  });

  it('is not given for what has no version', () => {
    expect(compareSources(source(listing(tool())), source(listing()))).not.toHaveProperty('next');
    const {version: _, ...rest} = weather();
    expect(compareSources(source(rest), source(weather({name: 'b'})))).toEqual({
      level: 'major',
      changes: [{code: 'NAME_CHANGED', at: '/name', level: 'major'}],
    });
  });

  it.each([
    ['1.2.3', 'major', '2.0.0'],
    ['1.2.3', 'minor', '1.3.0'],
    ['1.2.3', 'patch', '1.2.4'],
    ['1.2.3', 'none', '1.2.3'],
    ['0.3.0', 'major', '1.0.0'],
    ['1.2.3+build.5', 'patch', '1.2.4'],
    ['2.0.0-rc.1', 'major', '2.0.0'],
    ['2.0.0-rc.1', 'patch', '2.0.0'],
    ['2.1.0-rc.1', 'major', '3.0.0'],
    ['2.1.0-rc.1', 'minor', '2.1.0'],
    ['2.1.1-rc.1', 'minor', '2.2.0'],
    ['9007199254740993.0.0', 'major', '9007199254740994.0.0'],
  ] as const)('after %s and a change of the level %s is %s', (old, level, next) => {
    expect(nextVersion(old, level)).toBe(next);
  });
});
