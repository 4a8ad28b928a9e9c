import {readFileSync} from 'node:fs';
import {type Locale, messagesFor, type Phrase, plainText} from '../../src/i18n/index.ts';
import {parseCollection, type ReadCollection} from '../../src/record/index.ts';
import {
  type Block,
  listEntries,
  type Outline,
  outlineEntry,
  type Row,
  type Table,
} from '../../src/view/index.ts';
import {collection} from '../record/sample.ts';

/** Reads a collection that has to be one. */
export function readingOf(text: string): ReadCollection {
  const reading = parseCollection(text);
  if (!reading.ok) throw new Error(JSON.stringify(reading.issues));
  return reading;
}

/** A collection with these records, read as the viewer reads it. */
export const readingWith = (...records: readonly unknown[]): ReadCollection =>
  readingOf(JSON.stringify(collection(records)));

/** The five records as they are committed. */
export const discoveryText = readFileSync(new URL('../../records/discovery.json', import.meta.url), 'utf8');

/** The outlines of a collection's records, in one language. */
export function outlinesOf(reading: ReadCollection, locale: Locale): readonly Outline[] {
  const m = messagesFor(locale);
  return listEntries(reading, m).map(entry => outlineEntry(reading, entry, m));
}

/** The outline of a single record, in one language. */
export const outlineOf = (record: unknown, locale: Locale): Outline =>
  outlinesOf(readingWith(record), locale)[0]!;

export const blocksOf = ({sections}: Outline): readonly Block[] => sections.flatMap(({blocks}) => blocks);

export const tablesOf = (outline: Outline): readonly Table[] =>
  blocksOf(outline).filter((block): block is Table => block.type === 'table');

export const rowsOf = (outline: Outline): readonly Row[] => tablesOf(outline).flatMap(({rows}) => rows);

/** Every phrase of an outline, with ours and recorded pieces apart. */
export function phrasesOf(outline: Outline): readonly Phrase[] {
  return outline.sections.flatMap(({heading, aside = [], blocks}) => [
    [heading],
    aside,
    ...blocks.flatMap(block => {
      if (block.type === 'source') return [];
      if (block.type === 'beside') return block.texts.map(({name}) => name);
      if (block.type === 'wire') return block.frames().flatMap(({who, head, aside}) => [[who], head, aside]);
      if (block.type !== 'table') return [block.text];
      const {caption = [], columns = [], rows} = block;
      return [caption, columns, ...rows.flatMap(({cells}) => cells)];
    }),
  ]);
}

/** What the judge answered, in words. */
export function verdictOf(outline: Outline): {codes: readonly string[]; refused: boolean; words: string} {
  for (const block of blocksOf(outline))
    if (block.type === 'verdict')
      return {codes: block.codes, refused: block.refused, words: plainText(block.text)};
  throw new Error('There is no verdict.');
}
