import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Frame, Locator, Page} from 'playwright/test';
import {expect, test} from './fixture.ts';
import {LOCALES, type Locale, loadedBy, readRecords} from './site-page.ts';

const dist = new URL('../../dist/', import.meta.url);
const addressOf = (path: string) => new URL(path, dist).href;
const records = readRecords();
const last = records.at(-1)!;
const VIEWERS = ['discovery.html', 'discovery.embed.html'];

/** Every address that the page asks for, apart from itself. */
function watchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', request => {
    if (!request.isNavigationRequest()) asked.push(request.url());
  });
  return asked;
}

/** Reads every record with the arrow keys. */
async function readAll(page: Page, locale: Locale): Promise<void> {
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveCount(records.length);
  await tabs.first().focus();
  for (const [i, record] of records.entries()) {
    if (i > 0) await page.keyboard.press('ArrowDown');
    const panel = page.getByRole('tabpanel');
    await expect(panel.getByRole('heading', {level: 1})).toHaveText(record.label[locale]);
    await expect(panel).toContainText(record.note[locale]);
  }
}

const recording = (page: Page | Frame): Locator => page.locator('header');

test.describe('from a file', () => {
  test.use({home: 'file:'});

  for (const path of VIEWERS) {
    for (const locale of LOCALES) {
      test(`${path}?lang=${locale} shows all five records and asks for nothing`, async ({page}) => {
        const asked = watchRequests(page);
        await page.goto(`${addressOf(path)}?lang=${locale}`);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await readAll(page, locale);
        expect(new URL(page.url()).hash).toBe(`#record=${last.id}`);
        await expect(recording(page)).toContainText('이것은 기록입니다');
        await expect(recording(page)).toContainText('This is a recording');
        expect(asked).toEqual([]);
        expect(await loadedBy(page)).toEqual([]);
      });
    }

    test(`${path} takes the record from its address, and the theme`, async ({page}) => {
      await page.emulateMedia({colorScheme: 'light'});
      const scheme = () => page.getByRole('tabpanel').evaluate(panel => getComputedStyle(panel).colorScheme);
      await page.goto(`${addressOf(path)}?lang=en&theme=dark#record=${last.id}`);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(last.label.en);
      expect(await scheme()).toBe('dark');
      await page.goto(`${addressOf(path)}?lang=en&theme=puce#record=${last.id}`);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(last.label.en);
      expect(await scheme()).toBe('light dark');
    });

    test(`${path} holds the file byte for byte`, async ({page}) => {
      await page.goto(addressOf(path));
      const held = await page.locator('pre[data-tool-records]').evaluate(pre => pre.textContent);
      expect(held).toBe(readFileSync(new URL('discovery.json', dist), 'utf8'));
    });
  }

  test.describe('where the browser speaks Korean', () => {
    test.use({locale: 'ko-KR'});
    test('the single file does too, until the reader chooses', async ({page}) => {
      await page.goto(addressOf('discovery.html'));
      await expect(page.getByRole('heading', {level: 1})).toHaveText(records[0]!.label.ko);
      await page.getByRole('button', {name: 'English', exact: true}).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(records[0]!.label.en);
    });
  });

  for (const locale of LOCALES) {
    test(`the static pages lead through all five records (${locale})`, async ({page}) => {
      const asked = watchRequests(page);
      await page.goto(addressOf(`discovery/${records[0]!.id}.${locale}.html`));
      for (const [i, record] of records.entries()) {
        await expect(page.getByRole('heading', {level: 1})).toHaveText(record.label[locale]);
        await expect(page.getByRole('main')).toContainText(record.note[locale]);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        const next = page.locator('a[rel=next]');
        if (i < records.length - 1) await next.click();
        else await expect(next).toHaveCount(0);
      }
      await page.locator('nav a[hreflang]').click();
      const other = locale === 'ko' ? 'en' : 'ko';
      await expect(page.getByRole('heading', {level: 1})).toHaveText(last.label[other]);
      expect(asked).toEqual([]);
      expect(await loadedBy(page)).toEqual([]);
    });
  }

  // Where this passed through, a download that is broken for every reader would pass the tests above.
  test('this browser lets no file read its neighbour', async ({page, faults}) => {
    const folder = mkdtempSync(join(tmpdir(), 'tool-records-file-'));
    try {
      writeFileSync(join(folder, 'neighbour.json'), '{}');
      writeFileSync(
        join(folder, 'page.html'),
        '<!doctype html><title>fetch</title><p>asked</p><script>fetch("neighbour.json").then(() => "read", () => "refused").then(said => { document.querySelector("p").textContent = said })</script>',
      );
      await page.goto(pathToFileURL(join(folder, 'page.html')).href);
      await expect(page.locator('p')).toHaveText('refused');
    } finally {
      rmSync(folder, {recursive: true, force: true});
    }
    // Each engine tells of the refusal in its own way.
    for (const list of [faults.consoleErrors, faults.pageErrors]) {
      for (const error of list.splice(0)) expect(error).toContain('neighbour.json');
    }
  });

  test.describe('without script', () => {
    test.use({javaScriptEnabled: false});

    test('the single file shows all five records in both languages', async ({page}) => {
      const asked = watchRequests(page);
      await page.goto(addressOf('discovery.html'));
      for (const record of records) {
        for (const locale of LOCALES) {
          await expect(page.getByRole('heading', {name: record.label[locale], exact: true})).toBeVisible();
          await expect(page.getByText(record.note[locale], {exact: true})).toBeVisible();
        }
      }
      await expect(page.locator('pre[data-tool-records]')).toBeHidden();
      expect(asked).toEqual([]);
    });

    test('the page for a frame shows the first record, and its links lead to the others', async ({page}) => {
      await page.goto(addressOf('discovery.embed.html'));
      for (const locale of LOCALES) {
        await expect(page.getByText(records[0]!.note[locale], {exact: true})).toBeVisible();
      }
      await page.getByRole('link', {name: last.label.ko, exact: true}).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(last.label.ko);
    });
  });
});

