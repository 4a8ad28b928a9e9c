import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {zipOf} from '../../generator/publish/zip.ts';
import {checkZipNames, ZipNameError} from '../../generator/publish/zip-names.ts';

interface Row {
  readonly name: string;
  readonly expect: 'allow' | 'deny' | 'deny-pair';
}

const rows = JSON.parse(
  readFileSync(new URL('../fixtures/zip-names.json', import.meta.url), 'utf8'),
) as readonly Row[];
const namesOf = ({name, expect}: Row) => (expect === 'deny-pair' ? name.split(' + ') : [name]);

/** The code and place of a refusal; undefined where the names are accepted. */
function refusalOf(...names: readonly string[]): {code: string; entry: string; at: number} | undefined {
  try {
    checkZipNames(names);
    return undefined;
  } catch (error) {
    if (!(error instanceof ZipNameError)) throw error;
    const {code, entry, at} = error;
    return {code, entry, at};
  }
}

describe('a name of a ZIP entry', () => {
  it('is tried in 38 forms, most of which must be refused', () => {
    expect(rows.length).toBe(38);
    expect(new Set(rows.map(row => row.expect))).toEqual(new Set(['allow', 'deny', 'deny-pair']));
  });

  it.each(rows.filter(row => row.expect !== 'allow'))('is refused: $name', row => {
    expect(() => checkZipNames(namesOf(row))).toThrow(ZipNameError);
  });

  it.each(rows.filter(row => row.expect === 'allow'))('is accepted: $name', row => {
    expect(refusalOf(...namesOf(row))).toBeUndefined();
  });

  const long = 'a'.repeat(155);
  it.each([
    ['EMPTY', 0, '', 'a'],
    ['TOO_LONG', 160, `${long}a.json`, `${long}.json`],
    ['TOO_DEEP', 15, 'a/b/c/d/e/f/g/h/i', 'a/b/c/d/e/f/g/h'],
    ['BACKSLASH', 1, 'a\\b', 'a/b'],
    ['DRIVE', 1, 'c:/a', 'c/a'],
    ['ABSOLUTE', 0, '/a', 'a'],
    ['SEGMENT', 2, 'a/../b', 'a/b'],
    ['SEGMENT', 2, 'a/./b', 'a/b'],
    ['SEGMENT', 2, 'a//b', 'a/b'],
    ['START', 2, 'a/-b', 'a/b-c'],
    ['START', 0, '.git', 'a.git'],
    ['ENDING', 1, 'a./b', 'a.b/b'],
    ['CHARACTER', 1, 'a b', 'a-b'],
    ['CHARACTER', 2, 'a/\u007f', 'a/b'],
    ['CHARACTER', 1, 'a_b', 'a-b'],
    ['DEVICE', 2, 'a/com1.tar.gz', 'a/com.tar.gz'],
    ['DEVICE', 0, 'aux/a', 'auxiliary/a'],
    ['UPPER_CASE', 2, 'a/Readme.txt', 'a/README.txt'],
    ['UPPER_CASE', 0, 'LICENSE/a', 'a/LICENSE'],
  ])('is refused with %s at %i: %s', (code, at, refused, accepted) => {
    expect(refusalOf(refused)).toEqual({code, entry: refused, at});
    expect(refusalOf(accepted)).toBeUndefined();
  });

  it.each([
    ['twice', ['a.json', 'a.json'], ['a.json', 'b.json']],
    ['as a file and a folder', ['a', 'a/b'], ['a.txt', 'a/b']],
    ['as a file and a folder, the other way round', ['a/b', 'a'], ['a/b', 'c']],
    ['as two folders that differ by case', ['a/b', 'A/c'], ['a/b', 'a/c']],
    ['as a licence in two spellings', ['LICENSE', 'license'], ['LICENSE', 'licence']],
  ])('is refused where it would be there %s', (_, refused, accepted) => {
    expect(refusalOf(...refused)).toMatchObject({code: 'SAME_NAME'});
    expect(refusalOf(...accepted)).toBeUndefined();
  });
});

describe('a ZIP', () => {
  const file = new Uint8Array([1]);

  it.each(rows.filter(row => row.expect !== 'allow'))('is not made with the name $name', row => {
    const files = new Map([['index.html', file], ...namesOf(row).map(name => [name, file] as const)]);
    // A faulty name can also stand in an otherwise sound folder.
    expect(() => zipOf('top', files)).toThrow(ZipNameError);
  });

  it.each(['..', '/', 'a/../..', 'con', 'Top', ''])('is not made with the top folder %j', folder => {
    expect(() => zipOf(folder, new Map([['a', file]]))).toThrow(ZipNameError);
    expect(zipOf('top', new Map([['a', file]])).length).toBeGreaterThan(0);
  });
});
