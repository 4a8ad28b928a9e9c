import {html, type TemplateResult} from 'lit/html.js';
import type {Messages} from '../i18n/index.ts';
import type {ReadCollection} from '../record/index.ts';
import {type ListEntry, listEntries, matches} from '../view/index.ts';
import {addressOfRecord} from './address.ts';
import {TabKeys} from './keys.ts';
import {cut, revealed} from './recorded.ts';

/** The most records that are listed at once; a sentence says of how many. */
const LISTED = 1_000;

/** The selector of a viewer: which entries there are, which of them are listed, and which one is shown. */
export class TabList {
  entries: readonly ListEntry[] = [];
  /** Which entries the filter lets through, in file order. */
  found: readonly number[] = [];
  /** What the reader looks for. */
  query = '';
  /** Which entry is shown. */
  index = 0;
  /** How many entries are in the page. */
  listed = 0;

  #root: ShadowRoot;
  #keys = new TabKeys();
  /** What the tabs were made from, and these. */
  #madeFrom: readonly unknown[] = [];
  #tabs: readonly TemplateResult[] = [];

  constructor(root: ShadowRoot) {
    this.#root = root;
  }

  /** The tab that Tab goes to: the selected one, or the first where the filter hides that. */
  get stop(): HTMLElement | null {
    return this.#at(this.found.includes(this.index) ? this.index : this.found[0]);
  }

  /** The tabs to draw, made again only for another list, language or page. */
  draw(reading: ReadCollection, m: Messages, pages: string): readonly TemplateResult[] {
    if (this.#madeFrom[0] !== reading || this.#madeFrom[1] !== m) this.entries = listEntries(reading, m);
    const here = [reading, m, this.query];
    if (here.some((part, i) => part !== this.#madeFrom[i]))
      this.found = [...this.entries.keys()].filter(i => !this.query || matches(this.entries[i]!, this.query));
    const at = this.found.indexOf(this.index);
    // The thousand that the selected one is in.
    const first = at - (at % LISTED);
    const from = [...here, first, at < 0 && this.index, addressOfRecord('', pages)];
    if (from.some((part, i) => part !== this.#madeFrom[i])) {
      this.#madeFrom = from;
      const listed = this.found.slice(first, first + LISTED);
      this.listed = listed.length;
      // The selected one names the panel, so it stays, unseen, where it is not among those found.
      this.#tabs = (at < 0 && this.entries[0] ? [...listed, this.index] : listed).map(i => {
        const {address, label, status} = this.entries[i]!;
        return html`<a class="tab" role="tab" id=${`tab-${i}`} aria-controls="panel" aria-selected="false"
          tabindex="-1" ?hidden=${at < 0 && i === this.index} href=${addressOfRecord(address, pages)}><span
          aria-hidden="true">${i + 1}</span><b>${revealed(cut(label))}</b><small>${status}</small></a>`;
      });
    }
    return this.#tabs;
  }

  /**
   * Marks the selected tab. Not part of the tabs, whose cost must not grow with the collection for each key.
   * Where the tab that had the focus is not listed any more, the focus stays in the list.
   */
  mark(focused: string): void {
    for (const tab of this.#root.querySelectorAll('.tab:is([aria-selected=true],[tabindex="0"])')) {
      tab.setAttribute('aria-selected', 'false');
      tab.setAttribute('tabindex', '-1');
    }
    this.#at(this.index)?.setAttribute('aria-selected', 'true');
    this.stop?.setAttribute('tabindex', '0');
    if (!/^tab-/.test(focused)) return;
    const now = this.#root.activeElement as HTMLElement | null;
    if (now?.id !== focused || now.hidden) this.stop?.focus();
  }

  /** Which entry a key press asks for; null for a key that is left to the page. */
  pressed(event: KeyboardEvent): number | null {
    const {found} = this;
    const at = Math.max(found.indexOf(this.index), 0);
    const to = this.#keys.read(event, at, found.length, i => {
      const {label, address, name = address} = this.entries[found[i]!]!;
      return [label, address, name];
    });
    return found[to ?? -1] ?? null;
  }

  /** Which entry a click asks for; null for one that is the browser's. */
  clicked({button, ctrlKey, metaKey, shiftKey, altKey, target}: MouseEvent): number | null {
    const tab = (target as Element).closest('.tab');
    return button || ctrlKey || metaKey || shiftKey || altKey || !tab ? null : Number(tab.id.slice(4));
  }

  #at(index: number | undefined): HTMLElement | null {
    return this.#root.getElementById(`tab-${index}`);
  }
}
