import type {Page} from 'playwright/test';
import {LABELS as ALL} from '../record/labels.ts';
import {collection, discovery} from '../record/sample.ts';
import {typedWith} from '../view/two-set.ts';
import {expect, type HostServer, hostPage, SCRIPT, test} from './host-server.ts';
import type {Locale} from './site-page.ts';

/** One more than a list has without a filter. */
const LABELS = ALL.slice(0, 13);
const FIELD = {ko: '목록에서 찾기', en: 'Find in the list'};

/** A page with a list of this many records, whose labels begin anew after the last. */
async function open(page: Page, host: HostServer, lang: Locale, records = LABELS.length) {
  const listed = Array.from({length: records}, (_, i) => {
    const [ko, en] = LABELS[i % LABELS.length]!;
    return {...discovery(`r-${i + 1}`), label: {ko, en}};
  });
  host.on('/many.json', (_, response) => response.end(JSON.stringify(collection(listed))));
  host.page(
    '/host.html',
    hostPage(`${SCRIPT}<tool-records src="many.json"></tool-records>`, {
      html: `lang="${lang}"`,
      head: '<meta name="viewport" content="width=device-width"><style>body {margin: 0; padding-block: 300px 4000px}</style>',
    }),
  );
  await page.goto('/host.html');
  await expect(page.getByRole('tab').first()).toBeVisible();
}

const fieldOf = (page: Page) => page.getByRole('searchbox');

/** What a reader sees of the list, and what is selected and has the focus in the viewer. */
const stateOf = (page: Page) =>
  page.locator('tool-records').evaluate(viewer => {
    const root = viewer.shadowRoot!;
    const words = (one: Element | null) => one?.querySelector('b')?.textContent ?? one?.localName;
    const tabs = [...root.querySelectorAll<HTMLElement>('[role=tab]')];
    return {
      listed: tabs.filter(tab => tab.checkVisibility()).map(words),
      selected: tabs.filter(tab => tab.ariaSelected === 'true').map(words),
      focused: words(root.activeElement),
    };
  });

const scrollOf = (page: Page) => page.evaluate(() => [scrollX, scrollY]);

test('Tab goes from the language switch to the filter, the selected entry and the panel, and back', async ({
  page,
  host,
}) => {
  await open(page, host, 'en');
  await page.getByRole('tab', {name: 'Whale'}).click();
  await page.getByRole('button', {name: 'English'}).focus();
  const places = [
    fieldOf(page),
    page.getByRole('tab', {name: 'Whale'}),
    page.getByRole('tabpanel', {name: 'Whale'}),
  ];
  for (const place of places) {
    await page.keyboard.press('Tab');
    await expect(place).toBeFocused();
  }
  for (const place of [places[1]!, places[0]!]) {
    await page.keyboard.press('Shift+Tab');
    await expect(place).toBeFocused();
  }
  await page.keyboard.type('price');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tab', {name: 'Price of fruit'})).toBeFocused();
  await expect(page.getByRole('tabpanel', {name: 'Whale'})).toBeVisible();
});

test('typing narrows the list and nothing else; ArrowDown goes into it, Escape and the clear button widen it', async ({
  page,
  host,
}) => {
  await open(page, host, 'en');
  const field = page.getByRole('searchbox', {name: FIELD.en});
  await field.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, 250));
  const scroll = await scrollOf(page);
  await field.click();
  await page.keyboard.type('weather');
  expect(await stateOf(page)).toEqual({
    listed: ['Weather', 'Weather tomorrow'],
    selected: ['Book list'],
    focused: 'input',
  });
  await expect(page.getByRole('tab')).toHaveCount(2);
  await expect(page.getByRole('tabpanel', {name: 'Book list'})).toBeVisible();
  await page.keyboard.press('ArrowDown');
  expect(await stateOf(page)).toMatchObject({selected: ['Weather'], focused: 'Weather'});
  await page.keyboard.press('ArrowUp');
  expect(await stateOf(page)).toMatchObject({selected: ['Weather tomorrow'], focused: 'Weather tomorrow'});
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Escape');
  expect(await stateOf(page)).toMatchObject({focused: 'input', listed: LABELS.map(([, en]) => en)});
  await page.keyboard.type('weather');
  expect((await stateOf(page)).listed).toHaveLength(2);
  const box = (await field.boundingBox())!;
  // The browser's own button stands at the end of the field, inside its padding.
  await page.mouse.click(box.x + box.width - 16, box.y + box.height / 2);
  await expect(field).toHaveValue('');
  expect((await stateOf(page)).listed).toHaveLength(LABELS.length);
  expect(await scrollOf(page)).toEqual(scroll);
});

