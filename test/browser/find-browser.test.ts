import {describe, expect, it} from 'vitest';
import {ensureBrowser, ensureBrowsers, findBrowser, type Machine, usualPlaces} from './find-browser.mjs';

const OWN = '/cache/playwright/chrome';
const OWN_FIREFOX = '/cache/playwright/firefox';
const OWN_WEBKIT = '/cache/playwright/webkit';
const OWNS = {chromium: OWN, firefox: OWN_FIREFOX, webkit: OWN_WEBKIT};

const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
/** What WebKitGTK is of no use without. */
const NEEDS = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];

/** A machine on which only these programs start, and where an installer brings what it is told to. */
function machineWith(
  programs: readonly string[],
  {brings = {}, ...rest}: Partial<Machine> & {brings?: Record<string, string | readonly string[]>} = {},
) {
  const there = new Set(programs);
  const ran: string[] = [];
  const said: string[] = [];
  const machine: Machine = {
    platform: 'linux',
    env: {PATH: '/usr/local/bin:/usr/bin:.'},
    home: '/home-of-someone',
    canApt: false,
    isFile: path => there.has(path),
    starts: () => true,
    ownPath: async engine => OWNS[engine],
    run(program, args) {
      const command = [program, ...args.filter(arg => !arg.endsWith('cli.js'))].join(' ');
      ran.push(command.replace(process.execPath, 'playwright'));
      const brought = Object.entries(brings).filter(([part]) => command.includes(part));
      for (const [, paths] of brought) for (const path of [paths].flat()) there.add(path);
      return brought.length > 0 || command === 'apt-get update';
    },
    say: sentence => said.push(sentence),
    ...rest,
  };
  return {machine, ran, said};
}

describe('looking for Chromium', () => {
  it('takes what the variable names before anything else', async () => {
    const {machine} = machineWith(['/opt/my-chromium', '/usr/bin/chromium'], {
      env: {TOOL_RECORDS_CHROMIUM: '/opt/my-chromium'},
    });
    expect(await findBrowser('chromium', machine)).toBe('/opt/my-chromium');
  });

  it('refuses a variable that names nothing, although another browser is there', async () => {
    const {machine} = machineWith(['/usr/bin/chromium'], {env: {TOOL_RECORDS_CHROMIUM: '/opt/my-chromium'}});
    await expect(findBrowser('chromium', machine)).rejects.toThrow(
      /TOOL_RECORDS_CHROMIUM.*\/opt\/my-chromium/,
    );
  });

  it.each([
    ['/usr/bin/chromium', 'linux'],
    ['/usr/bin/chromium-browser', 'linux'],
    ['/usr/bin/google-chrome', 'linux'],
    ['/usr/bin/google-chrome-stable', 'linux'],
    ['/usr/local/bin/chromium', 'linux'],
    ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', 'darwin'],
    ['C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe', 'win32'],
  ] as const)('finds %s on %s', async (path, platform) => {
    const env = {PATH: '/usr/local/bin:/usr/bin', PROGRAMFILES: 'C:\\Program Files'};
    const {machine} = machineWith([path, OWN], {platform, env});
    expect(await findBrowser('chromium', machine)).toBe(path);
  });

  it('passes over a program that stands there and does not start', async () => {
    const {machine} = machineWith(['/usr/bin/chromium', '/usr/bin/google-chrome'], {
      starts: path => path !== '/usr/bin/chromium',
    });
    expect(await findBrowser('chromium', machine)).toBe('/usr/bin/google-chrome');
  });

  it('takes Playwright’s own last', async () => {
    const {machine} = machineWith([OWN]);
    expect(await findBrowser('chromium', machine)).toBe(OWN);
  });

  it('finds nothing where nothing is, and does not look into relative folders', async () => {
    const {machine, ran} = machineWith([]);
    expect(await findBrowser('chromium', machine)).toBeUndefined();
    expect(usualPlaces('chromium', machine).filter(path => !path.startsWith('/'))).toEqual([]);
    expect(ran).toEqual([]);
  });
});

