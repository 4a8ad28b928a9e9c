import type {Messages} from '../i18n/index.ts';
import type {Block, FiveAnswer, Outline, Row, Section, Table, WireFrame} from '../view/index.ts';
import {escapeHtml, phraseHtml, recordedHtml, revealedHtml} from './html-text.ts';

export interface Place {
  /** Level of the record's heading; its sections are one below. */
  readonly level: number;
  /** Stands before every id, so that several records fit on one page. */
  readonly ids: string;
}

/** The first mark of a character that is counted. No text can look like one: its `<` is written otherwise. */
const COUNTED = /<span class="mark">(?!U\+000[9A])/;

/**
 * The outline of a record as HTML that needs no script, with the classes of the
 * element, so that one style sheet serves both.
 */
export function outlineHtml(
  {label, note, hidden, answers, sections}: Outline,
  m: Messages,
  {level, ids}: Place,
): string {
  const html = [
    `<h${level} class="label">${revealedHtml(label)}</h${level}>`,
    `<p class="note">${revealedHtml(note)}</p>`,
    ...(hidden ? [`<p><a href="#${ids}hidden">${escapeHtml(hidden)}</a></p>`] : []),
    `<dl class="five">${answers.map(one => fiveAnswer(one, m)).join('')}</dl>`,
    ...sections.map((one, i) => section(one, `${ids}s${i}`, level + 1, ids)),
  ].join('\n');
  return hidden ? html.replace(COUNTED, `<span${target('hidden', ids)} class="mark">`) : html;
}

function fiveAnswer({question, answer, code, about}: FiveAnswer, m: Messages): string {
  // A long code may break after an underscore.
  const basis =
    code === undefined
      ? ''
      : `<code lang="en" translate="no">${revealedHtml(code).replace(/_/g, '_<wbr>')}</code>`;
  return `<div><dt>${m.questions[question]}</dt><dd><span class="answer ${answer}">${m.answers[answer]}${about ? ` (${m.about[about]})` : ''}</span>${
    basis
  }</dd></div>`;
}

function section({heading, aside, blocks}: Section, id: string, level: number, ids: string): string {
  const small = aside ? `<small>${phraseHtml(aside)}</small>` : '';
  return [
    `<div class="heading"><h${level} id="${id}">${escapeHtml(heading)}</h${level}>${small}</div>`,
    ...blocks.map(one => block(one, id, ids)),
  ].join('\n');
}

function block(one: Block, heading: string, ids: string): string {
  switch (one.type) {
    case 'paragraph':
      return `<p>${phraseHtml(one.text)}</p>`;
    case 'verdict':
      return `<div class="verdict${one.refused ? ' refused' : ''}"><div>${one.codes
        .map(recordedHtml)
        .join(' ')}</div>${phraseHtml(one.text)}</div>`;
    case 'table':
      return table(one, heading, ids);
    case 'wire':
      return `<ol class="wire">${one.frames().map(frame).join('\n')}</ol>`;
    case 'beside':
      return `<div class="beside">${one.texts
        .map(({name, text}) => `<div><small>${phraseHtml(name)}</small>${sourceBox(text, heading)}</div>`)
        .join('')}</div>`;
    case 'source':
      return sourceBox(one.text, heading);
  }
}

function sourceBox(text: string, heading: string): string {
  // The parser drops one line feed after `<pre>`.
  return `<pre tabindex="0" role="region" aria-labelledby="${heading}" lang="" translate="no">\n${revealedHtml(text, true)}</pre>`;
}

/** A frame in short, and the whole of it one key away. */
function frame({who, back, head, aside, fault, text}: WireFrame): string {
  return `<li class="${back ? 'back' : ''}${fault ? ' refused' : ''}"><small>${escapeHtml(who)} ${
    back ? '\u2190' : '\u2192'
  }</small><details open><summary>${phraseHtml(head)} <small>${phraseHtml(aside)}</small></summary><pre tabindex="0" role="region" aria-label="${escapeHtml(who)}" lang="" translate="no">\n${revealedHtml(
    text,
    true,
  )}</pre></details></li>`;
}

function table({id, caption, columns, rows}: Table, heading: string, ids: string): string {
  const named = caption ? '' : ` aria-labelledby="${heading}"`;
  return [
    `<table${target(id, ids)}${named}>`,
    caption ? `<caption>${phraseHtml(caption)}</caption>` : '',
    columns
      ? `<thead><tr>${columns.map(name => `<th scope="col">${escapeHtml(name)}</th>`).join('')}</tr></thead>`
      : '',
    `<tbody>${rows.map(one => row(one, ids)).join('\n')}</tbody></table>`,
  ].join('');
}

function row({id, fault, goTo, cells}: Row, ids: string): string {
  const [first = [], ...rest] = cells;
  const name = phraseHtml(first);
  return `<tr${target(id, ids)}${fault ? ' class="fault"' : ''}><th scope="row">${
    goTo === undefined ? name : `<a href="#${ids}${goTo}">${name}</a>`
  }</th>${rest.map(cell => `<td>${phraseHtml(cell)}</td>`).join('')}</tr>`;
}

/** Where a link leads, the focus goes too. */
function target(id: string | undefined, ids: string): string {
  return id === undefined ? '' : ` id="${ids}${id}" tabindex="-1"`;
}
