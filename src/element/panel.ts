import {html, nothing, type TemplateResult} from 'lit/html.js';
import type {Messages} from '../i18n/index.ts';
import type {Block, FiveAnswer, Outline, Row, Section, Table} from '../view/index.ts';
import {cut, recorded, revealed, sentence} from './recorded.ts';
import {sourceBox, type Unfold} from './source-box.ts';
import {wireList} from './wire.ts';

/** The outline of a record as the element shows it; `level` is that of the record's heading. */
export function panel(
  {id, label, note, hidden, answers, sections}: Outline,
  m: Messages,
  level: number,
  unfold: Unfold,
): TemplateResult {
  return html`<div class="label" role="heading" aria-level=${level}>${revealed(cut(label))}</div>
    <p class="note">${revealed(cut(note))}</p>${
      // In another record the number that was kept there gives way, and the first mark is next again.
      hidden &&
      html`<p><button class="go" type="button" .value=${`#${id}`} @click=${toHidden}>${hidden} \u2193</button></p>`
    }
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
  if (one.type === 'wire') return html`<div ${wireList(one, heading, m, unfold)}></div>`;
  if (one.type === 'beside')
    return html`<div class="beside">${one.texts.map(({name, text}) => html`<div><small>${sentence(name)}</small>${sourceBox(text, heading, m, unfold)}</div>`)}</div>`;
  return sourceBox(one.text, heading, m, unfold);
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

/**
 * Goes from mark to mark, to the next one each time.
 *
 * The rest of a long text is a stop of its own, which gives way to the marks in
 * it. Line feeds and tabs are marked inside a line, and not counted.
 */
function toHidden({currentTarget}: Event): void {
  const button = currentTarget as HTMLButtonElement;
  const stops = [...button.closest('.panel')!.querySelectorAll<HTMLElement>('.mark,.go')].filter(
    one => one.matches('.mark,pre+.go') && !/^U\+000[9A]/.test(one.textContent),
  );
  const at = (Number(button.value) || 0) % stops.length;
  const stop = stops[at];
  if (!stop) return;
  if (stop.matches('.go')) {
    stop.click();
    setTimeout(() => button.click());
    return;
  }
  button.value = String(at + 1);
  const frame = stop.closest('details');
  if (frame) frame.open = true;
  stop.tabIndex = -1;
  stop.focus();
}