test('a Korean word is found at every step of an input method, and the number is said after it alone', async ({
  page,
  host,
}) => {
  await open(page, host, 'ko');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const field = page.getByRole('searchbox', {name: FIELD.ko});
  await field.focus();
  const status = page.locator('tool-records').getByRole('status');
  const said = await status.evaluateHandle(place => {
    const texts: string[] = [];
    new MutationObserver(() => place.textContent && texts.push(place.textContent)).observe(place, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return texts;
  });
  const session = await page.context().newCDPSession(page);
  let committed = '';
  const found: (readonly [string, unknown])[] = [];
  for (const {done, underWay} of typedWith('ㄷㅗㅅㅓ')) {
    if (done !== committed) await session.send('Input.insertText', {text: done.slice(committed.length)});
    committed = done;
    await session.send('Input.imeSetComposition', {text: underWay, selectionStart: 1, selectionEnd: 1});
    found.push([await field.inputValue(), (await stateOf(page)).listed]);
    await page.clock.runFor(599);
  }
  expect(found).toEqual([
    ['ㄷ', ['도서 목록', '도구 찾기', '지도']],
    ['도', ['도서 목록', '도구 찾기', '지도']],
    ['돗', ['도서 목록']],
    ['도서', ['도서 목록']],
  ]);
  await page.clock.runFor(5_000);
  expect(await said.jsonValue()).toEqual([]);
  await session.send('Input.insertText', {text: '서'});
  await expect(field).toHaveValue('도서');
  await page.clock.runFor(599);
  expect(await said.jsonValue()).toEqual([]);
  await page.clock.runFor(5_000);
  expect(await said.jsonValue()).toEqual(['1개를 보여 드립니다. 모두 13개입니다.']);
  await page.keyboard.press('ArrowDown');
  await expect(status).toHaveText('');
  expect(await said.jsonValue()).toHaveLength(1);
});

test('a list of 2,500 is searched as a whole, and walked within what was found', async ({page, host}) => {
  await open(page, host, 'en', 2_500);
  await fieldOf(page).focus();
  await page.keyboard.type('r-1');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await expect(page.locator('[role=tab]:focus')).toHaveAttribute('href', /#record=r-1999$/);
  await expect(page.getByText('111 of 2500 are listed.')).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Escape');
  await page.keyboard.type('r-2500');
  await expect(page.getByRole('tab')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[role=tab]:focus')).toHaveAttribute('href', /#record=r-2500$/);
});

test('switching the language keeps text and focus: of the switch, of the field, and in the list', async ({
  page,
  host,
}) => {
  await open(page, host, 'ko');
  await fieldOf(page).fill('ㄷㄱ');
  const other = page.getByRole('button', {name: 'English'});
  await other.click();
  await expect(other).toBeFocused();
  await expect(fieldOf(page)).toHaveValue('ㄷㄱ');
  expect(await stateOf(page)).toMatchObject({listed: [], selected: ['Book list']});
  await page.getByRole('button', {name: '한국어'}).click();
  expect(await stateOf(page)).toMatchObject({listed: ['도구 찾기'], selected: ['도서 목록']});

  // A page may switch at any time, also by itself.
  await page.reload();
  const switchTo = (lang: Locale) =>
    page.evaluate(lang => document.documentElement.setAttribute('lang', lang), lang);
  await fieldOf(page).focus();
  await page.keyboard.insertText('도구');
  await switchTo('en');
  await expect(page.getByRole('searchbox', {name: FIELD.en})).toBeFocused();
  await expect(fieldOf(page)).toHaveValue('도구');
  await fieldOf(page).fill('r-1');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await switchTo('ko');
  await expect(page.getByRole('tab', {name: '번역'})).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await fieldOf(page).fill('역');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('tab', {name: '번역'})).toBeFocused();
  // Here nothing is found in English, so that the focus has nowhere to stay; back in Korean nothing is lost.
  await switchTo('en');
  await expect(page.getByRole('tab')).toHaveCount(0);
  await switchTo('ko');
  await expect(page.getByRole('tab', {name: '번역', selected: true})).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`at 320 pixels, ${colorScheme}, the filter is as wide as the list, can be seen, and is not printed`, async ({
    page,
    host,
  }) => {
    await page.emulateMedia({colorScheme});
    await page.setViewportSize({width: 320, height: 640});
    await open(page, host, 'ko');
    await page.locator('html').evaluate(root => root.style.setProperty('color-scheme', 'light dark'));
    await fieldOf(page).fill('날씨'.repeat(40));
    const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(sideways)).toBe(0);
    const {width, height} = (await fieldOf(page).boundingBox())!;
    const list = (await page.getByRole('tablist').boundingBox())!;
    expect(height).toBeGreaterThanOrEqual(28);
    expect(width).toBeGreaterThan(list.width - 48);
    expect(width).toBeLessThanOrEqual(list.width);
    const contrasts = await fieldOf(page).evaluate(field => {
      const canvas = new OffscreenCanvas(1, 1).getContext('2d')!;
      const luminance = (colour: string) => {
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map(part =>
          part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
        );
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const against = (one: string, other: string) => {
        const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
        return (light + 0.05) / (dark + 0.05);
      };
      const {borderTopColor, backgroundColor, color} = getComputedStyle(field);
      const label = getComputedStyle(field.parentElement!);
      const side = getComputedStyle(field.closest('.side')!).backgroundColor;
      return {
        edge: Math.min(against(borderTopColor, backgroundColor), against(borderTopColor, side)),
        text: against(color, backgroundColor),
        label: against(label.color, side),
      };
    });
    expect(contrasts.edge).toBeGreaterThanOrEqual(3);
    expect(contrasts.text).toBeGreaterThanOrEqual(4.5);
    expect(contrasts.label).toBeGreaterThanOrEqual(4.5);
    await expect(fieldOf(page)).toBeVisible();
    await page.emulateMedia({media: 'print'});
    await expect(fieldOf(page)).toBeHidden();
    await expect(page.getByRole('tabpanel')).toBeVisible();
  });
}
