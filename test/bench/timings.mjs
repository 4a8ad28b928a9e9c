import {readFileSync} from 'node:fs';
import {buildInMemory} from '../browser/build-in-memory.mjs';
import {serveFiles} from '../browser/serve-files.mjs';
import {startChromium} from '../browser/start-chromium.mjs';
import {median, tableOf} from './figures.mjs';
import {CONDITIONS, loadOnce} from './load-once.mjs';
import {benchPages, collectionOf} from './pages.mjs';
import {published} from './published.mjs';

const ROUNDS = 7;
const SIZES = [5, 1_000];
/** The figures of a load, in the order of the table. @type {readonly (keyof import('./load-once.mjs').Load)[]} */
const FIGURES = ['main', 'script', 'layout', 'text'];

/** Prints what a page with records costs a browser, beside a plain page of the same text. */
export async function printTimings() {
  const {preText, framePageOf} = await published();
  const pages = benchPages(preText, framePageOf);
  const root = new URL('../../', import.meta.url);
  const five = readFileSync(new URL('records/discovery.json', root), 'utf8');
  const files = await buildInMemory('element');
  files.set('icon.svg', readFileSync(new URL('public/icon.svg', root)));
  // Visited first, so that no page pays for starting a renderer.
  files.set('blank.html', Buffer.from('<!doctype html><title>Blank</title><p>.'));
  const cases = SIZES.flatMap(count => pages.map((page, at) => ({page, count, path: `${at}-${count}.html`})));
  for (const {page, count, path} of cases) {
    files.set(path, Buffer.from(await page.html(collectionOf(five, count))));
  }
  const server = await serveFiles(files);
  const browser = await startChromium();
  try {
    for (const condition of CONDITIONS) {
      /** @type {Map<string, import('./load-once.mjs').Load[]>} */
      const loads = new Map(cases.map(({path}) => [path, []]));
      for (let round = 0; round < ROUNDS; round++) {
        // Every second round goes backwards, so that what the machine does meanwhile hits no page more.
        for (const {page, count, path} of round % 2 ? cases.toReversed() : cases) {
          loads.get(path)?.push(await loadOnce(browser, server.address, path, condition, page, count));
        }
      }
      console.log(`\n${condition.name}: medians of ${ROUNDS} rounds in ms, Chromium ${browser.version()}`);
      for (const line of tableOfLoads(cases, loads, pages[0])) console.log(`  ${line}`);
    }
    console.log('\n×: held against the first page of the same text. The aim for the main thread is 1.35.');
    console.log('Chromium does not count every microtask as script; the main thread holds them all.');
  } finally {
    await browser.close();
    await server.close();
  }
}

/**
 * @param {readonly {page: import('./pages.mjs').BenchPage, count: number, path: string}[]} cases
 * @param {ReadonlyMap<string, readonly import('./load-once.mjs').Load[]>} loads
 * @param {import('./pages.mjs').BenchPage} plain - What the others are held against.
 */
function tableOfLoads(cases, loads, plain) {
  const middle = new Map(
    cases.map(({path}) => [path, FIGURES.map(name => median(loads.get(path)?.map(one => one[name]) ?? []))]),
  );
  const rows = cases.map(({page, count, path}) => {
    const beside = cases.find(one => one.page === plain && one.count === count)?.path ?? path;
    const [main = 0, , , text = 0] = middle.get(path) ?? [];
    const [plainMain = 1, , , plainText = 1] = middle.get(beside) ?? [];
    return [
      `${count.toLocaleString('en-US')} records, ${page.name}`,
      ...(middle.get(path) ?? []).map(figure => figure.toFixed(1)),
      (main / plainMain).toFixed(2),
      (text / plainText).toFixed(2),
    ];
  });
  return tableOf(
    ['page', 'main thread', 'of it script', 'layout, style', 'first text', 'main ×', 'text ×'],
    rows,
  );
}
