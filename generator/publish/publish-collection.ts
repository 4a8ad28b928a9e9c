import type {ReadCollection} from '../../src/record/index.ts';
import {LOCALES} from './page-words.ts';
import type {ReaderScripts} from './reader-scripts.ts';
import {recordFiles} from './record-page.ts';
import {framePage, type Source, singlePage} from './viewer-page.ts';

/** Files by their path in the target folder, with `/` on every system. */
export type Files = ReadonlyMap<string, Uint8Array>;

/** A collection that was read, and the bytes that it was read from. */
export interface PublishedCollection extends ReadCollection {
  readonly bytes: Uint8Array;
}

/**
 * Every delivery form of one collection, in memory.
 *
 * The same collection and script give the same bytes. All names are made of
 * ids, which the reader has checked, so none of them leads out of the folder.
 */
export function publishCollection(reading: PublishedCollection, {viewer}: ReaderScripts): Files {
  const {bytes, collection} = reading;
  const {id} = collection;
  const files = new Map<string, Uint8Array>([[`${id}.json`, bytes]]);
  const add = (path: string, text: string) => files.set(path, Buffer.from(text));
  // With its byte order mark, if it has one: what a page holds is the file.
  const source: Source = {reading, text: Buffer.from(bytes).toString(), script: viewer};
  add(`${id}.embed.html`, framePage(source));
  add(`${id}.html`, singlePage(source));
  for (const locale of LOCALES) {
    for (const {name, text} of recordFiles(reading, locale)) add(`${id}/${name}`, text);
  }
  return files;
}
