import {describe, expect, it} from 'vitest';
import {discovery, validation} from '../record/sample.ts';
import {outlineOf, verdictOf} from './outlines.ts';

const looked = (error: string, at: string, request: object) => ({
  ...discovery(),
  request,
  outcome: {error, at},
});
const checked = (error: string, at: string | undefined, args: unknown) => ({
  ...validation(),
  request: {name: 'search_notes', arguments: args},
  outcome: {error, ...(at !== undefined && {at})},
});

/** What is said besides the name or key at fault: in Korean and in English. */
const CASES: readonly [string, unknown, string, string, RegExp, RegExp][] = [
  [
    'an unknown family',
    looked('UNKNOWN_FAMILY', '/family', {family: 'cooking'}),
    'UNKNOWN_FAMILY',
    'cooking',
    /묶음/,
    /no tool has the family/i,
  ],
  [
    'a tool that the family does not have',
    looked('TOOL_NOT_AVAILABLE_IN_FAMILY', '/name', {family: 'reading', name: 'tab.close'}),
    'TOOL_NOT_AVAILABLE_IN_FAMILY',
    'tab.close',
    /정확히.*비활성/,
    /exactly.*disabled/,
  ],
  [
    'a family that is no label',
    looked('INVALID_LABEL', '/family', {family: 'Reading!', name: 'tab.close'}),
    'INVALID_LABEL',
    'Reading!',
    /소문자.*80자/,
    /small letter.*(80|79)/,
  ],
  [
    'a name that is no label',
    looked('INVALID_LABEL', '/name', {family: 'reading', name: 'Tab Close'}),
    'INVALID_LABEL',
    'Tab Close',
    /소문자.*80자/,
    /small letter.*(80|79)/,
  ],
  [
    'an argument that the definition does not have',
    checked('INVALID_ARGUMENT_KEYS', '/colour', {query: 'x', colour: 'blue'}),
    'INVALID_ARGUMENT_KEYS',
    'colour',
    /없는|없습니다/,
    /no argument/,
  ],
  [
    'a missing required argument',
    checked('INVALID_ARGUMENT_KEYS', '/query', {limit: 3}),
    'INVALID_ARGUMENT_KEYS',
    'query',
    /필수/,
    /required.*missing/,
  ],
  [
    'a value that does not fit',
    checked('INVALID_ARGUMENT_VALUE', '/limit', {query: 'x', limit: 1.5}),
    'INVALID_ARGUMENT_VALUE',
    'limit',
    /값.*맞지/,
    /value.*does not fit/,
  ],
  [
    'arguments that are no object',
    checked('INVALID_ARGUMENT_KEYS', undefined, [1]),
    'INVALID_ARGUMENT_KEYS',
    '',
    /객체가 아닙/,
    /not an object/,
  ],
  [
    'an argument whose name is written with an escape in its place',
    checked('INVALID_ARGUMENT_KEYS', '/a~1b~0c', {query: 'x', 'a/b~c': 1}),
    'INVALID_ARGUMENT_KEYS',
    'a/b~c',
    /없는|없습니다/,
    /no argument/,
  ],
];

describe('a refusal in words', () => {
  it.each(CASES)('names %s, and says the code as recorded', (_, record, code, name, ko, en) => {
    for (const [locale, words] of [
      ['ko', ko],
      ['en', en],
    ] as const) {
      const verdict = verdictOf(outlineOf(record, locale));
      expect(verdict).toMatchObject({refused: true, codes: [code]});
      expect(verdict.words).toMatch(words);
      expect(verdict.words).toContain(name);
      expect(/[가-힣]/.test(verdict.words)).toBe(locale === 'ko');
    }
  });

  it.each(CASES.filter(([, , code]) => !code.startsWith('INVALID_ARGUMENT')))(
    'of a discovery says to read the current definitions first, not to try again: %s',
    (_, record) => {
      expect(verdictOf(outlineOf(record, 'ko')).words).toMatch(/다시 묻지 말고.*정의를.*읽/);
      expect(verdictOf(outlineOf(record, 'en')).words).toMatch(
        /not ask.*again.*read the current definitions/i,
      );
    },
  );

  it.each(CASES.filter(([, , code]) => code.startsWith('INVALID_ARGUMENT')))(
    'of arguments says to correct them by the definition and check again: %s',
    (_, record) => {
      expect(verdictOf(outlineOf(record, 'ko')).words).toMatch(/정의.*고친.*다시 검증/);
      expect(verdictOf(outlineOf(record, 'en')).words).toMatch(/correct.*definition.*check again/i);
    },
  );

  it('with a code that nobody here knows still says that it is one, and what to do', () => {
    const record = looked('SOMETHING_NEW', '/name', {family: 'reading', name: 'x'});
    expect(verdictOf(outlineOf(record, 'ko'))).toMatchObject({codes: ['SOMETHING_NEW'], refused: true});
    expect(verdictOf(outlineOf(record, 'ko')).words).toMatch(/거절.*정의를/);
    expect(verdictOf(outlineOf(record, 'en')).words).toMatch(/refus.*definitions/);
  });

  it('never says that anything failed to run', () => {
    for (const [, record] of CASES) {
      expect(verdictOf(outlineOf(record, 'ko')).words).not.toMatch(/실행/);
      expect(verdictOf(outlineOf(record, 'en')).words).not.toMatch(/execut|ran\b|run\b|fail/i);
    }
  });
});

describe('an acceptance in words', () => {
  it('shows the three members as recorded, and says that it gives no permission and ran nothing', () => {
    const record = validation();
    expect(verdictOf(outlineOf(record, 'en'))).toMatchObject({
      refused: false,
      codes: ['shape_valid=true', 'authorized=false', 'executed=false'],
    });
    expect(verdictOf(outlineOf(record, 'en')).words).toMatch(/no permission.*nothing ran/);
    expect(verdictOf(outlineOf(record, 'ko')).words).toMatch(/권한이 생기지는 않.*실행된 것도 없/);
  });
});
