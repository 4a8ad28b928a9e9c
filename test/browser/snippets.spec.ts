import {readFileSync} from 'node:fs';
import type {Frame, Page} from 'playwright/test';
import {expect, type HostServer, hostPage, test} from './host-server.ts';
import {LOCALES, OTHER, RECORD_IDS, readRecords, SitePage} from './site-page.ts';

const records = readRecords();
const NAMES = ['Script', 'iframe', 'Markdown', 'Link'] as const;
const COPY = {
  Script: 'Copy the script code',
  iframe: 'Copy the iframe code',
  Markdown: 'Copy the Markdown',
  Link: 'Copy the address',
} as const;
type Name = (typeof NAMES)[number];

const codeOf = async (page: Page, name: Name) =>
  (await page.getByRole('region', {name, exact: true}).textContent()) ?? '';

async function openSite(page: Page, address: string): Promise<void> {
  const site = new SitePage(page);
  await site.open(address);
}

test('each record can be taken in four ways, each in a focusable box with a name', async ({page}) => {
  await openSite(page, '/?lang=en');
  for (const [i, {id, label}] of records.entries()) {
    await page.getByRole('tab').nth(i).click();
    await expect(page.locator('#take')).toContainText(label.en);
    for (const name of NAMES) {
      const box = page.getByRole('region', {name, exact: true});
      await expect(box).toHaveAttribute('tabindex', '0');
      await expect(box).toContainText(name === 'Markdown' ? `# ${label.en}` : id);
    }
  }
});

for (const locale of LOCALES) {
  test(`the code is for the record of the address, in the language of the page (${locale})`, async ({
    page,
  }) => {
    await openSite(page, `/?lang=${locale}#record=${RECORD_IDS[3]}`);
    const take = page.locator('#take');
    await expect(take.locator('strong')).toHaveText(records[3]!.label[locale]);
    await expect(take).toContainText(`discovery/${RECORD_IDS[3]}.${locale}.html`);
    await page.evaluate(id => {
      location.hash = `record=${id}`;
    }, RECORD_IDS[1]);
    await expect(take).toContainText(`discovery/${RECORD_IDS[1]}.${locale}.html`);
    await new SitePage(page).languageLink(OTHER[locale]).click();
    await expect(take).toContainText(`discovery/${RECORD_IDS[1]}.${OTHER[locale]}.html`);
    await expect(take.locator('strong')).toHaveText(records[1]!.label[OTHER[locale]]);
  });
}

test.describe('where the page may write to the clipboard', () => {
  test.beforeEach(async ({context}) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

  for (const name of NAMES) {
    test(`the button copies exactly what the box shows: ${name}`, async ({page}) => {
      await openSite(page, '/?lang=en');
      const shown = await codeOf(page, name);
      expect(shown).not.toBe('');
      await page.getByRole('button', {name: COPY[name]}).click();
      await expect(page.getByRole('status').filter({hasText: 'Copied.'})).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown);
      await expect(page.getByRole('textbox')).toHaveCount(0);
      // It was said of that record, and not of the next.
      await page.getByRole('tab').nth(1).click();
      await expect(page.getByRole('status').filter({hasText: 'Copied.'})).toHaveCount(0);
    });
  }
});

/** A browser whose clipboard is not there for pages, as outside of https, or does not let itself be written. */
const CLIPBOARDS = {
  'has no clipboard for pages': () => Object.defineProperty(navigator, 'clipboard', {value: undefined}),
  'refuses to write to its clipboard': () =>
    Object.defineProperty(navigator, 'clipboard', {
      value: {writeText: () => Promise.reject(new DOMException('No', 'NotAllowedError'))},
    }),
};

