import type {Fault} from '../i18n/index.ts';
import {type CollectionReading, parseText} from '../record/index.ts';

/** How long a server may take until the last byte, in milliseconds. */
const TIME_LIMIT = 15_000;

/** The longest address that is asked, in UTF-16 units. */
const LONGEST = 2_048;

/** A collection, or why there is none. */
export type Loading =
  | Extract<CollectionReading, {ok: true}>
  | {readonly ok: false; readonly issues: readonly Fault[]};

/**
 * Loads a collection from an address.
 *
 * Only addresses of the page's own origin are asked, unless `crossOrigin` is
 * set; then http and https ones are. An address that carries a user name or a
 * password is never asked. Never throws; what comes of an aborted request is
 * of no use to anyone.
 */
export async function load(src: string, crossOrigin: boolean, request: AbortController): Promise<Loading> {
  const url = addressOf(src, document.baseURI, crossOrigin);
  let code: Fault['code'] = url ? 'NETWORK' : 'CROSS_ORIGIN';
  let found = '';
  const timer = setTimeout(() => {
    code = 'TIMEOUT';
    request.abort();
  }, TIME_LIMIT);
  try {
    if (url) {
      const response = await fetch(url, {mode: crossOrigin ? 'cors' : 'same-origin', signal: request.signal});
      found = String(response.status);
      if (response.ok) {
        const bytes = await response.arrayBuffer();
        code = 'ENCODING';
        // UTF-16 without a mark is UTF-8 full of NUL.
        if (new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength)).includes(0)) throw code;
        return parseText(new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(bytes));
      }
      code = found === '404' ? 'HTTP_404' : 'HTTP';
    }
  } catch {
    // What went wrong is in the code.
  } finally {
    clearTimeout(timer);
  }
  return {ok: false, issues: [{code, found} as Fault]};
}

/** The address to ask, or undefined where this page must not ask it. */
export function addressOf(src: string, base: string, crossOrigin: boolean): string | undefined {
  // A backslash or control character reads as one address to a person and as another to the browser.
  if (!src.trim() || src.length > LONGEST || /[\\\u0000-\u001f]/.test(src) || !URL.canParse(src, base))
    return;
  const {protocol, username, password, origin, href} = new URL(src, base);
  const web = /^https?:$/.test(protocol) && (crossOrigin || origin === location.origin);
  return (web || (protocol === 'file:' && location.protocol === protocol)) && !username && !password
    ? href
    : undefined;
}
