import {describe, expect, it} from 'vitest';
import {readDefinition} from '../../generator/definition/index.ts';
import {node, weather} from './nodes.ts';

const read = (value: unknown) => readDefinition(node(value));
const faults = (value: unknown) => {
  const reading = read(value);
  return reading.ok ? [] : reading.faults.map(({code, at}) => `${code} ${at}`);
};
const issues = (value: unknown) => {
  const reading = read(value);
  return reading.ok ? [] : reading.issues.map(({fault, at}) => `${fault} ${at}`);
};
const parameters = (properties: object, more: object = {}) => ({
  parameters: {type: 'object', properties, ...more},
  examples: [],
});
/** Not written as a literal, which would look like a promise. */
const then = (schema: object) => Object.fromEntries([['then', schema]]);

describe('a definition', () => {
  it('is read whole, and with only what it cannot be without', () => {
    expect(read(weather()).ok).toBe(true);
    const {name, description, parameters} = weather();
    expect(read({name, description, parameters}).ok).toBe(true);
  });

  it.each<[string, unknown, string]>([
    ['that is no object', [], 'type '],
    ['with an unknown key', weather({colour: 1}), 'unknown /colour'],
    ['without a name', weather({name: undefined}), 'missing /name'],
    ['without a description', weather({description: undefined}), 'missing /description'],
    ['without parameters', weather({parameters: undefined}), 'missing /parameters'],
    ['with an empty description', weather({description: ' '}), 'missing /description'],
    ['with an unknown error code', weather({errors: ['BROKEN']}), 'value /errors/0'],
    [
      'with no calls a minute',
      weather({rate_limit: {calls_per_minute: 0}}),
      'value /rate_limit/calls_per_minute',
    ],
    [
      'with an unknown kind of limit',
      weather({rate_limit: {per_day: 1}}),
      'missing /rate_limit/calls_per_minute',
    ],
    ['with half a README', weather({readme: {install: 'x'}}), 'missing /readme/setup'],
    [
      'with an example without output',
      weather({examples: [{description: 'x', input: {}}]}),
      'missing /examples/0/output',
    ],
    ['with tests that are no list', weather({tests: 'all'}), 'type /tests'],
  ])('%s is refused by its form', (_, value, issue) => {
    expect(issues(value)).toContain(issue);
  });
});

describe('the version', () => {
  it.each([['1.2'], ['v1.2.0'], ['1.2.0.0'], ['01.2.0'], ['1.2.0-'], ['1.2.0-01'], ['1.2.0 '], ['latest']])(
    '%j is none',
    version => {
      expect(faults(weather({version}))).toEqual(['INVALID_VERSION /version']);
    },
  );

  it.each([['0.0.0'], ['1.2.0'], ['1.2.0-rc.1'], ['1.2.0-0a+build.01'], ['999999999999999999999.0.0']])(
    '%j is one',
    version => {
      expect(faults(weather({version}))).toEqual([]);
    },
  );
});

describe('a schema of a definition', () => {
  it.each<[string, object, string]>([
    ['an unknown type', parameters({a: {type: 'text'}}), 'INVALID_SCHEMA /parameters/properties/a/type'],
    ['a misspelt keyword', parameters({a: {minimun: 1}}), 'INVALID_SCHEMA /parameters/properties/a/minimun'],
    ['a keyword of Ajv', parameters({a: {$async: true}}), 'INVALID_SCHEMA /parameters/properties/a/$async'],
    [
      'a negative length',
      parameters({a: {maxLength: -1}}),
      'INVALID_SCHEMA /parameters/properties/a/maxLength',
    ],
    [
      'an impossible pattern',
      parameters({a: {pattern: '('}}),
      'INVALID_SCHEMA /parameters/properties/a/pattern',
    ],
    [
      'an impossible pattern of names',
      parameters({}, {patternProperties: {'(': {}}}),
      'INVALID_SCHEMA /parameters/patternProperties/(',
    ],
    [
      'a reference to nothing',
      parameters({a: {$ref: '#/$defs/b'}}),
      'INVALID_SCHEMA /parameters/properties/a/$ref',
    ],
    [
      'a reference to elsewhere',
      parameters({a: {$ref: 'https://example.com/a'}}),
      'INVALID_SCHEMA /parameters/properties/a/$ref',
    ],
    [
      'an older dialect',
      parameters({}, {$schema: 'http://json-schema.org/draft-07/schema#'}),
      'INVALID_SCHEMA /parameters/$schema',
    ],
    ['required twice', parameters({}, {required: ['a', 'a']}), 'INVALID_SCHEMA /parameters/required'],
    [
      'parameters that are no object',
      {parameters: {type: 'array'}, examples: []},
      'PARAMETERS_NOT_AN_OBJECT /parameters/type',
    ],
    ['a faulty returns', {returns: {type: 'text'}, examples: []}, 'INVALID_SCHEMA /returns/type'],
    ['a condition of nothing', parameters({a: {if: {}}}), 'INVALID_SCHEMA /parameters/properties/a/if'],
    ['a then alone', parameters({a: then({})}), 'INVALID_SCHEMA /parameters/properties/a/then'],
    ['an else alone', parameters({a: {else: {}}}), 'INVALID_SCHEMA /parameters/properties/a/else'],
    [
      'a number of nothing',
      parameters({a: {minContains: 1}}),
      'INVALID_SCHEMA /parameters/properties/a/minContains',
    ],
    [
      'a reference to no anchor',
      parameters({a: {$ref: '#b'}}),
      'INVALID_SCHEMA /parameters/properties/a/$ref',
    ],
    ['a default without end', parameters({a: {$ref: '#', default: {}}}), 'ENDLESS_DEFAULT /parameters'],
  ])('with %s is refused at its place', (_, changes, fault) => {
    expect(faults(weather(changes))).toEqual([fault]);
  });

  it('with a number that would be rounded is refused at its place', () => {
    const text = (number: string) =>
      JSON.stringify(weather(parameters({a: {maximum: 0}}))).replace('"maximum":0', `"maximum":${number}`);
    expect(faults(text('9007199254740993'))).toEqual(['INEXACT_NUMBER /parameters/properties/a/maximum']);
    expect(faults(text('9007199254740992'))).toEqual([]);
  });

  it.each<[string, object]>([
    ['several types', parameters({a: {type: ['string', 'null']}})],
    [
      'alternatives that require',
      parameters({a: {}, b: {}}, {anyOf: [{required: ['a']}, {required: ['b']}]}),
    ],
    ['the right dialect', parameters({}, {$schema: 'https://json-schema.org/draft/2020-12/schema'})],
    ['a format that nobody knows', parameters({a: {type: 'string', format: 'colour'}})],
    ['a reference to itself', parameters({a: {$ref: '#'}})],
    ['a length without a type', parameters({a: {maxLength: 1}})],
    ['a list with places', parameters({a: {type: 'array', prefixItems: [{}]}})],
    ['a returns that takes anything', {returns: true}],
    [
      'data that look like keywords',
      parameters({a: {default: {minimun: 1}, const: {$ref: '#/x'}, examples: [{x: 1}]}}),
    ],
  ])('with %s is accepted', (_, changes) => {
    expect(faults(weather(changes))).toEqual([]);
  });
});

