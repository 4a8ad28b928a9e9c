import {checkShape} from './check-shape.ts';
import {checkSize, decodeUtf8} from './decode.ts';
import {addIssue, type Issue} from './issue.ts';
import {type JsonNode, member, textOf} from './json-node.ts';
import {readJson} from './read-json.ts';
import {collectionSchema} from './schema.ts';
import type {Collection} from './types.ts';
import {checkIds} from './unique-ids.ts';

/** The most records of one collection. */
export const MAX_RECORDS = 10_000;

// Where a record holds its author's own text, which may be as deep as any file.
const VERBATIM = [
  'records/*/request/arguments',
  'records/*/outcome/ok/arguments',
  'records/*/pages/*',
  'records/*/frames/*/json',
  'records/*/parameters',
  'records/*/filled',
  'records/*/outcome/answer',
  'records/*/envelope/details',
  'records/*/definition',
  'records/*/exports/*/ok',
  'records/*/before',
  'records/*/after',
];

function isVerbatim(path: readonly (string | number)[]): boolean {
  return VERBATIM.includes(path.map(step => (typeof step === 'number' ? '*' : step)).join('/'));
}

/** A collection that was read: its values, and the nodes that hold its source text. */
export interface ReadCollection {
  readonly collection: Collection;
  /** The node of each record, in order. */
  readonly nodes: readonly JsonNode[];
  /** The whole file as text, without a byte order mark. */
  readonly text: string;
}

export type CollectionReading = ({ok: true} & ReadCollection) | {ok: false; issues: readonly Issue[]};

/**
 * Reads a collection from a file's text or bytes.
 *
 * One fault anywhere refuses the whole: a part is never given as if it were
 * the file. Never throws. The issues carry a code and place, in file order
 * within one step: encoding and size, then JSON, then version, number of
 * records, shape and ids.
 */
export function parseCollection(input: string | Uint8Array): CollectionReading {
  if (typeof input === 'string') return parseText(input);
  const decoded = decodeUtf8(input);
  return decoded.ok ? parseText(decoded.text) : decoded;
}

/** As `parseCollection`, of a text that is already decoded; it is all that the viewer needs. */
export function parseText(text: string): CollectionReading {
  const sized = checkSize(text);
  if (!sized.ok) return sized;
  const reading = readJson(text, isVerbatim);
  if (!reading.ok) return reading;
  const {node} = reading;
  const issues: Issue[] = [];
  const fault = (code: Issue['code'], at: string, place: JsonNode, found: string, wanted?: string) =>
    addIssue(issues, code, place.source, place.start, at, {found, ...(wanted && {wanted})});

  const version = member(node, 'version');
  if (version?.type === 'number' && textOf(version) !== '1') {
    fault('UNKNOWN_VERSION', '/version', version, textOf(version), '1');
    return {ok: false, issues};
  }
  const records = member(node, 'records');
  const nodes = records?.type === 'array' ? records.items : [];
  if (nodes.length > MAX_RECORDS) {
    fault('TOO_MANY', '/records', records!, String(nodes.length), String(MAX_RECORDS));
    return {ok: false, issues};
  }
  const value = checkShape(node, collectionSchema, issues);
  checkIds(records, issues, '/records');
  if (issues.length > 0) return {ok: false, issues};
  return {ok: true, collection: value as Collection, nodes, text: node.source.text};
}
