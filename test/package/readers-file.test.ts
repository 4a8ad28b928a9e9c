import {beforeAll, describe, expect, it} from 'vitest';
import {buildReaders, CASES} from '../../generator/package/build-readers.ts';
import {packReaders, type ReadersFile, unpackReaders} from '../../generator/package/readers-file.ts';
import {readLicence} from '../../generator/publish/licence.ts';
import {partsOf} from '../../generator/publish/only-kinds.ts';
import {readerScripts} from '../../generator/publish/reader-scripts.ts';
import {CHECKOUT} from '../generator/run-command.ts';
import {fileText, SPECIFIED} from '../specified-answers.ts';
import {readingOf} from '../view/outlines.ts';

const collections = [
  ...SPECIFIED.map(file => [file, fileText(file)] as const),
  // A letter that cannot be seen, for which there is code of its own.
  [
    'discovery with a hidden character',
    fileText('discovery').replace('page.find', 'page\u200b.find'),
  ] as const,
].map(([name, text]) => ({name, parts: partsOf(readingOf(text))}));

let file: ReadersFile;
beforeAll(async () => {
  file = await buildReaders(
    CHECKOUT,
    collections.map(({parts}) => parts),
  );
}, 60_000);

describe('what the package keeps for publish', () => {
  it.each(collections)('gives for $name the very script that the checkout builds', async ({parts}) => {
    const kept = unpackReaders(packReaders(file)).scripts;
    const built = await readerScripts(CHECKOUT);
    expect((await kept.viewerFor(parts)) === (await built.viewerFor(parts))).toBe(true);
  });

  it('is one script for each choice of parts', async () => {
    const {viewerFor} = unpackReaders(packReaders(file)).scripts;
    const all = await Promise.all(collections.map(({parts}) => viewerFor(parts)));
    // Two of them are exchanges alone.
    expect(new Set(all).size).toBe(collections.length - 1);
  });

  it('holds the script for the pages of others, and the licence', async () => {
    const {scripts, licence} = unpackReaders(packReaders(file));
    expect(scripts.element === (await readerScripts(CHECKOUT)).element).toBe(true);
    expect(licence).toBe(await readLicence(CHECKOUT));
  });

  it('has a case for whatever a collection can need', () => {
    const keys = CASES.map(parts => parts.join());
    expect(new Set(keys).size).toBe(keys.length);
    for (const kind of ['discovery', 'listing', 'exchange', 'definition', 'comparison', 'validation']) {
      for (const judge of ['contract', 'schema']) {
        for (const records of [1, 12, 13]) {
          for (const text of ['a', 'a\u200b']) {
            // Of a reading, only these count here.
            const reading = {collection: {records: Array(records).fill({kind, judge})}, text};
            expect(keys).toContain(partsOf(reading as unknown as Parameters<typeof partsOf>[0]).join());
          }
        }
      }
    }
  });

  it('says which script it lacks, where it lacks one', async () => {
    const {viewerFor} = unpackReaders(packReaders({...file, viewers: {}})).scripts;
    await expect(viewerFor(['exchange'])).rejects.toThrow('exchange');
  });
});
