import {expect, test} from './fixture.ts';
import {LOCALES, OTHER, RECORD_IDS, readRecords, SitePage} from './site-page.ts';

const LAST = RECORD_IDS.length - 1;

test('the start page shows the five records in their order', () => {
  expect(readRecords().map(record => record.id)).toEqual([...RECORD_IDS]);
});

for (const locale of LOCALES) {
  test.describe(`keys (${locale})`, () => {
    test('the five records are tabs of one named vertical list, and nothing takes the focus by itself', async ({
      page,
    }) => {
      const site = new SitePage(page);
      await site.open(`/?lang=${locale}`);
      await expect(site.tabList).toHaveCount(1);
      await expect(site.tabList).toHaveAttribute('aria-orientation', 'vertical');
      await expect(site.tabList).toHaveAccessibleName(/\S/);
      await site.expectSelected(0, locale);
      expect((await site.focus()).role).toBe('nothing');
    });

    test('ArrowDown and ArrowUp walk the records, wrap, and keep the focus in the list', async ({page}) => {
      const site = new SitePage(page);
      await site.openAtTabs(locale);
      for (const index of [1, 2, 3, 4, 0]) {
        await page.keyboard.press('ArrowDown');
        await site.expectOn(index, locale);
      }
      for (const index of [4, 3, 2, 1, 0]) {
        await page.keyboard.press('ArrowUp');
        await site.expectOn(index, locale);
      }
    });

    test('Home and End select the first and the last record', async ({page}) => {
      const site = new SitePage(page);
      await site.openAtTabs(locale);
      await page.keyboard.press('End');
      await site.expectOn(LAST, locale);
      await page.keyboard.press('End');
      await site.expectOn(LAST, locale);
      await page.keyboard.press('Home');
      await site.expectOn(0, locale);
    });

    test('the keys of the list are taken, and the page does not scroll', async ({page}) => {
      const site = new SitePage(page);
      await site.openAtTabs(locale);
      await site.makeScrollable();
      const scroll = await site.scroll();
      const seenKeys = await site.watchKeys();
      const keys = ['ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowDown', 'End', 'Home'];
      for (const key of keys) {
        await page.keyboard.press(key);
        expect(await site.scroll(), key).toBe(scroll);
      }
      expect(await seenKeys()).toEqual(keys.map(key => ({key, prevented: true})));
    });

    test('Enter and Space on a tab change nothing, navigate nowhere and scroll nothing', async ({page}) => {
      const site = new SitePage(page);
      await site.openAtTabs(locale);
      await page.keyboard.press('ArrowDown');
      await site.makeScrollable();
      const scroll = await site.scroll();
      const address = page.url();
      const entries = await page.evaluate(() => history.length);
      for (const key of ['Enter', 'Space']) {
        await page.keyboard.press(key);
        await site.expectOn(1, locale);
        expect(await site.scroll(), key).toBe(scroll);
        expect(page.url(), key).toBe(address);
      }
      expect(await page.evaluate(() => history.length)).toBe(entries);
    });

    test('ArrowLeft, ArrowRight, PageUp, PageDown and Escape are left to the browser', async ({page}) => {
      const site = new SitePage(page);
      await site.openAtTabs(locale);
      await page.keyboard.press('ArrowDown');
      const seenKeys = await site.watchKeys();
      const keys = ['ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Escape'];
      for (const key of keys) await page.keyboard.press(key);
      expect(await seenKeys()).toEqual(keys.map(key => ({key, prevented: false})));
      await site.expectOn(1, locale);
    });

    test('any key with Control, Alt or Meta is left to the browser', async ({page}) => {
      const site = new SitePage(page);
      await site.openAtTabs(locale);
      await page.keyboard.press('ArrowDown');
      const seenKeys = await site.watchKeys();
      const keys = ['ArrowDown', 'ArrowUp', 'Home', 'End', 'Enter', 'u'];
      // Enter on a link with a modifier opens a window or saves a file; here only its event matters.
      await page.evaluate(() => addEventListener('click', event => event.preventDefault()));
      for (const modifier of ['Control', 'Alt', 'Meta']) {
        for (const key of keys) await page.keyboard.press(`${modifier}+${key}`);
      }
      const seen = await seenKeys();
      expect(seen).toHaveLength(3 * keys.length);
      expect(seen.filter(({prevented}) => prevented)).toEqual([]);
      await site.expectOn(1, locale);
    });

    test('letters jump to the record whose id starts with them', async ({page}) => {
      const site = new SitePage(page);
      await site.openAtTabs(locale);
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      await page.keyboard.type('unknow');
      await site.expectOn(4, locale);
      await page.clock.fastForward(800);
      await page.keyboard.type('disab');
      await site.expectOn(3, locale);
    });

    test('letters within 700 ms are one word, and a later letter begins a new one', async ({page}) => {
      const site = new SitePage(page);
      await site.openAtTabs(locale);
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      await page.keyboard.type('disab');
      await site.expectOn(3, locale);
      await page.clock.fastForward(600);
      // No record starts with ‘disabunknow’, so this finds nothing.
      await page.keyboard.type('unknow');
      await site.expectOn(3, locale);
      await page.clock.fastForward(800);
      await page.keyboard.type('unknow');
      await site.expectOn(4, locale);
    });

    test('a letter of a label in the current language jumps to it, unless it is still being composed', async ({
      page,
    }) => {
      const site = new SitePage(page);
      await site.openAtTabs(locale);
      const labels = readRecords().map(record => record.label[locale]);
      const word = labels[LAST]!.split(' ', 1)[0]!;
      expect(labels.filter(label => label.startsWith(word))).toEqual([labels[LAST]]);
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      for (const letter of word) await site.sendKey(letter, true);
      await site.expectOn(0, locale);
      for (const letter of word) await site.sendKey(letter);
      await site.expectOn(LAST, locale);
    });

    test('Tab enters the list at the selected tab only, then the panel, and leaves the viewer', async ({
      page,
    }) => {
      const site = new SitePage(page);
      await site.open(`/?lang=${locale}#record=${RECORD_IDS[2]}`);
      const stops = await site.pressUntil('Tab', focus => focus.role === 'tab');
      await site.expectOn(2, locale);
      expect(stops.map(({text}) => text)).toEqual(expect.arrayContaining(['한국어', 'English']));
      await page.keyboard.press('Tab');
      await expect(site.panel).toBeFocused();
      const rest = await site.pressUntil('Tab', focus => focus.role === 'nothing' || focus.role === 'tab');
      expect(rest.map(({role}) => role)).not.toContain('tabpanel');
      await site.expectSelected(2, locale);
    });

    test('Shift+Tab from the panel returns to the selected tab', async ({page}) => {
      const site = new SitePage(page);
      await site.openAtTabs(locale);
      for (const index of [1, 2, 3]) {
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Tab');
        await expect(site.panel).toBeFocused();
        await page.keyboard.press('Shift+Tab');
        await site.expectOn(index, locale);
      }
    });

    test('the keys of the list do nothing in the panel', async ({page}) => {
      const site = new SitePage(page);
      await site.openAtTabs(locale);
      await page.keyboard.press('Tab');
      const seenKeys = await site.watchKeys();
      for (const key of ['ArrowDown', 'End', 'u']) await page.keyboard.press(key);
      expect((await seenKeys()).map(({prevented}) => prevented)).toEqual([false, false, false]);
      await expect(site.panel).toBeFocused();
      await site.expectSelected(0, locale);
    });

    test('switching the language by keyboard keeps the record, the focus and the scroll position', async ({
      page,
    }) => {
      const site = new SitePage(page);
      const other = OTHER[locale];
      await site.openAtTabs(locale);
      for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowDown');
      await site.expectOn(3, locale);
      const link = site.languageLink(other);
      const name = await link.textContent();
      await site.pressUntil('Shift+Tab', focus => focus.text === name?.trim());
      await site.makeScrollable();
      const scroll = await site.scroll();
      await page.keyboard.press('Enter');
      await expect(page.locator('html')).toHaveAttribute('lang', other);
      await site.expectSelected(3, other);
      await expect(link).toBeFocused();
      expect(await site.scroll()).toBe(scroll);
      expect(new URL(page.url()).hash).toBe(`#record=${RECORD_IDS[3]}`);
      // Back in the list the keys go on from the same record.
      await site.pressUntil('Tab', focus => focus.role === 'tab');
      await page.keyboard.press('ArrowDown');
      await site.expectOn(4, other);
    });

    test('a click selects and focuses; with Control, Meta or Shift it stays the browser’s', async ({
      page,
    }) => {
      const site = new SitePage(page);
      await site.open(`/?lang=${locale}`);
      await site.tabs.nth(2).click();
      await site.expectOn(2, locale);
      const entries = await page.evaluate(() => {
        const seen: boolean[] = [];
        Reflect.set(globalThis, 'seenClicks', seen);
        addEventListener('click', event => {
          seen.push(event.defaultPrevented);
          event.preventDefault();
        });
        return history.length;
      });
      for (const modifier of ['Control', 'Meta', 'Shift'] as const) {
        await site.tabs.nth(0).click({modifiers: [modifier]});
      }
      await site.tabs.nth(1).click();
      await site.expectOn(1, locale);
      expect(await page.evaluate(() => Reflect.get(globalThis, 'seenClicks'))).toEqual([
        false,
        false,
        false,
        true,
      ]);
      expect(await page.evaluate(() => history.length)).toBe(entries);
    });

    test('reading every record asks the network for nothing', async ({page}) => {
      const site = new SitePage(page);
      await site.openAtTabs(locale);
      const icon = await page.locator('link[rel~=icon]').evaluate(link => (link as HTMLLinkElement).href);
      const requests: string[] = [];
      page.on('request', request => {
        // Chromium itself asks for the page's icon again when the address changes.
        if (request.url() !== icon) requests.push(request.url());
      });
      for (const index of [1, 2, 3, 4]) {
        await page.keyboard.press('ArrowDown');
        await site.expectOn(index, locale);
      }
      expect(requests).toEqual([]);
    });
  });
}
