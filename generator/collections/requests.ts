import {
  addIssue,
  checkIds,
  checkShape,
  collectionSchema,
  type Issue,
  type JsonNode,
  MAX_RECORDS,
  type Schema,
  type Text,
} from '../../src/record/index.ts';

/** One entry of a requests file: a record to be, before it is answered. */
export type Request = Captions &
  (
    | {readonly discover: {readonly family: string; readonly name?: string}; readonly validate?: undefined}
    | {
        readonly validate: {readonly name: string; readonly arguments: JsonNode};
        readonly discover?: undefined;
      }
  );

interface Captions {
  readonly id: string;
  readonly label: Text;
  readonly note: Text;
}

export type RequestsReading =
  | {ok: true; requests: readonly Request[]}
  | {ok: false; issues: readonly Issue[]};

// Ids, captions and requests have the shape that they will have in the collection.
const {id, title: text} = collectionSchema.properties;
const [discovery, validation] = collectionSchema.properties.records.items.oneOf;

// The first required member tells which request it is.
const one = (kind: 'discover' | 'validate', request: Schema): Schema => ({
  type: 'object',
  properties: {[kind]: request, id, label: text, note: text},
  required: [kind, 'id', 'label', 'note'],
  additionalProperties: false,
});

const requestsSchema: Schema = {
  type: 'array',
  items: {
    oneOf: [one('discover', discovery.properties.request), one('validate', validation.properties.request)],
  },
};

/** Where a requests file holds an author's own text, which may be as deep as any file. */
export function isArguments(path: readonly (string | number)[]): boolean {
  return path.length === 3 && path[1] === 'validate' && path[2] === 'arguments';
}

/** Reads the requests of a collection. One fault anywhere refuses them all. */
export function parseRequests(node: JsonNode): RequestsReading {
  const issues: Issue[] = [];
  const count = node.type === 'array' ? node.items.length : 0;
  if (count > MAX_RECORDS) {
    const sizes = {found: String(count), wanted: String(MAX_RECORDS)};
    addIssue(issues, 'TOO_MANY', node.source, node.start, '', sizes);
    return {ok: false, issues};
  }
  const requests = checkShape(node, requestsSchema, issues) as readonly Request[];
  checkIds(node, issues);
  return issues.length > 0 ? {ok: false, issues} : {ok: true, requests};
}
