import {readFileSync} from 'node:fs';
import type {Locator, Page} from 'playwright/test';
import {expect} from './fixture.ts';

export const LOCALES = ['ko', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

/** The ids of the start page's five records, in their order. */
export const RECORD_IDS = [
  'family-listed',
  'exact-name',
  'valid-shape',
  'disabled-tool',
  'unknown-key',
] as const;

type Listed = {
  readonly id: string;
  readonly label: Record<Locale, string>;
  readonly note: Record<Locale, string>;
};

/** What the start page shows, read apart from the page. */
export function readRecords(): readonly Listed[] {
  const text = readFileSync(new URL('../../records/discovery.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as {records: readonly Listed[]}).records;
}

/** Every address that a page itself says it loaded something from: Firefox reports none of a file's. */
export const loadedBy = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({name}) => name)
      .filter(name => !name.startsWith('data:')),
  );

export const OTHER: Record<Locale, Locale> = {ko: 'en', en: 'ko'};
const LANGUAGE_NAMES: Record<Locale, string> = {ko: '한국어', en: 'English'};

/** The start page as its readers meet it: by role and name. */
export class SitePage {
  readonly page: Page;
  readonly tabList: Locator;
  readonly tabs: Locator;
  readonly panel: Locator;

  constructor(page: Page) {
    this.page = page;
    this.tabList = page.getByRole('tablist');
    this.tabs = page.getByRole('tab');
    this.panel = page.getByRole('tabpanel');
  }

  languageLink(locale: Locale): Locator {
    return this.page.getByRole('link', {name: LANGUAGE_NAMES[locale], exact: true});
  }

  async open(address: string): Promise<void> {
    await this.page.goto(address);
    await expect(this.tabs).toHaveCount(RECORD_IDS.length);
  }

  /** Opens the page in a language with the first tab focused, reached by the Tab key alone. */
  async openAtTabs(locale: Locale): Promise<void> {
    await this.open(`/?lang=${locale}`);
    await this.pressUntil('Tab', focus => focus.role === 'tab');
    await this.expectSelected(0, locale);
  }

  /** Exactly this record is selected, can be reached by Tab, and stands in the panel that its tab names. */
  async expectSelected(index: number, locale: Locale): Promise<void> {
    const record = readRecords()[index]!;
    const only = (yes: string, no: string) => RECORD_IDS.map((_, at) => (at === index ? yes : no));
    await expect.poll(() => this.#attributes('aria-selected')).toEqual(only('true', 'false'));
    expect(await this.#attributes('tabindex')).toEqual(only('0', '-1'));
    await expect(this.tabs.nth(index)).toContainText(record.label[locale]);
    await expect(this.panel).toHaveCount(1);
    await expect(this.panel).toHaveAccessibleName(new RegExp(escaped(record.label[locale])));
    await expect(this.panel).toContainText(record.note[locale]);
  }

  /** The same, with the focus on the selected tab. */
  async expectOn(index: number, locale: Locale): Promise<void> {
    await this.expectSelected(index, locale);
    await expect(this.tabs.nth(index)).toBeFocused();
  }

  /** Makes the page longer than the window on both sides of the viewer, so that scrolling would show. */
  async makeScrollable(): Promise<void> {
    await this.page.evaluate(() => {
      document.body.style.paddingBlock = '300px 4000px';
      // The browser's own anchoring would move the page when texts above it change their height.
      document.documentElement.style.overflowAnchor = 'none';
    });
    await this.tabList.evaluate(list => list.scrollIntoView({block: 'center', behavior: 'instant'}));
    expect(await this.scroll()).toBeGreaterThan(0);
  }

  async scroll(): Promise<number> {
    return this.page.evaluate(() => scrollY);
  }

  /** What has the focus, looked up through open shadow roots. */
  async focus(): Promise<{role: string; text: string}> {
    return this.page.evaluate(() => {
      let element = document.activeElement;
      while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
      if (!element || element === document.body) return {role: 'nothing', text: ''};
      const role = element.getAttribute('role') ?? element.localName;
      return {role, text: (element.textContent ?? '').trim()};
    });
  }

  /** Presses a key until the focus is where it is wanted, and says every stop on the way. */
  async pressUntil(
    key: string,
    wanted: (focus: {role: string; text: string}) => boolean,
  ): Promise<{role: string; text: string}[]> {
    const stops: {role: string; text: string}[] = [];
    for (let presses = 0; presses < 80; presses += 1) {
      await this.page.keyboard.press(key);
      const stop = await this.focus();
      stops.push(stop);
      if (wanted(stop)) return stops;
    }
    throw new Error(`${key} never got there: ${JSON.stringify(stops.map(stop => stop.role))}`);
  }

  /** Notes of every key that reached the window, and whether the page took it for itself. */
  async watchKeys(): Promise<() => Promise<{key: string; prevented: boolean}[]>> {
    await this.page.evaluate(() => {
      const seen: {key: string; prevented: boolean}[] = [];
      Reflect.set(globalThis, 'seenKeys', seen);
      addEventListener('keydown', event => {
        const modifiers = ['Shift', 'Control', 'Alt', 'Meta'];
        if (!modifiers.includes(event.key)) seen.push({key: event.key, prevented: event.defaultPrevented});
      });
    });
    return () =>
      this.page.evaluate(() => Reflect.get(globalThis, 'seenKeys') as {key: string; prevented: boolean}[]);
  }

  /** A key that this keyboard has not, such as a Hangul syllable, sent to the selected tab. */
  async sendKey(key: string, isComposing = false): Promise<void> {
    const init = {key, isComposing, bubbles: true, composed: true, cancelable: true};
    await this.page.locator('[role=tab][aria-selected=true]').dispatchEvent('keydown', init);
  }

  async #attributes(name: string): Promise<(string | null)[]> {
    return this.tabs.evaluateAll((tabs, name) => tabs.map(tab => tab.getAttribute(name)), name);
  }
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}
