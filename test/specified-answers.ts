import {readFileSync} from 'node:fs';
import {join} from 'node:path';

/** A row of the specification's tables: a record, then listed, valid, authorized, executed and done. */
type Row = readonly [id: string, ...answers: readonly [string, string, string, string, string]];

/**
 * The five answers as the specification words them, a row for each committed record.
 *
 * What stands in brackets is prose, unless it is a code, a member between
 * backticks, or what the answer is about.
 */
const TABLES: Readonly<Record<string, readonly Row[]>> = {
  discovery: [
    ['family-listed', 'yes (tools returned)', 'not asked', 'not asked', 'no (`executes`)', 'not asked'],
    ['exact-name', 'yes (tools returned)', 'not asked', 'not asked', 'no (`executes`)', 'not asked'],
    [
      'valid-shape',
      'yes (described to check)',
      'yes (`shape_valid`)',
      'no (`authorized`)',
      'no (`executed`)',
      'not asked',
    ],
    ['disabled-tool', 'refused (code)', 'not asked', 'not asked', 'no', 'not asked'],
    ['unknown-key', 'yes (described to check)', 'refused (code)', 'not asked', 'no', 'not asked'],
  ],
  connection: [
    ['call-done', 'yes', 'yes', 'yes (allow-list)', 'yes (`isError`)', 'yes'],
    ['instruction-title', 'yes', 'yes', 'yes (allow-list)', 'yes (`isError`)', 'yes'],
    ['not-done', 'yes', 'yes', 'yes', 'yes', 'no'],
    ['path-outside', 'yes', 'yes (declared schema)', 'refused (-32602)', 'no', 'not asked'],
    ['unregistered-tool', 'refused (-32602)', 'not asked', 'not asked', 'no', 'not asked'],
    ['missing-argument', 'yes', 'refused (-32602)', 'not asked', 'no', 'not asked'],
    ['wrong-argument-type', 'yes', 'refused (-32602)', 'not asked', 'no', 'not asked'],
    ['broken-json', 'not asked', 'refused (-32700)', 'not asked', 'no', 'not asked'],
    ['id-true', 'not asked', 'refused (-32600)', 'not asked', 'no', 'not asked'],
    ['unknown-method', 'not asked', 'refused (-32601)', 'not asked', 'no', 'not asked'],
    ['another-id', 'refused (code)', 'not asked', 'not asked', 'not asked', 'not asked'],
    // No row of the table: the list was read, nothing in it serves the task, and nothing was sent.
    ['no-tool', 'no (code)', 'not asked', 'not asked', 'no', 'not asked'],
  ],
  refusal: [
    ['zero-refused', 'yes', 'refused (of the input)', 'not asked', 'no', 'not asked'],
    ['ninety-nine-refused', 'yes', 'yes', 'not asked', 'no (of the state)', 'not asked'],
    ['one-admitted', 'yes', 'yes', 'not asked', 'yes', 'not asked'],
    ['three-refused', 'yes', 'yes', 'not asked', 'no (of the state)', 'not asked'],
    ['two-admitted', 'yes', 'yes', 'not asked', 'yes', 'not asked'],
  ],
  sharing: [
    ['default-filled', 'yes', 'yes', 'not asked', 'yes (by a stand-in)', 'not asked'],
    ['missing-city', 'yes', 'refused (code)', 'not asked', 'no', 'not asked'],
    ['out-of-range', 'yes', 'refused (code)', 'not asked', 'no', 'not asked'],
    ['unknown-city', 'yes', 'yes', 'not asked', 'no', 'not asked'],
    ['over-limit', 'yes', 'yes', 'not asked', 'no', 'not asked'],
    // Nothing was asked of a catalogue, a check or a server.
    ['weather-exports', 'not asked', 'not asked', 'not asked', 'not asked', 'not asked'],
    ['search-fitness', 'not asked', 'not asked', 'not asked', 'not asked', 'not asked'],
    ['weather-versions', 'not asked', 'not asked', 'not asked', 'not asked', 'not asked'],
  ],
};

/** A record of a committed file, as `JSON.parse` gives it and as far as a test reads it. */
export interface PlainRecord {
  readonly id: string;
  readonly label: Readonly<Record<'ko' | 'en', string>>;
  readonly note: Readonly<Record<'ko' | 'en', string>>;
  readonly outcome?: {readonly error?: string; readonly ok?: unknown};
  readonly client?: {readonly error?: string};
  readonly frames?: readonly {readonly json?: {readonly result?: Readonly<Record<string, unknown>>}}[];
}

export interface SpecifiedAnswer {
  readonly answer: 'yes' | 'no' | 'refused' | 'not-asked';
  /** Absent where the specification leaves it open. */
  readonly code?: string;
  readonly about?: 'input' | 'state' | 'stand-in';
}

export interface SpecifiedRecord {
  readonly record: PlainRecord;
  readonly answers: readonly SpecifiedAnswer[];
}

const ABOUT: Readonly<Record<string, NonNullable<SpecifiedAnswer['about']>>> = {
  'of the input': 'input',
  'of the state': 'state',
  'by a stand-in': 'stand-in',
};

/** The committed collections that have such a table. */
export const SPECIFIED = Object.keys(TABLES);

/** The text of a committed collection. */
export const fileText = (collection: string): string =>
  readFileSync(join(import.meta.dirname, `../records/${collection}.json`), 'utf8');

/** The records of a committed collection in their order, with what the specification says of each. */
export function specified(collection: string): readonly SpecifiedRecord[] {
  const {records} = JSON.parse(fileText(collection)) as {records: readonly PlainRecord[]};
  const rows = TABLES[collection]!;
  if (rows.length !== records.length)
    throw new Error(`${collection} has records without a row, or the reverse.`);
  return records.map(record => {
    const row = rows.find(([id]) => id === record.id);
    if (!row) throw new Error(`${collection} has no row for ${record.id}.`);
    const [, ...words] = row;
    return {record, answers: words.map(one => answerOf(one, record))};
  });
}

function answerOf(words: string, record: PlainRecord): SpecifiedAnswer {
  const [, said = '', basis = ''] = /^([a-z ]+?)(?: \((.+)\))?$/.exec(words)!;
  const answer = said.replace(' ', '-') as SpecifiedAnswer['answer'];
  const about = ABOUT[basis];
  if (about) return {answer, about};
  const code = codeOf(basis, record);
  // What was not asked rests on nothing.
  return answer === 'not-asked' ? {answer, code: ''} : code === undefined ? {answer} : {answer, code};
}

function codeOf(basis: string, {outcome, client, frames}: PlainRecord): string | undefined {
  if (basis === 'code') return outcome?.error ?? client?.error;
  const name = /^`(.+)`$/.exec(basis)?.[1];
  if (name === undefined) return /^-\d+$/.test(basis) ? basis : undefined;
  const [ok] = [outcome?.ok ?? frames?.at(-1)?.json?.result].flat();
  return `${name}=${(ok as Record<string, unknown>)[name]}`;
}
