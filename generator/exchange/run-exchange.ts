import {type JsonNode, member} from '../../src/record/index.ts';
import {type Checked, createClient} from './client.ts';
import {checkCompletion} from './completion.ts';
import type {Summary} from './documents.ts';
import {stringOf} from './node-forms.ts';
import {type Proposal, proposeCall} from './stand-in.ts';
import type {
  Accepted,
  Answer,
  ClientRefusal,
  Completion,
  Crossing,
  Decision,
  Nature,
  Server,
} from './types.ts';

/** What the client does: a task for the stand-in, a proposal that is given, or a text sent as it is. */
export type Plan =
  | {readonly task: string; readonly expected?: Summary | undefined}
  | {readonly propose: Proposal}
  | {readonly send: string};

/** One exchange, from its first frame to the last verdict. */
export interface Exchange {
  /** Every text in wire order. */
  readonly crossings: readonly Crossing[];
  /** How far the last request came; absent where nothing was decided about it. */
  readonly decision?: Decision;
  /** The client's check of the last response. */
  readonly client: {readonly ok: true} | ClientRefusal;
  readonly completion?: Completion;
  readonly nature?: Nature;
  readonly accepted?: Accepted;
}

/**
 * Runs one exchange between a new client and a server, both in this process.
 *
 * A call begins with the listing. The first response that the client refuses
 * ends it. A fault that the server throws is passed on: it is no answer.
 */
export function runExchange(server: Server, plan: Plan): Exchange {
  const crossings: Crossing[] = [];
  let answer: Answer | undefined;
  const client = createClient(text => {
    crossings.push({from: 'client', text});
    answer = server(text);
    crossings.push({from: 'server', text: answer.text});
    return answer.text;
  });
  const ended = (checked: Checked, completion?: Completion): Exchange => {
    const {text: _, ...beside} = answer!;
    return {
      crossings,
      ...beside,
      client: 'ok' in checked ? {ok: true} : checked,
      ...(completion && {completion}),
    };
  };

  if ('send' in plan) return ended(client.send(plan.send));
  const listing = client.request('tools/list');
  if (!('ok' in listing) || !('result' in listing.ok)) return ended(listing);
  const proposal =
    'propose' in plan ? plan.propose : proposeCall(plan.task, namesIn(member(listing.ok.result, 'tools')));
  if (!proposal)
    return {
      crossings,
      decision: {listed: false, executed: false},
      client: {error: 'NO_TOOL_FOR_TASK'},
    };
  const called = client.request('tools/call', proposal);
  const result = 'ok' in called && 'result' in called.ok ? called.ok.result : undefined;
  // A tool that refused has done nothing that could be held against the task.
  const completion =
    result && !isError(result) && 'expected' in plan && plan.expected
      ? checkCompletion(plan.expected, textIn(result))
      : undefined;
  return ended(called, completion);
}

/** The same server, but every response says another id than the one that was asked with. */
export function answeringWithId(server: Server, id: number): Server {
  return text => {
    const answer = server(text);
    return {...answer, text: answer.text.replace(/"id":(?:-?\d+|null)/, `"id":${id}`)};
  };
}

function namesIn(tools: JsonNode | undefined): readonly string[] {
  const items = tools?.type === 'array' ? tools.items : [];
  return items.flatMap(tool => {
    const name = stringOf(member(tool, 'name'));
    return name === undefined ? [] : [name];
  });
}

function isError(result: JsonNode): boolean {
  const flag = member(result, 'isError');
  return flag?.type === 'boolean' && flag.value === true;
}

/** The first text block of a tool's result; empty where there is none. */
function textIn(result: JsonNode): string {
  const content = member(result, 'content');
  return (content?.type === 'array' && stringOf(member(content.items[0], 'text'))) || '';
}
