import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {unzipSync} from 'fflate';
import {test as base} from 'playwright/test';
import {browserVariable} from './find-browser.mjs';
import {HostServer} from './host-server.ts';
import {LOCALES, type Locale, readRecords} from './site-page.ts';
import {WebKitDriver, type WebKitSession} from './webkit-driver.ts';
import {copyWatched, watched} from './webkit-watch.ts';

export const dist = fileURLToPath(new URL('../../dist', import.meta.url));
export const LANGUAGE_NAMES: Record<Locale, string> = {ko: '한국어', en: 'English'};

/** What opens from a file, as it is delivered and once more with the listener in it. */
type Files = {readonly asDelivered: string; readonly watched: string};

/** A test with a WebKitGTK of its own. Playwright has no hand in it, so that none of its fixtures is used. */
export const test = base.extend<
  {session: WebKitSession; site: HostServer},
  {webkit: WebKitDriver; files: Files}
>({
  webkit: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern.
    async ({}, use) => {
      const program = process.env[browserVariable('webkit')];
      if (!program) throw new Error('No WebKitGTK was found here; test/README.md says what is looked for.');
      const driver = new WebKitDriver(program);
      try {
        await driver.start();
        await use(driver);
      } finally {
        await driver.stop();
      }
    },
    {scope: 'worker'},
  ],
  session: async ({webkit}, use) => {
    const session = await webkit.open();
    try {
      await use(session);
    } finally {
      await session.close();
    }
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern.
  site: async ({}, use) => {
    const site = new HostServer();
    await site.start();
    site.page('/', watched(readFileSync(join(dist, 'index.html'), 'utf8')));
    site.page('/discovery.embed.html', watched(readFileSync(join(dist, 'discovery.embed.html'), 'utf8')));
    await use(site);
    await site.stop();
  },
  files: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'tool-records-files-'));
      const files = {asDelivered: join(folder, 'as delivered'), watched: join(folder, '지켜보는 사본')};
      try {
        for (const [name, bytes] of Object.entries(unzipSync(readFileSync(join(dist, 'discovery.zip'))))) {
          const path = join(files.asDelivered, 'zip', name);
          mkdirSync(dirname(path), {recursive: true});
          writeFileSync(path, bytes);
        }
        for (const name of ['discovery.html', 'discovery.embed.html']) {
          writeFileSync(join(files.asDelivered, name), readFileSync(join(dist, name)));
        }
        mkdirSync(join(files.asDelivered, 'discovery'));
        for (const {id} of readRecords()) {
          for (const locale of LOCALES) {
            const name = join('discovery', `${id}.${locale}.html`);
            writeFileSync(join(files.asDelivered, name), readFileSync(join(dist, name)));
          }
        }
        copyWatched(files.asDelivered, files.watched);
        await use(files);
      } finally {
        rmSync(folder, {recursive: true, force: true});
      }
    },
    {scope: 'worker'},
  ],
});
