import {execFileSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Page} from 'playwright/test';
import {preText} from '../../generator/publish/pre-text.ts';
import {expect, test} from './fixture.ts';
import {LOCALES, type Locale} from './site-page.ts';

// An invented list with a little of everything.
const demo = fileURLToPath(new URL('../fixtures/demo-listing.json', import.meta.url));
// The largest list of a real server that we have. Its texts are other people's, so it is not copied.
const file = fileURLToPath(new URL('../../../shared/real-tools/lists/mongodb.json', import.meta.url));
const present = existsSync(file);
const skipped = present ? '' : ' (skipped: ../shared/real-tools is not beside this checkout)';
const root = fileURLToPath(new URL('../..', import.meta.url));

/** A foreign list as a collection, made by the command line. */
function imported(list: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'tool-records-listing-'));
  const words = ['--id=list', '--title-ko=목록', '--title-en=A list', '-o', 'list.json'];
  execFileSync(process.execPath, [join(root, 'generator/run.mjs'), 'import', list, ...words], {
    cwd: folder,
    env: {...process.env, INIT_CWD: folder},
    stdio: 'pipe',
  });
  const text = readFileSync(join(folder, 'list.json'), 'utf8');
  rmSync(folder, {recursive: true});
  return text;
}

/** A page of somebody, with the built script and the collection in it. */
async function open(page: Page, lang: Locale, collection: string): Promise<void> {
  const body = `<!doctype html><html lang="${lang}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Docs</title><link rel="icon" href="icon.svg">
<script src="tool-records.js" defer></script>
<tool-records><pre hidden data-tool-records>${preText(collection)}</pre></tool-records>`;
  await page.route('**/listing-page.html', route => route.fulfill({contentType: 'text/html', body}));
  await page.goto('/listing-page.html');
}

for (const lang of LOCALES) {
  test(`Enter on the count of hidden characters goes to the first mark, and again to the next (${lang})`, async ({
    page,
  }) => {
    await open(page, lang, imported(demo));
    const panel = page.getByRole('tabpanel');
    const counted = panel.getByRole('button', {name: {ko: '눈에 보이지 않는 문자', en: 'do not show'}[lang]});
    // All of the list is in the record of the overview, and cut there.
    await expect(counted).toHaveCount(1);
    await page.getByRole('tab').nth(1).click();
    await expect(counted).toHaveCount(0);
    await page.getByRole('tab', {name: 'label print'}).click();
    await counted.focus();
    const marks = panel.getByText(/^U\+|^“.*U\+/);
    const all = await marks.count();
    expect(all).toBeGreaterThan(0);
    for (let press = 0; press <= all; press += 1) {
      await counted.focus();
      await page.keyboard.press('Enter');
      await expect(marks.nth(press % all)).toBeFocused();
      await expect(marks.nth(press % all)).toBeInViewport();
    }
  });
}

test.describe(`the largest list of a real server${skipped}`, () => {
  // One worker imports once for all of them.
  test.describe.configure({mode: 'default'});

  let collection = '';
  let tools: readonly {readonly name: string; readonly description: string}[] = [];

  test.beforeEach(() => test.info().skip(!present));

  test.beforeAll(() => {
    if (!present) return;
    collection = imported(file);
    ({tools} = JSON.parse(readFileSync(file, 'utf8')));
  });

  const widthOf = (page: Page) =>
    page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);

  for (const lang of LOCALES) {
    test(`shows every tool by keyboard, each with its description (${lang})`, async ({page}) => {
      await open(page, lang, collection);
      await expect(page.getByRole('tab')).toHaveCount(1 + tools.length);
      const tabs = page.getByRole('tab');
      const panel = page.getByRole('tabpanel');
      await tabs.first().focus();
      await page.keyboard.press('End');
      await expect(tabs.last()).toBeFocused();
      await page.keyboard.press('Home');
      for (const [i, {name, description}] of tools.entries()) {
        await page.keyboard.press('ArrowDown');
        await expect(tabs.nth(i + 1)).toBeFocused();
        await expect(panel.getByRole('heading').first()).toHaveText(name);
        const shown = await panel.getByRole('region').first().textContent();
        // A long text is cut, which a control below it says.
        expect(description.startsWith(shown!)).toBe(true);
        if (shown !== description) await expect(panel.getByRole('button').first()).toBeVisible();
        await expect(panel).not.toContainText(/undefined|\[object|NaN/);
      }
    });

    test(`scrolls nothing sideways but its code boxes at 320 pixels (${lang})`, async ({page}) => {
      await page.setViewportSize({width: 320, height: 640});
      await open(page, lang, collection);
      await expect(page.getByRole('tab')).toHaveCount(1 + tools.length);
      await page.getByRole('tab').first().focus();
      for (let tool = 0; tool <= tools.length; tool += 1) {
        const [whole, window] = await widthOf(page);
        expect(whole).toBe(window);
        // What is cut off at the edge of the panel cannot be scrolled to.
        const over = await page.getByRole('tabpanel').evaluate(panel => {
          const edge = panel.getBoundingClientRect().right;
          return [...panel.querySelectorAll('table, p, pre, button')]
            .filter(one => one.getBoundingClientRect().right > edge)
            .map(one => one.outerHTML.slice(0, 80));
        });
        expect(over).toEqual([]);
        await page.keyboard.press('ArrowDown');
      }
    });
  }
});
