import type {Issue} from '../record/index.ts';
import type {FaultCase, LoadCode, Messages} from './messages.ts';
import {type Advice, fill} from './phrase.ts';

/** A fault of a file or of its loading. */
export type Fault = Issue | {readonly code: LoadCode; readonly found?: string};

/** A sentence of the form `what|next`, filled with recorded text. */
export function advise(sentence: string, what = '', ...next: readonly string[]): Advice {
  const [before = '', after = ''] = sentence.split('|');
  return {what: fill(before, what), next: fill(after, ...next)};
}

/** What is wrong with a file, and what to do about it. The place stands in the fault itself. */
export function explainFault(fault: Fault, m: Messages): Advice {
  if (fault.code !== 'SHAPE') return advise(m.faults[fault.code], fault.found);
  const {fault: kind, found = '', wanted = ''} = fault;
  if (kind === 'missing') return advise(m.faults.SHAPE_MISSING, wanted);
  const wrong: FaultCase = kind === 'unknown' ? 'SHAPE_UNKNOWN' : 'SHAPE_VALUE';
  return advise(m.faults[wrong], found, wanted);
}
