import type {Phrase} from '../../src/i18n/index.ts';
import type {Issue} from '../../src/record/index.ts';
import type {OptionName} from '../messages/index.ts';
import {issueLine} from '../terminal/fault-lines.ts';
import type {Say} from '../terminal/say.ts';

const OPTION_AT: Readonly<Record<string, OptionName>> = {
  '/id': 'id',
  '/title/ko': 'title-ko',
  '/title/en': 'title-en',
  '/summary/ko': 'summary-ko',
  '/summary/en': 'summary-en',
};

/**
 * A fault of a collection that was never written, named after where its author can correct it.
 *
 * What did not come from an option came from the file, and that was read by
 * the same rules: only its number of records or its size can be too large.
 */
export function authorLine(issue: Issue, file: string, say: Say): Phrase {
  const {line: _line, column: _column, at = '', ...fault} = issue;
  const option = OPTION_AT[at];
  if (option !== undefined) return issueLine(`--${option}`, fault, say);
  if (issue.code === 'TOO_LARGE' || issue.code === 'TOO_MANY') return issueLine(file, fault, say);
  throw new Error(`The collection that was made is faulty: ${issue.code} at ${at}`);
}
