import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {defineConfig, type Project} from 'playwright/test';
import {browserVariable, findBrowser, WANTED_ENGINES} from './browser/find-browser.mjs';

// The workers load this file again, so what is chosen here is kept where they read it.
process.env.TOOL_RECORDS_PORT ||= '4318';
for (const engine of WANTED_ENGINES) {
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

const projects: Record<(typeof WANTED_ENGINES)[number], () => Project> = {
  chromium: () => ({
    name: 'chromium',
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
  projects: WANTED_ENGINES.map(engine => projects[engine]()),
  webServer: {
    // The server itself and not npm: stopping npm would leave the server running.
    command: `"${process.execPath}" node_modules/vite/bin/vite.js preview --host 127.0.0.1 --port ${process.env.TOOL_RECORDS_PORT} --strictPort`,
    cwd: root,
    url: address,
    reuseExistingServer: false,
    timeout: 30_000,
  },
});
