import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {defineConfig, firefox, type Project} from 'playwright/test';
import {browserVariable, findBrowser, WANTED_ENGINES} from './browser/find-browser.mjs';

// The workers load this file again, so what is chosen here is kept where they read it.
process.env.TOOL_RECORDS_PORT ||= '4318';
// Named by `npm test` where an engine cannot be had; there it says what was not run.
const leftOut = (process.env.TOOL_RECORDS_LEFT_OUT ?? '').split(',');
const engines = WANTED_ENGINES.filter(engine => !leftOut.includes(engine));
for (const engine of engines) {
  const path = await findBrowser(engine);
  if (path) process.env[browserVariable(engine)] = path;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const address = `http://127.0.0.1:${process.env.TOOL_RECORDS_PORT}`;

/** Without a program to start, Playwright takes its own and fails where that is missing. */
function programOf(engine: (typeof WANTED_ENGINES)[number]): {executablePath?: string} {
  const path = process.env[browserVariable(engine)];
  return path ? {executablePath: path} : {};
}

/** Driven by its own driver instead of Playwright's; see webkit-fixture.ts. */
const WEBKIT_SPECS = 'webkit-*.spec.ts';

const projects: Record<(typeof WANTED_ENGINES)[number], () => Project> = {
  chromium: () => ({
    name: 'chromium',
    testIgnore: WEBKIT_SPECS,
    use: {
      browserName: 'chromium',
      launchOptions: {
        ...programOf('chromium'),
        args: [
          '--disable-gpu',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
          '--no-first-run',
        ],
      },
    },
  }),
  firefox: () => ({
    name: 'firefox',
    // What opens from a file, and the walk with the keyboard.
    testMatch: ['forms.spec.ts', 'zip.spec.ts', 'keys.spec.ts'],
    // Driven from outside, Firefox has no way to leave scripts off; a frame's sandbox keeps them from running.
    grepInvert: /without script/,
    use: {
      browserName: 'firefox',
      // Playwright's own Firefox speaks its own protocol; every other one is driven as Mozilla means it to be,
      // which leaves these three settings to the browser.
      ...(programOf('firefox').executablePath === firefox.executablePath()
        ? {}
        : {
            channel: 'moz-firefox',
            colorScheme: null,
            contextOptions: {reducedMotion: null, forcedColors: null, contrast: null},
          }),
      launchOptions: {
        ...programOf('firefox'),
        // Under automation Firefox lets a file read its neighbours, as it does for no reader.
        firefoxUserPrefs: {'security.fileuri.strict_origin_policy': true},
      },
    },
  }),
  webkit: () => ({
    name: 'webkit',
    testMatch: WEBKIT_SPECS,
    // Its driver holds one session at a time, and one driver serves all.
    workers: 1,
    fullyParallel: false,
    // A key is a request to the driver and a look at the page another, which a busy machine answers late.
    timeout: 90_000,
  }),
};

export default defineConfig({
  testDir: 'browser',
  testMatch: '*.spec.ts',
  outputDir: process.env.TOOL_RECORDS_OUTPUT || join(tmpdir(), 'tool-records-playwright'),
  // The same on every machine: nothing here asks whether this is CI.
  forbidOnly: true,
  retries: 0,
  workers: 2,
  fullyParallel: true,
  timeout: 30_000,
  expect: {timeout: 5_000},
  use: {baseURL: address, viewport: {width: 1280, height: 720}},
  projects: engines.map(engine => projects[engine]()),
  webServer: {
    // The server itself and not npm: stopping npm would leave the server running.
    command: `"${process.execPath}" node_modules/vite/bin/vite.js preview --host 127.0.0.1 --port ${process.env.TOOL_RECORDS_PORT} --strictPort`,
    cwd: root,
    url: address,
    reuseExistingServer: false,
    timeout: 30_000,
  },
});
