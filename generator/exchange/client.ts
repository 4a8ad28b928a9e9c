import {type JsonNode, member, readJson, textOf, writeJson} from '../../src/record/index.ts';
import {isInteger, stringOf} from './node-forms.ts';
import type {ClientRefusal} from './types.ts';

/** What a response held once the client took it: a result, or an error of the server's. */
export type Response = {readonly result: JsonNode} | {readonly refusedBy: JsonNode};

export type Checked = {readonly ok: Response} | ClientRefusal;

export interface Client {
  /** Sends a request with the next id; without `params` it has none. */
  readonly request: (method: string, params?: object) => Checked;
  /** Sends a text past the client's own hand. The next id is the one whose answer it waits for. */
  readonly send: (text: string) => Checked;
}

/** A client whose ids count from 1. `cross` carries a text to the server and brings one back. */
export function createClient(cross: (text: string) => string): Client {
  let last = 0;
  return {
    request: (method, params) => {
      const id = ++last;
      return checkResponse(cross(writeJson({jsonrpc: '2.0', id, method, params}, 'compact')), id);
    },
    send: text => checkResponse(cross(text), ++last),
  };
}

/** Looks at a response before anything in it is used. The first check that fails is the answer. */
export function checkResponse(text: string, id: number): Checked {
  const reading = readJson(text);
  if (!reading.ok || reading.node.type !== 'object') return {error: 'RESPONSE_NOT_OBJECT'};
  const response = reading.node;
  if (stringOf(member(response, 'jsonrpc')) !== '2.0') return {error: 'RESPONSE_VERSION', at: '/jsonrpc'};
  const answered = member(response, 'id');
  if (!isInteger(answered) || textOf(answered) !== String(id)) return {error: 'RESPONSE_ID', at: '/id'};
  const result = member(response, 'result');
  const error = member(response, 'error');
  if (result && !error) return {ok: {result}};
  if (error && !result) return {ok: {refusedBy: error}};
  return {error: 'RESPONSE_RESULT_OR_ERROR'};
}
