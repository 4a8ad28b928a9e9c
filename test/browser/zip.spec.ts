import {execFileSync} from 'node:child_process';
import {copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {unzipSync} from 'fflate';
import {expect, test} from './fixture.ts';
import {LOCALES, loadedBy, readRecords} from './site-page.ts';

const program = fileURLToPath(new URL('../../generator/publish/bundle.mjs', import.meta.url));
const records = readRecords();
const SENTENCES = [
  '이것은 기록입니다. 아무것도 실행하지 않고, 어디로도 보내지 않습니다.',
  'This is a recording. Nothing runs, and nothing is sent.',
];

test.use({home: 'file:'});
// One worker makes the ZIP once for all of them.
test.describe.configure({mode: 'default'});

let folder: string;
const unpacked = () => join(folder, 'discovery');

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tool-records-zip-'));
  const zip = join(folder, 'made.zip');
  execFileSync(process.execPath, [program, '-o', zip], {stdio: 'pipe'});
  for (const [name, bytes] of Object.entries(unzipSync(readFileSync(zip)))) {
    mkdirSync(dirname(join(folder, name)), {recursive: true});
    writeFileSync(join(folder, name), bytes);
  }
});

test.afterAll(() => rmSync(folder, {recursive: true, force: true}));

const places = [
  ['in the unpacked folder', () => join(unpacked(), 'index.html')],
  [
    'alone in another folder',
    () => {
      const alone = join(folder, '내려받은 파일 #1');
      mkdirSync(alone, {recursive: true});
      copyFileSync(join(unpacked(), 'index.html'), join(alone, 'index.html'));
      return join(alone, 'index.html');
    },
  ],
] as const;

for (const [where, pathOf] of places) {
  for (const locale of LOCALES) {
    test(`index.html ${where} shows all five records and asks for nothing (${locale})`, async ({page}) => {
      const asked: string[] = [];
      page.on('request', request => void asked.push(request.url()));
      const address = `${pathToFileURL(pathOf()).href}?lang=${locale}`;
      await page.goto(address);
      const tabs = page.getByRole('tab');
      await expect(tabs).toHaveCount(5);
      for (const [i, record] of records.entries()) {
        await tabs.nth(i).click();
        await expect(page.getByRole('heading', {level: 1})).toHaveText(record.label[locale]);
        await expect(page.getByRole('tabpanel')).toContainText(record.note[locale]);
      }
      // Nothing beside the page itself, which Firefox does not report; its icon is in the page.
      expect(asked.filter(one => !one.startsWith('data:') && one !== address)).toEqual([]);
      expect(await loadedBy(page)).toEqual([]);
    });
  }

  for (const viewport of [
    {width: 1280, height: 720},
    {width: 320, height: 480},
  ]) {
    test(`index.html ${where} says first, in both languages, that it is a recording (${viewport.width} px)`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto(pathToFileURL(pathOf()).href);
      for (const sentence of SENTENCES) {
        await expect(page.getByText(sentence, {exact: true})).toBeInViewport({ratio: 1});
      }
    });
  }
}

test('index.html switches its language by itself', async ({page}) => {
  await page.goto(`${pathToFileURL(join(unpacked(), 'index.html')).href}?lang=en`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(records[0]!.label.en);
  await page.getByRole('button', {name: '한국어', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(records[0]!.label.ko);
});

test('the records beside index.html are the ones inside it, byte for byte', async ({page}) => {
  await page.goto(pathToFileURL(join(unpacked(), 'index.html')).href);
  const held = await page.locator('pre[data-tool-records]').evaluate(pre => pre.textContent);
  expect(Buffer.from(held ?? '').equals(readFileSync(join(unpacked(), 'discovery.json')))).toBe(true);
});
