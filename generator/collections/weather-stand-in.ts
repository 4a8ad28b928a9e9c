import {checkShape, type Issue, type JsonNode, member, type Schema} from '../../src/record/index.ts';
import {type Admission, type Envelope, SlidingWindow} from '../definition/index.ts';
import {issueLine} from '../terminal/fault-lines.ts';
import type {JsonFile} from '../terminal/read-input.ts';
import type {Say} from '../terminal/say.ts';
import {Stop} from '../terminal/stop.ts';
import type {SharingCall} from './sharing-requests.ts';

/** An invented table that stands in for a weather service. */
export interface AnswerTable {
  readonly answers: readonly {readonly city: string; readonly units: string; readonly answer: JsonNode}[];
  readonly suggestions: readonly {readonly city: string; readonly suggestion: string}[];
}

const string: Schema = {type: 'string'};
const listOf = (properties: {readonly [key: string]: Schema}): Schema => ({
  type: 'array',
  items: {type: 'object', properties, required: Object.keys(properties), additionalProperties: false},
});
const tableSchema: Schema = {
  type: 'object',
  properties: {
    answers: listOf({city: string, units: string, answer: {}}),
    suggestions: listOf({city: string, suggestion: string}),
  },
  required: ['answers', 'suggestions'],
  additionalProperties: false,
};

/** Reads the table. Stops with every fault and its place. */
export function readAnswerTable(file: JsonFile, say: Say): AnswerTable {
  const issues: Issue[] = [];
  const table = checkShape(file.node, tableSchema, issues) as AnswerTable;
  if (issues.length > 0) throw new Stop(1, ...issues.map(issue => issueLine(file.name, issue, say)));
  return table;
}

export type StandInReply = {ok: JsonNode} | {envelope: Envelope};

/** Answers a valid call from the table. What it does not have is NOT_FOUND: a suggestion is never answered for. */
export function answerWeather(filled: JsonNode, table: AnswerTable): StandInReply {
  const [city, units] = ['city', 'units'].map(key => {
    const node = member(filled, key);
    return node?.type === 'string' ? node.value : '';
  });
  const found = table.answers.find(one => one.city === city && one.units === units);
  if (found) return {ok: found.answer};
  const suggestion = table.suggestions.find(one => one.city === city)?.suggestion;
  return {
    envelope: {
      error: true,
      code: 'NOT_FOUND',
      message: 'no weather for this city',
      details: {city: city!, ...(suggestion !== undefined && {suggestion})},
    },
  };
}

/** Whether a call is admitted after those before it, at most so many within a minute. */
export function admit({earlier, at_ms = 0}: SharingCall, callsPerMinute: number): Admission {
  let now = 0;
  const window = new SlidingWindow(callsPerMinute, 60_000, () => now);
  for (let i = 0; i < (earlier?.calls ?? 0); i++) {
    now = i * earlier!.every_ms;
    window.call();
  }
  now = at_ms;
  return window.call();
}
