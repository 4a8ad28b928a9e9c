import {html, LitElement, nothing, type PropertyValues, type TemplateResult, unsafeCSS} from 'lit';
import {guard} from 'lit/directives/guard.js';
import {keyed} from 'lit/directives/keyed.js';
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
import type {CollectionReading} from '../record/index.ts';
import {outlineRecord, provenance, statusOf} from '../view/index.ts';
import {addressOfRecord, recordInAddress, showInAddress} from './address.ts';
import {ToolRecordsChangeEvent} from './change-event.ts';
import {TabKeys} from './keys.ts';
import {languageAround, watchLanguage} from './language.ts';
import {type Loading, load, read} from './load.ts';
import {panel} from './panel.ts';
import {recorded, revealed, sentence} from './recorded.ts';

type Ready = Extract<Loading, {ok: true}>;
type State =
  | {readonly is: 'idle' | 'loading'}
  | {readonly is: 'ready'; readonly reading: Ready}
  | {readonly is: 'failed'; readonly faults: readonly Fault[]; readonly from: string};

/** The most records that are listed; the ones past it are counted in a sentence. */
const LISTED = 1_000;
/** The most faults that a failed file shows. */
const FAULTS = 5;

/** The viewer that reads and writes the address of this page: the first that asks. */
let addressOwner: ToolRecords | null = null;

