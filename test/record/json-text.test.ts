import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {
  decodeUtf8,
  type JsonNode,
  JsonNumber,
  keysOf,
  member,
  parseCollection,
  readJson,
  textOf,
  toPlain,
  writeJson,
} from '../../src/record/index.ts';

interface Row {
  readonly id: string;
  readonly file: string;
  readonly expect: 'accept' | 'reject';
  readonly fault: string | null;
}

const fixtures = new URL('../fixtures/', import.meta.url);
const rows = JSON.parse(readFileSync(new URL('json-text.index.json', fixtures), 'utf8')) as readonly Row[];
const bytesOf = (row: Pick<Row, 'id'>) =>
  new Uint8Array(readFileSync(new URL(`json-text/${row.id}.json`, fixtures)));
const withFault = (fault: string) => rows.filter(row => row.fault === fault);

function issuesOf(bytes: Uint8Array) {
  const reading = parseCollection(bytes);
  return reading.ok ? [] : reading.issues;
}

function nodeOf(row: Pick<Row, 'id'>): JsonNode {
  const decoded = decodeUtf8(bytesOf(row));
  const reading = decoded.ok ? readJson(decoded.text) : decoded;
  if (!reading.ok) throw new Error(`${row.id} was refused`);
  return reading.node;
}

describe('the 73 small texts', () => {
  it('are all there', () => {
    expect(rows).toHaveLength(73);
    expect(readdirSync(new URL('json-text/', fixtures)).sort()).toEqual(
      rows.map(row => `${row.id}.json`).sort(),
    );
  });

  it.each(rows.filter(row => row.expect === 'reject'))('$id is refused as $fault', row => {
    const issues = issuesOf(bytesOf(row));
    expect(new Set(issues.map(issue => issue.code))).toEqual(new Set([row.fault]));
    for (const issue of issues) {
      const hasPlace = issue.line !== undefined && issue.column !== undefined;
      expect(hasPlace).toBe(!['EMPTY', 'HTML'].includes(issue.code));
    }
    expect(globalThis).not.toHaveProperty('__pwned');
  });

  it.each(rows.filter(row => row.expect === 'accept'))('$id is strict JSON, whatever its shape', row => {
    expect(new Set(issuesOf(bytesOf(row)).map(issue => issue.code))).toEqual(new Set(['SHAPE']));
    expect(nodeOf(row).start).toBe(0);
  });

  // Counted by hand in the files.
  it.each([
    ['truncated-string', 1, 27, '/title'],
    ['truncated-object', 1, 27, '/items'],
    ['truncated-multibyte', 1, 11, undefined],
    ['bom-twice', 1, 1, ''],
    ['utf16le', 1, 1, undefined],
    ['utf16le-nomark', 1, 1, undefined],
    ['utf32', 1, 1, undefined],
    ['euc-kr', 1, 11, undefined],
    ['invalid-utf8', 1, 7, undefined],
    ['lone-high', 1, 6, '/a'],
    ['lone-in-key', 1, 2, ''],
    ['nul-raw', 1, 8, '/a'],
    ['dup-key', 1, 21, '/authorized'],
    ['dup-key-nested', 1, 19, '/a/b/0/c'],
    ['proto-nested', 1, 13, '/a/0/b/__proto__'],
    ['nan', 1, 6, '/n'],
    ['leading-zero', 1, 7, ''],
    ['trailing-comma', 1, 8, ''],
    ['comment', 1, 8, ''],
    ['two-documents', 2, 1, ''],
    ['guard-prefix', 1, 1, ''],
    ['top-null', 1, 1, ''],
    ['nest-65', 1, 65, '/0'.repeat(64)],
  ])('the fault of %s is at %i:%i', (id, line, column, at) => {
    const [issue] = issuesOf(bytesOf({id}));
    expect([issue?.line, issue?.column, issue?.at]).toEqual([line, column, at]);
  });
});

describe('what an accepted text keeps', () => {
  it.each(withFault('ORDER'))('$id keeps its keys in file order', row => {
    const plain = toPlain(nodeOf(row)) as object;
    expect(keysOf(plain)).toEqual(['b', '10', '2']);
    expect(writeJson(plain, 'compact')).toBe('{"b":1,"10":2,"2":3}');
  });

  it.each(withFault('SOURCE_TEXT'))('$id keeps the spelling of its number', row => {
    const written = /^\{"n":(.+)\}\n?$/.exec(new TextDecoder().decode(bytesOf(row)))?.[1];
    const number = member(nodeOf(row), 'n')!;
    expect(written).toMatch(/^[-+.\deE]+$/);
    expect(textOf(number)).toBe(written);
    expect(toPlain(number)).toEqual(new JsonNumber(written!));
  });

  it('the largest safe integer is a plain number', () => {
    expect(toPlain(nodeOf({id: 'big-int-edge'}))).toEqual({n: 9007199254740991});
  });

  it.each(withFault('OWN_KEYS_ONLY'))('$id is data and touches no prototype', row => {
    const plain = toPlain(nodeOf(row)) as object;
    const keys = nodeOf(row).type === 'object' ? keysOf(plain) : [];
    expect(keys.length).toBeGreaterThan(0);
    for (const key of keys) expect(Object.hasOwn(plain, key)).toBe(true);
    expect(Object.getPrototypeOf(plain)).toBe(Object.prototype);
    expect(({} as Record<string, unknown>).authorized).toBeUndefined();
    expect(String({})).toBe('[object Object]');
    expect(writeJson(plain, 'compact')).toBe(textOf(nodeOf(row)));
  });

  it('two spellings of one letter stay two keys', () => {
    expect(keysOf(toPlain(nodeOf({id: 'dup-key-nfc'})) as object)).toEqual(['\u00e9', 'e\u0301']);
  });

  it('a byte order mark is no part of the text', () => {
    const node = nodeOf({id: 'bom-utf8'});
    expect(node.source.text).toBe('{"a":1}');
    expect(node.start).toBe(0);
  });
});
