import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {expect} from 'playwright/test';
import {hostPage} from './host-server.ts';
import {LOCALES, type Locale, OTHER, readRecords} from './site-page.ts';
import type {WebKitSession} from './webkit-driver.ts';
import {LANGUAGE_NAMES, test} from './webkit-fixture.ts';
import {expectOn, expectSelected, openAtTabs, pressUntil} from './webkit-view.ts';
import {faultsOf, watched} from './webkit-watch.ts';

const records = readRecords();
const LAST = records.length - 1;
const SENTENCES = [
  '이것은 기록입니다. 아무것도 실행하지 않고, 어디로도 보내지 않습니다.',
  'This is a recording. Nothing runs, and nothing is sent.',
];

test.describe('from a file', () => {
  const FORMS = ['zip/discovery/index.html', 'discovery.html', 'discovery.embed.html'];
  const addressOf = (folder: string, name: string) => pathToFileURL(join(folder, name)).href;

  /** Walks through all five records, around to the first again. */
  async function readAll(session: WebKitSession, address: string, locale: Locale): Promise<void> {
    await openAtTabs(session, address, locale);
    for (const index of records.keys()) {
      if (index > 0) await session.press('ArrowDown');
      await expectOn(session, index, locale);
    }
    await session.press('ArrowDown');
    await expectOn(session, 0, locale);
  }

  for (const form of FORMS) {
    for (const locale of LOCALES) {
      test(`${form} shows all five records, and the other language (${locale})`, async ({session, files}) => {
        const other = OTHER[locale];
        for (const folder of [files.asDelivered, files.watched]) {
          await readAll(session, `${addressOf(folder, form)}?lang=${locale}`, locale);
          const said = await session.evaluate(() => document.body.textContent);
          for (const sentence of SENTENCES) expect(said).toContain(sentence);
          await pressUntil(session, 'Shift+Tab', focus => focus.text === LANGUAGE_NAMES[other]);
          await session.press('Enter');
          const {focus} = await expectSelected(session, 0, other);
          expect(focus.text).toBe(LANGUAGE_NAMES[other]);
          await session.press('Tab');
          await pressUntil(session, 'Tab', ({role}) => role === 'tab');
          for (const index of [1, 2, 3, 4]) {
            await session.press('ArrowDown');
            await expectOn(session, index, other);
          }
        }
        expect(await faultsOf(session)).toEqual([]);
      });
    }
  }

  for (const locale of LOCALES) {
    test(`the static pages lead through all five records by keyboard (${locale})`, async ({
      session,
      files,
    }) => {
      const shown = () =>
        session.evaluate(() => ({
          lang: document.documentElement.lang,
          heading: document.querySelector('h1')?.textContent,
          main: document.querySelector('main')?.textContent ?? '',
        }));
      const expectPage = async (index: number, language: Locale) => {
        const {label, note} = records[index]!;
        await expect
          .poll(shown)
          .toEqual({lang: language, heading: label[language], main: expect.stringContaining(note[language])});
      };
      /** Goes to a link by Tab and follows it. */
      const follow = async (selector: string) => {
        for (let presses = 0; presses < 40; presses += 1) {
          await session.press('Tab');
          const there = await session.evaluate(
            wanted => document.activeElement?.matches(wanted) ?? false,
            selector,
          );
          if (there) return session.press('Enter');
        }
        throw new Error(`Tab never came to ${selector}.`);
      };
      for (const folder of [files.asDelivered, files.watched]) {
        const expectNoFaults = async () => {
          if (folder === files.watched) expect(await faultsOf(session)).toEqual([]);
        };
        await session.goto(addressOf(folder, `discovery/${records[0]!.id}.${locale}.html`));
        for (const index of records.keys()) {
          await expectPage(index, locale);
          await expectNoFaults();
          if (index < LAST) await follow('a[rel=next]');
        }
        await follow('nav a[hreflang]');
        await expectPage(LAST, OTHER[locale]);
        await expectNoFaults();
      }
    });

    test(`discovery.embed.html reads in a sandboxed frame (${locale})`, async ({session, files, site}) => {
      const frame = (source: string) =>
        `<iframe sandbox="allow-scripts" src="${source}?lang=${locale}" title="Tool records" width="900" height="640"></iframe>`;
      writeFileSync(join(files.watched, 'host.html'), hostPage(frame('discovery.embed.html')));
      site.page('/host.html', hostPage(frame('discovery.embed.html')));
      for (const host of [addressOf(files.watched, 'host.html'), `${site.origin}/host.html`]) {
        await session.goto(host);
        await session.enterFrame();
        await expectSelected(session, 0, locale);
        expect(await session.evaluate(() => origin)).toBe('null');
        await pressUntil(session, 'Tab', focus => focus.role === 'tab');
        for (const index of [0, 1, 2, 3, 4]) {
          if (index > 0) await session.press('ArrowDown');
          await expectOn(session, index, locale);
        }
        expect(await faultsOf(session)).toEqual([]);
        await session.enterFrame(false);
      }
      expect(site.asked.filter(path => !path.endsWith('.svg'))).toEqual([
        '/host.html',
        '/discovery.embed.html',
      ]);
    });
  }

  // Where this passed through, a download that is broken for every reader would pass the tests above.
  test('this browser lets no file read its neighbour', async ({session, files}) => {
    const path = join(files.watched, 'neighbour.html');
    const ask =
      'fetch("neighbour.json").then(() => "read", () => "refused").then(said => { document.title = said })';
    writeFileSync(join(files.watched, 'neighbour.json'), '{}');
    writeFileSync(path, `<!doctype html><title>asked</title><script>${ask}</script>`);
    await session.goto(pathToFileURL(path).href);
    await expect.poll(() => session.evaluate(() => document.title)).toBe('refused');
  });
});

// Without these, a listener that hears nothing would let everything above pass. In a page from a file WebKit keeps
// the text of an error to itself, and says only that there was one.
test.describe('the listener in a page', () => {
  for (const [kind, body, heard] of [
    ['an error', '<script>missing()</script>', /^error: /],
    ['a broken script', '<script>const = 1</script>', /^error: /],
    ['a promise that nobody catches', '<script>Promise.reject(new Error("no"))</script>', /^rejection: .*no/],
    ['an image that is not there', '<img src="none.png" alt="">', /^not loaded: <img src="none.png"/],
    [
      'a module that a file may not load',
      '<script type="module" src="neighbour.js"></script>',
      /^not loaded/,
    ],
    [
      'a request that the policy forbids',
      '<img src="https://host.invalid/a.png" alt="">',
      /^policy: img-src https/m,
    ],
    ['an error told to the console', '<script>console.error("no")</script>', /^console: no/],
    ['nothing where nothing is wrong', '<p>fine</p>', undefined],
  ] as const) {
    test(`hears ${kind}`, async ({session, files}) => {
      const policy = kind.includes('policy')
        ? '<meta http-equiv="Content-Security-Policy" content="img-src \'none\'">'
        : '';
      const path = join(files.watched, 'heard.html');
      writeFileSync(path, watched(`<!doctype html><meta charset="utf-8">${policy}<title>t</title>${body}`));
      await session.goto(pathToFileURL(path).href);
      if (heard) await expect.poll(async () => (await faultsOf(session)).join('\n')).toMatch(heard);
      else expect(await faultsOf(session)).toEqual([]);
    });
  }
});
