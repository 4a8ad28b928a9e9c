import {describe, expect, it} from 'vitest';
import {pageWords} from '../../generator/publish/page-words.ts';
import {messagesFor} from '../../src/i18n/index.ts';
import {snippetWords} from '../../src/site/snippet-words.ts';
import {leavesOf} from '../check-messages.ts';

/** One Korean word for each English one, so that a reader meets the same thing by the same name. */
const TERMS: readonly (readonly [english: RegExp, korean: string])[] = [
  [/\btools?\b/i, '도구'],
  [/\bfamil(?:y|ies)\b/i, '묶음'],
  [/\bcatalogues?\b/i, '카탈로그'],
  [/\brecords?\b/i, '기록'],
  [/\bschemas?\b/i, '스키마'],
  [/\bdiscover/i, '조회'],
  [/\bvalidat/i, '검증'],
  [/\bverdict/i, '판정'],
  [/\brefus/i, '거절'],
  [/\bpermissions?\b/i, '권한'],
  [/\bfields?\b/i, '필드'],
  [/\bparameters?\b/i, '매개변수'],
  [/\barguments?\b/i, '인자'],
  [/\brequired\b/i, '필수'],
  [/\bdisabled\b/i, '비활성'],
];

/** What a Korean sentence does not call by its name, beside the English one. */
const missingTerms = (english: string, korean: string): string[] =>
  TERMS.filter(([term, word]) => term.test(english) && !korean.includes(word)).map(([, word]) => word);

/** Sentences that end like a note or a shout, and not as one speaks to a reader: 합니다체. */
const informal = (korean: string): string[] =>
  [...korean.matchAll(/[가-힣]+[.!?](?=\s|$)/g)]
    .map(([end]) => end)
    .filter(end => !/(?:니다|니까|십시오)[.?]$/.test(end));

describe.each([
  ['the viewer', messagesFor('ko'), messagesFor('en')],
  ['a published page', pageWords.ko, pageWords.en],
  ['the site around the code to copy', snippetWords.ko, snippetWords.en],
])('the Korean of %s', (_, ko, en) => {
  const english = new Map(leavesOf(en).map(({path, value}) => [path, String(value)]));
  const pairs = leavesOf(ko).map(({path, value}) => ({path, ko: String(value), en: english.get(path)!}));

  it('calls each thing by its one name', () => {
    expect(pairs.length).toBeGreaterThan(5);
    expect(pairs.flatMap(pair => missingTerms(pair.en, pair.ko).map(word => [pair.path, word]))).toEqual([]);
  });

  it('speaks to its readers in whole sentences of one style', () => {
    expect(pairs.flatMap(pair => informal(pair.ko).map(end => [pair.path, end]))).toEqual([]);
  });
});

describe('these checks', () => {
  it('see a thing that has another name, and none that has its own', () => {
    expect(missingTerms('This tool was refused.', '이 기능은 거부되었습니다.')).toEqual(['도구', '거절']);
    expect(missingTerms('This tool was refused.', '이 도구는 거절되었습니다.')).toEqual([]);
  });

  it.each(['기록이 없다.', '기록이 없어요.', '기록이 없음.'])(
    'see an ending of another style: %s',
    sentence => {
      expect(informal(sentence)).toHaveLength(1);
      expect(informal(sentence.replace(/없.*/, '없습니다.'))).toEqual([]);
    },
  );

  it('leave a status alone, which is a noun and no sentence', () => {
    expect(informal('거절됨')).toEqual([]);
  });
});