describe('a schema that leads back to itself without a step into the value', () => {
  it.each<[string, object, string]>([
    ['through allOf', parameters({}, {allOf: [{$ref: '#'}]}), ''],
    ['alone', parameters({a: {$ref: '#/properties/a'}}), '/properties/a'],
    ['through an alternative', parameters({a: {anyOf: [{}, {$ref: '#/properties/a'}]}}), '/properties/a'],
    ['through one alternative', parameters({a: {oneOf: [{$ref: '#/properties/a'}]}}), '/properties/a'],
    ['through not', parameters({a: {not: {$ref: '#/properties/a'}}}), '/properties/a'],
    ['through a condition', parameters({a: {if: {$ref: '#/properties/a'}, else: {}}}), '/properties/a'],
    ['through then', parameters({a: {if: {}, ...then({$ref: '#/properties/a'})}}), '/properties/a'],
    ['through else', parameters({a: {if: {}, else: {$ref: '#/properties/a'}}}), '/properties/a'],
    ['through a dependency', parameters({}, {dependentSchemas: {a: {$ref: '#'}}}), ''],
    ['through an anchor', parameters({a: {$anchor: 'b', allOf: [{$ref: '#b'}]}}), '/properties/a'],
    [
      'through its address',
      parameters({}, {$id: 'https://example.com/a', $ref: 'https://example.com/a'}),
      '',
    ],
    ['dynamically', parameters({a: {$dynamicAnchor: 'b', allOf: [{$dynamicRef: '#b'}]}}), '/properties/a'],
    [
      'in two steps',
      parameters({a: {$ref: '#/$defs/b'}}, {$defs: {b: {$ref: '#/$defs/c'}, c: {$ref: '#/$defs/b'}}}),
      '/$defs/b',
    ],
  ])('%s is refused at its place', (_, changes, place) => {
    expect(faults(weather(changes))).toEqual([`INVALID_SCHEMA /parameters${place}`]);
  });

  it.each<[string, object]>([
    ['into a property', parameters({a: {allOf: [{properties: {b: {$ref: '#/properties/a'}}}]}})],
    ['into an item', parameters({a: {anyOf: [{items: {$ref: '#/properties/a'}}]}})],
    [
      'to what is held against the same value twice',
      parameters({}, {allOf: [{$ref: '#/$defs/a'}, {$ref: '#/$defs/a'}], $defs: {a: {$anchor: 'a'}}}),
    ],
    ['by an anchor, into a property', parameters({a: {$anchor: 'b', properties: {c: {$ref: '#b'}}}})],
  ])('differs from one that leads %s', (_, changes) => {
    expect(faults(weather(changes))).toEqual([]);
  });
});

describe('an example', () => {
  const example = (changes: object) =>
    weather({
      examples: [
        {description: 'x', input: {city: 'A'}, output: {temperature: 1, condition: 'x'}, ...changes},
      ],
    });

  it.each<[string, object, string]>([
    ['whose input is refused', {input: {city: ''}}, 'INVALID_EXAMPLE /examples/0/input/city'],
    ['whose input lacks something', {input: {}}, 'INVALID_EXAMPLE /examples/0/input/city'],
    [
      'whose output is not what is returned',
      {output: {temperature: '1', condition: 'x'}},
      'INVALID_EXAMPLE /examples/0/output/temperature',
    ],
  ])('%s does not hold', (_, changes, fault) => {
    expect(faults(example(changes))).toEqual([fault]);
  });

  it('holds where only a default is missing', () => {
    expect(faults(example({}))).toEqual([]);
  });

  it('needs no output of a certain shape where nothing is said about it', () => {
    expect(faults({...example({output: 1}), returns: undefined})).toEqual([]);
  });
});

it('an error code stands once', () => {
  expect(faults(weather({errors: ['TIMEOUT', 'TIMEOUT']}))).toEqual(['DUPLICATE_ERROR /errors/1']);
});
