import type {Fault} from '../i18n/index.ts';
import {type CollectionReading, parseText} from '../record/index.ts';

/** How long a server may take until the last byte, in milliseconds. */
const TIME_LIMIT = 15_000;

/** The longest address that is asked, in UTF-16 units. */
const LONGEST = 2_048;

export type Loading =
  | Extract<CollectionReading, {ok: true}>
  | {readonly ok: false; readonly faults: readonly Fault[]};

/** Reads a collection that is already here, as text. */
export function read(text: string): Loading {
  const reading = parseText(text);
  return reading.ok ? reading : {ok: false, faults: reading.issues};
}

/**
 * Loads a collection from an address.
 *
 * Only addresses of the page's own origin are asked, unless `crossOrigin` is
 * set; then http and https ones are. An address that carries a user name or a
 * password is never asked. Never throws, except an AbortError when `signal` is
 * aborted.
 */
export async function load(src: string, crossOrigin: boolean, signal: AbortSignal): Promise<Loading> {
  const url = addressOf(src, document.baseURI, crossOrigin);
  const limit = new AbortController();
  const stop = () => limit.abort();
  const timer = setTimeout(stop, TIME_LIMIT);
  signal.addEventListener('abort', stop);
  let code: Fault['code'] = url ? 'NETWORK' : 'CROSS_ORIGIN';
  let found = '';
  try {
    if (url) {
      const response = await fetch(url, {mode: crossOrigin ? 'cors' : 'same-origin', signal: limit.signal});
      found = String(response.status);
      if (response.ok) {
        const bytes = await response.arrayBuffer();
        code = 'ENCODING';
        return read(new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(bytes));
      }
      code = found === '404' ? 'HTTP_404' : 'HTTP';
    }
  } catch {
    signal.throwIfAborted();
    if (limit.signal.aborted) code = 'TIMEOUT';
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
  return {ok: false, faults: [{code, found} as Fault]};
}

/** The address to ask, or undefined where this page must not ask it. */
export function addressOf(src: string, base: string, crossOrigin: boolean): string | undefined {
  // A backslash or control character reads as one address to a person and as another to the browser.
  if (!src.trim() || src.length > LONGEST || /[\\\u0000-\u001f]/.test(src) || !URL.canParse(src, base))
    return;
  const {protocol, username, password, origin, href} = new URL(src, base);
  const ours = origin === location.origin || (protocol === 'file:' && location.protocol === protocol);
  return !username && !password && (ours || (crossOrigin && /^https?:$/.test(protocol))) ? href : undefined;
}
