import {type Collection, type Issue, parseCollection, writeJson} from '../../src/record/index.ts';

export type WrittenCollection = {ok: true; text: string} | {ok: false; issues: readonly Issue[]};

/** A collection as its file, read again as a viewer will read it before anybody gets it. */
export function collectionText(collection: Collection): WrittenCollection {
  const text = `${writeJson(collection)}\n`;
  const reading = parseCollection(text);
  return reading.ok ? {ok: true, text} : reading;
}
