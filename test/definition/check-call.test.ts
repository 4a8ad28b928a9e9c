import {describe, expect, it} from 'vitest';
import {CAN_RETRY} from '../../generator/definition/error-codes.ts';
import {checkCall, ERROR_CODES} from '../../generator/definition/index.ts';
import {textOf} from '../../src/record/index.ts';
import {node, weather} from './nodes.ts';

const schema = (properties: object, more: object = {}) => ({type: 'object', properties, ...more});
const check = (parameters: unknown, sent: string) => checkCall(node(parameters), node(sent));

describe('arguments that fit', () => {
  it('are accepted with their defaults filled in, and what was sent stays beside them', () => {
    const sent = node('{"city":"London"}');
    const checked = checkCall(node(weather().parameters), sent);
    expect(checked.ok && textOf(checked.filled)).toBe('{"city":"London", "units": "celsius"}');
    expect(textOf(sent)).toBe('{"city":"London"}');
  });
});

describe('arguments that do not fit are INVALID_PARAMS, with the place in the arguments and in the schema', () => {
  const nested = schema({a: {type: 'array', items: schema({'b/c': {type: 'string'}}, {required: ['b/c']})}});
  it.each<[string, unknown, string, string, string, string]>([
    ['missing', weather().parameters, '{"units":"celsius"}', '/city', '/required', '{"city":"A"}'],
    [
      'an empty text',
      weather().parameters,
      '{"city":""}',
      '/city',
      '/properties/city/minLength',
      '{"city":"A"}',
    ],
    [
      'one letter too many',
      weather().parameters,
      JSON.stringify({city: '가'.repeat(101)}),
      '/city',
      '/properties/city/maxLength',
      JSON.stringify({city: '😀'.repeat(100)}),
    ],
    [
      'not one of the values',
      weather().parameters,
      '{"city":"A","units":"kelvin"}',
      '/units',
      '/properties/units/enum',
      '{"city":"A","units":"fahrenheit"}',
    ],
    [
      'null where a default exists',
      weather().parameters,
      '{"city":"A","units":null}',
      '/units',
      '/properties/units/type',
      '{"city":"A"}',
    ],
    [
      'an unknown key',
      weather().parameters,
      '{"city":"A","x/y":1}',
      '/x~1y',
      '/additionalProperties',
      '{"city":"A"}',
    ],
    ['no object', weather().parameters, '["city"]', '', '/type', '{"city":"A"}'],
    ['above the range', schema({n: {maximum: 20}}), '{"n":21}', '/n', '/properties/n/maximum', '{"n":20}'],
    ['below the range', schema({n: {minimum: 1}}), '{"n":0}', '/n', '/properties/n/minimum', '{"n":1.0}'],
    ['no integer', schema({n: {type: 'integer'}}), '{"n":1.5}', '/n', '/properties/n/type', '{"n":1.0}'],
    [
      'no multiple',
      schema({n: {multipleOf: 0.1}}),
      '{"n":0.35}',
      '/n',
      '/properties/n/multipleOf',
      '{"n":0.3}',
    ],
    [
      'missing deep inside',
      nested,
      '{"a":[{"b/c":"x"},{}]}',
      '/a/1/b~1c',
      '/properties/a/items/required',
      '{"a":[]}',
    ],
    [
      'of another type deep inside',
      nested,
      '{"a":[{"b/c":1}]}',
      '/a/0/b~1c',
      '/properties/a/items/properties/b~1c/type',
      '{"a":[{"b/c":"x"}]}',
    ],
    [
      'no alternative',
      schema({n: {anyOf: [{type: 'string'}, {type: 'null'}]}}),
      '{"n":1}',
      '/n',
      '/properties/n/anyOf',
      '{"n":null}',
    ],
    [
      'a name that every object has, missing',
      schema({}, {required: ['constructor']}),
      '{}',
      '/constructor',
      '/required',
      '{"constructor":1}',
    ],
  ])('%s', (_, parameters, refused, path, schema_path, accepted) => {
    const checked = check(parameters, refused);
    expect(checked).toMatchObject({
      ok: false,
      error: 'INVALID_PARAMS',
      at: path,
      envelope: {error: true, code: 'INVALID_PARAMS', details: {path, schema_path}},
    });
    expect(check(parameters, accepted).ok).toBe(true);
  });

  it('through a reference, with the place of what was referred to', () => {
    const parameters = schema({n: {$ref: '#/$defs/n'}}, {$defs: {n: {type: 'object', required: ['a']}}});
    expect(check(parameters, '{"n":{}}')).toMatchObject({
      at: '/n/a',
      envelope: {details: {schema_path: '/$defs/n/required'}},
    });
  });
});

describe('the place in the schema is one of the whole schema', () => {
  const tree = {type: 'object', properties: {child: {$ref: '#/$defs/tree'}, n: {type: 'integer'}, no: false}};
  it.each<[string, object, string, string]>([
    [
      'in a part that contains itself',
      schema({a: {$ref: '#/$defs/tree'}}, {$defs: {tree}}),
      '{"a":{"child":{"n":"x"}}}',
      '/$defs/tree/properties/n/type',
    ],
    [
      'in a part with a name of its own',
      schema({a: {$ref: '#t'}}, {$defs: {'a/b': {$anchor: 't', type: 'integer'}}}),
      '{"a":"x"}',
      '/$defs/a~1b/type',
    ],
    ['where the whole contains itself', schema({a: {$ref: '#'}}), '{"a":1}', '/type'],
    ['where no value fits', schema({no: false}), '{"no":1}', '/properties/no'],
  ])('%s', (_, parameters, sent, schema_path) => {
    expect(check(parameters, sent)).toMatchObject({envelope: {details: {schema_path}}});
  });
});

describe('a number that would be rounded', () => {
  const parameters = schema({n: {type: 'integer', maximum: 9007199254740992}});

  it('is not decided about, and there is no envelope', () => {
    expect(check(parameters, '{"n":9007199254740993}')).toEqual({
      ok: false,
      error: 'INEXACT_NUMBER',
      at: '/n',
    });
    expect(check(schema({n: {maximum: 20}}), '{"n":20.0000000000000000001}')).toMatchObject({
      error: 'INEXACT_NUMBER',
    });
  });

  it('differs from its neighbour, which is decided about', () => {
    expect(check(parameters, '{"n":9007199254740992}').ok).toBe(true);
    expect(check(parameters, '{"n":9007199254740994}')).toMatchObject({error: 'INVALID_PARAMS'});
  });
});

it('there are seven error codes, and each says whether trying again can help', () => {
  expect(ERROR_CODES).toEqual([
    'INVALID_PARAMS',
    'NOT_FOUND',
    'RATE_LIMITED',
    'UPSTREAM_ERROR',
    'TIMEOUT',
    'UNAUTHORISED',
    'INTERNAL_ERROR',
  ]);
  expect(ERROR_CODES.filter(code => CAN_RETRY[code])).toEqual(['RATE_LIMITED', 'UPSTREAM_ERROR', 'TIMEOUT']);
});
