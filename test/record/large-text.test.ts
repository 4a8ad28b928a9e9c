import {describe, expect, it} from 'vitest';
import {
  type CollectionReading,
  MAX_BYTES,
  MAX_RECORDS,
  parseCollection,
  readJson,
} from '../../src/record/index.ts';
import {collection, discovery} from './sample.ts';

function codesOf(reading: CollectionReading): readonly string[] {
  return reading.ok ? [] : reading.issues.map(issue => issue.code);
}

const utf8 = (text: string) => new TextEncoder().encode(text);

/** The sample with a summary long enough for the whole to have this many bytes in UTF-8. */
function collectionOf(size: number, letter: string): string {
  const sample = collection();
  const spare = size - utf8(JSON.stringify(sample)).length;
  const width = utf8(letter).length;
  sample.summary.ko += letter.repeat(Math.floor(spare / width)) + 'x'.repeat(spare % width);
  return JSON.stringify(sample);
}

describe('the limit of 5,000,000 bytes', () => {
  it.each([
    ['ASCII', 'a'],
    ['Hangul', '가'],
    ['letters outside the BMP', '\u{1f600}'],
  ])('lets exactly as many through and not one more, in %s, as bytes and as a string', (_, letter) => {
    const full = collectionOf(MAX_BYTES, letter);
    const over = `${full} `;
    expect(utf8(full)).toHaveLength(5_000_000);
    expect(codesOf(parseCollection(full))).toEqual([]);
    expect(codesOf(parseCollection(utf8(full)))).toEqual([]);
    const refusal = {ok: false, issues: [{code: 'TOO_LARGE', found: '5000001', wanted: '5000000'}]};
    expect(parseCollection(over)).toEqual(refusal);
    expect(parseCollection(utf8(over))).toEqual(refusal);
  });

  it('refuses one string of 10,000,000 letters', () => {
    expect(codesOf(parseCollection(`"${'a'.repeat(10_000_000)}"`))).toEqual(['TOO_LARGE']);
  });

  it('names the bytes, not the letters, of a string that is too large either way', () => {
    const reading = parseCollection('가'.repeat(6_000_000));
    expect(reading.ok ? [] : reading.issues[0]?.found).toBe('18000000');
  });
});

describe('the limit of 64 levels', () => {
  const nested = (levels: number, open = '[', close = ']') => open.repeat(levels) + close.repeat(levels);

  it.each([100_000, 1_000_000])('refuses %i opening brackets without an overflow', count => {
    expect(codesOf(parseCollection('['.repeat(count)))).toEqual(['TOO_DEEP']);
    expect(codesOf(parseCollection('{"a":'.repeat(count)))).toEqual(['TOO_DEEP']);
  });

  it('accepts 64 and refuses 65', () => {
    expect(readJson(nested(64)).ok).toBe(true);
    expect(readJson(nested(65))).toMatchObject({
      ok: false,
      issues: [{code: 'TOO_DEEP', line: 1, column: 65}],
    });
    expect(readJson(`${'{"a":'.repeat(64)}0${'}'.repeat(64)}`).ok).toBe(true);
    expect(readJson(`${'{"a":'.repeat(65)}0${'}'.repeat(65)}`).ok).toBe(false);
  });
});

describe('the limit of 10,000 records', () => {
  const records = (count: number) =>
    JSON.stringify(
      collection(Array.from({length: count}, (_, i) => ({...discovery(`r${i}`), outcome: {ok: []}}))),
    );

  it('lets exactly as many through', () => {
    const reading = parseCollection(records(MAX_RECORDS));
    expect(reading.ok && reading.collection.records.length).toBe(10_000);
  });

  it('refuses one more', () => {
    expect(parseCollection(records(10_001))).toMatchObject({
      ok: false,
      issues: [{code: 'TOO_MANY', at: '/records', line: 1, found: '10001', wanted: '10000'}],
    });
  });
});

describe('a text made to be slow', () => {
  const size = 4_900_000;
  const repeated = (part: string) => part.repeat(Math.floor(size / part.length));
  const record = JSON.stringify(collection([{...discovery(), outcome: {error: 'UNKNOWN_FAMILY', at: '@'}}]));

  it.each([
    ['one long number', '1'.repeat(size), 'SHAPE'],
    ['one long string of escapes', `"${repeated('\\n')}"`, 'SHAPE'],
    ['nothing but spaces', ' '.repeat(size), 'EMPTY'],
    ['a line end after every letter', `[${repeated('1,\r\n')}x]`, 'SYNTAX'],
    ['one key again and again', `{${repeated('"a":1,')}"a":1}`, 'DUPLICATE_KEY'],
    ['a forbidden key again and again', `{${repeated('"__proto__":1,')}"a":1}`, 'FORBIDDEN_KEY'],
    [
      'half pairs below one long key',
      `{"${'k'.repeat(4_000_000)}":["\\ud800"${',"\\ud800"'.repeat(9999)}]}`,
      'LONE_SURROGATE',
    ],
    ['many unknown keys', `{${Array.from({length: 300_000}, (_, i) => `"k${i}":1`)}}`, 'SHAPE'],
    [
      'a hundred faults behind many lines',
      `{${'\n'.repeat(4_800_000)}${Array.from({length: 100}, (_, i) => `"k${i}":1`).join(',\r\n')}}`,
      'SHAPE',
    ],
    ['many empty records', `{"records":[{}${',{}'.repeat(9999)}]}`, 'SHAPE'],
    ['one id again and again', `{"records":[{"id":"a"}${',{"id":"a"}'.repeat(9999)}]}`, 'SHAPE'],
  ])('of %s gets its answer', (_, text, code) => {
    expect(codesOf(parseCollection(text))[0]).toBe(code);
  });

  it('has the right place for each of its faults, however many lines stand before', () => {
    const keys = Array.from({length: 100}, (_, i) => `"k${i}":1`);
    const reading = parseCollection(`{${'\n'.repeat(1_000_000)}${keys.join(',\r\n  ')}}`);
    const places = reading.ok
      ? []
      : reading.issues
          .filter(({fault}) => fault === 'unknown')
          .map(({at, line, column}) => [at, line, column]);
    expect(places.length).toBeGreaterThan(90);
    places.forEach((place, i) => {
      expect(place).toEqual([`/k${i}`, 1_000_001 + i, i === 0 ? 1 : 3]);
    });
  });

  it.each([
    ['a pointer of one long step', `/${'a'.repeat(size)}`],
    ['a pointer of many empty steps', '/'.repeat(size)],
    ['a pointer of many escapes', repeated('/~0')],
  ])('of %s overflows no pattern', (_, at) => {
    expect(codesOf(parseCollection(record.replace('@', at)))).toEqual([]);
    expect(codesOf(parseCollection(record.replace('@', `${at}~`)))).toEqual(['SHAPE']);
  });
});
