import {test as base, expect, type Page} from 'playwright/test';

export {expect};

/** What must not happen on any page of a test. A test that provokes one of them takes it out again. */
export type Faults = {
  readonly pageErrors: string[];
  readonly consoleErrors: string[];
  readonly foreignRequests: string[];
  readonly cspViolations: string[];
  readonly pwned: string[];
  readonly dialogs: string[];
};

// The console is the one way out of a page that every engine has and that outlives a navigation.
const CSP_MARK = '[csp violation]';
const PWNED_MARK = '[pwned]';

/** Runs in every frame before its own scripts. */
function watchInside([cspMark, pwnedMark]: readonly [string, string]): void {
  const tell = console.error.bind(console);
  addEventListener('securitypolicyviolation', event => {
    tell(`${cspMark} ${event.effectiveDirective} ${event.blockedURI}`);
  });
  let pwned: unknown;
  Object.defineProperty(globalThis, '__pwned', {
    configurable: true,
    get: () => pwned,
    set(value: unknown) {
      pwned = value;
      tell(`${pwnedMark} ${String(value)}`);
    },
  });
}

/** A `data:` or `blob:` address holds its own content, and asking for it reaches nobody. */
function isForeign(address: string, home: string): boolean {
  const {protocol, origin, host} = new URL(address);
  if (protocol === 'data:' || protocol === 'blob:' || protocol === 'about:') return false;
  if (protocol === 'file:') return home !== 'file:';
  if (protocol === 'ws:' || protocol === 'wss:') return home === 'file:' || host !== new URL(home).host;
  return origin !== home;
}

/** Set where every frame of the page stands at the end, in case it was set without going through the setter. */
async function pwnedFrames(page: Page): Promise<string[]> {
  const values: string[] = [];
  for (const frame of page.frames()) {
    const value = await frame
      .evaluate(() => String(Reflect.get(globalThis, '__pwned')))
      .catch(() => 'undefined');
    if (value !== 'undefined') values.push(`${frame.url()}: ${value}`);
  }
  return values;
}

type Fixtures = {
  /** The origin that a page may ask things of, or `file:`. */
  home: string;
  faults: Faults;
};

/**
 * Playwright's `test`, which also fails on a page error, a console error, a request off the page's own
 * origin, a violation of its policy, a dialog, and on recorded text that ran (`globalThis.__pwned`).
 */
export const test = base.extend<Fixtures>({
  home: [async ({baseURL}, use) => use(new URL(baseURL ?? 'http://127.0.0.1').origin), {option: true}],
  faults: [
    async ({context, home}, use) => {
      const faults: Faults = {
        pageErrors: [],
        consoleErrors: [],
        foreignRequests: [],
        cspViolations: [],
        pwned: [],
        dialogs: [],
      };
      await context.addInitScript(watchInside, [CSP_MARK, PWNED_MARK] as const);
      context.on('weberror', event => void faults.pageErrors.push(event.error().message));
      context.on('console', message => {
        if (message.type() !== 'error') return;
        const text = message.text();
        if (text.startsWith(CSP_MARK)) faults.cspViolations.push(text);
        else if (text.startsWith(PWNED_MARK)) faults.pwned.push(text);
        else faults.consoleErrors.push(`${text} (${message.location().url})`);
      });
      context.on('request', request => {
        if (isForeign(request.url(), home)) faults.foreignRequests.push(request.url());
      });
      context.on('dialog', dialog => {
        faults.dialogs.push(`${dialog.type()}: ${dialog.message()}`);
        void dialog.dismiss().catch(() => {});
      });
      context.on('page', page => {
        page.on('websocket', socket => {
          if (isForeign(socket.url(), home)) faults.foreignRequests.push(socket.url());
        });
      });
      await use(faults);
      // Asking each page something also waits for the events that it sent before.
      for (const page of context.pages()) faults.pwned.push(...(await pwnedFrames(page)));
      expect(faults, 'the page did something that a record must never cause').toEqual({
        pageErrors: [],
        consoleErrors: [],
        foreignRequests: [],
        cspViolations: [],
        pwned: [],
        dialogs: [],
      });
    },
    {auto: true},
  ],
});