test.describe('in a frame of another page', () => {
  /** A host as the documentation gives it, which checks who is speaking and keeps to a range. */
  async function openHost(page: Page, sandbox: string, query = ''): Promise<Frame> {
    await page.route('**/host.html', route =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html lang="en"><link rel="icon" href="icon.svg"><title>A post</title><body>
<iframe sandbox="${sandbox}" src="discovery.embed.html?${query}" title="Tool records" width="900" height="640"></iframe>
<script>
const frame = document.querySelector('iframe');
globalThis.heights = [];
addEventListener('message', event => {
  if (event.source !== frame.contentWindow || event.data?.type !== 'tool-records:height') return;
  heights.push(event.data.height);
  frame.style.height = Math.min(Math.max(event.data.height, 120), 10000) + 'px';
});
</script></body></html>`,
      }),
    );
    await page.goto('/host.html');
    const frame = page.frames().find(one => one.parentFrame());
    if (!frame) throw new Error('The host has no frame.');
    return frame;
  }
  const heights = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'heights') as number[]);

  for (const locale of LOCALES) {
    test(`at origin null it shows the record that was asked for (${locale})`, async ({page}) => {
      const asked = watchRequests(page);
      const frame = await openHost(page, 'allow-scripts', `lang=${locale}#record=${last.id}`);
      await expect(frame.getByRole('heading', {level: 1})).toHaveText(last.label[locale]);
      expect(await frame.evaluate(() => origin)).toBe('null');
      await frame.getByRole('tab').first().click();
      await expect(frame.getByRole('heading', {level: 1})).toHaveText(records[0]!.label[locale]);
      // The host's own icon aside, there is one request, and it is the frame's page.
      expect(asked.filter(address => !address.endsWith('/icon.svg'))).toEqual([]);
    });
  }

  test('it tells its height, taller and shorter, and scrolls nothing inside', async ({page}) => {
    const frame = await openHost(page, 'allow-scripts', 'lang=en#record=disabled-tool');
    const root = () => frame.evaluate(() => document.documentElement.getBoundingClientRect().height);
    const settled = async () => {
      await expect.poll(async () => (await heights(page)).at(-1)).toBe(Math.ceil(await root()));
      return (await heights(page)).at(-1)!;
    };
    await expect(frame.getByRole('tab')).toHaveCount(records.length);
    const short = await settled();
    await frame.getByRole('tab').first().click();
    await expect.poll(settled).toBeGreaterThan(short);
    expect(await frame.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
    await frame.getByRole('tab').nth(3).click();
    await expect.poll(settled).toBe(short);
  });

  test('without permission to run scripts it shows the first record', async ({page, faults}) => {
    const frame = await openHost(page, '');
    for (const locale of LOCALES) {
      await expect(frame.getByText(records[0]!.note[locale], {exact: true})).toBeVisible();
    }
    // Chromium says in the console that the sandbox kept the script from running, as it was told to.
    for (const error of faults.consoleErrors.splice(0)) expect(error).toContain('sandboxed');
  });

  test('by itself it tells nobody its height', async ({page}) => {
    await page.addInitScript(() => {
      addEventListener('message', () => Reflect.set(globalThis, 'told', true));
    });
    await page.goto('/discovery.embed.html');
    await expect(page.getByRole('tab')).toHaveCount(records.length);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'told'))).toBeUndefined();
  });
});
