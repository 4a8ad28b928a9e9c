import {type JsonObject, member, writeJson} from '../../src/record/index.ts';
import {hasExactly, stringOf} from './node-forms.ts';
import type {Decision, Tool} from './types.ts';

/** Where documents are kept. It is asked only for names on the allow-list. */
export interface DocumentStore {
  readonly read: (name: string) => string;
}

/** What the tool says of a document. The keys stand in the order they are written. */
export interface Summary {
  readonly body_lines: number;
  readonly title: string;
}

/** The one document on the allow-list. */
export const REPORT_NAME = 'report.txt';
export const REPORT = '작업 보고서\n명세 확인\n테스트 통과\n';

/** A store with `report.txt` and nothing else. */
export function storeOf(report: string = REPORT): DocumentStore {
  return {
    read: name => {
      if (name !== REPORT_NAME) throw new Error(`The store has no document ${name}`);
      return report;
    },
  };
}

/** The first line of a text, and how many follow. A line end at the very end makes no further line. */
export function summarize(text: string): Summary {
  const lines = text.split(/\r?\n/);
  if (lines.at(-1) === '') lines.pop();
  const [title = '', ...body] = lines;
  return {body_lines: body.length, title};
}

/**
 * The tool `summarize_document`.
 *
 * The schema says what a name looks like. Which names may be read is access
 * policy and stands apart from it, in the allow-list, which is asked before
 * anything is read.
 */
export function documentTool(store: DocumentStore, allowList: readonly string[] = [REPORT_NAME]): Tool {
  return {
    listing: {
      name: 'summarize_document',
      description: 'Gives the title of a document, its first line, and the number of lines that follow.',
      inputSchema: {
        type: 'object',
        properties: {name: {type: 'string', description: 'The name of the document'}},
        required: ['name'],
        additionalProperties: false,
      },
    },
    call: (sent: JsonObject) => {
      const shape = (valid: boolean): Decision => ({listed: true, valid, executed: false});
      if (!hasExactly(sent, 'name'))
        return {refused: 'arguments must be exactly name', decision: shape(false)};
      const name = stringOf(member(sent, 'name'));
      if (name === undefined)
        return {refused: 'the name of a document must be a string', decision: shape(false)};
      if (!allowList.includes(name))
        return {
          refused: 'the document is not on the allow-list',
          decision: {listed: true, valid: true, authorized: false, executed: false},
        };
      return {
        text: writeJson(summarize(store.read(name)), 'compact'),
        isError: false,
        decision: {listed: true, valid: true, authorized: true, executed: true},
      };
    },
  };
}
