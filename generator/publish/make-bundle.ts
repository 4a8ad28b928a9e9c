import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {parseCollection} from '../../src/record/index.ts';
import {archiveFiles} from './archive.ts';
import {discoverySources} from './archive-sources.ts';
import type {Files} from './files.ts';
import {readLicence} from './licence.ts';
import {partsOf} from './only-kinds.ts';
import {readerScripts} from './reader-scripts.ts';
import {singlePage} from './viewer-page.ts';
import {zipOf} from './zip.ts';

/** The collection whose ZIP also holds what makes it again. */
export const BUNDLED = 'discovery';

export interface Bundle {
  readonly zip: Uint8Array;
  /** What is in it, by its path in the top folder. */
  readonly files: Files;
  /** Of these files, the ones that were copied, with the path in the checkout that each came from. */
  readonly origins: ReadonlyMap<string, string>;
}

/** The ZIP of `discovery` with its sources, made from a checkout. */
export async function makeBundle(root: string): Promise<Bundle> {
  const recordFile = `records/${BUNDLED}.json`;
  const bytes = await readFile(join(root, recordFile));
  const reading = parseCollection(bytes);
  if (!reading.ok) throw new Error(`${recordFile}: ${reading.issues[0]?.code}`);
  const {viewerFor} = await readerScripts(root);
  const sources = await discoverySources(root);
  const files = archiveFiles({
    collection: reading.collection,
    bytes,
    page: Buffer.from(
      singlePage({
        reading,
        text: bytes.toString(),
        script: await viewerFor(partsOf(reading)),
      }),
    ),
    licence: await readLicence(root),
    sources,
  });
  const copied = [...sources.keys()].filter(path => path !== 'package.json');
  return {
    zip: zipOf(BUNDLED, files),
    files,
    origins: new Map([[`${BUNDLED}.json`, recordFile], ...copied.map(path => [path, path] as const)]),
  };
}
