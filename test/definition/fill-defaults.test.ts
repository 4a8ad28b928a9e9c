import {describe, expect, it} from 'vitest';
import {fillDefaults} from '../../generator/definition/index.ts';
import {textOf} from '../../src/record/index.ts';
import {node} from './nodes.ts';

const units = {properties: {city: {}, units: {default: 'celsius'}}};

function filled(schema: unknown, sent: string): string {
  const filling = fillDefaults(node(schema), node(sent));
  if (!filling.ok) throw new Error(filling.error);
  return textOf(filling.filled);
}

describe('defaults are filled in', () => {
  it.each<[string, unknown, string, string]>([
    ['where nothing was sent', units, '{"city":"A"}', '{"city":"A", "units": "celsius"}'],
    ['into an empty object', units, '{}', '{"units": "celsius"}'],
    ['not over another value', units, '{"units":"x"}', '{"units":"x"}'],
    ['not over null, which was sent', units, '{"units":null}', '{"units":null}'],
    ['not over false, 0 or an empty text', units, '{"units":0}', '{"units":0}'],
    ['not into what is no object', units, '["city"]', '["city"]'],
    [
      'at any depth',
      {properties: {a: {properties: {b: {default: 1}}}}},
      '{"a":{"c":2}}',
      '{"a":{"c":2, "b": 1}}',
    ],
    [
      'inside a default',
      {properties: {a: {default: {}, properties: {b: {default: [1]}}}}},
      '{}',
      '{"a": {"b": [1]}}',
    ],
    [
      'into each item of a list',
      {properties: {l: {items: {properties: {b: {default: 1}}}}}},
      '{"l":[{},{"b":2},3]}',
      '{"l":[{"b": 1},{"b":2},3]}',
    ],
    [
      'item by item where a list has places',
      {properties: {l: {prefixItems: [{}, {properties: {b: {default: 1}}}]}}},
      '{"l":[{},{}]}',
      '{"l":[{},{"b": 1}]}',
    ],
    [
      'through a reference',
      {properties: {a: {$ref: '#/$defs/a'}}, $defs: {a: {default: 'x'}}},
      '{}',
      '{"a": "x"}',
    ],
    ['through allOf', {allOf: [units]}, '{"city":"A"}', '{"city":"A", "units": "celsius"}'],
    [
      'the first one where two parts name one',
      {allOf: [units, {properties: {units: {default: 'kelvin'}}}]},
      '{}',
      '{"units": "celsius"}',
    ],
    ['not from alternatives', {anyOf: [units], oneOf: [units], if: units}, '{"city":"A"}', '{"city":"A"}'],
    [
      'into other keys where they have a schema',
      {additionalProperties: {properties: {b: {default: 1}}}},
      '{"x":{}}',
      '{"x":{"b": 1}}',
    ],
    [
      'into a key of a pattern by the schema of the pattern, which is no other key',
      {
        properties: {xa: {properties: {c: {default: 3}}}},
        patternProperties: {'^x': {properties: {b: {default: 2}}}},
        additionalProperties: {properties: {b: {default: 1}}},
      },
      '{"x":{},"xa":{},"y":{}}',
      '{"x":{"b": 2},"xa":{"c": 3, "b": 2},"y":{"b": 1}}',
    ],
    [
      'through an anchor',
      {properties: {a: {$ref: '#here'}}, $defs: {a: {$anchor: 'here', default: 'x'}}},
      '{}',
      '{"a": "x"}',
    ],
    [
      'of a key that every object has',
      {properties: {constructor: {default: 1}, toString: {default: 2}}},
      '{}',
      '{"constructor": 1, "toString": 2}',
    ],
  ])('%s', (_, schema, sent, expected) => {
    expect(filled(schema, sent)).toBe(expected);
  });

  it('and every character that was sent stays', () => {
    const sent = '{ "10":1.0,\n "b" : -0, "\\u0061": 9007199254740993 }';
    expect(filled(units, sent)).toBe(
      '{ "10":1.0,\n "b" : -0, "\\u0061": 9007199254740993, "units": "celsius" }',
    );
  });

  it('and what was sent is the very same value where nothing was added', () => {
    const sent = node('{"units":"kelvin"}');
    const filling = fillDefaults(node(units), sent);
    expect(filling.ok && filling.filled).toBe(sent);
  });

  it('from a schema that contains itself', () => {
    const tree = {properties: {n: {default: 0}, child: {$ref: '#'}}};
    expect(filled(tree, '{"child":{"child":{}}}')).toBe('{"child":{"child":{"n": 0}, "n": 0}, "n": 0}');
  });

  it('and a default that contains itself is refused, as is a reference to itself left alone', () => {
    const endless = {properties: {child: {$ref: '#', default: {}}}};
    expect(fillDefaults(node(endless), node('{}'))).toEqual({ok: false, error: 'ENDLESS_DEFAULT'});
    expect(filled({$ref: '#', ...units}, '{}')).toBe('{"units": "celsius"}');
  });

  it('and arguments that become too deep by it are refused', () => {
    const deep = (levels: number) => `${'{"a":'.repeat(levels)}{}${'}'.repeat(levels)}`;
    const schema = {properties: {a: {$ref: '#'}, b: {default: [[]]}}};
    expect(fillDefaults(node(schema), node(deep(61))).ok).toBe(true);
    expect(fillDefaults(node(schema), node(deep(63)))).toEqual({ok: false, error: 'TOO_DEEP'});
  });
});
