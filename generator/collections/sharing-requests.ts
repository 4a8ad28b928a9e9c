import {
  checkIds,
  checkShape,
  collectionSchema,
  type Issue,
  type JsonNode,
  type Schema,
  type Text,
} from '../../src/record/index.ts';
import {issueLine} from '../terminal/fault-lines.ts';
import type {JsonFile} from '../terminal/read-input.ts';
import type {Say} from '../terminal/say.ts';
import {Stop} from '../terminal/stop.ts';

/** A record of the collection `sharing` to be. */
export type SharingRequest = {readonly id: string; readonly label: Text; readonly note: Text} & (
  | {readonly call: SharingCall; readonly definition?: undefined; readonly compare?: undefined}
  | {readonly definition: string; readonly call?: undefined; readonly compare?: undefined}
  | {readonly compare: string; readonly call?: undefined; readonly definition?: undefined}
);

export interface SharingCall {
  readonly tool: string;
  readonly arguments: JsonNode;
  /** Calls before this one, the first at 0 milliseconds. */
  readonly earlier?: {readonly calls: number; readonly every_ms: number};
  /** When this call is made; 0 where nothing is said. */
  readonly at_ms?: number;
}

const {id, title: text} = collectionSchema.properties;
const string: Schema = {type: 'string'};
const count: Schema = {type: 'integer'};

const closed = (properties: {readonly [key: string]: Schema}, required: readonly string[]): Schema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});
// The first required member tells which request it is.
const one = (kind: string, request: Schema): Schema =>
  closed({[kind]: request, id, label: text, note: text}, [kind, 'id', 'label', 'note']);

const call = closed(
  {
    tool: string,
    arguments: {},
    earlier: closed({calls: count, every_ms: count}, ['calls', 'every_ms']),
    at_ms: count,
  },
  ['tool', 'arguments'],
);
const requestsSchema: Schema = {
  type: 'array',
  items: {oneOf: [one('call', call), one('definition', string), one('compare', string)]},
};

/** Reads the requests of the collection. Stops with every fault and its place. */
export function readSharingRequests(file: JsonFile, say: Say): readonly SharingRequest[] {
  const issues: Issue[] = [];
  const requests = checkShape(file.node, requestsSchema, issues) as readonly SharingRequest[];
  checkIds(file.node, issues);
  if (issues.length > 0) throw new Stop(1, ...issues.map(issue => issueLine(file.name, issue, say)));
  return requests;
}
