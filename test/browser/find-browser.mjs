import {spawnSync} from 'node:child_process';
import {existsSync, statSync} from 'node:fs';
import {homedir} from 'node:os';
import {posix, win32} from 'node:path';
import {fileURLToPath} from 'node:url';

/**
 * The engines that the browser tests run in. A wanted engine that cannot be had fails the run: a list made
 * of what happens to be installed could pass with nothing run.
 *
 * @typedef {'chromium' | 'firefox' | 'webkit'} EngineName
 * @type {readonly EngineName[]}
 */
export const WANTED_ENGINES = ['chromium', 'firefox', 'webkit'];

/**
 * Engines that a reader's machine may lack: what they would have run is then named as skipped. On CI they are
 * as necessary as the others.
 *
 * @type {readonly EngineName[]}
 */
const SPARED_ENGINES = ['firefox', 'webkit'];

/**
 * What differs from engine to engine: the variable that names its program, the commands and places where it
 * usually stands, what `--version` says, what else it needs, and the Debian packages that hold it. Korean pages
 * need a Korean font.
 *
 * @typedef {object} Engine
 * @property {string} variable
 * @property {readonly string[]} commands
 * @property {readonly string[]} places - On Linux, those that are no command.
 * @property {readonly string[]} mac
 * @property {readonly string[]} windows
 * @property {RegExp} version
 * @property {RegExp} [excuse] - What it says where it would start, if only it had a display.
 * @property {readonly string[]} needs - Commands without which it is of no use.
 * @property {boolean} own - Whether Playwright keeps one that the tests can use.
 * @property {readonly string[]} packages
 * @property {string} advice
 *
 * @type {Readonly<Record<EngineName, Engine>>}
 */
const ENGINES = {
  chromium: {
    variable: 'TOOL_RECORDS_CHROMIUM',
    commands: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    places: [],
    mac: ['Google Chrome.app/Contents/MacOS/Google Chrome', 'Chromium.app/Contents/MacOS/Chromium'],
    windows: [
      'Google\\Chrome\\Application\\chrome.exe',
      'Chromium\\Application\\chrome.exe',
      'Microsoft\\Edge\\Application\\msedge.exe',
    ],
    version: /chrom/i,
    needs: [],
    own: true,
    packages: ['chromium', 'fonts-noto-cjk'],
    advice: 'Install Chromium or Chrome',
  },
  firefox: {
    variable: 'TOOL_RECORDS_FIREFOX',
    commands: ['firefox-esr', 'firefox'],
    places: [],
    mac: ['Firefox.app/Contents/MacOS/firefox'],
    windows: ['Mozilla Firefox\\firefox.exe'],
    version: /firefox/i,
    needs: [],
    own: true,
    packages: ['firefox-esr', 'fonts-noto-cjk'],
    advice: 'Install Firefox',
  },
  // WebKitGTK and its own small browser, driven by its own driver, on a display that nobody sees. Playwright's
  // WebKit is another build, with a protocol of its own.
  webkit: {
    variable: 'TOOL_RECORDS_WEBKIT',
    commands: [],
    places: ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/libexec', '/usr/lib'].flatMap(
      folder =>
        ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map(api => `${folder}/${api}/MiniBrowser`),
    ),
    mac: [],
    windows: [],
    version: /webkitgtk/i,
    excuse: /cannot open display/i,
    needs: ['WebKitWebDriver', 'Xvfb'],
    own: false,
    packages: ['webkit2gtk-driver', 'xvfb', 'fonts-noto-cjk'],
    advice: 'Install WebKitGTK’s MiniBrowser and WebKitWebDriver, and Xvfb',
  },
};

/**
 * The environment variable that names an engine's program: where it is set, nothing else is tried.
 *
 * @param {EngineName} engine
 */
export const browserVariable = engine => ENGINES[engine].variable;

/**
 * Everything that finding a browser asks of the machine, so that tests can bring one of their own.
 *
 * @typedef {object} Machine
 * @property {NodeJS.Platform} platform
 * @property {Record<string, string | undefined>} env
 * @property {string} home
 * @property {boolean} canApt - A Debian-like machine, with root.
 * @property {(path: string) => boolean} isFile
 * @property {(path: string, engine: Engine) => boolean} starts - Whether the program runs and names itself.
 * @property {(engine: EngineName) => Promise<string>} ownPath - Where Playwright keeps its own.
 * @property {(program: string, args: readonly string[]) => boolean} run - Whether the program ended well.
 * @property {(sentence: string) => void} say
 */

/** @returns {Machine} */
function thisMachine() {
  return {
    platform: process.platform,
    env: process.env,
    home: homedir(),
    canApt: process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get'),
    isFile: path => statSync(path, {throwIfNoEntry: false})?.isFile() ?? false,
    starts(path, {version, excuse}) {
      // On Windows `--version` opens a window instead of answering.
      if (process.platform === 'win32') return true;
      const {status, stdout, stderr} = spawnSync(path, ['--version'], {encoding: 'utf8', timeout: 30_000});
      return (status === 0 && version.test(stdout)) || (excuse?.test(stderr) ?? false);
    },
    ownPath: async engine => (await import('playwright'))[engine].executablePath(),
    run(program, args) {
      const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
      // What an installer says goes to standard error, like everything else said here.
      return spawnSync(program, args, {env, stdio: ['ignore', 2, 2], timeout: 600_000}).status === 0;
    },
    say: sentence => console.error(sentence),
  };
}

