import {readFileSync} from 'node:fs';
import type {Frame, Page} from 'playwright/test';
import {expect, type HostServer, hostPage, SCRIPT, test} from './host-server.ts';
import {RECORD_IDS, readRecords} from './site-page.ts';

const records = readRecords();
const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
const STRICT =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; require-trusted-types-for 'script'";
const FRAME =
  "default-src 'none'; style-src 'sha256-…'; img-src data:; script-src 'sha256-…'; trusted-types lit-html; require-trusted-types-for 'script'; base-uri 'none'; form-action 'none'";

const ELEMENT = '<tool-records src="discovery.json"><a href="discovery.json">JSON</a></tool-records>';

/** Reads every record with the keys; the fixture says afterwards whether anything was forbidden. */
async function readAll(page: Page | Frame): Promise<void> {
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveCount(RECORD_IDS.length);
  await tabs.first().focus();
  for (const [i, {note}] of records.entries()) {
    if (i > 0) await tabs.nth(i - 1).press('ArrowDown');
    await expect(page.getByRole('tabpanel')).toContainText(note.en);
  }
}

const policyOf = (html: string): string =>
  /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)![1]!;

/** The page for a frame as the host's server has it. */
async function framePageOf(host: HostServer): Promise<string> {
  return (await fetch(`${host.origin}/discovery.embed.html`)).text();
}

test('the element breaks nothing of a strict policy', async ({page, host}) => {
  host.page('/host.html', hostPage(SCRIPT + ELEMENT), {'content-security-policy': STRICT});
  await page.goto('/host.html?lang=en');
  await readAll(page);
  await page.getByRole('button', {name: '한국어', exact: true}).click();
  await expect(page.getByRole('tabpanel')).toContainText(records.at(-1)!.note.ko);
});

test('the site breaks nothing of a strict policy', async ({page, host}) => {
  host.withHeaders('/', {'content-security-policy': STRICT});
  await page.goto('/?lang=en');
  await readAll(page);
  await page.getByRole('link', {name: '한국어', exact: true}).click();
  await expect(page.getByRole('tabpanel')).toContainText(records.at(-1)!.note.ko);
  await page.locator('#take button').first().click();
  await expect(page.locator('#take [role=status]').first()).toHaveText(/[가-힣]/);
});

test('a policy that lists the trusted types needs lit-html, and no more', async ({page, host}) => {
  const policy = `${STRICT}; trusted-types lit-html`;
  host.page('/host.html', hostPage(SCRIPT + ELEMENT), {'content-security-policy': policy});
  await page.goto('/host.html');
  await readAll(page);
});

test('a second copy of the script makes no second policy, which that list would forbid', async ({
  page,
  host,
}) => {
  const policy = `${STRICT}; trusted-types lit-html`;
  host.page('/host.html', hostPage(SCRIPT + ELEMENT + SCRIPT), {'content-security-policy': policy});
  await page.goto('/host.html');
  await readAll(page);
});

test('without lit-html in that list the fallback stays', async ({page, host, faults}) => {
  const policy = `${STRICT}; trusted-types another`;
  host.page('/host.html', hostPage(SCRIPT + ELEMENT), {'content-security-policy': policy});
  await page.goto('/host.html');
  await expect.poll(() => faults.cspViolations.length).toBeGreaterThan(0);
  await expect(page.getByRole('link', {name: 'JSON'})).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  for (const list of Object.values(faults)) list.length = 0;
});

test('the page for a frame holds to its own policy, which the README prints', async ({page, host}) => {
  const own = policyOf(await framePageOf(host));
  expect(own.replaceAll(/sha256-[\w+/=]+/g, 'sha256-…')).toBe(FRAME);
  for (const policy of [STRICT, FRAME]) expect(readme.split(`\n${policy}\n`)).toHaveLength(3);
  await page.goto('/discovery.embed.html?lang=en');
  await readAll(page);
});

test('the page for a frame also works where its server sends that policy', async ({page, host}) => {
  const own = policyOf(await framePageOf(host));
  host.withHeaders('/discovery.embed.html', {'content-security-policy': own});
  host.page(
    '/host.html',
    hostPage(
      '<iframe sandbox="allow-scripts" src="discovery.embed.html?lang=en" title="Tool records" width="900" height="640"></iframe>',
    ),
    {'content-security-policy': "default-src 'none'; img-src 'self'; frame-src 'self'"},
  );
  await page.goto('/host.html');
  await readAll(page.frames().find(one => one.parentFrame())!);
});

test('the element has its looks where a policy forbids every style', async ({page, host}) => {
  host.page('/host.html', hostPage(SCRIPT + ELEMENT), {
    'content-security-policy': STRICT.replace("style-src 'self'", "style-src 'none'"),
  });
  await page.goto('/host.html');
  await readAll(page);
  const tab = page.getByRole('tab').first();
  expect(await tab.evaluate(one => getComputedStyle(one).display)).toBe('grid');
  await expect(tab).toHaveCSS('text-decoration-line', 'none');
});