describe('getting Chromium', () => {
  it('installs nothing where one is found', async () => {
    const {machine, ran} = machineWith(['/usr/bin/chromium'], {canApt: true});
    expect(await ensureBrowser('chromium', machine)).toBe('/usr/bin/chromium');
    expect(ran).toEqual([]);
  });

  it('downloads Playwright’s own where none is found, and says so', async () => {
    const {machine, ran, said} = machineWith([], {brings: {'install chromium': OWN}});
    expect(await ensureBrowser('chromium', machine)).toBe(OWN);
    expect(ran).toEqual(['playwright install chromium']);
    expect(said.join('\n')).toContain('npx playwright install chromium');
  });

  it('goes on to apt on a Debian-like machine with root where the download fails', async () => {
    const {machine, ran} = machineWith([], {
      canApt: true,
      brings: {'apt-get install': '/usr/bin/chromium'},
    });
    expect(await ensureBrowser('chromium', machine)).toBe('/usr/bin/chromium');
    expect(ran).toEqual([
      'playwright install --with-deps chromium',
      'apt-get update',
      'apt-get install -y chromium fonts-noto-cjk',
    ]);
  });

  it('never asks apt elsewhere, and fails with what to do', async () => {
    const {machine, ran} = machineWith([], {brings: {'apt-get install': '/usr/bin/chromium'}});
    await expect(ensureBrowser('chromium', machine)).rejects.toThrow(/set TOOL_RECORDS_CHROMIUM/);
    expect(ran).toEqual(['playwright install chromium']);
  });

  it('fails where everything was tried and none starts', async () => {
    const {machine} = machineWith([], {canApt: true});
    await expect(ensureBrowser('chromium', machine)).rejects.toThrow(/none to be had/);
  });

  it('looks in the same places whether or not this is CI', async () => {
    const found = async (env: Record<string, string>) =>
      findBrowser('chromium', machineWith(['/usr/bin/chromium'], {env}).machine);
    expect(await found({CI: 'true'})).toBe(await found({}));
  });
});

describe('looking for Firefox', () => {
  it('takes what the variable names before anything else', async () => {
    const {machine} = machineWith(['/opt/my-firefox', '/usr/bin/firefox-esr'], {
      env: {TOOL_RECORDS_FIREFOX: '/opt/my-firefox'},
    });
    expect(await findBrowser('firefox', machine)).toBe('/opt/my-firefox');
  });

  it.each([
    ['/usr/bin/firefox-esr', 'linux'],
    ['/usr/bin/firefox', 'linux'],
    ['/Applications/Firefox.app/Contents/MacOS/firefox', 'darwin'],
    ['C:\\Program Files\\Mozilla Firefox\\firefox.exe', 'win32'],
  ] as const)('finds %s on %s', async (path, platform) => {
    const env = {PATH: '/usr/local/bin:/usr/bin', PROGRAMFILES: 'C:\\Program Files'};
    const {machine} = machineWith([path, OWN_FIREFOX, '/usr/bin/chromium'], {platform, env});
    expect(await findBrowser('firefox', machine)).toBe(path);
  });

  it('does not take a Chromium for one', async () => {
    const {machine} = machineWith(['/usr/bin/chromium', OWN]);
    expect(await findBrowser('firefox', machine)).toBeUndefined();
  });
});

describe('looking for WebKitGTK', () => {
  it('takes what the variable names before anything else', async () => {
    const {machine} = machineWith(['/opt/MiniBrowser', MINI_BROWSER, ...NEEDS], {
      env: {TOOL_RECORDS_WEBKIT: '/opt/MiniBrowser'},
    });
    expect(await findBrowser('webkit', machine)).toBe('/opt/MiniBrowser');
  });

  it.each([
    MINI_BROWSER,
    '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
    '/usr/lib/x86_64-linux-gnu/webkitgtk-6.0/MiniBrowser',
    '/usr/libexec/webkit2gtk-4.1/MiniBrowser',
  ])('finds %s', async path => {
    expect(await findBrowser('webkit', machineWith([path, ...NEEDS]).machine)).toBe(path);
  });

  it.each(NEEDS)('finds none without %s', async missing => {
    const {machine} = machineWith([MINI_BROWSER, ...NEEDS].filter(path => path !== missing));
    expect(await findBrowser('webkit', machine)).toBeUndefined();
  });

  it.each(NEEDS)('refuses a variable where %s is missing, and names what it needs', async missing => {
    const {machine} = machineWith(
      ['/opt/MiniBrowser', ...NEEDS].filter(path => path !== missing),
      {
        env: {TOOL_RECORDS_WEBKIT: '/opt/MiniBrowser'},
      },
    );
    await expect(findBrowser('webkit', machine)).rejects.toThrow(/with WebKitWebDriver and Xvfb/);
  });

  it('does not take Playwright’s for one', async () => {
    expect(await findBrowser('webkit', machineWith([OWN_WEBKIT, ...NEEDS]).machine)).toBeUndefined();
  });

  it.each(['darwin', 'win32'] as const)('finds none on %s', async platform => {
    const {machine} = machineWith([MINI_BROWSER, ...NEEDS], {platform});
    expect(await findBrowser('webkit', machine)).toBeUndefined();
  });
});

