import {readJson, textOf, toPlain} from '../../src/record/index.ts';
import {
  type Crossing,
  type Exchange,
  type ExchangeRecord,
  type Frame,
  nodeOf,
  type Plan,
  runExchange,
  type Server,
} from '../exchange/index.ts';
import type {ExchangeRequest} from './exchange-requests.ts';
import {hashTexts} from './hash-texts.ts';

/** Runs what a request asks for and gives its record. `state` is looked at before and after. */
export function recordExchange(
  server: Server,
  request: ExchangeRequest,
  state?: () => object,
): ExchangeRecord {
  const before = state && nodeOf(state());
  const exchange = runExchange(server, planOf(request));
  const after = state && nodeOf(state());
  const {crossings, decision, client, completion, nature, accepted} = exchange;
  const {id, label, note} = request;
  return {
    id,
    kind: 'exchange',
    label: {ko: label.ko, en: label.en},
    note: {ko: note.ko, en: note.en},
    judge: judgeOf(exchange),
    frames: crossings.map(frameOf),
    sha256: hashTexts(crossings.map(({text}) => text)),
    ...(decision && {decision}),
    client,
    ...(completion && {completion}),
    ...(before && after && {state: {before, after}}),
    ...(nature && {nature}),
    ...(accepted && {accepted}),
  };
}

function planOf({task, expected, propose, send}: ExchangeRequest): Plan {
  if (send !== undefined) return {send};
  if (propose) return {propose: {...propose, arguments: toPlain(propose.arguments) as object}};
  return {task: task!, expected};
}

/** Whose verdict the record is about: the last one given, or the server's where it refused. */
function judgeOf({decision, client, completion}: Exchange): ExchangeRecord['judge'] {
  if (completion) return 'completion';
  const noTool = 'error' in client && client.error === 'NO_TOOL_FOR_TASK';
  return decision && !noTool ? 'server' : 'client';
}

/** A text that crossed, spliced where it is strict JSON and quoted where it is not. */
export function frameOf({from, text}: Crossing): Frame {
  const reading = readJson(text);
  if (!reading.ok) return {from, text, why: reading.issues[0]!.code};
  // Splicing would lose what stands around the value, and no frame of ours has anything there.
  if (textOf(reading.node) !== text) throw new Error('A frame has white space around its JSON');
  return {from, json: reading.node};
}
