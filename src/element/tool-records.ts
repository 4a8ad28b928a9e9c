import {html, render, type TemplateResult} from 'lit/html.js';
import {
  count,
  explainFault,
  type Fault,
  fill,
  type Locale,
  type Messages,
  messagesFor,
} from '../i18n/index.ts';
import {style} from '../look/style.ts';
import {type CollectionReading, type Issue, parseText} from '../record/index.ts';
import {type ListEntry, listEntries, outlineEntry, provenance} from '../view/index.ts';
import {addressOfRecord, recordInAddress, showInAddress} from './address.ts';
import {adoptProperties, ElementBase, reflect} from './attributes.ts';
import {ToolRecordsChangeEvent} from './change-event.ts';
import {TabKeys} from './keys.ts';
import {languageAround, watchLanguage} from './language.ts';
import {addressOf, type Loading, load} from './load.ts';
import {panel} from './panel.ts';
import {cut, recorded, revealed, sentence} from './recorded.ts';

type Ready = Extract<Loading, {ok: true}>;

const TEXTS = ['src', 'record', 'pages', 'label', 'theme', 'heading-level'];
const FLAGS = ['url-sync', 'no-language-switch', 'cross-origin-src'];
/** The most records that are listed at once; a sentence says of how many. */
const LISTED = 1_000;

/** What a `collection` is that neither is text nor was read: its digits are gone already. */
const NO_READING: Loading = {
  ok: false,
  issues: [{code: 'SHAPE', fault: 'type', wanted: 'string | parseCollection(…)', found: 'JSON.parse(…)'}],
};

/** The viewer that reads and writes the address of this page: the first that asks. */
let addressOwner: ToolRecords | null = null;
/** A sheet belongs to one document, and an element can be moved to another. */
const sheets = new WeakMap<Document, CSSStyleSheet>();

/**
 * Lets a reader choose one of several records and read it, in Korean or English.
 *
 * It contacts no tool and runs nothing. Records come from `collection`, else
 * from a child `<script type="application/json">` or `<pre hidden
 * data-tool-records>`, else from `src`. A file with a fault is not shown at all,
 * only the reason; the other children are then the fallback, as they are until
 * the records are there.
 *
 * Built on Lit's templates alone: its element class would be a sixth of what a
 * reader loads, and attributes that reflect are all that it would give here.
 *
 * @element tool-records
 * @attr {string} src - Address of a collection file, resolved against the page.
 * @attr {string} record - Id of the record to show.
 * @attr {string} pages - Address of the page where each record can be reached as `#record=ID`.
 * @attr {boolean} url-sync - Reads and writes `#record=ID` of this page; the first such viewer only.
 * @attr {'auto'|'light'|'dark'} theme - Overrides the colour scheme that the page gives.
 * @attr {boolean} no-language-switch - Hides the switch; the language is then the page's.
 * @attr {string} label - Names the viewer instead of the collection's title.
 * @attr {number} heading-level - Level of the record's heading, 1 to 5; 3 where absent.
 * @attr {boolean} cross-origin-src - Allows `src` on another origin.
 * @slot - Shown until the records are ready, and if they never are.
 * @slot title - Names the viewer on the page.
 * @fires tool-records-change - The reader chose another record.
 * @cssprop [--tool-records-accent] - Colour of the selection mark, links and the answer yes.
 */
export class ToolRecords extends ElementBase {
  static readonly observedAttributes = [...TEXTS, ...FLAGS];

  declare src: string;
  declare pages: string;
  declare label: string;
  declare theme: string;
  declare headingLevel: string;
  declare urlSync: boolean;
  declare noLanguageSwitch: boolean;
  declare crossOriginSrc: boolean;
  /** The `record` attribute. The record being shown is in the change event. */
  declare record: string;

