import {describe, expect, it} from 'vitest';
import {decodeUtf8, type Issue, MAX_ISSUES, parseCollection, readJson} from '../../src/record/index.ts';

function placeOf(reading: {ok: true} | {ok: false; issues: readonly Issue[]}) {
  const issue = reading.ok ? undefined : reading.issues[0];
  return [issue?.code, issue?.line, issue?.column];
}

const bytes = (...parts: readonly (string | number)[]) =>
  Uint8Array.from(
    parts.flatMap(part => (typeof part === 'number' ? [part] : [...new TextEncoder().encode(part)])),
  );

describe('line and column', () => {
  it.each([
    ['LF', '{\n"a": x}'],
    ['CRLF', '{\r\n"a": x}'],
    ['CR', '{\r"a": x}'],
  ])('count from 1 after %s', (_, text) => {
    expect(placeOf(readJson(text))).toEqual(['SYNTAX', 2, 6]);
  });

  it('CRLF twice makes two lines, not four', () => {
    expect(placeOf(readJson('[\r\n\r\nx]'))).toEqual(['SYNTAX', 3, 1]);
  });

  it('U+2028 in a string ends no line', () => {
    expect(placeOf(readJson('["\u2028", x]'))).toEqual(['SYNTAX', 1, 7]);
  });

  it('a letter outside the BMP counts as two columns, as in editors', () => {
    expect(placeOf(readJson('["\u{1f600}" x]'))).toEqual(['SYNTAX', 1, 7]);
  });

  it('a byte order mark takes no column', () => {
    expect(placeOf(readJson('\ufeff[x]'))).toEqual(['SYNTAX', 1, 2]);
    expect(placeOf(readJson('[x]'))).toEqual(['SYNTAX', 1, 2]);
  });
});

describe('the place of bytes that are no UTF-8', () => {
  it.each([
    ['the first of them', bytes('["a', 0xff, 0xff, '"]'), 1, 4],
    ['after a U+FFFD that the author wrote', bytes('["\ufffd\ufffd', 0xff, '"]'), 1, 5],
    ['after Hangul', bytes('["가나', 0xb0, '"]'), 1, 5],
    ['on another line', bytes('[\r\n"', 0xc0, 0xaf, '"]'), 2, 2],
    ['after a byte order mark', bytes(0xef, 0xbb, 0xbf, '["', 0xff, '"]'), 1, 3],
    ['a letter cut at the end', bytes('["a', 0xea, 0xb0), 1, 4],
    ['UTF-32, big endian, without a mark', bytes(0, 0, 0, 0x7b, 0, 0, 0, 0x7d), 1, 1],
  ])('is %s', (_, input, line, column) => {
    expect(placeOf(parseCollection(input))).toEqual(['ENCODING', line, column]);
  });

  it('U+FFFD itself is text', () => {
    expect(decodeUtf8(bytes('["\ufffd"]'))).toEqual({ok: true, text: '["\ufffd"]'});
  });
});

describe('half a surrogate pair', () => {
  it.each([
    ['raw, in a text given as a string', '["\ud83d"]'],
    ['raw, before an escape that would complete it', '["\ud83d\\ude00"]'],
    ['raw, after an escape that would complete it', '["\\ud83d\ude00"]'],
    ['as an escape', '["\\ud83d"]'],
  ])('is refused %s', (_, text) => {
    expect(placeOf(readJson(text))).toEqual(['LONE_SURROGATE', 1, 2]);
  });

  it.each([
    ['raw', '["\ud83d\ude00"]'],
    ['as escapes', '["\\ud83d\\ude00"]'],
  ])('is accepted with its other half beside it, both %s', (_, text) => {
    expect(readJson(text).ok).toBe(true);
  });
});

describe('the list of issues', () => {
  const twice = (pairs: number) => `[${Array.from({length: pairs}, () => '{"a":1,"a":2}').join()}]`;
  const issuesOf = (text: string) => {
    const reading = readJson(text);
    return reading.ok ? [] : reading.issues;
  };

  it('names every fault that leaves the grammar whole', () => {
    const issues = issuesOf('{"a":1,"a":"\\ud800","__proto__":0}');
    expect(issues.map(issue => issue.code)).toEqual(['DUPLICATE_KEY', 'LONE_SURROGATE', 'FORBIDDEN_KEY']);
  });

  it('ends at the first fault of the grammar', () => {
    expect(issuesOf('{"a":1,"a":2,]').map(issue => issue.code)).toEqual(['DUPLICATE_KEY', 'SYNTAX']);
  });

  it('holds 99 faults where there are 99, and a hundred where there are more', () => {
    expect(issuesOf(twice(99))).toHaveLength(99);
    expect(issuesOf(twice(101))).toHaveLength(MAX_ISSUES);
    expect(parseCollection(`{"records":[${Array(101).fill('0').join()}]}`)).toHaveProperty(
      'issues.length',
      MAX_ISSUES,
    );
  });

  it('leaves out a pointer that is too long to show, and keeps one that is not', () => {
    expect(issuesOf(`{"${'k'.repeat(999)}":"\\ud800"}`)[0]?.at).toBe(`/${'k'.repeat(999)}`);
    expect(issuesOf(`{"${'k'.repeat(1000)}":"\\ud800"}`)[0]).not.toHaveProperty('at');
  });

  it('cuts a found key after 60 code points and marks the cut', () => {
    const found = (key: string) => issuesOf(`{"${key}":1,"${key}":2}`)[0]?.found;
    expect(found('k'.repeat(60))).toBe('k'.repeat(60));
    expect(found('k'.repeat(61))).toBe(`${'k'.repeat(60)}…`);
    expect(found(`k${'\u{1f600}'.repeat(60)}`)).toBe(`k${'\u{1f600}'.repeat(59)}…`);
  });

  it('escapes a pointer as RFC 6901 says', () => {
    expect(issuesOf('{"a/b":{"~":["\\ud800"]}}')[0]?.at).toBe('/a~1b/~0/0');
  });
});
