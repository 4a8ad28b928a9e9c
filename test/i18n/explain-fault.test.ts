import {describe, expect, it} from 'vitest';
import {type Advice, explainFault, type Fault, messagesFor, plainText} from '../../src/i18n/index.ts';
import {parseCollection} from '../../src/record/index.ts';
import {changed, collection, discovery} from '../record/sample.ts';

/** The first fault that the reader finds. */
function faultOf(input: string | Uint8Array): Fault {
  const reading = parseCollection(input);
  if (reading.ok) throw new Error('This is a collection.');
  return reading.issues[0]!;
}

const good = JSON.stringify(collection());
const changedAt = (pointer: string, value: unknown) =>
  faultOf(JSON.stringify(changed(collection(), pointer, value)));

/** A fault, what the sentence has to say in Korean and in English, and the recorded text that it names. */
const FAULTS: readonly [code: string, fault: Fault, ko: RegExp, en: RegExp, named: string][] = [
  ['EMPTY', faultOf(''), /빈 파일/, /empty/, ''],
  ['HTML', faultOf('<!doctype html><p>x'), /웹 페이지/, /web page/, ''],
  ['ENCODING', faultOf(new Uint8Array([0x7b, 0xff, 0x7d])), /UTF-8/, /UTF-8/, ''],
  ['ENCODING', {code: 'ENCODING'}, /UTF-8/, /UTF-8/, ''],
  ['SYNTAX', faultOf(good.slice(0, -1)), /문법|끊/, /malformed|breaks off/, ''],
  ['DUPLICATE_KEY', faultOf('{"twice": 1, "twice": 2}'), /두 번/, /twice/, 'twice'],
  ['FORBIDDEN_KEY', faultOf('{"__proto__": 1}'), /쓸 수 없/, /not known/, '__proto__'],
  ['LONE_SURROGATE', faultOf('{"a": "\\ud800"}'), /서로게이트/, /surrogate/, ''],
  ['TOO_DEEP', faultOf('['.repeat(100)), /64/, /64/, ''],
  ['TOO_LARGE', faultOf(`"${'x'.repeat(6_000_000)}"`), /한도/, /limit/, '5000000'],
  ['UNKNOWN_VERSION', changedAt('/version', 2), /맞지 않습니다/, /does not fit/, '2'],
  [
    'DUPLICATE_ID',
    faultOf(JSON.stringify(collection([discovery('same'), discovery('same')]))),
    /두 번/,
    /twice/,
    'same',
  ],
  ['TOO_MANY', changedAt('/records', Array(10_001).fill(0)), /한도/, /limit/, '10001'],
  ['SHAPE', changedAt('/title', undefined), /없습니다/, /missing/, 'title'],
  ['SHAPE', changedAt('/title/ko', ' '), /없습니다/, /missing/, 'ko'],
  ['SHAPE', changedAt('/titel', 1), /쓸 수 없/, /not known/, 'titel'],
  ['SHAPE', changedAt('/id', 7), /맞지 않습니다/, /does not fit/, '7'],
  ['SHAPE', changedAt('/records/0/judge', 'crowd'), /맞지 않습니다/, /does not fit/, 'crowd'],
  ['SHAPE', changedAt('/records/0/kind', 'rumour'), /맞지 않습니다/, /does not fit/, 'rumour'],
  ['HTTP_404', {code: 'HTTP_404', found: '404'}, /404/, /404/, '404'],
  ['HTTP', {code: 'HTTP', found: '503'}, /503/, /503/, '503'],
  ['NETWORK', {code: 'NETWORK'}, /불러오지 못/, /could not be loaded/, ''],
  ['TIMEOUT', {code: 'TIMEOUT'}, /15초/, /15 seconds/, ''],
  ['CROSS_ORIGIN', {code: 'CROSS_ORIGIN'}, /주소의 기록을 불러올 수 없/, /does not load/, ''],
];

const said = ({what, next}: Advice): string => `${plainText(what)} ${plainText(next)}`;

describe('a fault of a file or of its loading', () => {
  it.each(FAULTS)(
    '%s is one thing said and one thing to do, in both languages (case %#)',
    (code, fault, ko, en, named) => {
      expect(fault.code).toBe(code);
      for (const [locale, words] of [
        ['ko', ko],
        ['en', en],
      ] as const) {
        const advice = explainFault(fault, messagesFor(locale));
        expect(plainText(advice.what)).toMatch(words);
        expect(plainText(advice.what)).toContain(named);
        expect(plainText(advice.next).trim()).not.toBe('');
        expect(said(advice)).not.toMatch(/\{\}|[@#]|undefined/);
        // What was found and what is accepted may be anything; our own words are in one language.
        const ours = [...advice.what, ...advice.next].filter(part => typeof part === 'string').join('');
        expect(/[가-힣]/.test(ours)).toBe(locale === 'ko');
      }
    },
  );

  it('names what was met as a recorded text, never as ours', () => {
    const {what} = explainFault(changedAt('/records/0/judge', '<b>crowd</b>'), messagesFor('en'));
    expect(what.filter(part => typeof part === 'string').join('')).not.toContain('crowd');
    expect(what).toContainEqual({recorded: '"<b>crowd</b>"'});
  });

  it('says what would have been accepted, where that is known', () => {
    const advice = explainFault(changedAt('/records/0/judge', 'crowd'), messagesFor('en'));
    expect(plainText(advice.next)).toMatch(/contract \| schema \| server/);
    expect(plainText(explainFault(changedAt('/version', 2), messagesFor('ko')).next)).toContain('1');
  });

  it.each(FAULTS.filter(([code]) => /^(HTTP|HTTP_404|NETWORK|TIMEOUT|CROSS_ORIGIN)$/.test(code)))(
    '%s sends an author to the address',
    (_, fault) => {
      expect(plainText(explainFault(fault, messagesFor('en')).next)).toMatch(/address/);
      expect(plainText(explainFault(fault, messagesFor('ko')).next)).toMatch(/주소/);
    },
  );

  it.each(FAULTS.filter(([code]) => /^(ENCODING|SYNTAX|LONE_SURROGATE|DUPLICATE_KEY|EMPTY)$/.test(code)))(
    '%s sends an author to the file',
    (_, fault) => {
      expect(plainText(explainFault(fault, messagesFor('en')).next)).toMatch(/file/i);
      expect(plainText(explainFault(fault, messagesFor('ko')).next)).toMatch(/파일/);
    },
  );
});