/**
 * The places where an engine's program usually stands on a machine, in the order in which they are tried.
 *
 * @param {EngineName} engine
 * @param {Pick<Machine, 'platform' | 'env' | 'home'>} machine
 * @returns {string[]}
 */
export function usualPlaces(engine, {platform, env, home}) {
  const {commands, places, mac, windows} = ENGINES[engine];
  if (platform === 'darwin') {
    return ['/Applications', posix.join(home, 'Applications')].flatMap(folder =>
      mac.map(app => posix.join(folder, app)),
    );
  }
  if (platform === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(
      folder => folder !== undefined,
    );
    return windows.flatMap(program => folders.map(folder => win32.join(folder, program)));
  }
  return [...commands.flatMap(command => placesOf(command, env)), ...places];
}

/**
 * The places where a command stands on Linux.
 *
 * @param {string} command
 * @param {Machine['env']} env
 */
function placesOf(command, env) {
  const folders = new Set(['/usr/bin', ...(env.PATH ?? '').split(':').filter(posix.isAbsolute)]);
  return [...folders].map(folder => posix.join(folder, command));
}

/**
 * Looks for a browser and installs nothing. A browser that the variable names is taken or refused, never
 * silently replaced by another.
 *
 * @param {EngineName} engine
 * @param {Machine} [machine]
 * @returns {Promise<string | undefined>}
 */
export async function findBrowser(engine, machine = thisMachine()) {
  const {variable, needs, own} = ENGINES[engine];
  const complete = needs.every(command => placesOf(command, machine.env).some(machine.isFile));
  /** @type {(path: string) => boolean} */
  const works = path => complete && machine.isFile(path) && machine.starts(path, ENGINES[engine]);
  const named = machine.env[variable];
  if (named) {
    if (works(named)) return named;
    const beside = needs.length > 0 ? ` with ${needs.join(' and ')}` : '';
    throw new Error(
      `${variable} names ${named}, and no ${engine} starts there${beside}. Correct it or unset it.`,
    );
  }
  // A program that stands there may still not start: a stub asking for a snap, or libraries missing.
  return [...usualPlaces(engine, machine), ...(own ? [await machine.ownPath(engine)] : [])].find(works);
}

/**
 * Finds a browser, or gets one: Playwright's download first, where it has one, then apt where this machine
 * allows it. Says what it does, and fails where there is none to be had.
 *
 * @param {EngineName} engine
 * @param {Machine} [machine]
 * @returns {Promise<string>}
 */
export async function ensureBrowser(engine, machine = thisMachine()) {
  const {variable, own, packages, advice} = ENGINES[engine];
  const found = await findBrowser(engine, machine);
  if (found) {
    machine.say(`The browser tests use ${engine} at ${found}.`);
    return found;
  }
  const playwright = fileURLToPath(new URL('../../node_modules/playwright/cli.js', import.meta.url));
  const withDeps = machine.canApt ? ['--with-deps'] : [];
  const none = `No ${engine} was found here.`;
  /** @type {{sentence: string, act: () => boolean}[]} */
  const tries = [];
  if (own) {
    tries.push({
      sentence: `${none} Getting Playwright’s own: npx playwright install ${[...withDeps, engine].join(' ')}`,
      act: () => machine.run(process.execPath, [playwright, 'install', ...withDeps, engine]),
    });
  }
  if (machine.canApt) {
    const before = own ? `That gave no ${engine} that starts.` : none;
    tries.push({
      sentence: `${before} Installing the system’s: apt-get install -y ${packages.join(' ')}`,
      act: () => machine.run('apt-get', ['update']) && machine.run('apt-get', ['install', '-y', ...packages]),
    });
  }
  for (const {sentence, act} of tries) {
    machine.say(sentence);
    // Even an installer that failed may have left a browser that starts.
    const ended = act();
    const got = await findBrowser(engine, machine);
    if (got) {
      machine.say(`The browser tests use ${engine} at ${got}.`);
      return got;
    }
    machine.say(ended ? `It was installed, and still no ${engine} starts.` : 'That did not work.');
  }
  throw new Error(
    `The browser tests need ${engine}, and there is none to be had here. ` +
      `${advice}, or set ${variable} to the path of its program, and run the tests again.`,
  );
}

/**
 * Finds or gets every wanted engine. One that is spared may be missing, and is named, except on CI.
 *
 * @param {Machine} [machine]
 * @returns {Promise<{programs: Map<EngineName, string>, leftOut: EngineName[]}>}
 */
export async function ensureBrowsers(machine = thisMachine()) {
  /** @type {Map<EngineName, string>} */
  const programs = new Map();
  /** @type {EngineName[]} */
  const leftOut = [];
  for (const engine of WANTED_ENGINES) {
    try {
      programs.set(engine, await ensureBrowser(engine, machine));
    } catch (error) {
      // A program that was named and does not start is a fault to mend, wherever it is.
      const named = machine.env[browserVariable(engine)];
      if (machine.env.CI || named || !SPARED_ENGINES.includes(engine)) throw error;
      machine.say(`No ${engine} is to be had here; its tests are not run, and are counted as skipped.`);
      leftOut.push(engine);
    }
  }
  return {programs, leftOut};
}
