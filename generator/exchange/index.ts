export {type Checked, type Client, checkResponse, createClient, type Response} from './client.ts';
export {checkCompletion, nodeOf} from './completion.ts';
export {type Desk, openDesk} from './desk.ts';
export {type DocumentStore, documentTool, REPORT, type Summary, storeOf, summarize} from './documents.ts';
export {answeringWithId, type Exchange, type Plan, runExchange} from './run-exchange.ts';
export {createServer} from './server.ts';
export {type Proposal, proposeCall} from './stand-in.ts';
export type * from './types.ts';
