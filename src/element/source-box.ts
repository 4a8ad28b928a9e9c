import {html, nothing, type TemplateResult} from 'lit/html.js';
import {count, type Messages} from '../i18n/index.ts';
import {CUT, cut, revealed} from './recorded.ts';

/** Asks for the rest of a long text, which is laid out only then; null once it was asked for. */
export type Unfold = ((event: Event) => void) | null;

/** A text as written in a box of its own; `label` is the id of what names it. */
export function sourceBox(text: string, label: string, m: Messages, unfold: Unfold): TemplateResult {
  const long = unfold && text.length > CUT;
  return html`<pre tabindex="0" role="region" aria-labelledby=${label} lang="" translate="no">${revealed(long ? cut(text) : text, true)}</pre>${long ? html`<button class="go" type="button" @click=${unfold}>${count(m.showAll, text.length)}</button>` : nothing}`;
}
