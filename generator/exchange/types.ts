import type {Decision, ExchangeRecord, JsonObject} from '../../src/record/index.ts';

export type {Completion, Decision, ExchangeRecord, Frame} from '../../src/record/index.ts';

export type Nature = NonNullable<ExchangeRecord['nature']>;
export type Accepted = NonNullable<ExchangeRecord['accepted']>;

/** One text as it crossed between the two, to the character. */
export interface Crossing {
  readonly from: 'client' | 'server';
  readonly text: string;
}

/** A tool as `tools/list` lists it. */
export interface ListedTool {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: object;
}

/** What a tool answered: a result, or a refusal that becomes an error of the protocol. */
export type ToolAnswer =
  | {readonly refused: string; readonly decision: Decision}
  | {
      readonly text: string;
      readonly isError: boolean;
      readonly decision: Decision;
      readonly nature?: Nature;
      readonly accepted?: Accepted;
    };

export interface Tool {
  readonly listing: ListedTool;
  /** A fault that it throws is no answer: it ends the exchange and whoever ran it. */
  readonly call: (sent: JsonObject) => ToolAnswer;
}

/** A response as text, and beside it what the text cannot say. A successful listing decides nothing. */
export interface Answer {
  readonly text: string;
  readonly decision?: Decision;
  readonly nature?: Nature;
  readonly accepted?: Accepted;
}

export type Server = (text: string) => Answer;

/** What the client, or the stand-in that it asks, refuses with. */
export type ClientCode =
  | 'RESPONSE_NOT_OBJECT'
  | 'RESPONSE_VERSION'
  | 'RESPONSE_ID'
  | 'RESPONSE_RESULT_OR_ERROR'
  | 'NO_TOOL_FOR_TASK';

export interface ClientRefusal {
  readonly error: ClientCode;
  /** A JSON pointer into the response. */
  readonly at?: string;
}
