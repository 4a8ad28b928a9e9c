import type {Page} from 'playwright/test';
import {expect, hostPage, SCRIPT, test} from './host-server.ts';
import {LOCALES, RECORD_IDS, readRecords, SitePage} from './site-page.ts';

const records = readRecords();
const [FIRST, LAST] = [records[0]!, records.at(-1)!];
const ELEMENT = '<tool-records src="discovery.json"></tool-records>';

/** What has the focus, looked up through open shadow roots: its role or name, and its text. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    if (!element || element === document.body) return 'nothing';
    return (
      element.getAttribute('role') ??
      (element.localName === 'button' ? element.textContent! : element.localName)
    );
  });

for (const locale of LOCALES) {
  test(`Tab goes through the switch, the filter, the selected tab, the panel and what is in it, and out (${locale})`, async ({
    page,
    host,
  }) => {
    host.page(
      '/host.html',
      hostPage(
        `<a id="before" href="#before">Before</a>${SCRIPT}
<tool-records src="discovery.json" filter record="valid-shape"></tool-records><a id="after" href="#after">After</a>`,
        {
          html: `lang="${locale}"`,
        },
      ),
    );
    await page.goto('/host.html');
    await expect(page.getByRole('tab', {selected: true})).toContainText(records[2]!.label[locale]);
    await page.locator('#before').focus();
    const stops: string[] = [];
    while (stops.at(-1) !== 'nothing' && stops.length < 40) {
      await page.keyboard.press('Tab');
      if (await page.locator('#after').evaluate(after => after === document.activeElement)) break;
      stops.push(await focused(page));
    }
    expect(stops.slice(0, 5)).toEqual(['한국어', 'English', 'input', 'tab', 'tabpanel']);
    // The arguments' buttons, the boxes of code, and the links below the record.
    expect(stops.length).toBeGreaterThan(8);
    expect(stops.slice(5).filter(stop => /^(?:tab|tabpanel|input|nothing)$/.test(stop))).toEqual([]);
  });

  test(`Back and Forward come to the record that was left, and so does the address by itself (${locale})`, async ({
    page,
    context,
  }) => {
    const site = new SitePage(page);
    await site.open(`/?lang=${locale}`);
    await site.tabs.nth(3).click();
    await site.tabs.nth(2).click();
    const address = page.url();
    await page.goto(`/documentation.${locale}.html`);
    await page.goBack();
    await site.expectSelected(2, locale);
    expect(page.url()).toBe(address);
    await page.goForward();
    await expect(page).toHaveURL(/documentation/);
    const copied = new SitePage(await context.newPage());
    await copied.open(address);
    await copied.expectSelected(2, locale);
  });

  test(`the address below a record, opened elsewhere, shows that record (${locale})`, async ({
    page,
    context,
  }) => {
    const site = new SitePage(page);
    await site.open(`/?lang=${locale}#record=${LAST.id}`);
    const link = page.locator(`tool-records a[href$="#record=${LAST.id}"]:not([role])`);
    await expect(link).toBeVisible();
    const other = await context.newPage();
    await other.goto((await link.getAttribute('href'))!);
    await expect(other.getByRole('tabpanel')).toContainText(LAST.note[locale]);
  });
}

test('a page whose browser keeps nothing, and says so by throwing, reads like any other', async ({page}) => {
  await page.addInitScript(() => {
    const touched: string[] = [];
    Reflect.set(globalThis, 'touched', touched);
    const forbid = (owner: object, name: string) =>
      Object.defineProperty(owner, name, {
        get() {
          touched.push(name);
          throw new DOMException('Forbidden', 'SecurityError');
        },
      });
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) forbid(globalThis, name);
    forbid(Document.prototype, 'cookie');
    forbid(Navigator.prototype, 'clipboard');
  });
  for (const path of ['/?lang=en', '/discovery.html?lang=en']) {
    await page.goto(path);
    await expect(page.getByRole('tab')).toHaveCount(RECORD_IDS.length);
    for (const [at, {note}] of records.entries()) {
      await page.getByRole('tab').nth(at).click();
      await expect(page.getByRole('tabpanel')).toContainText(note.en);
    }
    expect(await page.evaluate(() => Reflect.get(globalThis, 'touched'))).toEqual([]);
  }
});

test('records that come late take no focus and scroll nothing', async ({page, host}) => {
  host.page(
    '/host.html',
    hostPage(`${SCRIPT}<div style="height: 900px"><input></div>
<tool-records></tool-records><div style="height: 3000px"></div>`),
  );
  await page.goto('/host.html');
  const field = page.locator('input');
  await field.fill('being typed');
  await page.evaluate(() => scrollTo(0, 120));
  const viewer = page.locator('tool-records');
  const text = await (await fetch(`${host.origin}/discovery.json`)).text();
  for (const id of [FIRST.id, LAST.id]) {
    await viewer.evaluate(
      async (element, [text, id]) => {
        if (!(element instanceof customElements.get('tool-records')!)) return;
        Object.assign(element, {collection: text, record: id});
        await Reflect.get(element, 'updateComplete');
      },
      [text, id] as const,
    );
    const {label} = id === LAST.id ? LAST : FIRST;
    await expect(viewer.getByRole('tab', {selected: true})).toContainText(label.en);
    await expect(field).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(120);
  }
});

test.describe('a viewer on somebody’s page', () => {
  test.beforeEach(async ({page, host}) => {
    host.page('/host.html', hostPage(`<button id="own">Own</button>${SCRIPT}${ELEMENT}`));
    await page.goto('/host.html');
    await expect(page.getByRole('tab')).toHaveCount(RECORD_IDS.length);
  });

  test('hands its focus to the selected tab', async ({page}) => {
    await page.getByRole('tab').nth(3).click();
    await page.locator('#own').focus();
    await page.locator('tool-records').evaluate(viewer => viewer.focus());
    await expect(page.getByRole('tab').nth(3)).toBeFocused();
  });

  test('hears no key while the focus is elsewhere', async ({page}) => {
    await page.locator('#own').focus();
    for (const key of ['End', 'ArrowDown', 'd', 'u']) await page.keyboard.press(key);
    await expect(page.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('#own')).toBeFocused();
    // The same key in the list is heard.
    await page.getByRole('tab').first().focus();
    await page.keyboard.press('End');
    await expect(page.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true');
  });

  test('selects nothing where the button of the mouse goes down on a tab and up elsewhere', async ({
    page,
  }) => {
    const tab = page.getByRole('tab').nth(2);
    await tab.hover();
    await page.mouse.down();
    await page.locator('#own').hover();
    await page.mouse.up();
    await expect(page.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
    await tab.hover();
    await page.mouse.down();
    await page.mouse.up();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  });

  test('is not there while it is hidden, and back when it is not', async ({page}) => {
    const viewer = page.locator('tool-records');
    await viewer.evaluate(element => element.toggleAttribute('hidden'));
    await expect(viewer).toBeHidden();
    await viewer.evaluate(element => element.toggleAttribute('hidden'));
    await expect(viewer).toBeVisible();
  });
});

for (const path of ['documentation', 'accessibility'].flatMap(name =>
  LOCALES.map(locale => `/${name}.${locale}.html`),
)) {
  test(`${path} is not scrolled sideways at 320 px, nor is any table of it`, async ({page}) => {
    await page.setViewportSize({width: 320, height: 480});
    await page.goto(path);
    const tables = page.locator('table');
    expect(await tables.count()).toBeGreaterThan(3);
    const widths = await page.evaluate(() => {
      const {scrollWidth, clientWidth} = document.documentElement;
      const parts = [...document.querySelectorAll('table, th, td, h1, h2, p, li')];
      return {
        scrollWidth,
        clientWidth,
        right: Math.max(...parts.map(one => one.getBoundingClientRect().right)),
      };
    });
    expect(widths.scrollWidth).toBe(widths.clientWidth);
    expect(widths.right).toBeLessThanOrEqual(widths.clientWidth);
  });

  test(`every link of ${path} by name leads to something that is there`, async ({page, host}) => {
    await page.goto(path);
    const hrefs = await page.locator('a').evaluateAll(all => all.map(one => (one as HTMLAnchorElement).href));
    expect(hrefs.length).toBeGreaterThan(5);
    for (const href of new Set(hrefs)) {
      const {origin, pathname, hash} = new URL(href);
      expect([href, origin, (await fetch(`${origin}${pathname}`)).status]).toEqual([href, host.origin, 200]);
      if (pathname === path && hash) await expect(page.locator(hash)).toHaveCount(1);
    }
  });
}
