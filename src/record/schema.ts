import type {JsonNode} from './json-node.ts';
import type {Collection} from './types.ts';

/** The part of JSON Schema 2020-12 that the format needs, and the reader understands. */
export interface Schema {
  readonly const?: string | number | boolean;
  readonly enum?: readonly string[];
  readonly type?: 'object' | 'array' | 'string' | 'integer' | 'boolean';
  readonly pattern?: string;
  readonly minimum?: number;
  readonly properties?: {readonly [key: string]: Schema};
  readonly required?: readonly string[];
  readonly additionalProperties?: false | Schema;
  readonly propertyNames?: {readonly pattern: string};
  readonly items?: Schema;
  /** The alternative is the one whose first required member is there and fits its `const`. */
  readonly oneOf?: readonly Schema[];
}

/** An object with exactly these members; the names in `optional` may be missing. */
/* @__NO_SIDE_EFFECTS__ */
function closed<const P extends {readonly [key: string]: Schema}, const O extends readonly (keyof P)[] = []>(
  properties: P,
  optional?: O,
) {
  return {
    type: 'object',
    properties,
    required: Object.keys(properties).filter(key => !optional?.includes(key)) as unknown as readonly Exclude<
      keyof P & string,
      O[number]
    >[],
    additionalProperties: false,
  } as const;
}

/** Not empty, and not white space alone. */
const word = {type: 'string', pattern: '\\S'} as const;
const string = {type: 'string'} as const;
const boolean = {type: 'boolean'} as const;
const integer = {type: 'integer'} as const;
const no = {const: false} as const;
const sha256 = {type: 'string', pattern: '^[0-9a-f]{64}$'} as const;
/** Any JSON value, kept as its source text. */
const verbatim = {} as const;
const text = closed({ko: word, en: word});
const id = {
  type: 'string',
  pattern: '^(?!(con|prn|aux|nul|com[0-9]|lpt[0-9])$)[a-z][a-z0-9-]{0,63}$',
} as const;
// Not the grammar's own form, whose nested repetition overflows the matcher's stack on a long text.
const pointer = {type: 'string', pattern: '^(?![^/])(?![\\s\\S]*~(?![01]))'} as const;

const fieldSchema = closed(
  {type: {enum: ['string', 'integer', 'boolean']}, maxLength: {type: 'integer', minimum: 1}},
  ['maxLength'],
);
const inputSchema = closed({
  type: {const: 'object'},
  properties: {
    type: 'object',
    additionalProperties: fieldSchema,
    propertyNames: {pattern: '^[a-z][a-z0-9._-]{0,79}$'},
  },
  required: {type: 'array', items: string},
  additionalProperties: no,
});
const toolDescription = closed({
  name: string,
  family: string,
  effect: {enum: ['read', 'change']},
  inputSchema,
  executes: no,
});
const code = {type: 'string', pattern: '^[A-Z][A-Z0-9_]{0,63}$'} as const;
const refusal = closed({error: code, at: pointer}, ['at']);
const entry = {
  id,
  label: text,
  note: text,
  judge: {enum: ['contract', 'schema', 'server', 'client', 'completion']},
} as const;

const target = {enum: ['mcp', 'openai', 'openai-responses', 'anthropic']} as const;

const discovery = closed({
  kind: {const: 'discovery'},
  ...entry,
  request: closed({family: string, name: string}, ['name']),
  outcome: {oneOf: [closed({ok: {type: 'array', items: toolDescription}}), refusal]},
});
const validation = closed(
  {
    kind: {const: 'validation'},
    ...entry,
    request: closed({name: string, arguments: verbatim}),
    tool: toolDescription,
    parameters: verbatim,
    filled: verbatim,
    envelope: closed({error: {const: true}, code, message: string, details: verbatim}),
    outcome: {
      oneOf: [
        closed({
          ok: closed({
            name: string,
            arguments: verbatim,
            shape_valid: {const: true},
            authorized: no,
            executed: no,
          }),
        }),
        closed({answer: verbatim, executed: {const: 'stand-in'}}),
        refusal,
      ],
    },
  },
  ['tool', 'parameters', 'filled', 'envelope'],
);

