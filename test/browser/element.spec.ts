import type {Page} from 'playwright/test';
import {expect, hostPage, SCRIPT, test} from './host-server.ts';
import {RECORD_IDS, readRecords} from './site-page.ts';

const records = readRecords();
const ELEMENT = '<tool-records src="discovery.json"></tool-records>';

/** How far apart two colours of computed styles are, as WCAG 2 counts it. */
function contrast(one: string, other: string): number {
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = colour
      .match(/[\d.]+/g)!
      .slice(0, 3)
      .map(part => Number(part) / 255)
      .map(part => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const ready = async (page: Page) =>
  expect(page.locator('tool-records').getByRole('tab')).toHaveCount(RECORD_IDS.length);

/** Which element of the viewer has the focus. */
const focused = (page: Page) =>
  page.locator('tool-records').evaluate(viewer => {
    const one = viewer.shadowRoot!.activeElement;
    return one && {name: one.localName, id: one.id, text: one.textContent};
  });

const PLACES: Readonly<Record<string, string>> = {
  flex: 'display: flex',
  'inline-flex': 'display: inline-flex',
  'flex column with its items at the start': 'display: flex; flex-direction: column; align-items: flex-start',
  'grid whose column is auto': 'display: grid; grid-template-columns: auto; justify-content: start',
  'inline-block': 'display: inline-block',
  float: 'float: left',
  absolute: 'position: absolute',
  'fit-content': 'width: fit-content',
};

for (const [what, css] of Object.entries(PLACES)) {
  test(`in a place that asks its content for the width (${what}) the viewer is not narrow, nor wider than the page`, async ({
    page,
    host,
  }) => {
    host.page('/host.html', hostPage(`${SCRIPT}<main style="${css}">${ELEMENT}</main>`));
    await page.goto('/host.html');
    await ready(page);
    const box = (await page.locator('tool-records').boundingBox())!;
    expect(box.width).toBeGreaterThan(300);
    expect(box.width).toBeLessThanOrEqual(1280);
  });
}

test('a host page that styles all of its elements leaves the label as it was written', async ({
  page,
  host,
}) => {
  host.page(
    '/host.html',
    hostPage(`<p id="own">Own words</p>${SCRIPT}${ELEMENT}`, {
      head: '<style>* {text-transform: uppercase; white-space: nowrap; text-indent: 50px}</style>',
    }),
  );
  await page.goto('/host.html');
  await ready(page);
  // What the page asks for is in force, outside.
  await expect(page.locator('#own')).toHaveText('OWN WORDS', {useInnerText: true});
  const label = page.getByRole('tabpanel').locator('.label');
  await expect(label).toHaveText(records[0]!.label.en, {useInnerText: true});
  await expect(page.getByRole('tab').first().locator('b')).toHaveText(records[0]!.label.en, {
    useInnerText: true,
  });
  const style = await label.evaluate(one => {
    const {textTransform, whiteSpace, textIndent} = getComputedStyle(one);
    return [textTransform, whiteSpace, textIndent];
  });
  expect(style).toEqual(['none', 'normal', '0px']);
});

for (const [what, inside] of [
  ['its own title', ''],
  ['a title of the page', '<h2 slot="title">A title</h2>'],
] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`on a dark host page that names no color-scheme, in a ${colorScheme} browser, ${what} can be read`, async ({
      page,
      host,
    }) => {
      await page.emulateMedia({colorScheme});
      host.page(
        '/host.html',
        hostPage(`${SCRIPT}<tool-records src="discovery.json">${inside}</tool-records>`, {
          head: '<style>body {background: #111; color: #eee}</style>',
        }),
      );
      await page.goto('/host.html');
      await ready(page);
      const colours = await page.locator('tool-records').evaluate(viewer => {
        const title = viewer.querySelector('[slot=title]') ?? viewer.shadowRoot!.querySelector('.title')!;
        const ground = viewer.shadowRoot!.querySelector('.viewer')!;
        return [getComputedStyle(title).color, getComputedStyle(ground).backgroundColor] as const;
      });
      // A ground that lets the page through would be none.
      expect(colours[1]).toMatch(/^rgb\(/);
      expect(contrast(...colours)).toBeGreaterThanOrEqual(4.5);
    });
  }
}

test('a viewer that is moved into another document and back is drawn there, in its own looks', async ({
  page,
  host,
}) => {
  host.page('/host.html', hostPage(`${SCRIPT}<main>${ELEMENT}</main><iframe src="frame.html"></iframe>`));
  host.page('/frame.html', hostPage('<p>Another document</p>'));
  await page.goto('/host.html');
  await ready(page);
  const looks = (where: 'frame' | 'page') =>
    page.evaluate(async where => {
      const frame = document.querySelector('iframe')!.contentDocument!;
      const viewer = document.querySelector('tool-records') ?? frame.querySelector('tool-records')!;
      if (where === 'frame') frame.body.append(frame.adoptNode(viewer));
      else document.querySelector('main')!.append(viewer);
      const root = viewer.shadowRoot!;
      const tab = root.querySelector<HTMLElement>('[role=tab][aria-selected=false]')!;
      tab.click();
      await viewer.updateComplete;
      const view = viewer.ownerDocument.defaultView!;
      return {
        there: viewer.ownerDocument === (where === 'frame' ? frame : document),
        display: view.getComputedStyle(root.querySelector('.viewer')!).display,
        same: root.querySelector('.label')!.textContent === tab.querySelector('b')!.textContent,
        selected: root.querySelector('[aria-selected=true]') === tab,
      };
    }, where);
  for (const where of ['frame', 'page', 'frame'] as const)
    expect(await looks(where)).toEqual({there: true, display: 'grid', same: true, selected: true});
});

test('the button of an argument takes the focus to the row of its field', async ({page, host}) => {
  host.page('/host.html', hostPage(SCRIPT + ELEMENT));
  await page.goto('/host.html');
  await ready(page);
  await page.getByRole('tab').nth(RECORD_IDS.indexOf('valid-shape')).click();
  await page.getByRole('tabpanel').getByRole('button', {name: 'text', exact: true}).focus();
  await page.keyboard.press('Enter');
  const row = await focused(page);
  expect(row).toMatchObject({name: 'tr', text: expect.stringMatching(/^text.*2000$/)});
  expect(row!.id).not.toBe('');
  await expect(page).toHaveURL('/host.html');
});

test('the focus is on the box of a long text after its rest was asked for', async ({page, host}) => {
  const file = JSON.parse(JSON.stringify(records[2]));
  file.note = {ko: '가'.repeat(5_000), en: 'x'.repeat(5_000)};
  host.on('/long.json', async (_, response) => {
    const whole = await (await fetch(`${host.origin}/discovery.json`)).json();
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({...whole, records: [file]}));
  });
  host.page('/host.html', hostPage(`${SCRIPT}<tool-records src="long.json"></tool-records>`));
  await page.goto('/host.html');
  const more = page.getByRole('button', {name: /^Show all/});
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(more).toHaveCount(0);
  await expect.poll(async () => (await focused(page))?.name).toBe('pre');
  expect((await focused(page))!.text!.length).toBeGreaterThan(10_000);
});
