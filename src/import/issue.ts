import {type JsonNode, pointerStep} from '../record/index.ts';

/** Why a foreign text is not imported; the last is said of one that is. */
export type ImportCode =
  | 'NOT_A_LISTING'
  | 'ERROR_ANSWER'
  | 'UNKNOWN_TOOLS'
  | 'TOOL_NOT_OBJECT'
  | 'CURSOR_TWICE'
  | 'PAGE_MISSING';

/** One thing about a foreign text, as a fact; the sentence is made by the reader's language. */
export interface ImportIssue {
  readonly code: ImportCode;
  /** Which of the files, counted from 0. */
  readonly file: number;
  readonly line: number;
  readonly column: number;
  /** A JSON pointer into the file. */
  readonly at: string;
}

/** A value of a foreign file, with the way to it. */
export interface Place {
  readonly file: number;
  readonly node: JsonNode;
  readonly at: string;
}

export function issueAt(code: ImportCode, {file, node, at}: Place): ImportIssue {
  return {code, file, ...node.source.place(node.start), at};
}

/** The place of a member or an item of what stands at a place. */
export function inside({file, at}: Place, key: string | number, node: JsonNode): Place {
  return {file, node, at: at + pointerStep(key)};
}
