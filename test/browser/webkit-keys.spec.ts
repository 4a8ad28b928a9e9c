import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {expect} from 'playwright/test';
import {LOCALES, OTHER, RECORD_IDS, readRecords} from './site-page.ts';
import {dist, LANGUAGE_NAMES, test} from './webkit-fixture.ts';
import {expectOn, expectSelected, makeScrollable, openOnTab, pressUntil} from './webkit-view.ts';
import {faultsOf} from './webkit-watch.ts';

const records = readRecords();
const LAST = records.length - 1;

/** Long enough for the letters that were typed to be forgotten: what comes next begins a new word. */
const forgetting = () => new Promise(resolve => setTimeout(resolve, 1_000));

for (const locale of LOCALES) {
  test.describe(`keys (${locale})`, () => {
    test.beforeEach(async ({session, site}) => openOnTab(session, `${site.origin}/?lang=${locale}`, locale));

    // Whatever the walk, nothing may go wrong in the page, and nothing but what is ours is asked for.
    test.afterEach(async ({session, site}) => {
      expect(await faultsOf(session)).toEqual([]);
      const loaded = await session.evaluate(() =>
        performance.getEntriesByType('resource').map(entry => entry.name),
      );
      expect(loaded.filter(address => !address.startsWith(`${site.origin}/`))).toEqual([]);
      expect(site.asked.filter(path => path !== '/' && !existsSync(join(dist, path)))).toEqual([]);
    });

    test('ArrowDown and ArrowUp walk the records, wrap, and keep the focus in the list', async ({
      session,
    }) => {
      for (const index of [1, 2, 3, 4, 0]) {
        await session.press('ArrowDown');
        await expectOn(session, index, locale);
      }
      for (const index of [4, 3, 2, 1, 0]) {
        await session.press('ArrowUp');
        await expectOn(session, index, locale);
      }
    });

    test('Home and End select the first and the last record', async ({session}) => {
      for (const [key, index] of [
        ['End', LAST],
        ['End', LAST],
        ['Home', 0],
        ['Home', 0],
      ] as const) {
        await session.press(key);
        await expectOn(session, index, locale);
      }
    });

    test('Enter and Space on a tab change nothing, and no key of the list scrolls the page', async ({
      session,
    }) => {
      await session.press('ArrowDown');
      const {address, entries} = await expectOn(session, 1, locale);
      const scroll = await makeScrollable(session);
      expect(scroll).toBeGreaterThan(0);
      for (const key of ['Enter', 'Space']) {
        await session.press(key);
        expect(await expectOn(session, 1, locale), key).toMatchObject({scroll, address, entries});
      }
      for (const [key, index] of [
        ['End', LAST],
        ['ArrowUp', LAST - 1],
        ['Home', 0],
        ['ArrowDown', 1],
      ] as const) {
        await session.press(key);
        expect(await expectOn(session, index, locale), key).toMatchObject({scroll, entries});
      }
    });

    test('letters go to the record whose id or label starts with them', async ({session}) => {
      await session.press(...'unknow');
      await expectOn(session, 4, locale);
      await forgetting();
      await session.press(...'disab');
      await expectOn(session, 3, locale);
      await forgetting();
      await session.press('Home');
      await forgetting();
      // The next label in this language that starts with it.
      const letter = records[1]!.label[locale][0]!.toLowerCase();
      await session.press(letter);
      await expectOn(session, 1, locale);
    });

    test('Tab enters the list at the selected tab, then the panel and what is in it, and leaves the viewer', async ({
      session,
      site,
    }) => {
      // A new fragment alone loads nothing.
      await session.goto('about:blank');
      await session.goto(`${site.origin}/?lang=${locale}#record=${RECORD_IDS[2]}`);
      await expectSelected(session, 2, locale);
      const before = await pressUntil(session, 'Tab', focus => focus.role === 'tab');
      await expectOn(session, 2, locale);
      expect(before.map(({text}) => text)).toEqual(expect.arrayContaining(Object.values(LANGUAGE_NAMES)));
      const stops = await pressUntil(session, 'Tab', focus => !focus.inside);
      expect(stops[0]!.role).toBe('tabpanel');
      expect(stops.filter(({role}) => role === 'tab' || role === 'nothing')).toEqual([]);
      const {label} = records[2]!;
      expect(await session.nameOf('[role=tabpanel]')).toContain(label[locale]);
      expect(await session.nameOf('[role=tablist]')).toMatch(/\S/);
      // And the same way back.
      const back = await pressUntil(session, 'Shift+Tab', focus => focus.role === 'tab');
      expect(back.map(({role}) => role).slice(0, -1)).toEqual(
        stops
          .slice(0, -1)
          .map(({role}) => role)
          .reverse(),
      );
      await expectOn(session, 2, locale);
    });

    test('Shift+Tab from the panel returns to the selected tab', async ({session}) => {
      for (const index of [1, 2, 3]) {
        await session.press('ArrowDown', 'Tab');
        expect((await expectSelected(session, index, locale)).focus.role).toBe('tabpanel');
        await session.press('Shift+Tab');
        await expectOn(session, index, locale);
      }
    });

    test('switching the language by keyboard keeps the record, the focus and the scroll position', async ({
      session,
    }) => {
      const other = OTHER[locale];
      await session.press('ArrowDown', 'ArrowDown', 'ArrowDown');
      await expectOn(session, 3, locale);
      await pressUntil(session, 'Shift+Tab', focus => focus.text === LANGUAGE_NAMES[other]);
      const scroll = await makeScrollable(session);
      await session.press('Enter');
      const view = await expectSelected(session, 3, other);
      expect(view).toMatchObject({lang: other, scroll, focus: {text: LANGUAGE_NAMES[other]}});
      expect(new URL(view.address).hash).toBe(`#record=${RECORD_IDS[3]}`);
      // Back in the list the keys go on from the same record.
      await pressUntil(session, 'Tab', focus => focus.role === 'tab');
      await session.press('ArrowDown');
      await expectOn(session, 4, other);
    });
  });
}
