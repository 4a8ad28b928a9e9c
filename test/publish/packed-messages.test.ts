import {describe, expect, it} from 'vitest';
import {numberMembers, packChunk} from '../../generator/publish/packed-messages.ts';
import {lettersOf} from '../../generator/publish/packed-words.ts';
import {en} from '../../src/i18n/en.ts';
import {ko} from '../../src/i18n/ko.ts';

const given = 'function f(m: Messages) { ';

describe('a file that reads a dictionary', () => {
  it('gets a number for each member that it names, and keeps what is none', () => {
    expect(numberMembers(`${given}return m.failed + m.nothing; }`, 'a.ts')).toMatch(
      /m\[7\d{3}\] \+ m\.nothing/,
    );
  });

  it.each([
    ['by a computed name', 'm[key]', 'am[key]'],
    ['where it may be absent', 'm?.failed', 'm ? m.failed : 0'],
    ['by taking it apart', 'const {failed} = m;', 'const {yes} = m.answers;'],
  ])('may not do so %s: the build fails and names the file', (_, code, neighbour) => {
    expect(() => numberMembers(given + code, 'src/view/a.ts')).toThrow(/^src\/view\/a\.ts: .*m\.member/);
    expect(() => numberMembers(given + neighbour, 'src/view/a.ts')).not.toThrow();
  });

  it('may not take it apart as a parameter', () => {
    expect(() => numberMembers('const f = ({failed}: Messages) => failed;', 'a.ts')).toThrow('a.ts: ');
  });
});

describe('a finished script', () => {
  it('holds the words that it uses, each at its place', () => {
    const numbered = numberMembers('[m.loading, m.failed]', 'a.ts');
    const packed = packChunk(`__TOOL_RECORDS_EN__ ${numbered}`, 'a.js');
    expect(packed).toBe(`"${en.loading}*${en.failed}" [m[0], m[1]]`);
  });

  it('has groups of words before single ones, and their keys in a text of their own', () => {
    const numbered = numberMembers('[m.loading, m.effects]', 'a.ts');
    const packed = packChunk(`__TOOL_RECORDS_EN__ __TOOL_RECORDS_KEYS__ ${numbered}`, 'a.js');
    expect(packed).toBe(`"${en.effects.read}*${en.effects.change}*${en.loading}" "read change" [m[1], m[0]]`);
  });

  it('holds nothing of a word that it has no use for, and keeps the places of the others', () => {
    const numbered = numberMembers('[m.loading, m.effects, m.about, m.failed]', 'a.ts');
    const packed = packChunk(`__TOOL_RECORDS_EN__ __TOOL_RECORDS_KEYS__ ${numbered}`, 'a.js', {
      keeps: (member, key) => member === 'failed' || key === 'change',
    });
    expect(packed).toBe(
      `"${en.effects.change}****${en.failed}" "change*" [m[2], m[0], m[1], m[3]]`.replace('****', '***'),
    );
  });

  it('has Korean in letters where it is asked to, and as it is where not', () => {
    const numbered = numberMembers('m.failed', 'a.ts');
    const text = `__TOOL_RECORDS_KO__ ${numbered}`;
    expect(packChunk(text, 'a.js')).toBe(`"${ko.failed}" m[0]`);
    expect(packChunk(text, 'a.js', {letters: true})).toBe(`"${lettersOf(ko.failed)}" m[0]`);
  });

  it('may hold no number that stands for no member: the build fails and names it', () => {
    const last = 7000 + Object.keys(en).length;
    expect(() => packChunk(`a[${last}]`, 'a.js')).not.toThrow();
    for (const stray of [7000, last + 1, 7999])
      expect(() => packChunk(`a[${stray}]`, 'a.js')).toThrow(`a.js: [${stray}]`);
  });
});
