import type {Page} from 'playwright/test';
import {expect, type Faults, test} from './fixture.ts';

/** A page of our own origin that does one thing it must not do. */
async function openPage(page: Page, script: string, policy = "default-src 'self' 'unsafe-inline'") {
  await page.route('**/watched.html', route =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: {'content-security-policy': policy},
      body: `<!doctype html><title>watched</title><link rel="icon" href="data:,"><body><script>${script}</script>`,
    }),
  );
  await page.route('**://elsewhere.invalid/**', route => route.abort());
  await page.goto('/watched.html');
}

/** Leaves the page and takes its expected faults out again, so that the check after the test finds none. */
async function leave(page: Page, faults: Faults): Promise<void> {
  await page.goto('about:blank');
  for (const list of Object.values(faults)) list.length = 0;
}

const OPEN = "default-src * 'unsafe-inline' data:";

const CASES: readonly {what: keyof Faults; title: string; script: string; policy?: string}[] = [
  {what: 'pageErrors', title: 'an error that nobody caught', script: 'throw new Error("uncaught")'},
  {what: 'pageErrors', title: 'a promise that nobody caught', script: 'Promise.reject(new Error("late"))'},
  {what: 'consoleErrors', title: 'an error in the console', script: 'console.error("said")'},
  {
    what: 'foreignRequests',
    title: 'a request to another origin',
    script: 'fetch("https://elsewhere.invalid/x").catch(() => {})',
    policy: OPEN,
  },
  {
    what: 'cspViolations',
    title: 'a violation of the policy',
    script: 'new Image().src = "https://elsewhere.invalid/x.png"',
  },
  {what: 'pwned', title: 'recorded text that ran', script: 'globalThis.__pwned = 1'},
  {what: 'dialogs', title: 'a dialog', script: 'alert("hello")'},
];

for (const {what, title, script, policy} of CASES) {
  test(`${title} is noticed`, async ({page, faults}) => {
    await openPage(page, script, policy);
    await expect.poll(() => faults[what].length).toBeGreaterThan(0);
    await leave(page, faults);
  });
}

test('a page that does none of this, and asks its own origin, passes', async ({page, faults}) => {
  await page.route('**/own.json', route => route.fulfill({json: {}}));
  const answered = page.waitForResponse('**/own.json');
  await openPage(page, 'console.log("said"); fetch("own.json")', OPEN);
  await answered;
  expect(Object.values(faults).flat()).toEqual([]);
});

test.describe('left uncollected', () => {
  test.fail();
  test('a fault fails its test after the end', async ({page}) => {
    await openPage(page, 'globalThis.__pwned = 1');
  });
});
