import {
  type Plain,
  type RecordEntry,
  type Refusal,
  type Text,
  type ToolDescription,
  toPlain,
} from '../../src/record/index.ts';
import {checkCatalog} from '../contract/catalog.ts';
import {discoverIn} from '../contract/discover.ts';
import {type Catalog, ContractError} from '../contract/index.ts';
import {validateArgumentsIn} from '../contract/validate-arguments.ts';
import type {Request} from './requests.ts';

/** What the contract answered, as a value. */
export type Answer<T> = {readonly ok: T} | Refusal;

/** Turns a refusal of the contract into a value. Anything else that is thrown is a fault of ours. */
export function answerOf<T>(ask: () => T): Answer<T> {
  try {
    return {ok: ask()};
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    return error.at === undefined ? {error: error.code} : {error: error.code, at: error.at};
  }
}

/**
 * The contract's answers to a file of requests, as records.
 *
 * Refusals of a request are answers like any other. A fault of the catalog is
 * none: the caller has looked for one with `discover` before. It is checked
 * once, not for each request.
 */
export function answerRequests(catalog: Plain, requests: readonly Request[]): readonly RecordEntry[] {
  const tools = checkCatalog(catalog);
  return requests.map(request => {
    const {id} = request;
    const captions = {label: inOrder(request.label), note: inOrder(request.note), judge: 'contract'} as const;
    if (request.discover) {
      const {family, name} = request.discover;
      const outcome = answerOf(() => discoverIn(tools, family, name));
      return {
        id,
        kind: 'discovery',
        ...captions,
        request: name === undefined ? {family} : {family, name},
        outcome,
      };
    }
    // The node, not a value: a record keeps the arguments as their author wrote them.
    const {name, arguments: sent} = request.validate;
    const tool = describe(tools, name);
    const outcome = answerOf(() => ({
      ...validateArgumentsIn(tools, name, toPlain(sent)),
      arguments: sent,
    }));
    return {
      id,
      kind: 'validation',
      ...captions,
      request: {name, arguments: sent},
      ...(tool ? {tool} : {}),
      outcome,
    };
  });
}

/** The description that arguments are held against; undefined where the tool is not described. */
function describe(tools: Catalog, name: string): ToolDescription | undefined {
  const answer = answerOf(() => discoverIn(tools, 'all', name));
  return 'ok' in answer ? answer.ok[0] : undefined;
}

const inOrder = ({ko, en}: Text): Text => ({ko, en});
