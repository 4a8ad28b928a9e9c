import {describe, expect, it} from 'vitest';
import {type ListEntry, matches} from '../../src/view/index.ts';
import {typedWith} from './two-set.ts';

const entry = (label: string, more: Partial<ListEntry> = {}): ListEntry => ({
  address: 'r-1',
  record: 0,
  label,
  status: 'status',
  ...more,
});

/** What stands in a field after each key, as one text. */
const fieldAfter = (keys: string) => typedWith(keys).map(({done, underWay}) => done + underWay);

describe('a word that is being typed on the two-set keyboard', () => {
  // Each word with its keys, in the order in which they are pressed.
  const WORDS: readonly (readonly [word: string, keys: string])[] = [
    ['도서', 'ㄷㅗㅅㅓ'],
    ['도구 목록', 'ㄷㅗㄱㅜ ㅁㅗㄱㄹㅗㄱ'],
    ['과일', 'ㄱㅗㅏㅇㅣㄹ'],
    ['의사', 'ㅇㅡㅣㅅㅏ'],
    ['왜곡', 'ㅇㅗㅐㄱㅗㄱ'],
    ['쥐구멍', 'ㅈㅜㅣㄱㅜㅁㅓㅇ'],
    ['권한', 'ㄱㅜㅓㄴㅎㅏㄴ'],
    ['궤도', 'ㄱㅜㅔㄷㅗ'],
    ['외부', 'ㅇㅗㅣㅂㅜ'],
    ['값이', 'ㄱㅏㅂㅅㅇㅣ'],
    ['없음', 'ㅇㅓㅂㅅㅇㅡㅁ'],
    ['닭갈비', 'ㄷㅏㄹㄱㄱㅏㄹㅂㅣ'],
    ['읽어 오기', 'ㅇㅣㄹㄱㅇㅓ ㅇㅗㄱㅣ'],
    ['앉아', 'ㅇㅏㄴㅈㅇㅏ'],
    ['괜찮음', 'ㄱㅗㅐㄴㅊㅏㄴㅎㅇㅡㅁ'],
    ['핥기', 'ㅎㅏㄹㅌㄱㅣ'],
    ['읊조림', 'ㅇㅡㄹㅍㅈㅗㄹㅣㅁ'],
    ['옳음', 'ㅇㅗㄹㅎㅇㅡㅁ'],
    ['젊음', 'ㅈㅓㄹㅁㅇㅡㅁ'],
    ['넓이', 'ㄴㅓㄹㅂㅇㅣ'],
    ['외곬', 'ㅇㅗㅣㄱㅗㄹㅅ'],
    ['넋', 'ㄴㅓㄱㅅ'],
    ['까치', 'ㄲㅏㅊㅣ'],
    ['밖에', 'ㅂㅏㄲㅇㅔ'],
    ['있던 빵집', 'ㅇㅣㅆㄷㅓㄴ ㅃㅏㅇㅈㅣㅂ'],
    ['또 짜기', 'ㄸㅗ ㅉㅏㄱㅣ'],
    ['얘기와 예약', 'ㅇㅒㄱㅣㅇㅗㅏ ㅇㅖㅇㅑㄱ'],
    ['표 규격', 'ㅍㅛ ㄱㅠㄱㅕㄱ'],
    ['MCP 도구 2개', 'MCP ㄷㅗㄱㅜ 2ㄱㅐ'],
  ];

  it.each(WORDS)('finds %s at every key', (word, keys) => {
    const steps = fieldAfter(keys);
    expect(steps.at(-1)).toBe(word);
    for (const label of [word, `앞의 ${word} 뒤`, word.normalize('NFD')])
      expect(steps.filter(step => !matches(entry(label), step))).toEqual([]);
  });

  it('passes over the syllables that are on the way to others', () => {
    expect(fieldAfter('ㄷㅗㅅㅓ')).toEqual(['ㄷ', '도', '돗', '도서']);
    expect(fieldAfter('ㄱㅗㅏ')).toEqual(['ㄱ', '고', '과']);
    expect(fieldAfter('ㄱㅅ')).toEqual(['ㄱ', 'ㄳ']);
    expect(fieldAfter('ㄷㅏㄹㄱㅣ')).toEqual(['ㄷ', '다', '달', '닭', '달기']);
  });
});

