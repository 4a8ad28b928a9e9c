import {describe, expect, it} from 'vitest';
import {messagesFor} from '../../src/i18n/index.ts';
import {fiveAnswers, listEntries} from '../../src/view/index.ts';
import {listing} from '../record/sample.ts';
import {fileText, SPECIFIED, specified} from '../specified-answers.ts';
import {readingOf, readingWith} from './outlines.ts';

const QUESTIONS = ['listed', 'valid', 'authorized', 'executed', 'done'];
const ROWS = SPECIFIED.flatMap(collection =>
  specified(collection).map(({record, answers}, i) => ({collection, id: record.id, i, answers})),
);

describe('the five answers of the committed records', () => {
  it.each(ROWS)('are those of the specification: $collection $id', ({collection, id, i, answers}) => {
    const record = readingOf(fileText(collection)).collection.records[i]!;
    expect(record.id).toBe(id);
    const given = fiveAnswers(record);
    expect(given.map(({question}) => question)).toEqual(QUESTIONS);
    expect(given.map(({answer, about}) => ({answer, about}))).toEqual(
      answers.map(({answer, about}) => ({answer, about})),
    );
    // What each rests on, where the specification says it.
    const stated = (index: number) => answers[index]!.code !== undefined;
    expect(given.map(({code = ''}) => code).filter((_, index) => stated(index))).toEqual(
      answers.flatMap(({code}) => code ?? []),
    );
  });
});

describe('the five answers of a foreign listing', () => {
  const answersOf = (tools: readonly unknown[]) => {
    const record = readingWith({...listing(), pages: [{tools}]}).collection.records[0]!;
    return fiveAnswers(record).map(({answer}) => answer);
  };

  it('say that tools were listed, and that nothing else was asked', () => {
    expect(answersOf([{name: 'a'}])).toEqual(['yes', ...Array<string>(4).fill('not-asked')]);
  });

  it('say no for an empty list', () => {
    expect(answersOf([])).toEqual(['no', ...Array<string>(4).fill('not-asked')]);
  });
});

describe('what the selector says of a record', () => {
  // The first refusal; where there is none, how far it came.
  it.each([
    ['connection', 'call-done', '완료: 예', 'Done: Yes'],
    ['connection', 'instruction-title', '완료: 예', 'Done: Yes'],
    ['connection', 'not-done', '완료: 아니요', 'Done: No'],
    ['connection', 'path-outside', '권한: 거절됨', 'Authorized: Refused'],
    ['connection', 'unregistered-tool', '조회: 거절됨', 'Listed: Refused'],
    ['connection', 'missing-argument', '형식: 거절됨', 'Valid: Refused'],
    ['connection', 'broken-json', '형식: 거절됨', 'Valid: Refused'],
    ['connection', 'another-id', '조회: 거절됨', 'Listed: Refused'],
    ['connection', 'no-tool', '실행: 아니요', 'Executed: No'],
    ['refusal', 'zero-refused', '형식: 거절됨 (입력)', 'Valid: Refused (the input)'],
    ['refusal', 'ninety-nine-refused', '실행: 아니요 (상태)', 'Executed: No (the state)'],
    ['refusal', 'one-admitted', '실행: 예', 'Executed: Yes'],
    ['sharing', 'default-filled', '실행: 예 (대역)', 'Executed: Yes (by a stand-in)'],
    ['sharing', 'missing-city', '형식: 거절됨', 'Valid: Refused'],
    ['sharing', 'unknown-city', '실행: 아니요', 'Executed: No'],
    ['sharing', 'weather-exports', '공유 준비: 9/9', 'Fit for sharing: 9/9'],
    ['sharing', 'search-fitness', '공유 준비: 4/9', 'Fit for sharing: 4/9'],
    ['sharing', 'weather-versions', '작은 변경', 'Minor change'],
    ['discovery', 'family-listed', '도구 3개 조회됨', '3 tools listed'],
    ['discovery', 'exact-name', '도구 1개 조회됨', '1 tool listed'],
    ['discovery', 'valid-shape', '형식 유효', 'Shape valid'],
    ['discovery', 'unknown-key', '거절됨', 'Refused'],
  ])('%s %s: %s, %s', (collection, id, ko, en) => {
    const reading = readingOf(fileText(collection));
    const status = (locale: 'ko' | 'en') =>
      listEntries(reading, messagesFor(locale)).find(({address}) => address === id)!.status;
    expect([status('ko'), status('en')]).toEqual([ko, en]);
  });
});
