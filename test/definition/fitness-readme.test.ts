import {describe, expect, it} from 'vitest';
import {
  CAN_RETRY,
  type Definition,
  ERROR_CODES,
  fitnessOf,
  readDefinition,
  readmeOf,
  readmeWords,
} from '../../generator/definition/index.ts';
import {messagesFor} from '../../src/i18n/index.ts';
import {node, weather} from './nodes.ts';

function definition(changes: object = {}): Definition {
  const reading = readDefinition(node(weather(changes)));
  if (!reading.ok) throw new Error(JSON.stringify([reading.issues, reading.faults]));
  return reading.definition;
}
const missing = (changes: object) =>
  fitnessOf(definition(changes)).flatMap(({item, present}) => (present ? [] : [item]));

describe('what makes a definition fit for sharing', () => {
  it('is all there in a complete one, in the order in which it is shown', () => {
    expect(missing({})).toEqual([]);
    expect(fitnessOf(definition()).map(({item}) => item)).toEqual([
      'when_to_use',
      'version',
      'closed_parameters',
      'returns',
      'errors',
      'rate_limit',
      'examples',
      'readme',
      'tests',
    ]);
  });

  it.each<[string, object]>([
    ['when_to_use', {description: 'The weather of a city.'}],
    ['version', {version: undefined}],
    ['closed_parameters', {parameters: {...weather().parameters, additionalProperties: true}}],
    ['closed_parameters', {parameters: {...weather().parameters, additionalProperties: undefined}}],
    ['returns', {returns: undefined}],
    ['errors', {errors: []}],
    ['rate_limit', {rate_limit: undefined}],
    ['examples', {examples: []}],
    ['readme', {readme: undefined}],
    ['tests', {tests: []}],
  ])('lacks %s', (item, changes) => {
    expect(missing(changes)).toEqual([item]);
  });

  it('a description says when to use it in Korean as well', () => {
    expect(missing({description: '도시의 날씨를 돌려줍니다. 지금 날씨를 물을 때 씁니다.'})).toEqual([]);
  });
});

describe('the README', () => {
  const english = readmeOf(definition(), readmeWords('en'));

  it('has a table of the parameters, made from the schema', () => {
    expect(english).toContain('| Name | Type | Required | Default | Constraints | Description |');
    expect(english).toContain('| `city` | `string` | yes |  | `minLength: 1`, `maxLength: 100` |  |');
    expect(english).toContain(
      '| `units` | `string` | no | `"celsius"` | `enum: ["celsius","fahrenheit"]` |  |',
    );
  });

  it('has installation, setup, errors, the limit and a usage example', () => {
    for (const heading of ['Installation', 'Setup', 'Parameters', 'Returns', 'Errors', 'Limit', 'Usage'])
      expect(english).toContain(`\n## ${heading}\n`);
    expect(english).toContain('```\nnpm install weather\n```');
    expect(english).toMatch(/\| `NOT_FOUND` \| .+ \| no \|/);
    expect(english).toContain('At most 60 calls a minute.');
    expect(english).toContain('```json\n{\n  "city": "London"\n}\n```');
  });

  it('is in Korean as well, with the same tables', () => {
    const korean = readmeOf(definition(), readmeWords('ko'));
    expect(korean).toContain('## 매개변수');
    expect(korean.match(/^\|/gm)).toHaveLength(english.match(/^\|/gm)!.length);
  });

  const RETRY = {
    ko: /기다렸다가 다시 시도하|다시 시도해 보십시오/,
    en: /[Tt]rying again (?:later )?can help|then try again/,
  };
  it.each(['ko', 'en'] as const)(
    'says of each code what it means and whether trying again can help (%s)',
    locale => {
      const words = readmeWords(locale);
      const rows = readmeOf(definition({errors: ERROR_CODES}), words).match(/^\| `[A-Z_]+` \| .+$/gm)!;
      expect(rows).toHaveLength(7);
      for (const [i, code] of ERROR_CODES.entries()) {
        const {[code]: meaning} = messagesFor(locale).sharingCodes;
        expect(rows[i]).toBe(`| \`${code}\` | ${meaning} | ${CAN_RETRY[code] ? words.yes : words.no} |`);
        expect([code, RETRY[locale].test(meaning)]).toEqual([code, CAN_RETRY[code]]);
      }
    },
  );

  it('leaves out what the definition lacks', () => {
    const {name, description, parameters} = weather();
    const reading = readDefinition(node({name, description, parameters}));
    const short = reading.ok ? readmeOf(reading.definition, readmeWords('en')) : '';
    expect(short.match(/^## .*/gm)).toEqual(['## Parameters']);
  });

  it('names what is nested by its way', () => {
    const items = {type: 'object', properties: {title: {type: 'string'}}, required: ['title']};
    const text = readmeOf(
      definition({
        returns: {type: 'object', properties: {results: {type: 'array', items}}},
        examples: [],
      }),
      readmeWords('en'),
    );
    expect(text).toContain('| `results[].title` | `string` |');
  });

  it('makes no markup of what the author wrote', () => {
    const text = readmeOf(
      definition({
        description: '1. <img src=x> [a](b) *c* | d',
        readme: {install: '```\n# x', setup: 'x'},
        parameters: {type: 'object', properties: {'a|`b': {description: 'x | y\nz'}}},
        examples: [],
      }),
      readmeWords('en'),
    );
    expect(text).toContain('1\\. \\<img src=x\\> \\[a\\](b) \\*c\\* \\| d');
    expect(text).toContain('````\n```\n# x\n````');
    expect(text).toContain('| ``a\\|`b`` |');
    expect(text).toContain('| x \\| y z |');
  });
});
