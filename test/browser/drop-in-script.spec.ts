import {readFileSync} from 'node:fs';
import {expect, hostPage, SCRIPT, test} from './host-server.ts';
import {RECORD_IDS, readRecords} from './site-page.ts';

const records = readRecords();
const five = readFileSync(new URL('../../records/discovery.json', import.meta.url), 'utf8');
const FALLBACK = '<a href="discovery.json">The records as JSON</a>';
const SRC = `<tool-records src="discovery.json">${FALLBACK}</tool-records>`;
const INLINE = `<tool-records><script type="application/json">${five.replaceAll('<', '\\u003c')}</script>${FALLBACK}</tool-records>`;
const BLOCKING = '<script src="tool-records.js"></script>';

const FORMS = [
  ['src', SRC],
  ['a child with the records', INLINE],
] as const;

for (const [form, element] of FORMS) {
  const PLACES: readonly [where: string, html: string][] = [
    ['deferred in the head', hostPage(element, {head: SCRIPT})],
    ['in the head', hostPage(element, {head: BLOCKING})],
    ['at the end of the body', hostPage(element + BLOCKING)],
    ['before its element', hostPage(BLOCKING + element)],
    ['as a module', hostPage(`<script type="module" src="tool-records.js"></script>${element}`)],
    ['twice', hostPage(BLOCKING + element + BLOCKING)],
  ];
  for (const [where, html] of PLACES) {
    test(`the script ${where} shows the records of ${form}`, async ({page, host}) => {
      host.page('/host.html', html);
      await page.goto('/host.html');
      await expect(page.getByRole('tab')).toHaveCount(RECORD_IDS.length);
      await expect(page.getByRole('tabpanel')).toContainText(records[0]!.note.en);
      await expect(page.getByRole('link', {name: 'The records as JSON'})).toBeHidden();
      expect(host.timesAsked('/discovery.json')).toBe(form === 'src' ? 1 : 0);
    });
  }

  test(`an element with ${form} that comes later by innerHTML shows them`, async ({page, host}) => {
    host.page('/host.html', hostPage(`${SCRIPT}<div id="later"></div>`));
    await page.goto('/host.html');
    await page.evaluate(html => {
      document.querySelector('#later')!.innerHTML = html;
    }, element);
    await expect(page.getByRole('tab')).toHaveCount(RECORD_IDS.length);
    expect(host.timesAsked('/discovery.json')).toBe(form === 'src' ? 1 : 0);
  });

  test(`an element with ${form} that is taken away and put back shows them still`, async ({page, host}) => {
    host.page('/host.html', hostPage(`${SCRIPT}${element}<div id="later"></div>`));
    await page.goto('/host.html');
    await page.getByRole('tab').nth(2).click();
    await page.evaluate(() => {
      const viewer = document.querySelector('tool-records')!;
      viewer.remove();
      document.querySelector('#later')!.append(viewer);
    });
    await expect(page.getByRole('tabpanel')).toContainText(records[2]!.note.en);
    expect(host.timesAsked('/discovery.json')).toBe(form === 'src' ? 1 : 0);
  });
}

test('a page that arrives in pieces, the script first, shows the records that come last', async ({
  page,
  host,
}) => {
  const [before = '', after = ''] = hostPage(`${BLOCKING}${INLINE}`).split('"records"');
  let finish = () => {};
  host.on('/host.html', (_, response) => {
    response.writeHead(200, {'content-type': 'text/html; charset=utf-8'}).write(before);
    finish = () => response.end(`"records"${after}`);
  });
  await page.goto('/host.html', {waitUntil: 'commit'});
  await page.waitForFunction(() => customElements.get('tool-records'));
  await expect(page.getByRole('tab')).toHaveCount(0);
  finish();
  await expect(page.getByRole('tab')).toHaveCount(RECORD_IDS.length);
});

test('another version of the script, loaded later, changes nothing that is shown', async ({page, host}) => {
  const script = readFileSync(new URL('../../dist/tool-records.js', import.meta.url), 'utf8');
  host.on('/another.js', (_, response) => {
    response.setHeader('content-type', 'text/javascript').end(`${script}\n// another version\n`);
  });
  host.page('/host.html', hostPage(SCRIPT + SRC));
  await page.goto('/host.html');
  await page.getByRole('tab').nth(1).click();
  await page.addScriptTag({url: 'another.js'});
  await expect(page.getByRole('tabpanel')).toContainText(records[1]!.note.en);
  await page.getByRole('tab').nth(1).press('ArrowDown');
  await expect(page.getByRole('tabpanel')).toContainText(records[2]!.note.en);
});

test.describe('where the script is blocked', () => {
  test.afterEach(({faults}) => {
    // That it was blocked stands in the console, as it must.
    for (const list of [faults.consoleErrors, faults.cspViolations]) {
      expect(list.splice(0)).toEqual([expect.stringMatching(/script|tool-records\.js/)]);
    }
  });

  test('by a policy, the fallback stays', async ({page, host}) => {
    host.page('/host.html', hostPage(SCRIPT + SRC), {'content-security-policy': "script-src 'none'"});
    await page.goto('/host.html');
    await expect(page.getByRole('link', {name: 'The records as JSON'})).toBeVisible();
    expect(host.timesAsked('/discovery.json')).toBe(0);
  });
});

test('where the script is not there, the fallback stays', async ({page, host, faults}) => {
  host.page('/host.html', hostPage(`<script src="moved.js" defer></script>${INLINE}`));
  await page.goto('/host.html');
  await expect(page.getByRole('link', {name: 'The records as JSON'})).toBeVisible();
  // The records themselves, being in a script, are not shown as text.
  await expect(page.getByText('"format"')).toBeHidden();
  expect(faults.consoleErrors.splice(0)).toEqual([expect.stringContaining('moved.js')]);
});
