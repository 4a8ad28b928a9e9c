import type {Fault} from '../i18n/index.ts';
import {type CollectionReading, MAX_BYTES, parseCollection} from '../record/index.ts';

/** How long a server may take until the last byte, in milliseconds. */
const TIME_LIMIT = 15_000;

/** The longest address that is asked, in UTF-16 units. */
const LONGEST = 2_048;

export type Loading =
  | Extract<CollectionReading, {ok: true}>
  | {readonly ok: false; readonly faults: readonly Fault[]};

/** Reads a collection that is already here, as text. */
export function read(text: string | Uint8Array): Loading {
  const reading = parseCollection(text);
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
  const fail = (
    code: 'HTTP_404' | 'HTTP' | 'NETWORK' | 'TIMEOUT' | 'CROSS_ORIGIN',
    found?: string,
  ): Loading => ({
    ok: false,
    faults: [found === undefined ? {code} : {code, found}],
  });
  const url = addressOf(src, document.baseURI, location.href, crossOrigin);
  if (!url) return fail('CROSS_ORIGIN');
  const limit = new AbortController();
  const stop = () => limit.abort();
  const timer = setTimeout(stop, TIME_LIMIT);
  signal.addEventListener('abort', stop);
  try {
    const response = await fetch(url, {
      mode: crossOrigin ? 'cors' : 'same-origin',
      signal: limit.signal,
    });
    if (response.status === 404) return fail('HTTP_404');
    if (!response.ok) return fail('HTTP', String(response.status));
    return read(await bytesOf(response));
  } catch {
    signal.throwIfAborted();
    return fail(limit.signal.aborted ? 'TIMEOUT' : 'NETWORK');
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

/** The address to ask, or null where this page must not ask it. */
export function addressOf(src: string, base: string, page: string, crossOrigin: boolean): string | null {
  // A backslash or control character reads as one address to a person and as another to the browser.
  if (!src.trim() || src.length > LONGEST || /[\\\u0000-\u001f]/.test(src) || !URL.canParse(src, base))
    return null;
  const url = new URL(src, base);
  const here = new URL(page);
  if (url.username || url.password) return null;
  if (url.protocol === 'file:' && here.protocol === 'file:') return url.href;
  if (!/^https?:$/.test(url.protocol)) return null;
  return crossOrigin || url.origin === here.origin ? url.href : null;
}

/** The body, given up as soon as it is larger than any collection may be. */
async function bytesOf(response: Response): Promise<Uint8Array> {
  const reader = response.body?.getReader();
  if (!reader) return new Uint8Array(await response.arrayBuffer());
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const {done, value} = await reader.read();
    if (done) break;
    chunks.push(value);
    size += value.length;
    if (size > MAX_BYTES) {
      await reader.cancel();
      break;
    }
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
