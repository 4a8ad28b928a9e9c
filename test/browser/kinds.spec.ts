import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import type {Locator, Page} from 'playwright/test';
import {type SpecifiedAnswer, specified} from '../specified-answers.ts';
import {expect, test} from './fixture.ts';
import {LOCALES, type Locale} from './site-page.ts';

const COLLECTIONS = ['connection', 'refusal', 'sharing'];
const root = fileURLToPath(new URL('../..', import.meta.url));

const SAID = {
  ko: {
    questions: ['조회', '형식', '권한', '실행', '완료'],
    yes: '예',
    no: '아니요',
    refused: '거절됨',
    'not-asked': '묻지 않음',
    input: '입력',
    state: '상태',
    'stand-in': '대역',
  },
  en: {
    questions: ['Listed', 'Valid', 'Authorized', 'Executed', 'Done'],
    yes: 'Yes',
    no: 'No',
    refused: 'Refused',
    'not-asked': 'Not asked',
    input: 'the input',
    state: 'the state',
    'stand-in': 'by a stand-in',
  },
} as const;

/** What the panel has to show: question, answer, and the code where the specification says one. */
const expectedIn = (answers: readonly SpecifiedAnswer[], locale: Locale) =>
  answers.map(({answer, about, code}, i) => [
    SAID[locale].questions[i],
    about ? `${SAID[locale][answer]} (${SAID[locale][about]})` : SAID[locale][answer],
    code ?? expect.any(String),
  ]);

const shownIn = (panel: Locator) =>
  panel.getByRole('term').evaluateAll(terms =>
    terms.map(term => {
      const [answer, code] = term.nextElementSibling!.children;
      return [term.textContent!.trim(), answer!.textContent!.trim(), code?.textContent?.trim() ?? ''];
    }),
  );

/** Goes to the selected tab by the Tab key alone. */
async function tabIntoList(page: Page): Promise<void> {
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.locator('[role=tab]:focus').count()) return;
  }
  throw new Error('Tab never got to the list.');
}

/** No text that stands for something that is not there. */
const BROKEN = /undefined|\[object|NaN/;

for (const id of COLLECTIONS) {
  const records = specified(id);
  for (const locale of LOCALES) {
    test(`ArrowDown reaches every record of ${id}.html, with its five answers (${locale})`, async ({
      page,
    }) => {
      const asked: string[] = [];
      page.on('request', request => {
        if (!request.isNavigationRequest()) asked.push(request.url());
      });
      await page.goto(`/${id}.html?lang=${locale}`);
      const tabs = page.getByRole('tab');
      const panel = page.getByRole('tabpanel');
      await expect(tabs).toHaveCount(records.length);
      await tabIntoList(page);
      for (const [i, {record, answers}] of records.entries()) {
        if (i > 0) await page.keyboard.press('ArrowDown');
        await expect(tabs.nth(i)).toBeFocused();
        await expect(tabs.nth(i)).toHaveAttribute('aria-selected', 'true');
        await expect(panel.getByRole('heading', {level: 1})).toHaveText(record.label[locale]);
        await expect(panel).toContainText(record.note[locale]);
        await expect(panel).not.toContainText(BROKEN);
        expect(await shownIn(panel)).toEqual(expectedIn(answers, locale));
      }
      await page.keyboard.press('ArrowDown');
      await expect(tabs.first()).toBeFocused();
      // All of it was in the page.
      expect(asked).toEqual([]);
    });
  }
}

test('a frame opens and closes by one key, and holds what crossed', async ({page}) => {
  await page.goto('/connection.html?lang=en');
  const {frames = []} = specified('connection')[0]!.record;
  const items = page.getByRole('tabpanel').getByRole('listitem');
  await expect(items).toHaveCount(frames.length);
  await tabIntoList(page);
  // The panel, then the first frame.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(items.first().locator('summary')).toBeFocused();
  const whole = items.first().getByRole('region');
  await expect(whole).toBeHidden();
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect(whole).toBeVisible();
    expect(JSON.parse((await whole.textContent()) ?? '')).toEqual(frames[0]!.json);
    await page.keyboard.press(key);
    await expect(whole).toBeHidden();
  }
});

test.describe('a foreign listing, imported and published', () => {
  test.use({home: 'file:'});
  // One worker publishes once for all of them.
  test.describe.configure({mode: 'default'});

  const listing = join(root, 'test/fixtures/demo-listing.json');
  const {tools} = JSON.parse(readFileSync(listing, 'utf8')) as {tools: readonly {readonly name: string}[]};
  let folder: string;

  test.beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'tool-records-kinds-'));
    const run = (...words: string[]) =>
      execFileSync(process.execPath, [join(root, 'generator/run.mjs'), ...words], {
        cwd: folder,
        env: {...process.env, INIT_CWD: folder},
        stdio: 'pipe',
      });
    const titles = ['--title-ko', '도서관 서버', '--title-en', 'The library server'];
    run('import', listing, '--id', 'library-server', ...titles, '-o', 'library-server.json');
    run('publish', 'library-server.json', '-o', 'site');
  });

  test.afterAll(() => rmSync(folder, {recursive: true, force: true}));

  for (const locale of LOCALES) {
    test(`shows its overview and each of its tools by keyboard, and asks for nothing (${locale})`, async ({
      page,
    }) => {
      const asked: string[] = [];
      page.on('request', request => {
        if (!request.isNavigationRequest()) asked.push(request.url());
      });
      const address = pathToFileURL(join(folder, 'site/library-server.html')).href;
      await page.goto(`${address}?lang=${locale}`);
      const tabs = page.getByRole('tab');
      const panel = page.getByRole('tabpanel');
      await expect(tabs).toHaveCount(1 + tools.length);
      await tabIntoList(page);
      await expect(tabs.first()).toBeFocused();
      for (const {name} of tools) await expect(panel).toContainText(name);
      const [listed, ...others] = await shownIn(panel);
      expect(listed).toEqual([SAID[locale].questions[0], SAID[locale].yes, '']);
      const notAsked = SAID[locale].questions.slice(1).map(one => [one, SAID[locale]['not-asked'], '']);
      expect(others).toEqual(notAsked);
      for (const [i, {name}] of tools.entries()) {
        await page.keyboard.press('ArrowDown');
        await expect(tabs.nth(i + 1)).toBeFocused();
        await expect(tabs.nth(i + 1)).toHaveAttribute('aria-selected', 'true');
        await expect(panel).toContainText(name);
        await expect(panel).not.toContainText(BROKEN);
        expect(new URL(page.url()).hash).toMatch(new RegExp(`^#record=[a-z0-9-]+/${i + 1}$`));
      }
      expect(asked).toEqual([]);
    });
  }
});
