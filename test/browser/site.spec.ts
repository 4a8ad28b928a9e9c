import {createHash} from 'node:crypto';
import {expect, test} from './host-server.ts';
import {LOCALES, OTHER, readRecords} from './site-page.ts';

const DOCUMENTATION = {ko: '문서', en: 'documentation'} as const;
const TITLES = {
  ko: ['연결과 호출', '공유할 수 있는 정의', '거절과 수락'],
  en: ['Connection and call', 'Definitions fit for sharing', 'Refusal and acceptance'],
} as const;

for (const locale of LOCALES) {
  test(`the download block says the size and the SHA-256 of the ZIP that it offers (${locale})`, async ({
    page,
    host,
  }) => {
    await page.goto(`/?lang=${locale}`);
    const zip = Buffer.from(await (await fetch(`${host.origin}/discovery.zip`)).arrayBuffer());
    const article = page.locator(`article[lang=${locale}]`);
    await expect(article.locator('[data-zip-size]')).toHaveText(zip.length.toLocaleString('en-US'));
    await expect(article.locator('[data-zip-sha256]')).toHaveText(
      createHash('sha256').update(zip).digest('hex'),
    );
    await expect(article.getByRole('link', {name: 'discovery.zip', exact: true})).toHaveAttribute('download');
  });

  test(`the other collections open in the language of the page, by their titles (${locale})`, async ({
    page,
  }) => {
    for (const title of TITLES[locale]) {
      await page.goto(`/?lang=${locale}`);
      await page.getByRole('link', {name: title, exact: true}).click();
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.getByRole('tablist', {name: title, exact: true})).toBeVisible();
    }
  });

  test(`the documentation opens in the language of the page, and leads to the other and back (${locale})`, async ({
    page,
  }) => {
    await page.goto(`/?lang=${locale}`);
    await page.getByRole('link', {name: DOCUMENTATION[locale], exact: true}).last().click();
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    const headings = await page.getByRole('heading', {level: 2}).count();
    expect(headings).toBeGreaterThan(8);
    await page.getByRole('navigation').first().locator('[hreflang]').click();
    await expect(page.locator('html')).toHaveAttribute('lang', OTHER[locale]);
    await expect(page.getByRole('heading', {level: 2})).toHaveCount(headings);
    await page.getByRole('navigation').first().getByRole('link').first().click();
    await expect(page.locator('html')).toHaveAttribute('lang', OTHER[locale]);
    await expect(page.getByRole('tabpanel')).toContainText(readRecords()[0]!.note[OTHER[locale]]);
  });
}

for (const path of ['/', '/documentation.ko.html', '/documentation.en.html']) {
  test(`every link of ${path} leads to something that is there`, async ({page, host}) => {
    await page.goto(path);
    const links = await page
      .locator('a')
      .evaluateAll(all =>
        all.map(one => ({address: (one as HTMLAnchorElement).href, hash: (one as HTMLAnchorElement).hash})),
      );
    expect(links.length).toBeGreaterThan(5);
    const files = new Set(links.map(({address}) => address.replace(/[?#].*/, '')));
    for (const file of files) {
      expect(new URL(file).origin).toBe(host.origin);
      expect([file, (await fetch(file)).status]).toEqual([file, 200]);
    }
    const here = links.filter(({address}) => new URL(address).pathname === path).map(({hash}) => hash);
    for (const hash of here.filter(one => /^#[a-z]/.test(one) && !one.startsWith('#record='))) {
      await expect(page.locator(hash)).toHaveCount(1);
    }
  });
}

for (const path of [
  '/discovery.html',
  '/discovery.embed.html',
  '/discovery/unknown-key.ko.html',
  '/documentation.ko.html',
]) {
  test(`${path} keeps a margin in a narrow window, and its lines short in a wide one`, async ({page}) => {
    const box = () => page.locator('header, nav').first().boundingBox();
    await page.setViewportSize({width: 400, height: 700});
    await page.goto(path);
    expect((await box())!.x).toBeGreaterThanOrEqual(12);
    await page.setViewportSize({width: 2000, height: 700});
    expect((await box())!.width).toBeLessThanOrEqual(1128);
  });
}

test('the records are not served by a name that nobody gave them', async ({host}) => {
  // What the test above rests on.
  expect((await fetch(`${host.origin}/no-such-file.html`)).status).toBe(404);
});
