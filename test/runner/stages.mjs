import {existsSync, readFileSync} from 'node:fs';
import {createServer} from 'node:net';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {browserVariable, ensureBrowsers} from '../browser/find-browser.mjs';
import {launch} from './launch.mjs';
import {testOfExit, testsOfOurs, testsOfPlaywright, testsOfReport} from './merge.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** No stage takes longer unless it hangs. */
const LIMIT = 30 * 60_000;

/**
 * CI is always set, so that Vitest and Playwright behave the same on every machine: no `.only`, no new
 * snapshots. Colours are for terminals only: a log should be readable as text.
 */
const plain = !process.stdout.isTTY && !process.env.FORCE_COLOR;
const everywhere = {CI: 'true', ...(plain ? {NO_COLOR: '1'} : {})};

/**
 * Runs one Node script of the repository or of an installed package.
 *
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 */
const node = (args, env = {}) =>
  launch(process.execPath, args, {cwd: root, env: {...everywhere, ...env}, limit: LIMIT});

/**
 * @param {string} file
 * @param {(report: unknown) => import('./merge.mjs').Test[]} read
 */
function readReport(file, read) {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/** A port that nothing listens on at this moment. @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function types() {
  const projects = ['.', 'src', 'src/tsconfig.pure.json', 'generator'];
  if (existsSync(join(root, 'test/tsconfig.json'))) projects.push('test');
  /** @type {import('./merge.mjs').Ended} */
  let worst = {code: 0, signal: null};
  for (const project of projects) {
    console.log(`tsc -p ${project}`);
    const ended = await node(['node_modules/typescript/bin/tsc', '--noEmit', '-p', project]);
    if (ended.code !== 0) worst = ended;
    // Killed from outside: the run is being stopped.
    if (ended.signal) break;
  }
  return testOfExit('every TypeScript project compiles', worst);
}

async function lint() {
  const colors = plain ? ['--colors=off'] : [];
  const biome = 'node_modules/@biomejs/biome/bin/biome';
  return testOfExit('Biome finds nothing', await node([biome, 'ci', ...colors]));
}

async function records() {
  const title = 'generating the records again changes no byte';
  return testOfExit(title, await node(['generator/run.mjs', 'generate', '--check']));
}

/** @param {string} folder */
async function vitest(folder) {
  const report = join(folder, 'vitest.json');
  const ended = await node(
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=./test/runner/vitest-reporter.mjs',
    ],
    {TOOL_RECORDS_REPORT: report},
  );
  return testsOfReport('vitest', ended, readReport(report, testsOfOurs));
}

async function build() {
  // npm names its own script to what it runs, which spares finding npm.cmd on Windows.
  const npm = process.env.npm_execpath;
  const ended = npm
    ? await node([npm, 'run', 'build'])
    : await launch('npm', ['run', 'build'], {cwd: root, env: everywhere, limit: LIMIT});
  return testOfExit('the site and the element build', ended);
}

/** @param {string} folder */
async function playwright(folder) {
  const report = join(folder, 'playwright.json');
  /** @type {Record<string, string>} */
  const env = {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    TOOL_RECORDS_OUTPUT: join(folder, 'playwright'),
    TOOL_RECORDS_PORT: String(await freePort()),
  };
  const {programs, leftOut} = await ensureBrowsers();
  for (const [engine, program] of programs) env[browserVariable(engine)] = program;
  env.TOOL_RECORDS_LEFT_OUT = leftOut.join();
  const config = 'test/playwright.config.ts';
  const ended = await node(
    ['node_modules/playwright/cli.js', 'test', '-c', config, '--reporter=list,json'],
    env,
  );
  const notRun = leftOut.map(engine => ({
    title: `${engine} > every test in this engine (skipped: no ${engine} is to be had on this machine)`,
    state: /** @type {const} */ ('skipped'),
  }));
  return [...testsOfReport('playwright', ended, readReport(report, testsOfPlaywright)), ...notRun];
}

/** @param {string} folder */
async function sizes(folder) {
  const report = join(folder, 'sizes.json');
  const ended = await node(['test/sizes.mjs'], {TOOL_RECORDS_REPORT: report});
  return testsOfReport('sizes', ended, readReport(report, testsOfOurs));
}

/**
 * The stages in their order. A stage is given a folder outside the tree for its reports; it cannot run after
 * a failure of a stage that it needs.
 *
 * @typedef {{name: string, what: string, needs: string[],
 *   run: (folder: string) => Promise<import('./merge.mjs').Test[]>}} Stage
 * @type {readonly Stage[]}
 */
export const STAGES = [
  {name: 'types', what: 'TypeScript', needs: [], run: types},
  {name: 'lint', what: 'Biome', needs: [], run: lint},
  {name: 'records', what: 'generate --check', needs: [], run: records},
  {name: 'vitest', what: 'Vitest', needs: [], run: vitest},
  {name: 'build', what: 'npm run build', needs: [], run: build},
  {name: 'playwright', what: 'tests in browsers', needs: ['build'], run: playwright},
  {name: 'sizes', what: 'byte limits', needs: ['build'], run: sizes},
];
