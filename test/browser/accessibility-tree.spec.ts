import {fileURLToPath} from 'node:url';
import type {Frame, Page} from 'playwright/test';
import {expect, type HostServer, test} from './host-server.ts';
import {ImportedSite, LISTING} from './published-listing.ts';
import {COLLECTIONS, openViewer} from './reading-forms.ts';
import {reviewed} from './reviewed-text.ts';
import {LOCALES, type Locale} from './site-page.ts';

const FOLDER = new URL('accessibility-tree/', import.meta.url);

/** The longest line about a box of code; what a box holds to the character is held elsewhere. */
const LINE = 160;

/** The tree of one document, without what is another one in each run, and with as much of each box as can be read. */
function plain(tree: string, origin: string): string {
  const lines = tree.replaceAll(origin, '').split('\n');
  return lines
    .map(line =>
      /^ *- '?region /.test(line) && line.length > LINE
        ? `${line.slice(0, LINE)}… ${line.length} characters`
        : line,
    )
    .join('\n');
}

/** What a screen reader is given of a collection: the whole page at its first record, then record by record. */
async function treesOf(place: Page | Frame, origin: string): Promise<string> {
  const parts = [await place.locator('body').ariaSnapshot()];
  const tabs = place.getByRole('tab');
  const records = await tabs.count();
  for (let i = 1; i < records; i += 1) {
    await tabs.nth(i).click();
    const selected = place.getByRole('tab', {selected: true});
    await expect(selected).toHaveCount(1);
    parts.push(await selected.ariaSnapshot(), await place.getByRole('tabpanel').ariaSnapshot());
  }
  return `${parts.map(part => plain(part, origin)).join('\n')}\n`;
}

async function expectReviewed(page: Page, host: HostServer, id: string, locale: Locale): Promise<void> {
  const place = await openViewer('the single file', page, host, {id, locale, theme: 'auto'});
  const trees = await treesOf(place, host.origin);
  const file = fileURLToPath(new URL(`${id}.${locale}.txt`, FOLDER));
  const renew = ['all', 'changed'].includes(test.info().config.updateSnapshots);
  expect(trees).toBe(reviewed(file, trees, {renew, ci: Boolean(process.env.CI)}));
}

for (const id of COLLECTIONS) {
  for (const locale of LOCALES) {
    test(`a screen reader is given of ${id} what was reviewed (${locale})`, async ({page, host}) => {
      await expectReviewed(page, host, id, locale);
    });
  }
}

test.describe('of a foreign listing, imported and published', () => {
  // One worker publishes once for both languages.
  test.describe.configure({mode: 'default'});
  let site: ImportedSite;
  test.beforeAll(() => {
    site = new ImportedSite();
  });
  test.afterAll(() => site.remove());

  for (const locale of LOCALES) {
    test(`a screen reader is given what was reviewed (${locale})`, async ({page, host}) => {
      site.serve(host);
      await expectReviewed(page, host, LISTING, locale);
    });
  }
});

// What the trees rest on: each of these would show in a diff.
const CHANGES: Readonly<Record<string, readonly [part: string, attribute: string, value: string]>> = {
  'a name': ['[role=tablist]', 'aria-label', 'Other'],
  'a role': ['[role=tabpanel]', 'role', 'group'],
  'a state': ['[role=tab]', 'aria-selected', 'false'],
  'a level of a heading': ['[role=tabpanel] .label', 'aria-level', '4'],
  'a part that is hidden from it': ['[role=tabpanel] .note', 'aria-hidden', 'true'],
};

for (const [what, [part, attribute, value]] of Object.entries(CHANGES)) {
  test(`a change of ${what} inside the viewer changes what a screen reader is given`, async ({
    page,
    host,
  }) => {
    const place = await openViewer('the single file', page, host, {
      id: 'discovery',
      locale: 'en',
      theme: 'auto',
    });
    const before = await place.locator('body').ariaSnapshot();
    await place
      .locator(part)
      .first()
      .evaluate((one, [attribute, value]) => one.setAttribute(attribute, value), [attribute, value] as const);
    expect(await place.locator('body').ariaSnapshot()).not.toBe(before);
  });
}
