import {beforeAll, describe, expect, it} from 'vitest';
import {buildReaders, CASES} from '../../generator/package/build-readers.ts';
import {
  packReaders,
  type ReadersFile,
  scriptKey,
  unpackReaders,
} from '../../generator/package/readers-file.ts';
import {readLicence} from '../../generator/publish/licence.ts';
import {CODE_WORDS, partsOf} from '../../generator/publish/only-kinds.ts';
import {readerScripts} from '../../generator/publish/reader-scripts.ts';
import {saidOf} from '../../generator/publish/said-words.ts';
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
].map(([name, text]) => ({name, reading: readingOf(text)}));

const needs = ({reading}: (typeof collections)[number]) => {
  const said = saidOf(reading);
  return {parts: partsOf(reading.collection), said, words: CODE_WORDS.filter(word => said.has(word))};
};

let file: ReadersFile;
beforeAll(async () => {
  file = await buildReaders(CHECKOUT, collections.map(needs));
}, 60_000);

describe('what the package keeps for publish', () => {
  it.each(collections)('gives for $name the very script that the checkout builds', async one => {
    const {parts, said} = needs(one);
    const kept = unpackReaders(packReaders(file)).scripts;
    const built = await readerScripts(CHECKOUT);
    expect((await kept.viewerFor(parts, said)) === (await built.viewerFor(parts, said))).toBe(true);
    // Without the words of the records it has all words there are.
    expect((await kept.viewerFor(parts, said)).length).toBeLessThan((await built.viewerFor(parts)).length);
  });

  it('is not one script for all of them', async () => {
    const {viewerFor} = unpackReaders(packReaders(file)).scripts;
    const all = await Promise.all(collections.map(needs).map(({parts, said}) => viewerFor(parts, said)));
    expect(new Set(all).size).toBe(collections.length);
  });

  it('holds the script for the pages of others, and the licence', async () => {
    const {scripts, licence} = unpackReaders(packReaders(file));
    expect(scripts.element === (await readerScripts(CHECKOUT)).element).toBe(true);
    expect(licence).toBe(await readLicence(CHECKOUT));
  });

  it('has a case for whatever a collection can need', () => {
    const keys = CASES.map(({parts, words}) => scriptKey(parts, new Set(words)));
    expect(new Set(keys).size).toBe(keys.length);
    for (const kind of ['discovery', 'listing', 'exchange', 'definition', 'comparison', 'validation']) {
      for (const judge of ['contract', 'schema']) {
        for (const records of [1, 12, 13]) {
          // Of a record, only these two count here.
          const collection = {records: Array(records).fill({kind, judge})} as unknown as Parameters<
            typeof partsOf
          >[0];
          for (const said of [new Set<string>(), new Set(CODE_WORDS)])
            expect(keys).toContain(scriptKey(partsOf(collection), said));
        }
      }
    }
  });

  it('says which script it lacks, where it lacks one', async () => {
    const {viewerFor} = unpackReaders(packReaders({...file, viewers: {}})).scripts;
    await expect(viewerFor(['exchange'])).rejects.toThrow('exchange');
  });
});
