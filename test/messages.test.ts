import {describe, expect, it} from 'vitest';
import type {CatalogFault, ReadFault, WriteFault} from '../generator/messages/index.ts';
import {commandMessagesFor} from '../generator/messages/index.ts';
import {messagesFor} from '../src/i18n/index.ts';
import {englishFaults, koreanFaults, leavesOf, placesOf, sentencesOf} from './check-messages.ts';

const READ_FAULTS: ReadFault[] = ['missing', 'directory', 'permission', 'other'];
const WRITE_FAULTS: WriteFault[] = ['exists', 'directory', 'no-folder', 'not-a-file', 'permission', 'other'];
const CATALOG_FAULTS = (['tool', 'tool-key', 'fields', 'field', 'field-key'] as const).flatMap(part =>
  (
    [
      'INVALID_CATALOG',
      'INVALID_FIELDS',
      'INVALID_LABEL',
      'DUPLICATE_TOOL',
      'INVALID_METADATA',
      'INVALID_SPEC',
    ] as const
  ).flatMap(code =>
    ['QZ7', 'effect', 'type', 'required'].flatMap(key =>
      [true, false].map((present): readonly [CatalogFault] => [{code, part, key, present}]),
    ),
  ),
);

/** Functions that choose among sentences are asked for all of them. */
const CALLS: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  unreadable: READ_FAULTS.map(reason => [reason, 'QZ7']),
  unwritable: WRITE_FAULTS.map(reason => [reason, 'QZ7']),
  catalogFault: CATALOG_FAULTS,
  collection: [
    ['QZ7', 1],
    ['QZ7', 2],
  ],
  asGenerated: [[1], [2]],
  moreFiles: [[1], [2]],
  'sharing.definitionFault': [
    'INVALID_VERSION',
    'INVALID_SCHEMA',
    'PARAMETERS_NOT_AN_OBJECT',
    'ENDLESS_DEFAULT',
    'INVALID_EXAMPLE',
    'DUPLICATE_ERROR',
    'INEXACT_NUMBER',
  ].map(code => [code, 'QZ7']),
  'sharing.callFault': ['INVALID_PARAMS', 'INEXACT_NUMBER', 'TOO_DEEP', 'ENDLESS_DEFAULT'].map(code => [
    code,
    'QZ7',
  ]),
  'sharing.exportFault': ['NAME_NOT_ALLOWED', 'DUPLICATE_TOOL', 'SCHEMA_NOT_ALLOWED'].map(code => [
    code,
    'QZ7',
    'QZ7',
  ]),
};

describe.each([
  ['the viewer', messagesFor('ko'), messagesFor('en')],
  ['the command line', commandMessagesFor('ko'), commandMessagesFor('en')],
])('what %s says', (_, ko, en) => {
  const korean = leavesOf(ko).filter(({path}) => path !== 'locale');
  const english = leavesOf(en).filter(({path}) => path !== 'locale');

  it('is there in both languages, with the same places for inserted texts', () => {
    const shape = (leaves: typeof korean) => leaves.map(leaf => `${leaf.path}: ${placesOf(leaf)}`).sort();
    expect(shape(korean)).toEqual(shape(english));
    expect(korean.length).toBeGreaterThan(30);
    expect([ko.locale, en.locale]).toEqual(['ko', 'en']);
  });

  it.each(korean)('is Korean and hangs no particle on an inserted text: $path', leaf => {
    for (const sentence of sentencesOf(leaf, CALLS[leaf.path]))
      expect({sentence, faults: koreanFaults(sentence)}).toEqual({sentence, faults: []});
  });

  it.each(english)('is English: $path', leaf => {
    for (const sentence of sentencesOf(leaf, CALLS[leaf.path]))
      expect({sentence, faults: englishFaults(sentence)}).toEqual({sentence, faults: []});
  });
});

describe('the check of messages', () => {
  it.each([
    ['‘{}’은 없습니다.'],
    ['‘QZ7’을 찾을 수 없습니다.'],
    ['{}는 없습니다.'],
    ['#으로 줄이십시오.'],
    ['QZ7의 값입니다.'],
    ['(QZ7)가 틀렸습니다.'],
    ['QZ7은(는) 없습니다.'],
    ['‘{}’ 도구을(를) 찾습니다.'],
    ['No tool is called {}.'],
    ['  '],
  ])('refuses %j', sentence => {
    expect(koreanFaults(sentence)).not.toEqual([]);
  });

  it.each([
    ['‘{}’ 도구는 없습니다.'],
    ['‘QZ7’ 이름을 찾을 수 없습니다.'],
    ['기록 #개를 썼습니다.'],
    ['#행 #열'],
    ['QZ7 항목의 값입니다.'],
    ['–'],
  ])('accepts %j', sentence => {
    expect(koreanFaults(sentence)).toEqual([]);
  });

  it('sees an English sentence with Hangul in it, an empty one, and none else', () => {
    expect(englishFaults('No tool 도구')).not.toEqual([]);
    expect(englishFaults('')).not.toEqual([]);
    expect(englishFaults('No tool')).toEqual([]);
  });

  it('sees a place that one language lacks', () => {
    expect(placesOf({path: '', value: '‘{}’ 도구 #개'})).not.toBe(placesOf({path: '', value: '“{}”'}));
    expect(placesOf({path: '', value: '‘{}’ 도구 #개'})).toBe(placesOf({path: '', value: '# of “{}”'}));
    expect(placesOf({path: '', value: (a: string) => a})).not.toBe(placesOf({path: '', value: () => ''}));
  });

  it('looks into groups and choices', () => {
    expect(leavesOf({a: {b: 'x', c: ['one', 'more']}}).map(leaf => leaf.path)).toEqual([
      'a.b',
      'a.c.0',
      'a.c.1',
    ]);
  });
});
