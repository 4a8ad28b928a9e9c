import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import type {ArchiveParts} from '../../generator/publish/archive.ts';
import {readLicence} from '../../generator/publish/licence.ts';
import {parseCollection, type ReadCollection} from '../../src/record/index.ts';

export const CHECKOUT = fileURLToPath(new URL('../..', import.meta.url));

export const recordBytes = readFileSync(new URL('../../records/discovery.json', import.meta.url));

export function readRecords(): ReadCollection {
  const reading = parseCollection(recordBytes);
  if (!reading.ok) throw new Error(reading.issues[0]!.code);
  return reading;
}

/** The parts of the ZIP of `discovery`, with a page that is quicker to make than the real one. */
export async function sampleParts(more: Partial<ArchiveParts> = {}): Promise<ArchiveParts> {
  return {
    collection: readRecords().collection,
    bytes: recordBytes,
    page: Buffer.from('<!doctype html><title>page</title>'),
    licence: await readLicence(CHECKOUT),
    ...more,
  };
}
