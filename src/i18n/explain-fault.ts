import type {Issue} from '../record/index.ts';
import {type FaultCase, type LoadCode, type Messages, SAME_WORDS} from './messages.ts';
import {type Advice, fill} from './phrase.ts';

/** A fault of a file or of its loading. */
export type Fault = Issue | {readonly code: LoadCode; readonly found?: string};

/** What is wrong with a file, and what to do about it. The place stands in the fault itself. */
export function explainFault(fault: Fault, m: Messages): Advice {
  const {code, found, wanted, fault: shape} = fault as Issue;
  const which: FaultCase =
    shape === 'missing' ? 'MISSING' : shape === 'unknown' ? 'UNKNOWN' : shape ? 'UNFIT' : sameWords(code);
  // A missing member has no text of its own to name.
  const names = [found ?? wanted ?? '', wanted ?? ''];
  // Where the fault is neither in a place nor in a size, the address leads astray.
  const near = 'line' in fault || wanted || code === 'EMPTY' || code === 'ENCODING';
  return {
    what: fill(m.faults[which], ...names),
    next:
      wanted && which !== 'MISSING' && which !== 'OVER'
        ? fill(m.accepted, wanted)
        : [near ? m.mendFile : m.mendAddress],
  };
}

const sameWords = (code: string): FaultCase =>
  (Object.hasOwn(SAME_WORDS, code) ? SAME_WORDS[code as keyof typeof SAME_WORDS] : code) as FaultCase;