/**
 * Lets a reader choose one of several records and read it, in Korean or English.
 *
 * It contacts no tool and runs nothing. Records come from `collection`, else
 * from a child `<script type="application/json">` or `<pre hidden
 * data-tool-records>`, else from `src`. A file with a fault is shown not at all,
 * with the reason; the other children are then the fallback, as they are until
 * the records are there.
 *
 * @element tool-records
 * @attr {string} src - Address of a collection file, resolved against the page.
 * @attr {string} record - Id of the record to show first, and of the one being shown.
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
export class ToolRecords extends LitElement {
  static override readonly styles = unsafeCSS(style);
  static override readonly properties = {
    src: {},
    record: {},
    pages: {},
    label: {},
    theme: {reflect: false},
    urlSync: {type: Boolean, attribute: 'url-sync'},
    noLanguageSwitch: {type: Boolean, attribute: 'no-language-switch'},
    headingLevel: {type: Number, attribute: 'heading-level'},
    crossOriginSrc: {type: Boolean, attribute: 'cross-origin-src'},
    collection: {attribute: false},
    state: {state: true},
    chosen: {state: true},
    unknownId: {state: true},
  };

  declare src: string;
  declare record: string;
  declare pages: string;
  declare label: string;
  declare theme: string;
  declare urlSync: boolean;
  declare noLanguageSwitch: boolean;
  declare headingLevel: number;
  declare crossOriginSrc: boolean;
  /** A file's text, or what `parseCollection` gave; never a value of `JSON.parse`, whose digits are gone. */
  declare collection: string | CollectionReading | null;

  declare private state: State;
  /** The language that the reader chose here; null while none was. */
  declare private chosen: Locale | null;
  declare private unknownId: string | null;

  #request: AbortController | null = null;
  #stopWatching: (() => void) | null = null;
  #children: MutationObserver | null = null;
  #around: Locale = 'en';
  #index = 0;
  #keys = new TabKeys();

  constructor() {
    super();
    this.src = '';
    this.record = '';
    this.pages = '';
    this.label = '';
    this.theme = 'auto';
    this.urlSync = false;
    this.noLanguageSwitch = false;
    this.headingLevel = 3;
    this.crossOriginSrc = false;
    this.collection = null;
    this.state = {is: 'idle'};
    this.chosen = null;
    this.unknownId = null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#around = languageAround(this);
    this.#stopWatching = watchLanguage(this, this.#languageMayHaveChanged);
    this.requestUpdate();
    if (this.state.is === 'ready') return;
    // Children that the parser has not reached yet are not there; see also the observer below.
    if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', this.#start, {once: true});
    else queueMicrotask(this.#start);
    this.#children = new MutationObserver(() => {
      if (this.state.is === 'idle') this.#start();
    });
    this.#children.observe(this, {childList: true, subtree: true, characterData: true});
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#request?.abort();
    this.#stopWatching?.();
    this.#children?.disconnect();
    document.removeEventListener('DOMContentLoaded', this.#start);
    removeEventListener('hashchange', this.#addressChanged);
    if (addressOwner === this) addressOwner = null;
    if (this.state.is === 'loading') this.state = {is: 'idle'};
  }

  /** Goes to the selected tab. */
  override focus(options?: FocusOptions): void {
    const tab = this.#tabs()[this.#index];
    if (tab) tab.focus(options);
    else super.focus(options);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (
      this.hasUpdated &&
      (changed.has('src') || changed.has('collection') || changed.has('crossOriginSrc'))
    ) {
      this.#start();
    }
    if (this.hasUpdated && changed.has('record') && this.state.is === 'ready') this.#showRecord(this.record);
  }

  protected override render(): TemplateResult {
    const m = messagesFor(this.#locale);
    const {state} = this;
    return html`<div class="tool-records" lang=${m.locale}>
      <div class="hush" role="status">${state.is === 'failed' ? m.failed : ''}</div>
      ${state.is === 'ready' ? this.#viewer(state.reading, m) : this.#waiting(state, m)}
    </div>`;
  }

  protected override updated(): void {
    // The list is not rendered anew for a selection: its cost must not grow with the collection.
    this.#tabs().forEach(tab => {
      const selected = tab.id === `tab-${this.#index}`;
      if (selected !== (tab.tabIndex === 0)) {
        tab.setAttribute('aria-selected', String(selected));
        tab.tabIndex = selected ? 0 : -1;
      }
    });
  }

  get #locale(): Locale {
    return this.chosen ?? this.#around;
  }

  #tabs(): readonly HTMLAnchorElement[] {
    return [...this.renderRoot.querySelectorAll<HTMLAnchorElement>('[role=tab]')];
  }

  #waiting(state: State, m: Messages): TemplateResult {
    const empty = this.childElementCount === 0;
    return html`
      ${
        state.is === 'failed'
          ? html`<div class="failed"><strong>${m.failed}</strong>
              ${state.faults.slice(0, FAULTS).map(fault => this.#fault(fault, state.from, m))}
              ${state.faults.length > FAULTS ? html`<p>${count(m.more, state.faults.length - FAULTS)}</p>` : nothing}
            </div>`
          : empty
            ? html`<p>${state.is === 'idle' ? m.idle : m.loading}</p>`
            : nothing
      }
      <slot></slot>
    `;
  }

  #fault(fault: Fault, from: string, m: Messages): TemplateResult {
    const {what, next} = explainFault(fault, m);
    const at =
      'line' in fault && fault.line !== undefined ? count(m.place, fault.line, fault.column ?? 1) : '';
    const pointer = 'at' in fault ? fault.at : '';
    return html`<p>${recorded(fault.code)} ${sentence([...what, ' ', ...next])}<br>
      <small>${recorded(from)}${at ? `, ${at}` : nothing}${pointer ? html`, ${recorded(pointer)}` : nothing}</small></p>`;
  }

  #viewer(reading: Ready, m: Messages): TemplateResult {
    const {collection} = reading;
    const {records} = collection;
    const record = records[this.#index];
    const title = this.label || collection.title[m.locale];
    const level = Math.min(Math.max(Math.trunc(this.headingLevel) || 3, 1), 5);
    return html`
      <div class="bar">
        <slot name="title"><span class="title">${revealed(title)}</span></slot>
        ${this.noLanguageSwitch ? nothing : this.#switch(m)}
      </div>
      ${this.unknownId === null ? nothing : html`<div class="notice">${sentence(fill(m.noSuchRecord, this.unknownId))}</div>`}
      <div class="viewer">
        <div>
          <div class="tabs" role="tablist" aria-orientation="vertical" aria-label=${title}
            @keydown=${this.#keyDown} @click=${this.#clicked}>
            ${guard([reading, m, this.pages], () => records.slice(0, LISTED).map((one, i) => this.#tab(one, i, m)))}
          </div>
          ${records.length > LISTED ? html`<p>${count(m.listedOf, LISTED, records.length)}</p>` : nothing}
        </div>
        <div class="panel" role="tabpanel" id="panel" tabindex="0" aria-labelledby=${`tab-${this.#index}`}>
          ${record ? keyed(record.id, panel(outlineRecord(reading, this.#index, m), {m, level})) : nothing}
        </div>
        <div class="foot">
          ${record ? html`<a href=${addressOfRecord(record.id, this.pages)}>${m.address}</a>` : nothing}
          ${this.src ? html`<a href=${this.src}>${m.download}</a>` : nothing}
          <span>${sentence(provenance(collection, m))}</span>
        </div>
      </div>`;
  }

  #tab(record: Ready['collection']['records'][number], index: number, m: Messages): TemplateResult {
    return html`<a class="tab" role="tab" id=${`tab-${index}`} aria-controls="panel" aria-selected="false" tabindex="-1"
      href=${addressOfRecord(record.id, this.pages)}
      ><span aria-hidden="true">${index + 1}</span><b>${revealed(record.label[m.locale])}</b
      ><small>${statusOf(record, m)}</small></a>`;
  }

  #switch(m: Messages): TemplateResult {
    const button = (locale: Locale, name: string) =>
      html`<button type="button" lang=${locale} aria-pressed=${String(m.locale === locale)}
        @click=${() => {
          this.chosen = locale;
        }}>${name}</button>`;
    return html`<div class="switch" role="group" aria-label=${m.language}>${button('ko', '한국어')}${button('en', 'English')}</div>`;
  }

  /** Decides where the records come from, and reads or loads them. */
  #start = (): void => {
    this.#request?.abort();
    this.#request = null;
    const child = this.querySelector(
      ':scope > script[type="application/json"], :scope > pre[data-tool-records]',
    );
    const text = child?.textContent ?? '';
    if (this.collection !== null && this.collection !== undefined) {
      const given = this.collection;
      const reading: Loading =
        typeof given === 'string' ? read(given) : given.ok ? given : {ok: false, faults: given.issues};
      this.#finish(reading, 'collection');
    } else if (text.trim()) {
      this.#finish(read(text), child!.localName);
    } else if (this.hasAttribute('src') || this.src) {
      const request = new AbortController();
      const {src} = this;
      this.#request = request;
      this.state = {is: 'loading'};
      load(src, this.crossOriginSrc, request.signal).then(
        loading => {
          if (this.#request === request) this.#finish(loading, src);
        },
        () => {
          // Given up for a later source.
        },
      );
    } else {
      this.state = {is: 'idle'};
    }
  };

  #finish(loading: Loading, from: string): void {
    this.#request = null;
    if (!loading.ok) {
      this.state = {is: 'failed', faults: loading.faults, from};
      return;
    }
    this.state = {is: 'ready', reading: loading};
    this.#index = 0;
    if (this.urlSync && this.isConnected && (addressOwner ?? this) === this) {
      addressOwner = this;
      addEventListener('hashchange', this.#addressChanged);
    }
    const wanted = (addressOwner === this ? recordInAddress() : null) ?? this.record;
    this.#showRecord(wanted);
  }

  #showRecord(id: string): void {
    if (this.state.is !== 'ready' || (id === this.#shownId() && !this.unknownId)) return;
    const {records} = this.state.reading.collection;
    const index = records.findIndex(record => record.id === id);
    this.unknownId = id && index < 0 ? id : null;
    this.#index = Math.max(index, 0);
    this.record = this.#shownId();
    this.requestUpdate();
  }

  #shownId(): string {
    return this.state.is === 'ready' ? (this.state.reading.collection.records[this.#index]?.id ?? '') : '';
  }

  #addressChanged = (): void => {
    const id = recordInAddress();
    if (id !== null) this.#showRecord(id);
  };

  #languageMayHaveChanged = (): void => {
    const around = languageAround(this);
    if (around === this.#around) return;
    this.#around = around;
    this.requestUpdate();
  };

  #keyDown(event: KeyboardEvent): void {
    if (this.state.is !== 'ready') return;
    const names = this.state.reading.collection.records
      .slice(0, LISTED)
      .map(record => [
        record.label[this.#locale],
        record.id,
        'name' in record.request ? (record.request.name ?? '') : '',
      ]);
    const move = this.#keys.read(event, this.#index, names);
    if (move === null) return;
    event.preventDefault();
    if (move !== 'stay') this.#choose(move);
  }

  #clicked(event: MouseEvent): void {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const tab = (event.target as Element).closest('[role=tab]');
    if (!tab) return;
    event.preventDefault();
    this.#choose(this.#tabs().indexOf(tab as HTMLAnchorElement));
  }

  /** The reader's own choice: shown, focused, told, and put into the address where that is ours. */
  #choose(index: number): void {
    const changed = index !== this.#index || this.unknownId !== null;
    this.#index = index;
    this.unknownId = null;
    this.record = this.#shownId();
    this.requestUpdate();
    this.#tabs()[index]?.focus();
    if (!changed) return;
    if (addressOwner === this) showInAddress(this.record);
    this.dispatchEvent(new ToolRecordsChangeEvent(this.record));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tool-records': ToolRecords;
  }
  interface HTMLElementEventMap {
    'tool-records-change': ToolRecordsChangeEvent;
  }
}