describe('getting WebKitGTK', () => {
  it('asks apt at once, and downloads nothing of Playwright’s', async () => {
    const {machine, ran, said} = machineWith([], {
      canApt: true,
      brings: {'apt-get install': [MINI_BROWSER, ...NEEDS]},
    });
    expect(await ensureBrowser('webkit', machine)).toBe(MINI_BROWSER);
    expect(ran).toEqual(['apt-get update', 'apt-get install -y webkit2gtk-driver xvfb fonts-noto-cjk']);
    expect(said[0]).toMatch(/^No webkit was found here\. Installing/);
  });

  it('runs nothing where apt cannot be asked, and fails with what to do', async () => {
    const {machine, ran} = machineWith(NEEDS);
    await expect(ensureBrowser('webkit', machine)).rejects.toThrow(/set TOOL_RECORDS_WEBKIT/);
    expect(ran).toEqual([]);
  });
});

describe('getting all engines', () => {
  const WEBKIT = [MINI_BROWSER, ...NEEDS];
  const BOTH = ['/usr/bin/chromium', '/usr/bin/firefox-esr'];

  it('leaves none out where all are there', async () => {
    const {programs, leftOut} = await ensureBrowsers(machineWith([...BOTH, ...WEBKIT]).machine);
    expect([[...programs], leftOut]).toEqual([
      [
        ['chromium', '/usr/bin/chromium'],
        ['firefox', '/usr/bin/firefox-esr'],
        ['webkit', MINI_BROWSER],
      ],
      [],
    ]);
  });

  it('gets a Firefox like a Chromium where there is none', async () => {
    const {machine, ran} = machineWith(['/usr/bin/chromium', ...WEBKIT], {
      canApt: true,
      brings: {'apt-get install': '/usr/bin/firefox-esr'},
    });
    expect((await ensureBrowsers(machine)).leftOut).toEqual([]);
    expect(ran.at(-1)).toBe('apt-get install -y firefox-esr fonts-noto-cjk');
  });

  it('names Firefox as left out on a reader’s machine where it cannot be had', async () => {
    const {machine, said} = machineWith(['/usr/bin/chromium', ...WEBKIT]);
    const {programs, leftOut} = await ensureBrowsers(machine);
    expect([[...programs.keys()], leftOut]).toEqual([['chromium', 'webkit'], ['firefox']]);
    expect(said.filter(sentence => sentence.includes('skipped'))).toEqual([
      expect.stringMatching(/^No firefox /),
    ]);
  });

  it('names WebKitGTK as left out on a reader’s machine where it cannot be had', async () => {
    const {machine, said} = machineWith(BOTH);
    const {programs, leftOut} = await ensureBrowsers(machine);
    expect([[...programs.keys()], leftOut]).toEqual([['chromium', 'firefox'], ['webkit']]);
    expect(said.at(-1)).toMatch(/No webkit .* skipped/);
  });

  it('fails on CI where WebKitGTK cannot be had', async () => {
    const {machine} = machineWith(BOTH, {env: {CI: 'true'}});
    await expect(ensureBrowsers(machine)).rejects.toThrow(/set TOOL_RECORDS_WEBKIT/);
  });

  it('fails everywhere where the variable names a WebKitGTK that does not start', async () => {
    const {machine} = machineWith([...BOTH, ...NEEDS], {env: {TOOL_RECORDS_WEBKIT: '/opt/none'}});
    await expect(ensureBrowsers(machine)).rejects.toThrow(/TOOL_RECORDS_WEBKIT names/);
  });

  it('fails on CI where Firefox cannot be had', async () => {
    const {machine} = machineWith(['/usr/bin/chromium'], {env: {CI: 'true'}});
    await expect(ensureBrowsers(machine)).rejects.toThrow(/set TOOL_RECORDS_FIREFOX/);
  });

  it('fails everywhere where the variable names a Firefox that does not start', async () => {
    const {machine} = machineWith(['/usr/bin/chromium'], {env: {TOOL_RECORDS_FIREFOX: '/opt/none'}});
    await expect(ensureBrowsers(machine)).rejects.toThrow(/TOOL_RECORDS_FIREFOX names/);
  });

  it('fails everywhere where Chromium cannot be had', async () => {
    const {machine} = machineWith(['/usr/bin/firefox-esr']);
    await expect(ensureBrowsers(machine)).rejects.toThrow(/set TOOL_RECORDS_CHROMIUM/);
  });
});
