import {html, type TemplateResult} from 'lit/html.js';
import {count, explainFault, type Fault, type Messages} from '../i18n/index.ts';
import type {Issue} from '../record/index.ts';
import {recorded, sentence} from './recorded.ts';

/** The first fault of a file that is not shown: what, where, and what to do. */
export function failure(fault: Fault, from: string, m: Messages): TemplateResult {
  const {what, next} = explainFault(fault, m);
  const {line, column, at} = fault as Issue;
  return html`<div class="failed"><strong>${m.failed}</strong><p>${recorded(fault.code)} ${sentence([...what, ' ', ...next])}</p
    ><small>${from && recorded(from)} ${line && count(m.place, line, column!)} ${at && recorded(at)}</small></div>`;
}
