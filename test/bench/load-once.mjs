/**
 * @typedef {object} Condition
 * @property {string} name
 * @property {number} cpu - How many times slower the processor is.
 * @property {{latency: number, download: number, upload: number} | undefined} network - In ms and bytes a second.
 * @type {readonly Condition[]}
 */
export const CONDITIONS = [
  {name: 'This machine as it is', cpu: 1, network: undefined},
  {
    name: 'CPU slowed 4 times, 1.6 Mbps with 150 ms',
    cpu: 4,
    network: {latency: 150, download: 1_600_000 / 8, upload: 750_000 / 8},
  },
];

/** How long a page may go on working after its text is there, in milliseconds. */
const SETTLE = 400;

/**
 * Opens a page once, in a new context with an empty cache, and says what that cost in milliseconds: the main
 * thread as a whole, its script, its layout and style, and the time until the first text was painted.
 *
 * @typedef {{main: number, script: number, layout: number, text: number}} Load
 * @param {import('playwright').Browser} browser
 * @param {string} address
 * @param {string} path
 * @param {Condition} condition
 * @param {import('./pages.mjs').BenchPage} benchPage
 * @param {number} count - The records that have to be there in the end.
 * @returns {Promise<Load>}
 */
export async function loadOnce(browser, address, path, {cpu, network}, benchPage, count) {
  const context = await browser.newContext({viewport: {width: 1280, height: 720}});
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await page.goto(`${address}blank.html`);
    await cdp.send('Performance.enable');
    await cdp.send('Emulation.setCPUThrottlingRate', {rate: cpu});
    if (network) {
      await cdp.send('Network.enable');
      const {latency, download, upload} = network;
      await cdp.send('Network.emulateNetworkConditions', {
        offline: false,
        latency,
        downloadThroughput: download,
        uploadThroughput: upload,
      });
    }
    const before = await metrics(cdp);
    await page.goto(address + path, {timeout: 120_000});
    const text = await page.evaluate(firstText, SETTLE);
    const after = await metrics(cdp);
    // A page that shows nothing is fast.
    const shown = await benchPage.shown(page);
    if (shown !== count) throw new Error(`${benchPage.name} shows ${shown} records of ${count}.`);
    const spent = /** @param {string} name */ name => 1_000 * ((after[name] ?? 0) - (before[name] ?? 0));
    return {
      main: spent('TaskDuration'),
      script: spent('ScriptDuration'),
      layout: spent('LayoutDuration') + spent('RecalcStyleDuration'),
      text,
    };
  } finally {
    await context.close();
  }
}

/** @param {import('playwright').CDPSession} cdp @returns {Promise<Record<string, number>>} */
async function metrics(cdp) {
  const {metrics} = await cdp.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({name, value}) => [name, value]));
}

/**
 * Runs in the page. When its first text was painted, said once the page has come to rest.
 *
 * @param {number} settle
 * @returns {Promise<number>}
 */
function firstText(settle) {
  return new Promise(resolve => {
    new PerformanceObserver((entries, observer) => {
      const paint = entries.getEntriesByName('first-contentful-paint')[0];
      if (!paint) return;
      observer.disconnect();
      setTimeout(() => resolve(paint.startTime), settle);
    }).observe({type: 'paint', buffered: true});
  });
}
