import {html, render, type TemplateResult} from 'lit/html.js';
import {count, fill, type Locale, type Messages, messagesFor} from '../i18n/index.ts';
import {style} from '../look/style.ts';
import type {CollectionReading} from '../record/index.ts';
import {listEntries, outlineEntry, provenance} from '../view/index.ts';
import {addressOfRecord, claimAddress, ownsAddress, recordInAddress, showInAddress} from './address.ts';
import {adoptProperties, ElementBase, reflect} from './attributes.ts';
import {ToolRecordsChangeEvent} from './change-event.ts';
import {failure} from './failure.ts';
import {filter, hasFilter} from './filter.ts';
import {languageAround, watchLanguage} from './language.ts';
import type {Loading} from './load.ts';
import {panel} from './panel.ts';
import {cut, revealed, sentence} from './recorded.ts';
import {Source} from './source.ts';
import {TabList} from './tab-list.ts';

type Ready = Extract<Loading, {ok: true}>;

const TEXTS = ['src', 'record', 'pages', 'label', 'theme', 'heading-level'];
const FLAGS = ['url-sync', 'filter', 'no-language-switch', 'cross-origin-src'];
/** How long after the last key the number of entries found is said, in milliseconds. */
const COUNT_PAUSE = 600;

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
 * @attr {boolean} filter - Gives the list a filter; one with more than 12 entries has it anyway.
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
  declare filter: boolean;
  declare noLanguageSwitch: boolean;
  declare crossOriginSrc: boolean;
  /** The `record` attribute. The record being shown is in the change event. */
  declare record: string;

  #root = this.attachShadow({mode: 'open'});
  #source = new Source(this, () => {
    this.#claimAddress();
    this.#show((ownsAddress(this) && recordInAddress()) || this.record);
  });
  #list = new TabList(this.#root);
  /** An id that was asked for and is not there. */
  #unknownId = '';
  /** Whether the reader asked for the whole of a long text. */
  #whole = false;
  #around: Locale = 'en';
  /** The language that the reader chose here; null while none was. */
  #chosen: Locale | null = null;
  #update: Promise<void> | null = null;
  /** Whether the records have to be looked for anew. */
  #stale = false;
  /** Tells how many entries the filter found, some time after the last key; 0 while there is nothing to tell. */
  #timer: ReturnType<typeof setTimeout> | 0 = 0;
  #counted = false;
  #stopWatching = () => {};

  /** A file's text, or what `parseCollection` gave; never a value of `JSON.parse`, whose digits are gone. */
  get collection(): string | CollectionReading | null {
    return this.#source.collection;
  }

  set collection(value: string | CollectionReading | null) {
    this.#source.collection = value;
    this.#restart();
  }

  /** Settles when what was last set is shown. */
  get updateComplete(): Promise<void> {
    return Promise.resolve(this.#update)
      .then(() => this.#source.loading)
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
      if (this.#source.late) this.#restart();
    });
    observer.observe(this, {childList: true, subtree: true, characterData: true});
    this.#stopWatching = () => {
      unwatch();
      observer.disconnect();
    };
    this.#stale ||= !this.#source.shown?.ok;
    this.#claimAddress();
    this.#draw();
    document.addEventListener('DOMContentLoaded', this.#draw);
    addEventListener('beforeprint', this.#showWhole);
  }

  disconnectedCallback(): void {
    this.#source.stop();
    this.#stopWatching();
    clearTimeout(this.#timer);
    document.removeEventListener('DOMContentLoaded', this.#draw);
    removeEventListener('beforeprint', this.#showWhole);
    this.#claimAddress();
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (name === 'url-sync') this.#claimAddress();
    if (name === 'record') this.#show(now ?? '');
    else if (name === 'filter') this.#clear();
    else if (before !== now && /src$/.test(name)) this.#restart();
    this.#draw();
  }

  /** Goes to the selected tab. */
  override focus(options?: FocusOptions): void {
    this.#list.stop?.focus(options);
  }

  get #locale(): Locale {
    return this.#chosen ?? this.#around;
  }

  /** Draws once, after everything that changes in this turn; a source is asked once as well. */
  #draw = (): void => {
    this.#update ??= Promise.resolve().then(() => {
      const source = this.#source;
      if (this.#stale && this.isConnected && document.readyState !== 'loading') {
        this.#stale = false;
        source.start();
      }
      this.#update = null;
      const m = messagesFor(this.#locale);
      const focused = (this.getRootNode() as Document).activeElement === this && this.#root.activeElement?.id;
      const {shown, request} = source;
      const failed = shown?.ok === false ? shown.issues : null;
      const list = this.#list;
      const viewer = shown?.ok ? this.#viewer(shown, m) : failed && failure(failed[0]!, source.from, m);
      const said = this.#counted && count(m.listedOf, list.found.length, list.entries.length);
      render(
        html`<div class="tool-records" lang=${m.locale}><div class="hush" role="status">${failed ? m.failed : said || ''}</div>${viewer}</div>${
          shown?.ok || (source.succeeded && request)
            ? ''
            : html`<slot>${failed ? '' : html`<p>${request ? m.loading : m.idle}</p>`}</slot>`
        }`,
        this.#root,
        {host: this},
      );
      list.mark(focused || '');
    });
  };

  #viewer(reading: Ready, m: Messages): TemplateResult {
    const {pages} = this;
    const list = this.#list;
    const tabs = list.draw(reading, m, pages);
    const all = list.entries.length;
    const entry = list.entries[list.index];
    const title = this.label || reading.collection.title[m.locale];
    const level = Math.min(Math.max(Number(this.headingLevel) || 3, 1), 5);
    return html`<div class="viewer"><div class="bar"><slot name="title"><span class="title">${revealed(cut(title))}</span></slot>${
      this.noLanguageSwitch
        ? ''
        : html`<div class="switch" role="group" aria-label=${m.language}>${this.#language('ko', '한국어', m)}${this.#language('en', 'English', m)}</div>`
    }</div>${this.#unknownId && html`<p class="notice">${sentence(fill(m.noSuchRecord, this.#unknownId))}</p>`}
      <div class="side">${hasFilter(this.filter, all) ? this.#filter(m) : ''}
        <div class="tabs" role="tablist" aria-orientation="vertical" aria-label=${cut(title)} @keydown=${this.#keyDown}
          @click=${this.#clicked}>${tabs}</div>
        ${all > list.listed ? html`<p>${count(m.listedOf, list.listed, all)}</p>` : ''}
      </div>
      <div class="panel" role="tabpanel" id="panel" tabindex="0" aria-labelledby=${`tab-${list.index}`}>${
        entry ? panel(outlineEntry(reading, entry, m), m, level, this.#whole ? null : this.#unfold) : m.idle
      }</div>
      <div class="foot">${entry && html`<a href=${addressOfRecord(entry.address, pages)}>${m.address}</a>`}${
        this.#source.download && html`<a href=${this.#source.download}>${m.download}</a>`
      }<span>${sentence(provenance(reading.collection, m))}</span></div>
    </div>`;
  }

  #language(locale: Locale, name: string, m: Messages): TemplateResult {
    const choose = () => {
      this.#chosen = locale;
      this.#hush();
    };
    return html`<button type="button" lang=${locale} aria-pressed=${m.locale === locale} @click=${choose}>${name}</button>`;
  }

  #restart(): void {
    this.#stale = true;
    this.#draw();
  }

  /** Takes back what was said of the filter, and draws: nothing else is ever announced. */
  #hush(): void {
    clearTimeout(this.#timer);
    this.#counted = false;
    this.#draw();
  }

  /** Lists every entry again. */
  #clear(): void {
    this.#list.query = '';
    const field = this.#root.querySelector('input');
    if (field) field.value = '';
    this.#hush();
  }

  #claimAddress(): void {
    claimAddress(
      this,
      this.urlSync && this.isConnected && this.#source.shown?.ok === true,
      this.#addressChanged,
    );
  }

  /** Shows what the page or its address asks for, whatever the reader filtered. */
  #show(address: string): void {
    this.#draw();
    const {shown} = this.#source;
    if (!shown?.ok) return;
    const entries = listEntries(shown, messagesFor(this.#locale));
    const index = entries.findIndex(one => one.address === address);
    this.#unknownId = index < 0 ? address : '';
    this.#list.index = Math.max(index, 0);
    this.#whole = false;
    this.#clear();
  }

  /** Paper has no button for the rest of a text. */
  #showWhole = (): void => {
    this.#whole = true;
    this.#draw();
  };

  #unfold = ({currentTarget}: Event): void => {
    const box = (currentTarget as HTMLElement).previousElementSibling as HTMLElement;
    this.#showWhole();
    // The button is gone then, and the focus must not be.
    void this.updateComplete.then(() => box.focus());
  };

  #addressChanged = (): void => {
    const id = ownsAddress(this) && recordInAddress();
    if (id) this.#show(id);
  };

  #languageMayHaveChanged = (): void => {
    const around = languageAround(this);
    if (around === this.#around) return;
    this.#around = around;
    this.#hush();
  };

  #filter(m: Messages): TemplateResult {
    const list = this.#list;
    const typed = (text: string, settled: boolean) => {
      list.query = text;
      this.#hush();
      if (settled)
        this.#timer = setTimeout(() => {
          this.#counted = true;
          this.#draw();
        }, COUNT_PAUSE);
    };
    const down = () => {
      const to = list.found.includes(list.index) ? list.index : list.found[0];
      if (to !== undefined) this.#choose(to);
    };
    return filter(m, {typed, down});
  }

  #keyDown(event: KeyboardEvent): void {
    this.#asked(event, this.#list.pressed(event));
  }

  #clicked(event: MouseEvent): void {
    this.#asked(event, this.#list.clicked(event));
  }

  #asked(event: Event, index: number | null): void {
    if (index === null) return;
    event.preventDefault();
    this.#choose(index);
  }

  /** The reader's own choice: shown, focused, told, and put into the address where that is ours. */
  #choose(index: number): void {
    const list = this.#list;
    const changed = index !== list.index;
    list.index = index;
    list.stop?.focus();
    this.#hush();
    if (!changed) return;
    this.#unknownId = '';
    this.#whole = false;
    const {address} = list.entries[index]!;
    if (ownsAddress(this)) showInAddress(address);
    this.dispatchEvent(new ToolRecordsChangeEvent(address));
  }
}

reflect(ToolRecords, TEXTS, FLAGS);

declare global {
  interface HTMLElementTagNameMap {
    'tool-records': ToolRecords;
  }
  interface HTMLElementEventMap {
    'tool-records-change': ToolRecordsChangeEvent;
  }
}
