import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {sharingCollection} from '../../generator/collections/sharing.ts';
import {inputsOf} from '../../generator/terminal/read-input.ts';
import {sayIn} from '../../generator/terminal/say.ts';
import {Stop} from '../../generator/terminal/stop.ts';
import {tell} from '../../generator/terminal/tell.ts';
import type {World} from '../../generator/terminal/world.ts';
import {writeJson} from '../../src/record/index.ts';
import {CHECKOUT, emptyCheckout} from './run-command.ts';

/** The records as JSON values, or what was said where it stopped. */
async function make(cwd: string = CHECKOUT) {
  let said = '';
  const world: World = {
    cwd,
    root: cwd,
    readers: () => Promise.reject(new Error('nothing is published here')),
    env: {},
    standardInput: (async function* () {})(),
    write: async (_, text) => {
      said += text;
    },
  };
  const say = sayIn('en');
  try {
    const collection = await sharingCollection.make(inputsOf(world, say), say);
    return {text: writeJson(collection), records: JSON.parse(writeJson(collection.records)), said};
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    await tell(world, ...error.lines);
    return {text: '', records: [], said};
  }
}

const {records, text} = await make();
const record = (id: string) => records.find((one: {id: string}) => one.id === id);

describe('the collection of shareable definitions', () => {
  it('is the same each time', async () => {
    expect((await make()).text).toBe(text);
  });

  it('answers a valid call from the table, with sent and filled arguments side by side', () => {
    expect(record('default-filled')).toMatchObject({
      judge: 'schema',
      request: {name: 'get_weather', arguments: {city: 'Tokyo'}},
      filled: {city: 'Tokyo', units: 'celsius'},
      outcome: {answer: {temperature: 22, condition: 'clear', humidity_pct: 48}, executed: 'stand-in'},
    });
  });

  it.each([
    ['missing-city', 'INVALID_PARAMS', '/city', {path: '/city', schema_path: '/required'}],
    ['out-of-range', 'INVALID_PARAMS', '/top_k', {path: '/top_k', schema_path: '/properties/top_k/maximum'}],
    ['unknown-city', 'NOT_FOUND', '/city', {city: 'Atlantis', suggestion: 'London'}],
    // Sixty calls 750 ms apart from 0 on: the first leaves the window at 60 s, 12.36 s after this one.
    ['over-limit', 'RATE_LIMITED', undefined, {retry_after: 12.4}],
  ])('%s is refused with an envelope, apart from the outcome', (id, code, at, details) => {
    expect(record(id).outcome).toEqual(at === undefined ? {error: code} : {error: code, at});
    expect(record(id).envelope).toMatchObject({error: true, code, details});
  });

  it('has the four exports of each definition, and what each leaves out', () => {
    for (const id of ['weather-exports', 'search-fitness']) {
      expect(record(id).exports.map(({to}: {to: string}) => to)).toEqual([
        'openai',
        'openai-responses',
        'anthropic',
        'mcp',
      ]);
      for (const one of record(id).exports) expect(one.left_out).toContain('/version');
    }
  });

  it('shows one definition that has everything and one that does not', () => {
    const missing = (id: string) =>
      record(id).fitness.flatMap((one: {item: string; present: boolean}) => (one.present ? [] : [one.item]));
    expect(missing('weather-exports')).toEqual([]);
    expect(missing('search-fitness')).toEqual([
      'closed_parameters',
      'rate_limit',
      'examples',
      'readme',
      'tests',
    ]);
  });

  it('compares two versions, and the version that should follow is the one that did', () => {
    expect(record('weather-versions')).toMatchObject({level: 'minor', next: '1.2.0'});
    expect(record('weather-versions').after.version).toBe('1.2.0');
  });
});

describe('a fault of its files stops it with code, place and sentence', () => {
  it.each([
    [
      'sharing-weather.json',
      '"input": { "city": "London" }',
      '"input": { "city": "" }',
      'INVALID_EXAMPLE (/examples/0/input/city)',
    ],
    [
      'sharing-weather.json',
      '"condition": "clear"',
      '"condition": 1',
      'INVALID_EXAMPLE (/examples/1/output/condition)',
    ],
    ['sharing-weather.json', '"version": "1.2.0"', '"version": "1.2"', 'INVALID_VERSION (/version)'],
    [
      'sharing-search.json',
      '"minimum": 1,',
      '"minimun": 1,',
      'INVALID_SCHEMA (/parameters/properties/top_k/minimun)',
    ],
    ['sharing-search.json', '"errors"', '"error"', 'SHAPE (/error)'],
    ['sharing-requests.json', '"call":', '"calls":', 'SHAPE (/0)'],
    ['sharing-answers.json', '"suggestion":', '"suggested":', 'SHAPE (/suggestions/0/suggest'],
  ])('in %s', async (name, from, to, sentence) => {
    const root = emptyCheckout();
    const file = join(root, 'generator/collections', name);
    const before = readFileSync(file, 'utf8');
    expect(before).toContain(from);
    writeFileSync(file, before.replace(from, to));
    const {said} = await make(root);
    expect(said).toContain(`generator/collections/${name}:`);
    expect(said).toContain(sentence);
    writeFileSync(file, before);
    expect((await make(root)).said).toBe('');
  });
});
