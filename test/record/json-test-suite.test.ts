import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {decodeUtf8, type JsonReading, readJson, textOf} from '../../src/record/index.ts';

const suite = new URL('../../../shared/hostile/json-test-suite/', import.meta.url);
const present = existsSync(suite);
const absent = present ? '' : ' (skipped: ../shared/hostile/json-test-suite is not beside this checkout)';
const filesOf = (folder: string) => (present ? readdirSync(new URL(`${folder}/`, suite)).sort() : []);
const parsing = filesOf('test_parsing');

function read(path: string): JsonReading {
  const decoded = decodeUtf8(
    new Uint8Array(readFileSync(new URL(encodeURI(path).replaceAll('#', '%23'), suite))),
  );
  return decoded.ok ? readJson(decoded.text) : decoded;
}

function codesOf(reading: JsonReading): readonly string[] {
  return reading.ok ? [] : [...new Set(reading.issues.map(issue => issue.code))];
}

/** The files whose answer is not the wanted one, so that a failure names them all. */
function wrongOnes(prefix: string, isRight: (reading: JsonReading, name: string) => boolean) {
  const names = parsing.filter(name => name.startsWith(prefix));
  expect(names.length).toBeGreaterThan(30);
  return names.filter(name => !isRight(read(`test_parsing/${name}`), name));
}

const TWICE = ['y_object_duplicated_key.json', 'y_object_duplicated_key_and_value.json'];

describe.skipIf(!present)(`the JSON parsing test suite${absent}`, () => {
  it('every text that is JSON is read, source text and all', () => {
    const right = (reading: JsonReading, name: string) =>
      TWICE.includes(name) || (reading.ok && textOf(reading.node) === reading.node.source.text.trim());
    expect(wrongOnes('y_', right)).toEqual([]);
  });

  it.each(TWICE)('%s has a key twice and is refused for that alone', name => {
    expect(codesOf(read(`test_parsing/${name}`))).toEqual(['DUPLICATE_KEY']);
  });

  it('every text that is not JSON is refused', () => {
    expect(wrongOnes('n_', reading => !reading.ok && reading.issues.length > 0)).toEqual([]);
  });

  it('every text that parsers may judge either way gets an answer', () => {
    const right = (reading: JsonReading) => reading.ok || reading.issues.length > 0;
    expect(wrongOnes('i_', right)).toEqual([]);
  });

  it.each([
    ['i_number_huge_exp.json', []],
    ['i_structure_UTF-8_BOM_empty_object.json', []],
    ['i_string_UTF-16LE_with_BOM.json', ['ENCODING']],
    ['i_string_utf16BE_no_BOM.json', ['ENCODING']],
    ['i_string_iso_latin_1.json', ['ENCODING']],
    ['i_string_inverted_surrogates_U+1D11E.json', ['LONE_SURROGATE']],
    ['i_object_key_lone_2nd_surrogate.json', ['LONE_SURROGATE']],
    ['i_structure_500_nested_arrays.json', ['TOO_DEEP']],
    ['n_structure_100000_opening_arrays.json', ['TOO_DEEP']],
    ['n_structure_open_array_object.json', ['TOO_DEEP']],
  ])('%s answers %j', (name, codes) => {
    expect(codesOf(read(`test_parsing/${name}`))).toEqual(codes);
  });
});

describe.skipIf(!present)(`the texts that parsers change${absent}`, () => {
  const transform = filesOf('test_transform');

  it.each(transform.filter(name => name.startsWith('number_')))(
    '%s keeps the spelling of its number',
    name => {
      const reading = read(`test_transform/${name}`);
      const node = reading.ok && reading.node.type === 'array' ? reading.node.items[0] : undefined;
      const written = readFileSync(new URL(`test_transform/${name}`, suite), 'utf8');
      expect(node && textOf(node)).toBe(written.trim().slice(1, -1).trim());
    },
  );

  it.each(transform.filter(name => name.startsWith('object_same_key')))('%s is refused', name => {
    expect(codesOf(read(`test_transform/${name}`))).toEqual(['DUPLICATE_KEY']);
  });

  it.each(transform.filter(name => name.startsWith('object_key_nf')))('%s keeps two keys', name => {
    const reading = read(`test_transform/${name}`);
    expect(reading.ok && reading.node.type === 'object' && reading.node.members.length).toBe(2);
  });

  it.each(transform.filter(name => name.includes('invalid_codepoint')))('%s is refused', name => {
    const code = name.includes('escaped') ? 'LONE_SURROGATE' : 'ENCODING';
    expect(codesOf(read(`test_transform/${name}`))).toEqual([code]);
  });
});
