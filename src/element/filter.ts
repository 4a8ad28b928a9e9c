import {html, type TemplateResult} from 'lit/html.js';
import type {Messages} from '../i18n/index.ts';

/** The most entries that need no filter. */
const SHORT = 12;

/** What a filter tells its viewer. */
export interface FilterEvents {
  /** The text changed; `settled` while no syllable is under way. */
  readonly typed: (text: string, settled: boolean) => void;
  /** The reader goes on to the list. */
  readonly down: () => void;
}

/** Whether a list has a filter. The script of a page of ours whose list is short is built without. */
export const hasFilter = (asked: boolean, entries: number): boolean => asked || entries > SHORT;

/** The field above a list that narrows it; the text in it is the reader's, and never set while being typed. */
export function filter(m: Messages, {typed, down}: FilterEvents): TemplateResult {
  const told = ({currentTarget, isComposing}: InputEvent) =>
    typed((currentTarget as HTMLInputElement).value, !isComposing);
  const pressed = (event: KeyboardEvent) => {
    const {key, isComposing, keyCode, ctrlKey, altKey, metaKey, shiftKey} = event;
    const field = event.currentTarget as HTMLInputElement;
    if (isComposing || keyCode === 229 || ctrlKey || altKey || metaKey || shiftKey) return;
    if (key === 'ArrowDown') down();
    else if (key === 'Escape' && field.value) {
      field.value = '';
      typed('', true);
    } else return;
    event.preventDefault();
  };
  return html`<label class="filter">${m.filter}<input type="search" autocomplete="off" spellcheck="false" @input=${told} @compositionend=${told} @keydown=${pressed}></label>`;
}
