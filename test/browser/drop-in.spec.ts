import type {Locator, Page} from 'playwright/test';
import {expect, hostPage, SCRIPT, test} from './host-server.ts';
import {LOCALES, OTHER, RECORD_IDS, readRecords} from './site-page.ts';

const records = readRecords();
const ELEMENT = '<tool-records src="discovery.json"></tool-records>';

/** What a reader sees of a viewer: where each part stands, and in which letters and colours. */
async function looksOf(viewer: Locator): Promise<unknown> {
  await expect(viewer.getByRole('tab')).toHaveCount(RECORD_IDS.length);
  return viewer.evaluate(element => {
    const {left, top} = element.getBoundingClientRect();
    return [...element.shadowRoot!.querySelectorAll('.tool-records, .tool-records *:not(slot, wbr)')].map(
      one => {
        const box = one.getBoundingClientRect();
        const style = getComputedStyle(one);
        const looks = [
          'color',
          'fontSize',
          'fontFamily',
          'fontWeight',
          'fontStyle',
          'lineHeight',
          'textTransform',
          'textAlign',
          'textIndent',
          'textShadow',
          'direction',
          'wordBreak',
          'whiteSpace',
          'visibility',
          'cursor',
          'pointerEvents',
          'hyphens',
          'fontVariant',
          'listStyleType',
        ];
        return [
          one.localName + one.className,
          [box.left - left, box.top - top, box.width, box.height].map(Math.round).join(' '),
          ...looks.map(name => `${name}: ${Reflect.get(style, name)}`),
        ].join('; ');
      },
    );
  });
}

/** Not among them: the size of letters and the space between them, which are a host's and a reader's to set. */
const HOSTILE: Readonly<Record<string, string>> = {
  'on every element': `* {color: red; font: italic 900 1em/4 cursive; text-transform: uppercase; text-align: right; text-indent: 3em;
    text-shadow: 1px 1px red; white-space: pre; cursor: none; hyphens: auto; direction: rtl; list-style: square;
    font-variant: small-caps; pointer-events: none; word-break: break-all}`,
  'that forbid to be overruled': `* {color: red !important; font: italic 900 1em/4 cursive !important; text-transform: uppercase !important;
    text-align: right !important; text-indent: 3em !important; text-shadow: 1px 1px red !important; white-space: pre !important;
    cursor: none !important; direction: rtl !important; hyphens: auto !important; font-variant: small-caps !important}`,
  'on the names that the viewer uses inside': `div, p, a, table, td, th, pre, code, button, dl, dt, dd, ol, li, span, small, b {display: none !important}
    .tab, .panel, .viewer, .side, .label, [role=tab], [role=tabpanel] {position: absolute !important; left: -9999px !important}`,
};

for (const [what, css] of Object.entries(HOSTILE)) {
  test(`a host page with hostile styles ${what} changes nothing inside the viewer`, async ({page, host}) => {
    const frame = (style: string) =>
      hostPage(`<main style="width: 1000px !important; font: 16px/1 serif">${ELEMENT}</main>`, {
        head: `<style>${style}</style>${SCRIPT}`,
      });
    host.page('/plain.html', frame(''));
    host.page('/hostile.html', frame(css));
    await page.goto('/plain.html');
    const plain = await looksOf(page.locator('tool-records'));
    await page.goto('/hostile.html');
    expect(await looksOf(page.locator('tool-records'))).toEqual(plain);
  });
}

test('a page declared as EUC-KR shows its own Korean and the viewer’s', async ({page, host}) => {
  // ‘기록’ in EUC-KR, where these bytes are no UTF-8.
  const [before = '', after = ''] = hostPage(`<p>#</p>${SCRIPT}${ELEMENT}`, {html: 'lang="ko"'}).split('#');
  const body = Buffer.concat([
    Buffer.from(before),
    Buffer.from([0xb1, 0xe2, 0xb7, 0xcf]),
    Buffer.from(after),
  ]);
  host.page('/host.html', body, {'content-type': 'text/html; charset=euc-kr'});
  await page.goto('/host.html');
  expect(await page.evaluate(() => document.characterSet)).toBe('EUC-KR');
  await expect(page.locator('p').first()).toHaveText('기록');
  for (const {label, note} of records) {
    await page.getByRole('tab', {name: label.ko}).click();
    await expect(page.getByRole('tabpanel')).toContainText(note.ko);
    await expect(page.getByRole('tabpanel')).toContainText('실행');
  }
});

