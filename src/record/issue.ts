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
  /** A JSON pointer (RFC 6901) to the value at fault. */
  readonly at?: string;
  /** With SHAPE: what is wrong there. */
  readonly fault?: ShapeFault;
  /** The key or value that was met, or the number that was too large. */
  readonly found?: string;
  /** What would have been accepted there. */
  readonly wanted?: string;
}
