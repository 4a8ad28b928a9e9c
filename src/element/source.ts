import {type CollectionReading, parseText} from '../record/index.ts';
import {addressOf, type Loading, load} from './load.ts';

/** What a `collection` is that neither is text nor was read: its digits are gone already. */
const NO_READING: Loading = {
  ok: false,
  issues: [{code: 'SHAPE', fault: 'type', wanted: 'string | parseCollection(…)', found: 'JSON.parse(…)'}],
};

/** The element that records are for, as far as their source is concerned. */
type Asking = HTMLElement & {readonly src: string; readonly crossOriginSrc: boolean};

/** The records of one viewer: where they come from, and what came of it. */
export class Source {
  /** What the page gave; it comes before the child and the address. */
  collection: string | CollectionReading | null = null;
  /** Records, or why there are none; null before either. */
  shown: Loading | null = null;
  /** Whether there were records before; the fallback then comes back for a failure only. */
  succeeded = false;
  /** The address that the records came from, where they came from one. */
  download = '';
  /** Where they came from, as a failure names it. */
  from = '';
  /** The request under way. */
  request: AbortController | null = null;
  /** Settles when what was asked last is here. */
  loading: Promise<void> | null = null;
  /** What the child held when it was last looked for; the fallback beside it may change as it likes. */
  #text = '';
  #for: Asking;
  #finished: () => void;

  constructor(asking: Asking, finished: () => void) {
    this.#for = asking;
    this.#finished = finished;
  }

  /** Whether the child came, or changed, after it was looked for in vain. */
  get late(): boolean {
    return !this.shown?.ok && this.#childText() !== this.#text;
  }

  /** Decides where the records come from, and reads or loads them. */
  start(): void {
    const {src, crossOriginSrc} = this.#for;
    const named = this.#for.hasAttribute('src');
    this.stop();
    this.#text = this.#childText();
    const given = this.collection || (this.#text.trim() && this.#text);
    this.from = given ? '' : src;
    this.download = (!given && named && addressOf(src, document.baseURI, crossOriginSrc)) || '';
    this.shown = null;
    if (given) {
      const reading = typeof given === 'string' ? parseText(given) : given;
      this.#finish('ok' in reading ? reading : NO_READING);
    } else if (named) {
      const request = new AbortController();
      this.request = request;
      this.loading = load(src, crossOriginSrc, request).then(loading => {
        // Given up for a later source, or because the element was taken away.
        if (this.request === request) this.#finish(loading);
      });
    }
  }

  /** Gives up what is under way. */
  stop(): void {
    this.request?.abort();
    this.request = null;
  }

  #finish(loading: Loading): void {
    this.request = null;
    this.shown = loading;
    this.succeeded ||= loading.ok;
    this.#finished();
  }

  #childText(): string {
    return (
      this.#for.querySelector(':scope > script[type="application/json"], :scope > pre[data-tool-records]')
        ?.textContent ?? ''
    );
  }
}
