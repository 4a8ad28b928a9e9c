import {html, nothing, type TemplateResult} from 'lit';
import {count, type Messages} from '../i18n/index.ts';
import type {Block, FiveAnswer, Outline, Row, Section, SourceText, Table} from '../view/index.ts';
import {CUT, maybe, recorded, revealed, sentence} from './recorded.ts';

/** What the panel needs besides the outline. */
export interface PanelContext {
  readonly m: Messages;
  /** The level of the record's heading; sections stand one below. */
  readonly level: number;
}

/** The outline of a record as the element shows it, top to bottom. */
export function panel(outline: Outline, context: PanelContext): TemplateResult {
  const {m, level} = context;
  return html`
    <div class="label" role="heading" aria-level=${level}>${revealed(outline.label)}</div>
    <p class="note">${revealed(outline.note)}</p>
    <dl class="five" aria-label=${m.answersOf}>${outline.answers.map(one => fiveAnswer(one, m))}</dl>
    ${outline.sections.map((one, i) => section(one, `s${i}`, context))}
  `;
}

function fiveAnswer({question, answer, code}: FiveAnswer, m: Messages): TemplateResult {
  return html`<div><dt>${m.questions[question]}</dt><dd><span class="answer ${answer}">${m.answers[answer]}</span>${
    code && recorded(code)
  }</dd></div>`;
}

function section({heading, aside, blocks}: Section, id: string, context: PanelContext): TemplateResult {
  return html`
    <div class="heading"><span id=${id} role="heading" aria-level=${context.level + 1}>${heading}</span>${maybe(aside)}</div>
    ${blocks.map(one => block(one, id, context))}
  `;
}

function block(one: Block, heading: string, {m}: PanelContext): TemplateResult {
  switch (one.type) {
    case 'paragraph':
      return html`<p>${sentence(one.text)}</p>`;
    case 'verdict':
      return html`<div class="verdict ${one.refused ? 'refused' : ''}"><div>${one.codes.map(recorded)}</div>${sentence(one.text)}</div>`;
    case 'table':
      return table(one, heading);
    case 'source':
      return source(one, heading, m);
  }
}

function table({id, caption, columns, rows}: Table, heading: string): TemplateResult {
  return html`<table id=${id ?? nothing} tabindex=${id ? -1 : nothing} aria-labelledby=${caption ? nothing : heading}>
    ${caption ? html`<caption>${sentence(caption)}</caption>` : nothing}
    ${columns ? html`<thead><tr>${columns.map(name => html`<th scope="col">${name}</th>`)}</tr></thead>` : nothing}
    <tbody>${rows.map(row)}</tbody>
  </table>`;
}

function row({id, fault, goTo, cells}: Row): TemplateResult {
  const [first, ...rest] = cells;
  const header = sentence(first!);
  return html`<tr id=${id ?? nothing} tabindex=${id ? -1 : nothing} class=${fault ? 'fault' : nothing}>
    ${
      rest.length === 0
        ? html`<td>${header}</td>`
        : html`<th scope="row">${
            goTo
              ? html`<button class="go" type="button" data-to=${goTo} @click=${follow}>${header}</button>`
              : header
          }</th>`
    }
    ${rest.map(cell => html`<td>${sentence(cell)}</td>`)}
  </tr>`;
}

/** Takes the reader to the row or table that a button names, without touching the page's address. */
function follow(event: Event) {
  const button = event.currentTarget as HTMLElement;
  const root = button.getRootNode() as ShadowRoot;
  root.getElementById(button.dataset.to!)?.focus();
}

function source({text}: SourceText, heading: string, m: Messages): TemplateResult {
  const box = (shown: string) =>
    html`<pre tabindex="0" role="region" aria-labelledby=${heading} lang="" translate="no">${revealed(shown, true)}</pre>`;
  if (text.length <= CUT) return box(text);
  // The rest is laid out only when it is asked for.
  return html`${box(text.slice(0, CUT))}
    <details @toggle=${unfold}><summary>${count(m.showAll, [...text].length)}</summary></details>`;

  function unfold(event: Event) {
    const details = event.currentTarget as HTMLDetailsElement;
    if (details.querySelector('pre')) return;
    const pre = document.createElement('pre');
    pre.tabIndex = 0;
    pre.append(text);
    details.append(pre);
  }
}
