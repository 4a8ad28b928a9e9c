import {type Advice, explainFault, type Phrase} from '../../src/i18n/index.ts';
import {collectionSchema, type Issue} from '../../src/record/index.ts';
import type {Say} from './say.ts';

/** Where something is wrong, as editors and terminals link it, and by which code. */
export interface Place {
  readonly file: string;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
  /** A JSON pointer. */
  readonly at?: string | undefined;
  readonly code?: string;
}

/** `FILE:LINE:COLUMN: CODE (POINTER) What is wrong. What to do.` */
export function faultLine({file, line, column, at, code}: Place, {what, next}: Advice): Phrase {
  return [
    {recorded: file},
    line === undefined ? '' : `:${line}:${column ?? 1}`,
    ': ',
    ...(code === undefined ? [] : [{recorded: code}, ' ']),
    ...(at ? ['(', {recorded: at}, ') '] : []),
    ...what,
    ' ',
    ...next,
  ];
}

/** The line for a fault of a file that somebody named on the command line. */
export function issueLine(file: string, issue: Issue, say: Say): Phrase {
  const {what} = explainFault(issue, say.viewer);
  return faultLine(
    {file, ...issue},
    {what: issue.code === 'HTML' ? say.command.webPage : what, next: nextStep(issue, say)},
  );
}

function nextStep(issue: Issue, {command, viewer}: Say): Phrase {
  if (issue.code !== 'SHAPE') return command.nextStep[issue.code];
  const isId = issue.wanted === collectionSchema.properties.id.pattern;
  return isId ? command.idForm : explainFault(issue, viewer).next;
}