const definition = closed({
  kind: {const: 'definition'},
  ...entry,
  definition: verbatim,
  fitness: {type: 'array', items: closed({item: word, present: boolean})},
  exports: {
    type: 'array',
    items: closed({to: target, ok: verbatim, left_out: {type: 'array', items: pointer}}),
  },
  readme: text,
});
const comparison = closed(
  {
    kind: {const: 'comparison'},
    ...entry,
    before: verbatim,
    after: verbatim,
    changes: {
      type: 'array',
      items: closed({code, at: pointer, level: {enum: ['patch', 'minor', 'major']}}),
    },
    level: {enum: ['none', 'patch', 'minor', 'major']},
    next: word,
  },
  ['next'],
);

const listing = closed({
  kind: {const: 'listing'},
  ...entry,
  from: target,
  pages: {type: 'array', items: verbatim},
  sha256,
});

const from = {enum: ['client', 'server']} as const;
const exchange = closed(
  {
    kind: {const: 'exchange'},
    ...entry,
    frames: {
      type: 'array',
      items: {oneOf: [closed({json: verbatim, from}), closed({text: string, from, why: code})]},
    },
    sha256,
    decision: closed({listed: boolean, valid: boolean, authorized: boolean, executed: boolean}, [
      'listed',
      'valid',
      'authorized',
    ]),
    client: {oneOf: [closed({ok: {const: true}}), refusal]},
    completion: closed({expected: verbatim, received: verbatim, done: boolean, error: {const: 'NOT_DONE'}}, [
      'error',
    ]),
    state: closed({before: verbatim, after: verbatim}),
    nature: {enum: ['input', 'state']},
    accepted: closed({minimum: integer, maximum: integer}, ['maximum']),
  },
  ['decision', 'client', 'completion', 'state', 'nature', 'accepted'],
);

/** The JSON Schema of a collection file, version 1: what the reader checks by and what is published. */
export const collectionSchema = closed(
  {
    format: {const: 'tool-records'},
    version: {const: 1},
    id,
    title: text,
    summary: text,
    source: closed({
      origin: {enum: ['synthetic', 'authored', 'imported']},
      inputs: {
        type: 'array',
        items: closed({
          kind: {type: 'string', pattern: '^[a-z][a-z0-9-]{0,63}$'},
          sha256,
        }),
      },
      generator: {type: 'string', pattern: '^[0-9]+\\.[0-9]+\\.[0-9]+$'},
    }),
    records: {
      type: 'array',
      items: {oneOf: [discovery, validation, listing, exchange, definition, comparison]},
    },
  },
  ['summary'],
);

/** The type that a schema describes. */
export type Described<S> = S extends {const: infer C}
  ? C
  : S extends {enum: readonly (infer E)[]}
    ? E
    : S extends {oneOf: readonly (infer O)[]}
      ? O extends unknown
        ? Described<O>
        : never
      : S extends {type: 'string'}
        ? string
        : S extends {type: 'boolean'}
          ? boolean
          : S extends {type: 'integer'}
            ? number
            : S extends {type: 'array'; items: infer I}
              ? readonly Described<I>[]
              : S extends {properties: infer P; required: readonly (infer R)[]}
                ? {readonly [K in keyof P as K extends R ? K : never]: Described<P[K]>} & {
                    readonly [K in keyof P as K extends R ? never : K]?: Described<P[K]>;
                  }
                : S extends {additionalProperties: infer A}
                  ? {readonly [key: string]: Described<A>}
                  : JsonNode;

export type Same<A, B> = [Deep<A>] extends [Deep<B>] ? ([Deep<B>] extends [Deep<A>] ? true : false) : false;
/** Every member required and optional ones told apart, so that no missing member slips through. */
type Deep<T> = T extends JsonNode
  ? 'node'
  : T extends readonly (infer I)[]
    ? {items: Deep<I>}
    : T extends object
      ? {[K in keyof T]-?: undefined extends T[K] ? {optional: Deep<T[K]>} : Deep<T[K]>}
      : T;

// The readable types and the published schema describe one thing, or this line does not compile.
export const schemaMatchesTypes: Same<Described<typeof collectionSchema>, Collection> = true;
