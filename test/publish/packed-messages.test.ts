import {describe, expect, it} from 'vitest';
import {numberMembers, packChunk} from '../../generator/publish/packed-messages.ts';
import {en} from '../../src/i18n/en.ts';

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
    expect(packed).toBe(`${JSON.stringify([en.loading, en.failed])} [m[0], m[1]]`);
  });

  it('may hold no number that stands for no member: the build fails and names it', () => {
    const last = 7000 + Object.keys(en).length;
    expect(() => packChunk(`a[${last}]`, 'a.js')).not.toThrow();
    for (const stray of [7000, last + 1, 7999])
      expect(() => packChunk(`a[${stray}]`, 'a.js')).toThrow(`a.js: [${stray}]`);
  });
});