test.describe('two viewers on one page', () => {
  const viewers = (page: Page) => [page.locator('#one'), page.locator('#two')] as const;
  const TWO = `<section lang="ko"><tool-records id="one" src="discovery.json" url-sync></tool-records></section>
<section lang="en"><tool-records id="two" src="discovery.json" url-sync></tool-records></section>`;

  test.beforeEach(async ({page, host}) => {
    host.page('/host.html', hostPage(`${SCRIPT}${TWO}`, {html: 'lang="en"'}));
    await page.goto('/host.html');
    for (const viewer of viewers(page)) await expect(viewer.getByRole('tab')).toHaveCount(RECORD_IDS.length);
  });

  test('have each its own language and its own record', async ({page}) => {
    const [one, two] = viewers(page);
    await one.getByRole('tab').nth(2).click();
    await two.getByRole('tab').nth(3).click();
    await expect(one.getByRole('tabpanel')).toContainText(records[2]!.note.ko);
    await expect(two.getByRole('tabpanel')).toContainText(records[3]!.note.en);
    await two.getByRole('button', {name: '한국어', exact: true}).click();
    await expect(two.getByRole('tabpanel')).toContainText(records[3]!.note.ko);
    await one.getByRole('button', {name: 'English', exact: true}).click();
    await expect(one.getByRole('tabpanel')).toContainText(records[2]!.note.en);
    await expect(two.getByRole('tabpanel')).toContainText(records[3]!.note.ko);
  });

  test('and only the first with url-sync reads and writes the address', async ({page}) => {
    const [one, two] = viewers(page);
    await two.getByRole('tab').nth(3).click();
    expect(new URL(page.url()).hash).toBe('');
    await one.getByRole('tab').nth(1).click();
    expect(new URL(page.url()).hash).toBe(`#record=${RECORD_IDS[1]}`);
    await page.evaluate(id => {
      location.hash = `record=${id}`;
    }, RECORD_IDS[4]);
    await expect(one.getByRole('tabpanel')).toContainText(records[4]!.note.ko);
    await expect(two.getByRole('tabpanel')).toContainText(records[3]!.note.en);
  });
});

test('a viewer without url-sync leaves the address of its page alone', async ({page, host}) => {
  host.page('/host.html', hostPage(SCRIPT + ELEMENT));
  await page.goto('/host.html#record=unknown-key');
  await expect(page.getByRole('tabpanel')).toContainText(records[0]!.note.en);
  await page.getByRole('tab').nth(2).click();
  expect(new URL(page.url()).hash).toBe('#record=unknown-key');
});

for (const locale of LOCALES) {
  test(`the lang of an ancestor decides, also when it changes while shown (from ${locale})`, async ({
    page,
    host,
  }) => {
    host.page(
      '/host.html',
      hostPage(`${SCRIPT}<article lang="${locale}"><div>${ELEMENT}</div></article>`, {
        html: `lang="${OTHER[locale]}"`,
      }),
    );
    await page.goto('/host.html');
    await page.getByRole('tab').nth(1).click();
    const panel = page.getByRole('tabpanel');
    await expect(panel).toContainText(records[1]!.note[locale]);
    await page
      .locator('article')
      .evaluate((article, lang) => article.setAttribute('lang', lang), OTHER[locale]);
    await expect(panel).toContainText(records[1]!.note[OTHER[locale]]);
    // Of several ancestors the nearest one decides.
    await page
      .locator('div')
      .first()
      .evaluate((div, lang) => div.setAttribute('lang', lang), locale);
    await expect(panel).toContainText(records[1]!.note[locale]);
  });
}

/** How light a colour is, from 0 to 1. */
const lightness = (viewer: Locator, name: 'color' | 'backgroundColor', part: string) =>
  viewer.locator(part).evaluate((one, name) => {
    const [red = 0, green = 0, blue = 0] = getComputedStyle(one)
      [name].match(/[\d.]+/g)!
      .map(Number);
    return (red + green + blue) / 765;
  }, name);

for (const [host, browser, dark] of [
  ['dark', 'light', true],
  ['light', 'dark', false],
  ['light dark', 'dark', true],
  ['light dark', 'light', false],
] as const) {
  test(`on a host page whose color-scheme is ${host}, in a ${browser} browser, the viewer is ${dark ? 'dark' : 'light'}`, async ({
    page,
    host: server,
  }) => {
    await page.emulateMedia({colorScheme: browser});
    server.page(
      '/host.html',
      hostPage(SCRIPT + ELEMENT, {head: `<style>html {color-scheme: ${host}}</style>`}),
    );
    await page.goto('/host.html');
    const viewer = page.locator('tool-records');
    await expect(viewer.getByRole('tab')).toHaveCount(RECORD_IDS.length);
    const ground = await lightness(viewer, 'backgroundColor', '.viewer');
    const ink = await lightness(viewer, 'color', '.label');
    expect([ground < 0.25, ink > 0.75]).toEqual([dark, dark]);
  });
}
