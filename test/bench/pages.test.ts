import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {preText} from '../../generator/publish/pre-text.ts';
import {parseText} from '../../src/record/index.ts';
import {framePageOf, framePartsOf} from './frame-page.ts';
import {benchPages, collectionOf} from './pages.mjs';

const five = readFileSync(new URL('../../records/discovery.json', import.meta.url), 'utf8');

describe('the collections of the bench', () => {
  it.each([5, 6, 1_000])('hold %d records and can be read', count => {
    const reading = parseText(collectionOf(five, count));
    expect(reading).toMatchObject({ok: true});
    expect(reading.ok && reading.collection.records).toHaveLength(count);
  });
});

describe('the pages of the bench', () => {
  it('all hold the same text', async () => {
    const text = '{"a": "<&\r"}\n';
    const frame = async (held: string) => `<pre hidden>${preText(held)}</pre>`;
    for (const {html} of benchPages(preText, frame)) expect(await html(text)).toContain(preText(text));
  });

  it('have the page for a frame among them, as it is published', async () => {
    const page = await framePageOf(five);
    expect(page).toContain(preText(five));
    expect(page).toContain('<script>');
    for (const {name, without} of framePartsOf(page))
      expect([name, without.length < page.length - 500]).toEqual([name, true]);
  });
});
