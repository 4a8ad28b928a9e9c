import {html, nothing, type TemplateResult} from 'lit/html.js';
import {count, type Messages} from '../i18n/index.ts';
import type {Block, FiveAnswer, Outline, Row, Section, Table, WireFrame} from '../view/index.ts';
import {CUT, cut, recorded, revealed, sentence} from './recorded.ts';

/** Asks for the rest of a long text, which is laid out only then; null once it was asked for. */
type Unfold = ((event: Event) => void) | null;

/** The outline of a record as the element shows it; `level` is that of the record's heading. */
export function panel(
  {label, note, answers, sections}: Outline,
  m: Messages,
  level: number,
  unfold: Unfold,
): TemplateResult {
  return html`<div class="label" role="heading" aria-level=${level}>${revealed(cut(label))}</div>
    <p class="note">${revealed(cut(note))}</p>
    <dl class="five">${answers.map(one => fiveAnswer(one, m))}</dl>
    ${sections.map((one, i) => section(one, `s${i}`, level + 1, m, unfold))}`;
}

function fiveAnswer({question, answer, code, about}: FiveAnswer, m: Messages): TemplateResult {
  return html`<div><dt>${m.questions[question]}</dt><dd><span class="answer ${answer}">${m.answers[answer]}${about && ` (${m.about[about]})`}</span>${
    code &&
    html`<code lang="en" translate="no">${code.split(/(?<=_)/).map(part => html`${revealed(part)}<wbr>`)}</code>`
  }</dd></div>`;
}

function section(
  {heading, aside, blocks}: Section,
  id: string,
  level: number,
  m: Messages,
  unfold: Unfold,
): TemplateResult {
  return html`<div class="heading"><span id=${id} role="heading" aria-level=${level}>${heading}</span>${
    aside && html`<small>${sentence(aside)}</small>`
  }</div>${blocks.map(one => block(one, id, m, unfold))}`;
}

function block(one: Block, heading: string, m: Messages, unfold: Unfold): TemplateResult {
  if (one.type === 'paragraph') return html`<p>${sentence(one.text)}</p>`;
  if (one.type === 'verdict')
    return html`<div class="verdict ${one.refused ? 'refused' : ''}"><div>${one.codes.map(code => [recorded(code), ' '])}</div>${sentence(one.text)}</div>`;
  if (one.type === 'table') return table(one, heading);
  if (one.type === 'wire') return html`<ol class="wire">${one.frames.map(wireFrame)}</ol>`;
  if (one.type === 'beside')
    return html`<div class="beside">${one.texts.map(({name, text}) => html`<div><small>${sentence(name)}</small>${source(text, heading, m, unfold)}</div>`)}</div>`;
  return source(one.text, heading, m, unfold);
}

function wireFrame({who, back, head, aside, fault, text}: WireFrame): TemplateResult {
  return html`<li class=${`${back ? 'back' : ''} ${fault ? 'refused' : ''}`}><small>${who} ${back ? '\u2190' : '\u2192'}</small><details><summary>${sentence(
    head,
  )} <small>${sentence(aside)}</small></summary><pre tabindex="0" role="region" aria-label=${who} lang="" translate="no">${revealed(text, true)}</pre></details></li>`;
}

function table({id, caption, columns, rows}: Table, heading: string): TemplateResult {
  return html`<table id=${id ?? nothing} tabindex=${id ? -1 : nothing} aria-labelledby=${caption ? nothing : heading}>${
    caption && html`<caption>${sentence(caption)}</caption>`
  }${columns && html`<thead><tr>${columns.map(name => html`<th scope="col">${name}</th>`)}</tr></thead>`}<tbody>${rows.map(row)}</tbody></table>`;
}

function row({id, fault, goTo, cells}: Row): TemplateResult {
  const [first = [], ...rest] = cells;
  return html`<tr id=${id ?? nothing} tabindex=${id ? -1 : nothing} class=${fault ? 'fault' : ''}><th scope="row">${
    goTo
      ? html`<button class="go" type="button" value=${goTo} @click=${follow}>${sentence(first)}</button>`
      : sentence(first)
  }</th>${rest.map(cell => html`<td>${sentence(cell)}</td>`)}</tr>`;
}

/** Takes the reader to the row or table that a button names, without touching the page's address. */
function follow({currentTarget}: Event): void {
  const button = currentTarget as HTMLButtonElement;
  (button.getRootNode() as ShadowRoot).getElementById(button.value)?.focus();
}

function source(text: string, heading: string, m: Messages, unfold: Unfold): TemplateResult {
  const long = unfold && text.length > CUT;
  return html`<pre tabindex="0" role="region" aria-labelledby=${heading} lang="" translate="no">${revealed(long ? cut(text) : text, true)}</pre>${long ? html`<button class="go" type="button" @click=${unfold}>${count(m.showAll, text.length)}</button>` : nothing}`;
}
