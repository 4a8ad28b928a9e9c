import {html, type TemplateResult} from 'lit/html.js';
import type {Phrase} from '../i18n/index.ts';
import {languageOf, reveal} from '../view/index.ts';

/** Longer texts are cut for display: laying out a million letters takes seconds. */
export const CUT = 4_000;

/** The part of a text that is laid out at once; no pair is cut in half. */
export const cut = (text: string): string =>
  text.length > CUT ? text.slice(0, CUT).replace(/[\ud800-\udbff]$/, '') : text;

/** Recorded text with a mark before each character that does not show by itself; copying gives the original. */
export function revealed(text: string, multiline = false) {
  return reveal(text, {multiline}).map(part =>
    typeof part === 'string'
      ? part
      : html`<span class="mark">${part.mark}</span><span class="hid">${part.original}</span>`,
  );
}

/** A piece of recorded text inside a line of ours. */
export function recorded(text: string): TemplateResult {
  return html`<code dir="auto" lang=${languageOf(text)} translate="no">${revealed(cut(text))}${text.length > CUT ? '…' : ''}</code>`;
}

/** A sentence of ours, with recorded pieces shown as recorded. */
export function sentence(text: Phrase) {
  return text.map(part => (typeof part === 'string' ? part : recorded(part.recorded)));
}
