import {readFileSync} from 'node:fs';
import {messagesFor, plainText} from '../../../src/i18n/index.ts';
import {importListings} from '../../../src/import/index.ts';
import {
  type ListingRecord,
  parseCollection,
  type ReadCollection,
  readJson,
} from '../../../src/record/index.ts';
import {listEntries, type Outline, outlineEntry, type Section, type Table} from '../../../src/view/index.ts';

export const DEMO = readFileSync(new URL('../../fixtures/demo-listing.json', import.meta.url), 'utf8');

/** A collection with one listing of these texts, as a file that was read. */
export function listingOf(
  texts: readonly string[],
  from: ListingRecord['from'] = 'mcp',
): ReadCollection & {readonly record: ListingRecord} {
  const text = JSON.stringify({
    format: 'tool-records',
    version: 1,
    id: 'sample',
    title: {ko: '표본', en: 'A sample'},
    source: {origin: 'imported', inputs: [], generator: '0.1.0'},
    records: [
      {
        id: 'listing',
        kind: 'listing',
        label: {ko: '도구 목록', en: 'Tool listing'},
        note: {ko: '시험용입니다.', en: 'For tests.'},
        judge: 'server',
        from,
        pages: 'PAGES',
        sha256: '0'.repeat(64),
      },
    ],
  }).replace('"PAGES"', () => `[${texts.join(',')}]`);
  const reading = parseCollection(text);
  if (!reading.ok) throw new Error(JSON.stringify(reading.issues));
  return {...reading, record: reading.collection.records[0] as ListingRecord};
}

/** One tool of MCP with this input schema. */
export const withSchema = (inputSchema: unknown, more: object = {}) =>
  listingOf([JSON.stringify({tools: [{name: 'a', description: 'x', inputSchema, ...more}]})]);

/** What a text is read as by `import`. */
export function recognised(text: string): ReturnType<typeof importListings> {
  const reading = readJson(text);
  if (!reading.ok) throw new Error(JSON.stringify(reading.issues));
  return importListings([reading.node]);
}

export function outlineOf(reading: ReadCollection, address: string, locale: 'ko' | 'en' = 'en'): Outline {
  const m = messagesFor(locale);
  const entry = listEntries(reading, m).find(one => one.address === address);
  if (!entry) throw new Error(`No entry ${address}`);
  return outlineEntry(reading, entry, m);
}

export function sectionOf({sections}: Outline, heading: string): Section {
  const found = sections.find(one => one.heading === heading);
  if (!found) throw new Error(`No section ${heading}`);
  return found;
}

/** The rows of a section's tables as plain text. */
export function rowsOf(section: Section): string[][] {
  return section.blocks
    .filter((one): one is Table => one.type === 'table')
    .flatMap(({rows}) => rows.map(({cells}) => cells.map(plainText)));
}
