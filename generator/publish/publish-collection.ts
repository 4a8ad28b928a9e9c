import type {ReadCollection} from '../../src/record/index.ts';
import {archiveOf} from './archive.ts';
import type {Files} from './files.ts';
import {partsOf} from './only-kinds.ts';
import {LOCALES} from './page-words.ts';
import type {ReaderScripts} from './reader-scripts.ts';
import {recordFiles} from './record-page.ts';
import {framePage, type Source, singlePage} from './viewer-page.ts';
import {wholeName, wholePage} from './whole-page.ts';

/** A collection that was read, and the bytes that it was read from. */
export interface PublishedCollection extends ReadCollection {
  readonly bytes: Uint8Array;
}

/** What goes into the ZIP beside the collection. */
export interface PublishedWith {
  /** As `readLicence` gives it. */
  readonly licence: string;
  /** What makes the records again. */
  readonly sources?: Files | undefined;
}

/**
 * Every delivery form of one collection, in memory.
 *
 * The same collection and script give the same bytes. All names are made of
 * ids, which the reader has checked, so none of them leads out of the folder.
 */
export async function publishCollection(
  reading: PublishedCollection,
  {viewerFor}: Pick<ReaderScripts, 'viewerFor'>,
  {licence, sources}: PublishedWith,
): Promise<Files> {
  const {bytes, collection} = reading;
  const viewer = await viewerFor(partsOf(reading));
  const {id} = collection;
  const files = new Map<string, Uint8Array>([[`${id}.json`, bytes]]);
  const add = (path: string, text: string) => files.set(path, Buffer.from(text));
  // With its byte order mark, if it has one: what a page holds is the file.
  const source: Source = {reading, text: Buffer.from(bytes).toString(), script: viewer};
  add(`${id}.embed.html`, framePage(source));
  const page = Buffer.from(singlePage(source));
  files.set(`${id}.html`, page);
  for (const locale of LOCALES) {
    add(wholeName(id, locale), wholePage(reading, locale));
    for (const {name, text} of recordFiles(reading, locale)) add(`${id}/${name}`, text);
  }
  return files.set(`${id}.zip`, archiveOf({collection, bytes, page, licence, sources}));
}
