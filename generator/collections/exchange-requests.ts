import {
  checkIds,
  checkShape,
  collectionSchema,
  type JsonNode,
  type Schema,
  type Text,
} from '../../src/record/index.ts';
import type {Summary} from '../exchange/index.ts';
import {issueLine} from '../terminal/fault-lines.ts';
import type {JsonFile} from '../terminal/read-input.ts';
import type {Say} from '../terminal/say.ts';
import {Stop} from '../terminal/stop.ts';

/** One entry of a file of exchanges: a record to be, before it is run. */
export interface ExchangeRequest {
  readonly id: string;
  readonly label: Text;
  readonly note: Text;
  /** What the stand-in is told to do. */
  readonly task?: string;
  /** What a task expects of the document, for the completion check. */
  readonly expected?: Summary;
  /** The text of the document, where it is another. */
  readonly document?: string;
  /** The id that every response says, where it is not the one that was asked with. */
  readonly response_id?: number;
  /** A call instead of the stand-in's. */
  readonly propose?: {readonly name: string; readonly arguments: JsonNode};
  /** A text that is sent as it is, in place of any call. */
  readonly send?: string;
}

const {id, title: text} = collectionSchema.properties;
const string: Schema = {type: 'string'};
const integer: Schema = {type: 'integer'};

function closed(properties: {readonly [key: string]: Schema}): Schema {
  return {type: 'object', properties, required: Object.keys(properties), additionalProperties: false};
}

// The first required member tells which request it is.
function one(kind: string, wanted: Schema, optional: {readonly [key: string]: Schema} = {}): Schema {
  const always = closed({[kind]: wanted, id, label: text, note: text});
  return {...always, properties: {...always.properties, ...optional}};
}

const requestsSchema: Schema = {
  type: 'array',
  items: {
    oneOf: [
      one('task', string, {
        expected: closed({body_lines: integer, title: string}),
        document: string,
        response_id: integer,
      }),
      one('propose', closed({name: string, arguments: {}})),
      one('send', string),
    ],
  },
};

/** Reads a file of exchanges, or stops with every fault of it. */
export function readExchangeRequests({node, name}: JsonFile, say: Say): readonly ExchangeRequest[] {
  const issues: Parameters<typeof checkShape>[2] = [];
  const requests = checkShape(node, requestsSchema, issues) as readonly ExchangeRequest[];
  checkIds(node, issues);
  if (issues.length > 0) throw new Stop(1, ...issues.map(issue => issueLine(name, issue, say)));
  return requests;
}
