import {
  createServer,
  type DocumentStore,
  documentTool,
  REPORT,
  type Server,
  storeOf,
} from '../../generator/exchange/index.ts';
import {inputsOf} from '../../generator/terminal/read-input.ts';
import {type Say, sayIn} from '../../generator/terminal/say.ts';
import {CHECKOUT} from '../generator/run-command.ts';

/** A store that notes what it is asked for. */
export function spyStore(report = REPORT): DocumentStore & {readonly asked: readonly string[]} {
  const asked: string[] = [];
  return {
    asked,
    read: name => {
      asked.push(name);
      return report;
    },
  };
}

/** A server with the document tool. */
export function documentServer(store: DocumentStore = storeOf()): Server {
  return createServer([documentTool(store)]);
}

/** The text of a `tools/call`, with parameters as they are to be written. */
export function callText(params: string, id = '1'): string {
  return `{"jsonrpc":"2.0","id":${id},"method":"tools/call","params":${params}}`;
}

export const say: Say = sayIn('en');

/** The files of this checkout. */
export function inputs() {
  const world = {
    cwd: CHECKOUT,
    root: CHECKOUT,
    readers: () => Promise.reject(new Error('nothing is published here')),
    env: {},
    standardInput: (async function* () {})(),
    write: async () => {},
  };
  return inputsOf(world, say);
}