  #root = this.attachShadow({mode: 'open'});
  #collection: string | CollectionReading | null = null;
  /** What is shown: records, or why there are none; null before either. */
  #shown: Loading | null = null;
  /** Whether records were shown before; the fallback then comes back for a failure only. */
  #succeeded = false;
  /** What the child held when the source was last looked for; the fallback beside it may change as it likes. */
  #text = '';
  /** The address that the records came from, where they came from one. */
  #download = '';
  /** Where it came from, as a failure names it. */
  #from = '';
  #index = 0;
  /** An id that was asked for and is not there. */
  #unknownId = '';
  /** Whether the reader asked for the whole of a long text. */
  #whole = false;
  #around: Locale = 'en';
  /** The language that the reader chose here; null while none was. */
  #chosen: Locale | null = null;
  /** What the entries and their tabs were made from, and these. */
  #madeFrom: readonly unknown[] = [];
  #entries: readonly ListEntry[] = [];
  #tabs: readonly TemplateResult[] = [];
  #keys = new TabKeys();
  #update: Promise<void> | null = null;
  /** Whether the records have to be looked for anew. */
  #stale = false;
  #request: AbortController | null = null;
  #loading: Promise<void> | null = null;
  #stopWatching = () => {};

  /** A file's text, or what `parseCollection` gave; never a value of `JSON.parse`, whose digits are gone. */
  get collection(): string | CollectionReading | null {
    return this.#collection;
  }

  set collection(value: string | CollectionReading | null) {
    this.#collection = value;
    this.#restart();
  }

