import type {Messages} from '../i18n/index.ts';
import type {Block, FiveAnswer, Outline, Section, Table} from '../view/index.ts';
import {captionMarkdown, codeSpan, fencedBlock, phraseMarkdown, plainMarkdown} from './markdown-text.ts';

/**
 * The outline of a record as Markdown without HTML.
 *
 * What was recorded stands in code spans and fences alone, so nothing in it
 * can be read as Markdown, and no reader makes a link or picture of it.
 * `heading` is Markdown itself, for a label that was recorded too.
 */
export function outlineMarkdown(
  {label, note, hidden, answers, sections}: Outline,
  m: Messages,
  heading: string = captionMarkdown(label),
): string {
  return [
    `# ${heading}`,
    captionMarkdown(note),
    ...(hidden ? [plainMarkdown(hidden)] : []),
    tableOf(
      answers.map(({question}) => m.questions[question]),
      [answers.map(one => fiveAnswer(one, m))],
    ),
    ...sections.flatMap(section),
  ].join('\n\n');
}

function fiveAnswer({answer, code, about}: FiveAnswer, m: Messages): string {
  const word = `${m.answers[answer]}${about ? ` (${m.about[about]})` : ''}`;
  return code === undefined ? word : `${word} ${codeSpan(code, {inTable: true})}`;
}

function section({heading, aside, blocks}: Section): readonly string[] {
  return [
    `## ${plainMarkdown(heading)}`,
    ...(aside ? [phraseMarkdown(aside)] : []),
    ...blocks.flatMap(block),
  ];
}

function block(one: Block): readonly string[] {
  switch (one.type) {
    case 'paragraph':
      return [phraseMarkdown(one.text)];
    case 'verdict':
      return [
        ...(one.codes.length > 0 ? [one.codes.map(code => codeSpan(code)).join(' ')] : []),
        phraseMarkdown(one.text),
      ];
    case 'table':
      return [...(one.caption ? [phraseMarkdown(one.caption)] : []), table(one)];
    case 'wire':
      return one
        .frames()
        .flatMap(({who, back, head, aside, text}) => [
          `${plainMarkdown(who)} ${back ? '\u2190' : '\u2192'} ${phraseMarkdown(head)} ${phraseMarkdown(aside)}`.trim(),
          fencedBlock(text, languageOfText(text)),
        ]);
    case 'beside':
      return one.texts.flatMap(({name, text}) => [phraseMarkdown(name), fencedBlock(text, 'json')]);
    case 'source':
      return [fencedBlock(one.text, languageOfText(one.text))];
  }
}

/** What a fence says of its text; a description is no JSON. */
const languageOfText = (text: string): string => (/^\s*[[{]/.test(text) ? 'json' : 'text');

/** A table needs a head in Markdown; where the first cells are the names, a list says the same. */
function table({columns, rows}: Table): string {
  if (!columns)
    return rows
      .map(
        ({cells}) =>
          `- ${cells
            .map(cell => phraseMarkdown(cell))
            .filter(Boolean)
            .join(': ')}`,
      )
      .join('\n');
  return tableOf(
    columns.map(name => plainMarkdown(name, {inTable: true})),
    rows.map(({fault, cells}) =>
      cells.map((cell, i) => {
        const text = phraseMarkdown(cell, {inTable: true});
        return fault && i === 0 && text !== '' ? `**${text}**` : text;
      }),
    ),
  );
}

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n');
}
