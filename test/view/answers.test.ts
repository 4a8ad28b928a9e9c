import {describe, expect, it} from 'vitest';
import {fiveAnswers} from '../../src/view/index.ts';
import {discovery, tool, validation} from '../record/sample.ts';
import {discoveryText, readingOf, readingWith} from './outlines.ts';

type Row = readonly [listed: string, valid: string, authorized: string, executed: string, done: string];

const {collection} = readingOf(discoveryText);
const QUESTIONS = ['listed', 'valid', 'authorized', 'executed', 'done'];

/** The answers of a record as the table of the specification writes them. */
function rowOf(answers: ReturnType<typeof fiveAnswers>): string[] {
  expect(answers.map(({question}) => question)).toEqual(QUESTIONS);
  return answers.map(({answer}) => answer);
}

const codesOf = (answers: ReturnType<typeof fiveAnswers>) => answers.map(({code}) => code ?? '');

const own = (record: unknown) => fiveAnswers(readingWith(record).collection.records[0]!);

describe('the five answers of the five records', () => {
  it.each<[number, string, Row]>([
    [1, 'a family listed', ['yes', 'not-asked', 'not-asked', 'no', 'not-asked']],
    [2, 'one tool by its exact name', ['yes', 'not-asked', 'not-asked', 'no', 'not-asked']],
    [3, 'a valid shape', ['yes', 'yes', 'no', 'no', 'not-asked']],
    [4, 'a disabled tool', ['refused', 'not-asked', 'not-asked', 'no', 'not-asked']],
    [5, 'an unknown key', ['yes', 'refused', 'not-asked', 'no', 'not-asked']],
  ])('of record %d, %s, are those of the table', (number, _, row) => {
    expect(rowOf(fiveAnswers(collection.records[number - 1]!))).toEqual(row);
  });

  it.each<[number, Row]>([
    [1, ['', '', '', 'executes=false', '']],
    [2, ['', '', '', 'executes=false', '']],
    [3, ['', 'shape_valid=true', 'authorized=false', 'executed=false', '']],
    [4, ['TOOL_NOT_AVAILABLE_IN_FAMILY', '', '', '', '']],
    [5, ['', 'INVALID_ARGUMENT_KEYS', '', '', '']],
  ])('of record %d name the code or member that they rest on', (number, codes) => {
    expect(codesOf(fiveAnswers(collection.records[number - 1]!))).toEqual(codes);
  });

  it('are exactly five', () => {
    expect(collection.records).toHaveLength(5);
  });
});

describe('the five answers of an author’s own record', () => {
  const looked = (outcome: unknown) => ({...discovery(), outcome});
  const {tool: _, ...undescribed} = validation();
  const described = (outcome: unknown) => ({...validation(), outcome});

  it.each<[string, unknown, Row]>([
    ['an empty list', looked({ok: []}), ['no', 'not-asked', 'not-asked', 'no', 'not-asked']],
    ['a list with one tool', looked({ok: [tool()]}), ['yes', 'not-asked', 'not-asked', 'no', 'not-asked']],
    ...['UNKNOWN_FAMILY', 'TOOL_NOT_AVAILABLE_IN_FAMILY', 'INVALID_LABEL'].flatMap(
      (error): [string, unknown, Row][] => [
        [
          `a discovery refused with ${error}`,
          looked({error, at: '/name'}),
          ['refused', 'not-asked', 'not-asked', 'no', 'not-asked'],
        ],
        [
          `a validation refused with ${error}, no tool described`,
          {...undescribed, outcome: {error, at: '/name'}},
          ['refused', 'not-asked', 'not-asked', 'no', 'not-asked'],
        ],
      ],
    ),
    ...['INVALID_ARGUMENT_KEYS', 'INVALID_ARGUMENT_VALUE'].map((error): [string, unknown, Row] => [
      error,
      described({error, at: '/query'}),
      ['yes', 'refused', 'not-asked', 'no', 'not-asked'],
    ]),
    ['a valid shape', validation(), ['yes', 'yes', 'no', 'no', 'not-asked']],
  ])('%s', (_name, record, row) => {
    expect(rowOf(own(record))).toEqual(row);
  });

  it.each([
    ['a refused discovery', looked({error: 'UNKNOWN_FAMILY', at: '/family'}), 'listed', 'UNKNOWN_FAMILY'],
    [
      'refused arguments',
      described({error: 'INVALID_ARGUMENT_VALUE', at: '/query'}),
      'valid',
      'INVALID_ARGUMENT_VALUE',
    ],
  ])('%s carries its code on the refused answer alone', (_name, record, question, code) => {
    for (const answer of own(record))
      expect([answer.question, answer.code]).toEqual([
        answer.question,
        answer.question === question ? code : undefined,
      ]);
  });
});