describe('an entry is found', () => {
  it.each([
    ['도서 목록', '도서', '도구'],
    ['도서 목록', '돗', '돚'],
    ['도서 목록', '목록 도서', '목록 도구'],
    ['과일', '고', '거'],
    ['과일', '과', '괴'],
    ['고래', '고', '과'],
    ['까치', '까', '가'],
    ['가지', '가', '까'],
    ['값', '갑', '갓'],
    ['권한', '구', '고'],
  ])('%s by %s, and not by %s', (label, found, not) => {
    expect([matches(entry(label), found), matches(entry(label), not)]).toEqual([true, false]);
  });

  it.each([
    ['도구', 'ㄷㄱ', 'ㄱㄷ'],
    ['새 도구', 'ㄷㄱ', 'ㄷㅅ'],
    ['새 도구', 'ㄷㄱ ㅅ', 'ㄷㄱㅅ'],
    ['검색', 'ㄱㅅ', 'ㅅㄱ'],
    ['검색', 'ㄳ', 'ㄵ'],
    ['불신', 'ㅄ', 'ㅆ'],
    ['라면 국물', 'ㄹㅁ', 'ㄻㄱ'],
    ['빵집', 'ㅃㅈ', 'ㅂㅈ'],
    ['왜곡', 'ㅇㄱ', 'ㅇㅗㄱ'],
    ['MCP 도구 2개', 'ㄷㄱ 2ㄱ', 'ㄷㄱ2'],
    // The last letter of a syllable is none of the initial ones.
    ['각도', 'ㄱㄷ', 'ㄱㄱ'],
    ['도구', 'ㄱ', 'ㅎ'],
  ])('%s by its initial consonants %s, and not by %s', (label, found, not) => {
    expect([matches(entry(label), found), matches(entry(label), not)]).toEqual([true, false]);
  });

  it.each([
    ['도구', 'ㄷㄱ', true],
    ['받기', 'ㄷㄱ', false],
    ['받기', 'ㅂㄱ', true],
    ['값', 'ㄱㅅ', false],
    ['감사', 'ㄱㅅ', true],
  ])('%s by %s: %s, since only initial consonants count', (label, query, found) => {
    expect(matches(entry(label), query)).toBe(found);
  });

  it.each([
    ['label', 'weather', true],
    ['label', 'rain', false],
    ['address', 'listed/12', true],
    ['address', 'listed/13', false],
    ['title', 'Forecast', true],
    ['title', 'Forecaster', false],
    ['status', 'Refused', false],
  ])('by what stands in its label, address or title (%s: %s %s)', (_, query, found) => {
    const one = entry('Weather today', {address: 'listed/12', name: 'Forecast', status: 'Refused'});
    expect(matches(one, query)).toBe(found);
  });

  it.each([
    ['today weather', true],
    ['forecast weather 12', true],
    ['  weather\t today ', true],
    ['weather tomorrow', false],
    ['weathertoday', false],
    ['todayforecast', false],
  ])('when each word stands in it, in any order (%j: %s)', (query, found) => {
    expect(matches(entry('Weather today', {address: 'listed/12', name: 'Forecast'}), query)).toBe(found);
  });

  it.each(['', ' ', '\u3000'])('by %j, which looks for nothing', query => {
    expect(matches(entry('anything'), query)).toBe(true);
  });

  it.each([
    ['도구', '도구'.normalize('NFD'), '도기'.normalize('NFD')],
    ['도구'.normalize('NFD'), '도구', '도기'],
    ['Caf\u00e9', 'cafe\u0301', 'cafe\u0300'],
    ['Cafe\u0301', 'CAF\u00c9', 'CAF\u00c8'],
    ['SEARCH', 'search', 'searched'],
  ])('%j by %j, however both are written, and not by %j', (label, found, not) => {
    expect([matches(entry(label), found), matches(entry(label), not)]).toEqual([true, false]);
  });

  it.each(['.*', '[a', '\\', '$&', 'undefined'])('by %j only where that stands in it', query => {
    expect(matches(entry('plain'), query)).toBe(false);
    expect(matches(entry(`say ${query} here`), query)).toBe(true);
  });
});
