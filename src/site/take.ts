import {html, nothing, render, type TemplateResult} from 'lit/html.js';
import {recordInAddress} from '../element/address.ts';
import type {ToolRecordsChangeEvent} from '../element/change-event.ts';
import {type Locale, messagesFor} from '../i18n/index.ts';
import {parseText, type ReadCollection} from '../record/index.ts';
import {markedText} from '../render/index.ts';
import {listEntries} from '../view/index.ts';
import {type SnippetWords, snippetWords} from './snippet-words.ts';
import {FORMS, type Form, snippetsOf} from './snippets.ts';

/** Below the viewer: the code that shows the chosen record elsewhere, to be copied. */
export class Take {
  #place: HTMLElement;
  #reading: ReadCollection;
  #locale: Locale = 'en';
  #address = recordInAddress();
  /** How the last copying ended; nothing since another record or language was chosen. */
  #ended: {readonly form: Form; readonly copied: boolean} | undefined;

  private constructor(place: HTMLElement, viewer: HTMLElement, reading: ReadCollection) {
    this.#place = place;
    this.#reading = reading;
    viewer.addEventListener('tool-records-change', ({record, index}: ToolRecordsChangeEvent) =>
      this.#choose(index === undefined ? record : `${record}/${index}`),
    );
    addEventListener('hashchange', () => {
      const address = recordInAddress();
      // A link within the page changes nothing in the viewer either.
      if (address) this.#choose(address);
    });
  }

  /** Nothing where the page has no place for it, or its records cannot be read. */
  static under(viewer: HTMLElement | null, place: HTMLElement | null): Take | undefined {
    const reading = parseText(viewer?.querySelector('pre[data-tool-records]')?.textContent ?? '');
    return viewer && place && reading.ok ? new Take(place, viewer, reading) : undefined;
  }

  speak(locale: Locale): void {
    this.#locale = locale;
    this.#ended = undefined;
    this.#draw();
  }

  #choose(address: string): void {
    this.#address = address;
    this.#ended = undefined;
    this.#draw();
  }

  #draw(): void {
    const words = snippetWords[this.#locale];
    const entries = listEntries(this.#reading, messagesFor(this.#locale));
    // As the viewer does with an id that is not there.
    const entry = entries.find(({address}) => address === this.#address) ?? entries[0];
    if (!entry) return;
    const snippets = snippetsOf(this.#reading, entry, this.#locale, base());
    render(
      html`<h2>${words.heading}</h2>
        <p>${words.chosen} <strong>${markedText(entry.label)}</strong><br>${words.follows}</p>
        <div class="two">${FORMS.map(form => this.#snippet(form, snippets[form], words))}</div>`,
      this.#place,
    );
  }

  #snippet(form: Form, text: string, words: SnippetWords): TemplateResult {
    const {id} = this.#reading.collection;
    const ended = this.#ended?.form === form ? this.#ended : undefined;
    const files = ['tool-records.js', `${id}.json`].map(
      file => html` <a href=${file} download lang="en" translate="no">${file}</a>`,
    );
    return html`<div class="snippet">
      <h3 id=${`take-${form}`}>${words.names[form]}</h3>
      <p>${words.notes[form]}${form === 'script' ? files : nothing}</p>
      <p><button type="button" @click=${(event: Event) => this.#copy(form, text, event)}>${words.copy[form]}</button>
        <span role="status">${ended && (ended.copied ? words.copied : words.selected)}</span></p>
      <textarea readonly rows="3" aria-labelledby=${`take-${form}`} lang="" translate="no" spellcheck="false"
        ?hidden=${ended?.copied !== false} .value=${text}></textarea>
      <pre tabindex="0" role="region" aria-labelledby=${`take-${form}`}><code lang="" translate="no">${text}</code></pre>
    </div>`;
  }

  async #copy(form: Form, text: string, {currentTarget}: Event): Promise<void> {
    const button = currentTarget as HTMLElement;
    let copied = true;
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Not there outside of https, and forbidden in many frames.
      copied = copySelected(button.closest('.snippet')!.querySelector('textarea')!);
      if (copied) button.focus();
    }
    this.#ended = {form, copied};
    this.#draw();
  }
}

/** Selects the text of a field, so that a key press copies it, and tries to copy it without one. */
function copySelected(field: HTMLTextAreaElement): boolean {
  field.hidden = false;
  field.focus();
  field.select();
  try {
    field.hidden = document.execCommand('copy');
  } catch {
    // Then it is selected at least.
  }
  return field.hidden;
}

/** The folder of this page, for addresses that work elsewhere; a file's own address works nowhere else. */
function base(): string {
  const folder = new URL('.', location.href);
  return /^https?:$/.test(folder.protocol) ? folder.href : '';
}