for (const [what, prepare] of Object.entries(CLIPBOARDS)) {
  test(`where the browser ${what}, the old way copies`, async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      Reflect.set(globalThis, 'readClipboard', navigator.clipboard.readText.bind(navigator.clipboard));
    });
    await page.addInitScript(prepare);
    await openSite(page, '/?lang=en');
    const shown = await codeOf(page, 'Link');
    const button = page.getByRole('button', {name: COPY.Link});
    await button.click();
    await expect(page.getByRole('status').filter({hasText: 'Copied.'})).toBeVisible();
    await expect(button).toBeFocused();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'readClipboard')())).toBe(shown);
  });

  for (const locale of LOCALES) {
    test(`where it ${what} and copies nothing at all, the text is selected for the reader (${locale})`, async ({
      page,
    }) => {
      await page.addInitScript(prepare);
      await page.addInitScript(() => {
        document.execCommand = () => false;
      });
      await openSite(page, `/?lang=${locale}`);
      const [script] = await page.getByRole('region').filter({hasText: 'tool-records.js'}).allTextContents();
      await page.locator('#take button').first().press('Enter');
      const field = page.getByRole('textbox');
      await expect(field).toBeFocused();
      await expect(field).toHaveAccessibleName(/\S/);
      await expect(field).toHaveValue(script!);
      expect(
        await field.evaluate(one => {
          const {selectionStart, selectionEnd, readOnly, value} = one as HTMLTextAreaElement;
          return [readOnly, value.slice(selectionStart, selectionEnd)];
        }),
      ).toEqual([true, script]);
      await expect(page.getByRole('status').filter({hasText: 'Ctrl+C'})).toBeVisible();
      // And it is no trap.
      await page.keyboard.press('Tab');
      await expect(field).not.toBeFocused();
    });
  }
}

test('the Markdown is that of the published file, and ends with a link to the record’s page', async ({
  page,
  host,
}) => {
  for (const [i, id] of RECORD_IDS.entries()) {
    for (const locale of LOCALES) {
      await page.goto('about:blank');
      await openSite(page, `/?lang=${locale}#record=${id}`);
      const [markdown = ''] = await page.locator('#take-markdown ~ pre').allTextContents();
      const published = readFileSync(
        new URL(`../../dist/discovery/${id}.${locale}.md`, import.meta.url),
        'utf8',
      );
      const body = markdown.slice(0, markdown.lastIndexOf('\n\n'));
      expect(body.length).toBeGreaterThan(200);
      expect(published.startsWith(body)).toBe(true);
      expect(markdown.slice(body.length)).toContain(`(${host.origin}/discovery/${id}.${locale}.html)`);
      expect(markdown).toContain(records[i]!.label[locale]);
    }
  }
});

test('the link leads to the record', async ({page}) => {
  await openSite(page, `/?lang=ko#record=${RECORD_IDS[4]}`);
  const [link = ''] = await page.locator('#take-link ~ pre').allTextContents();
  await page.goto(link);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(records[4]!.label.ko);
});

test('the script code shows the record in a page beside the two files', async ({page, host}) => {
  await openSite(page, `/?lang=en#record=${RECORD_IDS[2]}`);
  host.page('/post.html', hostPage(await codeOf(page, 'Script')));
  await page.goto('/post.html');
  await expect(page.getByRole('tabpanel')).toContainText(records[2]!.note.en);
  const tab = page.getByRole('tab').nth(4);
  await expect(tab).toHaveAttribute('href', `${host.origin}/discovery.html#record=${RECORD_IDS[4]}`);
});

test('without script its fallback leads to the record', async ({page, host, browser}) => {
  await openSite(page, `/?lang=en#record=${RECORD_IDS[2]}`);
  host.page('/post.html', hostPage(await codeOf(page, 'Script')));
  const context = await browser.newContext({javaScriptEnabled: false});
  const post = await context.newPage();
  await post.goto(`${host.origin}/post.html`);
  await post.getByRole('link').click();
  await expect(post.getByRole('heading', {level: 1})).toHaveText(records[2]!.label.en);
  await context.close();
});

