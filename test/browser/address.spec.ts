import {expect, test} from './fixture.ts';
import {LOCALES, RECORD_IDS, SitePage} from './site-page.ts';

for (const locale of LOCALES) {
  test.describe(`addresses (${locale})`, () => {
    test('?lang= chooses the language of the page and of the viewer', async ({page}) => {
      const site = new SitePage(page);
      await site.open(`/?lang=${locale}`);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await site.expectSelected(0, locale);
    });

    for (const [index, id] of RECORD_IDS.entries()) {
      test(`#record=${id} opens that record`, async ({page}) => {
        const site = new SitePage(page);
        await site.open(`/?lang=${locale}#record=${id}`);
        await site.expectSelected(index, locale);
        expect(new URL(page.url()).hash).toBe(`#record=${id}`);
      });
    }

    test('selecting a record puts it into the address without a step for Back', async ({page}) => {
      const site = new SitePage(page);
      await site.openAtTabs(locale);
      const entries = await page.evaluate(() => history.length);
      await page.keyboard.press('End');
      await site.expectOn(4, locale);
      const {search, hash} = new URL(page.url());
      expect({search, hash}).toEqual({search: `?lang=${locale}`, hash: `#record=${RECORD_IDS[4]}`});
      expect(await page.evaluate(() => history.length)).toBe(entries);
      await page.reload();
      await site.expectSelected(4, locale);
    });

    test('another record written into the open page’s address is shown', async ({page}) => {
      const site = new SitePage(page);
      await site.open(`/?lang=${locale}`);
      await page.evaluate(id => {
        location.hash = `#record=${id}`;
      }, RECORD_IDS[3]);
      await site.expectSelected(3, locale);
    });

    test('an id that no record has is named in a visible notice above the default record', async ({page}) => {
      const site = new SitePage(page);
      await site.open(`/?lang=${locale}#record=no-such-record`);
      await expect(page.getByText('no-such-record')).toBeVisible();
      await site.expectSelected(0, locale);
    });

    test('an id that a record has brings no notice', async ({page}) => {
      const site = new SitePage(page);
      await site.open(`/?lang=${locale}#record=${RECORD_IDS[1]}`);
      await site.expectSelected(1, locale);
      await expect(page.getByText('no-such-record')).toHaveCount(0);
    });

    for (const [what, hash] of [
      ['markup', `#record=${encodeURIComponent('<img src=x onerror="globalThis.__pwned=1">')}`],
      ['a broken escape', '#record=%E0%A4%A'],
      ['a very long id', `#record=${'a'.repeat(20_000)}`],
    ] as const) {
      test(`${what} in the address shows the default record and runs nothing`, async ({page}) => {
        const site = new SitePage(page);
        await site.open(`/?lang=${locale}${hash}`);
        await site.expectSelected(0, locale);
        await expect(page.locator('img[src=x]')).toHaveCount(0);
      });
    }
  });
}

for (const [browserLocale, locale] of [
  ['ko-KR', 'ko'],
  ['en-US', 'en'],
] as const) {
  test.describe(`a browser set to ${browserLocale}`, () => {
    test.use({locale: browserLocale});

    test(`the page without ?lang= is in ${locale}`, async ({page}) => {
      const site = new SitePage(page);
      await site.open('/');
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await site.expectSelected(0, locale);
    });

    test(`?lang= goes before the browser’s language ${browserLocale}`, async ({page}) => {
      const site = new SitePage(page);
      const other = locale === 'ko' ? 'en' : 'ko';
      await site.open(`/?lang=${other}`);
      await expect(page.locator('html')).toHaveAttribute('lang', other);
      await site.expectSelected(0, other);
    });
  });
}
