import type {Phrase} from '../../src/i18n/index.ts';
import type {Issue} from '../../src/record/index.ts';
import type {OptionName} from '../messages/index.ts';
import {faultLine, issueLine} from '../terminal/fault-lines.ts';
import type {Say} from '../terminal/say.ts';
import {Stop} from '../terminal/stop.ts';

const OPTION_AT: Readonly<Record<string, OptionName>> = {
  '/id': 'id',
  '/title/ko': 'title-ko',
  '/title/en': 'title-en',
  '/summary/ko': 'summary-ko',
  '/summary/en': 'summary-en',
};

/** Stops for faults of a collection that was never written. An option that is wrong is wrong usage. */
export function authorStop(issues: readonly Issue[], file: string, say: Say): Stop {
  const usage = issues.some(({at = ''}) => Object.hasOwn(OPTION_AT, at));
  return new Stop(usage ? 2 : 1, ...issues.map(issue => authorLine(issue, file, say)));
}

/**
 * A fault of a collection that was never written, named after where its author can correct it.
 *
 * What did not come from an option came from the file, and that was read by
 * the same rules: only its number of records or its size can be too large.
 */
function authorLine(issue: Issue, file: string, say: Say): Phrase {
  const {line: _line, column: _column, at = '', ...fault} = issue;
  const option = OPTION_AT[at];
  if (option !== undefined && fault.fault === 'missing')
    return faultLine({file: `--${option}`, code: fault.code}, say.command.emptyOption);
  if (option !== undefined) return issueLine(`--${option}`, fault, say);
  if (issue.code === 'TOO_LARGE' || issue.code === 'TOO_MANY') return issueLine(file, fault, say);
  throw new Error(`The collection that was made is faulty: ${issue.code} at ${at}`);
}