test.describe('the iframe code', () => {
  /** A post with the code as it is copied, twice, and a frame of somebody else. */
  async function openPost(page: Page, host: HostServer): Promise<readonly [Frame, Frame]> {
    await openSite(page, `/?lang=en#record=${RECORD_IDS[3]}`);
    const code = await codeOf(page, 'iframe');
    host.page(
      '/post.html',
      hostPage(
        `${code}${code.replace(/<script>[\s\S]*/, '')}<iframe src="other.html" height="50" title="Another"></iframe>`,
      ),
    );
    host.page('/other.html', '<!doctype html><title>Another</title>');
    await page.goto('/post.html');
    const frames = page.frames().filter(one => one.url().includes('.embed.html'));
    for (const frame of frames) await expect(frame.getByRole('tab')).toHaveCount(RECORD_IDS.length);
    return [frames[0]!, frames[1]!];
  }
  const heights = (page: Page) => page.locator('iframe').evaluateAll(all => all.map(one => one.clientHeight));

  test('shows the record at origin null, with the tokens, the height and a plain link', async ({
    page,
    host,
  }) => {
    const [frame] = await openPost(page, host);
    await expect(frame.getByRole('tabpanel')).toContainText(records[3]!.note.en);
    expect(await frame.evaluate(() => origin)).toBe('null');
    const element = page.locator('iframe').first();
    await expect(element).toHaveAttribute(
      'sandbox',
      'allow-scripts allow-popups allow-popups-to-escape-sandbox',
    );
    await expect(element).toHaveAttribute('title', /\S/);
    // With the key, since the frame above it may still be growing.
    await page.getByRole('link').first().press('Enter');
    await expect(page.getByRole('heading', {level: 1})).toHaveText(records[3]!.label.en);
  });

  test('asks for 640 pixels, before its script and where that is removed', async ({page}) => {
    await openSite(page, '/?lang=en');
    expect(await codeOf(page, 'iframe')).toContain(' height="640"');
  });

  test('fits each frame to what it shows', async ({page, host}) => {
    const [first] = await openPost(page, host);
    const fits = async () => {
      const inner = await first.evaluate(() =>
        Math.ceil(document.documentElement.getBoundingClientRect().height),
      );
      return (await heights(page))[0] === inner;
    };
    await expect.poll(fits).toBe(true);
    const [before = 0, second = 0] = await heights(page);
    await first.getByRole('tab').first().click();
    await expect.poll(async () => (await heights(page))[0]).toBeGreaterThan(before);
    await expect.poll(fits).toBe(true);
    expect((await heights(page))[1]).toBe(second);
  });

  test('fits a frame far below the window before a reader comes there', async ({page, host}) => {
    await openSite(page, '/?lang=en');
    const code = await codeOf(page, 'iframe');
    host.page('/post.html', hostPage(`<div style="height: 9000px">A long post.</div>${code}`));
    await page.goto('/post.html');
    await expect.poll(async () => (await heights(page))[0]).toBeGreaterThan(1_000);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('lets a frame be no lower than 120 and no higher than 10,000 pixels, whatever it says', async ({
    page,
    host,
  }) => {
    const [first, second] = await openPost(page, host);
    await expect.poll(async () => (await heights(page))[1]).not.toBe(640);
    const other = (await heights(page))[1];
    for (const [said, height] of [
      [1, 120],
      [-5, 120],
      [119.9, 120],
      [500, 500],
      [10_001, 10_000],
      [Infinity, 10_000],
      ['700', 700],
      ['700px', 120],
      [NaN, 120],
      [{}, 120],
      [null, 120],
    ] as const) {
      await first.evaluate(height => parent.postMessage({type: 'tool-records:height', height}, '*'), said);
      await expect.poll(async () => (await heights(page))[0], `${said}`).toBe(height);
      expect((await heights(page))[1]).toBe(other);
    }
    expect(second.isDetached()).toBe(false);
  });

  test('listens to nobody but its own frames, and to no other message', async ({page, host}) => {
    const [first] = await openPost(page, host);
    await first.evaluate(() => parent.postMessage({type: 'tool-records:height', height: 333}, '*'));
    await expect.poll(async () => (await heights(page))[0]).toBe(333);
    const other = page.frames().find(one => one.url().endsWith('/other.html'))!;
    await other.evaluate(() => parent.postMessage({type: 'tool-records:height', height: 777}, '*'));
    await page.evaluate(() => postMessage({type: 'tool-records:height', height: 888}, '*'));
    for (const message of [{type: 'another', height: 999}, null, 'tool-records:height', 7, {height: 999}]) {
      await first.evaluate(message => parent.postMessage(message, '*'), message);
    }
    await first.evaluate(() => parent.postMessage({type: 'tool-records:height', height: 334}, '*'));
    await expect.poll(async () => (await heights(page))[0]).toBe(334);
    expect((await heights(page))[2]).toBe(50);
  });

  test('lets a record be opened in a window that is a page like any other', async ({page, host, context}) => {
    const [first] = await openPost(page, host);
    const opened = context.waitForEvent('page');
    await first
      .getByRole('tab')
      .nth(4)
      .click({modifiers: ['ControlOrMeta']});
    const popup = await opened;
    await expect(popup.getByRole('tabpanel')).toContainText(records[4]!.note.en);
    expect(await popup.evaluate(() => origin)).toBe(host.origin);
  });
});
