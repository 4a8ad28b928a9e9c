import {writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {buildSite} from './build-in-memory.mjs';
import {serveFiles} from './serve-files.mjs';
import {startChromium} from './start-chromium.mjs';

/**
 * Takes the picture of the README: the start page in Korean with the last record open. On one machine two
 * pictures have the same bytes; on another its fonts decide.
 */
const PICTURE = new URL('../../public/picture.png', import.meta.url);
const PAGE = '?lang=ko&theme=light#record=unknown-key';
const VIEWPORT = {width: 1040, height: 940};

const server = await serveFiles(await buildSite());
try {
  const browser = await startChromium();
  try {
    const page = await browser.newPage({
      viewport: VIEWPORT,
      deviceScaleFactor: 1,
      locale: 'ko-KR',
      colorScheme: 'light',
      reducedMotion: 'reduce',
    });
    await page.goto(server.address + PAGE);
    // A picture of a page without its records would be worse than none.
    await page.getByRole('tab', {selected: true, name: '모르는 인자 거절'}).waitFor();
    await page.evaluate(() => document.fonts.ready);
    // The address leads to the record; the picture begins at the top of the page.
    await page.evaluate(() => scrollTo(0, 0));
    const bytes = await page.screenshot();
    writeFileSync(PICTURE, bytes);
    console.log(`${fileURLToPath(PICTURE)}: ${bytes.length} bytes`);
  } finally {
    await browser.close();
  }
} finally {
  await server.close();
}
