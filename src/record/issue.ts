import type {JsonSource} from './json-node.ts';

/** Why a text is not shown as a collection. */
export type IssueCode =
  | 'EMPTY'
  | 'HTML'
  | 'ENCODING'
  | 'SYNTAX'
  | 'DUPLICATE_KEY'
  | 'FORBIDDEN_KEY'
  | 'LONE_SURROGATE'
  | 'TOO_DEEP'
  | 'TOO_LARGE'
  | 'SHAPE'
  | 'UNKNOWN_VERSION'
  | 'DUPLICATE_ID'
  | 'TOO_MANY';

/** What a SHAPE issue met. */
export type ShapeFault = 'missing' | 'unknown' | 'type' | 'value';

/**
 * One reason a text could not be read, as a fact: the sentence is made by the
 * reader's language.
 */
export interface Issue {
  readonly code: IssueCode;
  /** Counted from 1; absent where the fault is the text as a whole. */
  readonly line?: number;
  /** In UTF-16 units, counted from 1, as editors count. */
  readonly column?: number;
  /** A JSON pointer (RFC 6901) to the value at fault; absent where it would be too long to show. */
  readonly at?: string;
  /** With SHAPE: what is wrong there. */
  readonly fault?: ShapeFault;
  /** The key or value that was met, cut where it is long, or the number that was too large. */
  readonly found?: string;
  /** What would have been accepted there. */
  readonly wanted?: string;
}

/** The most issues of one text. A list this long ends where reading stopped, and more may follow. */
export const MAX_ISSUES = 100;

/** The longest pointer of an issue, and how many characters of a found value it repeats. */
const LONGEST_POINTER = 1000;
const LONGEST_FOUND = 60;

/**
 * Adds an issue at an offset to a list, small enough to be shown whatever the
 * file holds. Past `MAX_ISSUES` nothing is added.
 */
export function addIssue(
  issues: Issue[],
  code: IssueCode,
  source: JsonSource,
  offset: number,
  at: string,
  more: Partial<Pick<Issue, 'fault' | 'found' | 'wanted'>> = {},
): void {
  if (issues.length >= MAX_ISSUES) return;
  const {found = ''} = more;
  const issue: Issue = {code, ...source.place(offset), ...(at.length <= LONGEST_POINTER && {at}), ...more};
  // By code points, so that no pair is cut in half.
  const short = [...found.slice(0, 2 * LONGEST_FOUND)].slice(0, LONGEST_FOUND).join('');
  issues.push(short.length < found.length ? {...issue, found: `${short}…`} : issue);
}
