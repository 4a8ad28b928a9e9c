import {cpSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {WebKitSession} from './webkit-driver.ts';

/** Runs in a page before everything that is its own. */
function watch(): void {
  const faults: string[] = [];
  Object.defineProperty(globalThis, 'seenFaults', {value: faults});
  const note = (kind: string, what: unknown) => void faults.push(`${kind}: ${String(what)}`);
  // Capturing, since the error of an image or a script that cannot be had does not rise to the window.
  addEventListener(
    'error',
    event => {
      if (event.target instanceof Element) note('not loaded', event.target.outerHTML);
      else note('error', event.message);
    },
    true,
  );
  addEventListener('unhandledrejection', event => note('rejection', event.reason));
  addEventListener('securitypolicyviolation', event => {
    note('policy', `${event.effectiveDirective} ${event.blockedURI}`);
  });
  const tell = console.error;
  console.error = (...words: unknown[]) => {
    note('console', words.map(String).join(' '));
    tell(...words);
  };
}

const BEHIND = '<meta charset="utf-8">';

/**
 * A page with a listener before its own scripts and its own policy. WebKitWebDriver tells nothing of errors
 * and offers no way to run something first, so that only the page itself can say what went wrong in it.
 */
export function watched(html: string): string {
  if (html.split(BEHIND).length !== 2) throw new Error('This page has no one place for the listener.');
  return html.replace(BEHIND, () => `${BEHIND}<script>(${watch})()</script>`);
}

/** Copies a page, or a folder of them, and puts the listener into each. */
export function copyWatched(from: string, to: string): void {
  cpSync(from, to, {recursive: true});
  const names = statSync(to).isDirectory()
    ? readdirSync(to, {recursive: true, encoding: 'utf8'}).map(name => join(to, name))
    : [to];
  for (const name of names) {
    if (name.endsWith('.html')) writeFileSync(name, watched(readFileSync(name, 'utf8')));
  }
}

/** What went wrong in a watched page so far. A page without the listener has no answer, and that throws. */
export async function faultsOf(session: WebKitSession): Promise<string[]> {
  const faults = await session.evaluate(() => Reflect.get(globalThis, 'seenFaults') as string[] | undefined);
  if (!faults) throw new Error('This page is not watched.');
  return faults;
}