  /** Settles when what was last set is shown. */
  get updateComplete(): Promise<void> {
    return Promise.resolve(this.#update)
      .then(() => this.#loading)
      .then(() => this.#update ?? undefined);
  }

  connectedCallback(): void {
    const {ownerDocument} = this;
    const sheet = sheets.get(ownerDocument) ?? new (ownerDocument.defaultView ?? globalThis).CSSStyleSheet();
    if (!sheets.has(ownerDocument)) sheet.replaceSync(style);
    sheets.set(ownerDocument, sheet);
    this.#root.adoptedStyleSheets = [sheet];
    adoptProperties(this, [...TEXTS, ...FLAGS, 'collection']);
    this.#around = languageAround(this);
    const unwatch = watchLanguage(this, this.#languageMayHaveChanged);
    // Children may come after the element: late, or because the parser is not there yet.
    const observer = new MutationObserver(() => {
      if (!this.#shown?.ok && this.#childText() !== this.#text) this.#restart();
    });
    observer.observe(this, {childList: true, subtree: true, characterData: true});
    this.#stopWatching = () => {
      unwatch();
      observer.disconnect();
    };
    this.#stale ||= !this.#shown?.ok;
    this.#claimAddress();
    this.#draw();
    document.addEventListener('DOMContentLoaded', this.#draw);
  }

  disconnectedCallback(): void {
    this.#request?.abort();
    this.#request = null;
    this.#stopWatching();
    document.removeEventListener('DOMContentLoaded', this.#draw);
    this.#claimAddress();
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (name === 'url-sync') this.#claimAddress();
    if (name === 'record') this.#show(now ?? '');
    else if (before !== now && /src$/.test(name)) this.#restart();
    this.#draw();
  }

  /** Goes to the selected tab. */
  override focus(options?: FocusOptions): void {
    this.#tabAt(this.#index)?.focus(options);
  }

  get #locale(): Locale {
    return this.#chosen ?? this.#around;
  }

  #tabAt(index: number): HTMLElement | null {
    return this.#root.getElementById(`tab-${index}`);
  }

  /** Draws once, after everything that changes in this turn; a source is asked once as well. */
  #draw = (): void => {
    this.#update ??= Promise.resolve().then(() => {
      if (this.#stale && this.isConnected && document.readyState !== 'loading') this.#start();
      this.#update = null;
      const m = messagesFor(this.#locale);
      const shown = this.#shown;
      const failed = shown?.ok === false ? shown.issues : null;
      render(
        html`<div class="tool-records" lang=${m.locale}><div class="hush" role="status">${failed && m.failed}</div>${
          shown?.ok ? this.#viewer(shown, m) : failed && failure(failed[0]!, this.#from, m)
        }</div>${
          shown?.ok || (this.#succeeded && this.#request)
            ? ''
            : html`<slot>${failed ? '' : html`<p>${this.#request ? m.loading : m.idle}</p>`}</slot>`
        }`,
        this.#root,
        {host: this},
      );
      // Marked here and not in the list, whose cost must not grow with the collection for each key.
      const mark = (tab: HTMLElement | null, selected: boolean) => {
        tab?.setAttribute('aria-selected', String(selected));
        tab?.setAttribute('tabindex', selected ? '0' : '-1');
      };
      mark(this.#root.querySelector('[aria-selected=true]'), false);
      mark(this.#tabAt(this.#index), true);
    });
  };

  #viewer(reading: Ready, m: Messages): TemplateResult {
    const {pages} = this;
    // The thousand that the selected one is in.
    const first = this.#index - (this.#index % LISTED);
    const from = [reading, m, first, addressOfRecord('', pages)];
    if (from.some((part, i) => part !== this.#madeFrom[i])) {
      this.#madeFrom = from;
      this.#entries = listEntries(reading, m);
      this.#tabs = this.#entries.slice(first, first + LISTED).map(
        (
          {address, label, status},
          i,
        ) => html`<a class="tab" role="tab" id=${`tab-${first + i}`} aria-controls="panel"
          aria-selected="false" tabindex="-1" href=${addressOfRecord(address, pages)}><span aria-hidden="true">${
            first + i + 1
          }</span><b>${revealed(cut(label))}</b><small>${status}</small></a>`,
      );
    }
    const all = this.#entries.length;
    const entry = this.#entries[this.#index];
    const title = this.label || reading.collection.title[m.locale];
    const level = Math.min(Math.max(Number(this.headingLevel) || 3, 1), 5);
    return html`<div class="viewer"><div class="bar"><slot name="title"><span class="title">${revealed(cut(title))}</span></slot>${
      this.noLanguageSwitch
        ? ''
        : html`<div class="switch" role="group" aria-label=${m.language}>${this.#language('ko', '한국어', m)}${this.#language('en', 'English', m)}</div>`
    }</div>${this.#unknownId && html`<p class="notice">${sentence(fill(m.noSuchRecord, this.#unknownId))}</p>`}
      <div class="side">
        <div class="tabs" role="tablist" aria-orientation="vertical" aria-label=${cut(title)} @keydown=${this.#keyDown}
          @click=${this.#clicked}>${this.#tabs}</div>
        ${all > LISTED ? html`<p>${count(m.listedOf, this.#tabs.length, all)}</p>` : ''}
      </div>
      <div class="panel" role="tabpanel" id="panel" tabindex="0" aria-labelledby=${`tab-${this.#index}`}>${
        entry ? panel(outlineEntry(reading, entry, m), m, level, this.#whole ? null : this.#unfold) : m.idle
      }</div>
      <div class="foot">${entry && html`<a href=${addressOfRecord(entry.address, pages)}>${m.address}</a>`}${
        this.#download && html`<a href=${this.#download}>${m.download}</a>`
      }<span>${sentence(provenance(reading.collection, m))}</span></div>
    </div>`;
  }

  #language(locale: Locale, name: string, m: Messages): TemplateResult {
    const choose = () => {
      this.#chosen = locale;
      this.#draw();
    };
    return html`<button type="button" lang=${locale} aria-pressed=${m.locale === locale} @click=${choose}>${name}</button>`;
  }

  #restart(): void {
    this.#stale = true;
    this.#draw();
  }

  #childText(): string {
    return (
      this.querySelector(':scope > script[type="application/json"], :scope > pre[data-tool-records]')
        ?.textContent ?? ''
    );
  }

  /** Decides where the records come from, and reads or loads them. */
  #start(): void {
    this.#stale = false;
    this.#request?.abort();
    this.#request = null;
    this.#text = this.#childText();
    const given = this.#collection || (this.#text.trim() && this.#text);
    const {src} = this;
    this.#from = given ? '' : src;
    this.#download =
      (!given && this.hasAttribute('src') && addressOf(src, document.baseURI, this.crossOriginSrc)) || '';
    this.#shown = null;
    if (given) {
      const reading = typeof given === 'string' ? parseText(given) : given;
      this.#finish('ok' in reading ? reading : NO_READING);
    } else if (this.hasAttribute('src')) {
      const request = new AbortController();
      this.#request = request;
      this.#loading = load(src, this.crossOriginSrc, request).then(loading => {
        // Given up for a later source, or because the element was taken away.
        if (this.#request === request) this.#finish(loading);
      });
    }
  }

  #finish(loading: Loading): void {
    this.#request = null;
    this.#shown = loading;
    this.#succeeded ||= loading.ok;
    this.#claimAddress();
    this.#show((addressOwner === this && recordInAddress()) || this.record);
  }

  /** Takes this page's address where it is free and wanted, and lets go of it where it is not wanted any more. */
  #claimAddress(): void {
    const wanted = this.urlSync && this.isConnected && this.#shown?.ok;
    if (wanted && !addressOwner) {
      addressOwner = this;
      addEventListener('hashchange', this.#addressChanged);
    } else if (!wanted && addressOwner === this) {
      addressOwner = null;
      removeEventListener('hashchange', this.#addressChanged);
    }
  }

  #show(address: string): void {
    this.#draw();
    if (!this.#shown?.ok) return;
    const entries = listEntries(this.#shown, messagesFor(this.#locale));
    const index = entries.findIndex(one => one.address === address);
    this.#unknownId = index < 0 ? address : '';
    this.#index = Math.max(index, 0);
    this.#whole = false;
    this.#draw();
  }

  #unfold = ({currentTarget}: Event): void => {
    const box = (currentTarget as HTMLElement).previousElementSibling as HTMLElement;
    this.#whole = true;
    this.#draw();
    // The button is gone then, and the focus must not be.
    void this.updateComplete.then(() => box.focus());
  };

  #addressChanged = (): void => {
    const id = recordInAddress();
    if (id) this.#show(id);
  };

  #languageMayHaveChanged = (): void => {
    const around = languageAround(this);
    if (around === this.#around) return;
    this.#around = around;
    this.#draw();
  };

  #keyDown(event: KeyboardEvent): void {
    const move = this.#keys.read(event, this.#index, this.#entries.length, i => {
      const {label, address, name = address} = this.#entries[i]!;
      return [label, address, name];
    });
    if (move === null) return;
    event.preventDefault();
    this.#choose(move);
  }

  #clicked(event: MouseEvent): void {
    if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const tab = (event.target as Element).closest('.tab');
    if (!tab) return;
    event.preventDefault();
    this.#choose(Number(tab.id.slice(4)));
  }

  /** The reader's own choice: shown, focused, told, and put into the address where that is ours. */
  #choose(index: number): void {
    const changed = index !== this.#index;
    this.#index = index;
    const tab = this.#tabAt(index);
    if (tab) tab.focus();
    else
      void Promise.resolve()
        .then(() => this.updateComplete)
        .then(() => this.focus());
    if (!changed) return;
    this.#unknownId = '';
    this.#whole = false;
    this.#draw();
    const {address} = this.#entries[index]!;
    if (addressOwner === this) showInAddress(address);
    this.dispatchEvent(new ToolRecordsChangeEvent(address));
  }
}

reflect(ToolRecords, TEXTS, FLAGS);

/** The first fault of a file that is not shown: what, where, and what to do. */
function failure(fault: Fault, from: string, m: Messages): TemplateResult {
  const {what, next} = explainFault(fault, m);
  const {line, column, at} = fault as Issue;
  return html`<div class="failed"><strong>${m.failed}</strong><p>${recorded(fault.code)} ${sentence([...what, ' ', ...next])}</p
    ><small>${from && recorded(from)} ${line && count(m.place, line, column!)} ${at && recorded(at)}</small></div>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'tool-records': ToolRecords;
  }
  interface HTMLElementEventMap {
    'tool-records-change': ToolRecordsChangeEvent;
  }
}
