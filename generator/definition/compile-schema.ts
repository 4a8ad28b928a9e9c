import {Ajv2020, type ErrorObject, MissingRefError} from 'ajv/dist/2020.js';
import {type JsonNode, member, pointerStep} from '../../src/record/index.ts';
import {findInexact, isMultipleOf, toValue} from './exact-number.ts';
import {findSlip} from './schema-slip.ts';
import {schemasIn} from './subschemas.ts';

/** Why a value does not fit a schema. */
export interface Misfit {
  /** A JSON pointer into the value: to what is wrong, missing or not wanted. */
  readonly path: string;
  /** A JSON pointer into the schema: to the keyword that refused it. */
  readonly schema_path: string;
  /** In the validator's words. */
  readonly message: string;
}

/** Why a schema is none. */
export interface SchemaFault {
  readonly code: 'INVALID_SCHEMA' | 'INEXACT_NUMBER';
  readonly at: string;
  readonly reason: string;
}

export type Compiled =
  | {ok: true; check: (value: unknown) => Misfit | undefined}
  | {ok: false; fault: SchemaFault};

let meta: ReturnType<Ajv2020['getSchema']>;

const DIALECT = /^https:\/\/json-schema\.org\/draft\/2020-12\/schema#?$/;

/**
 * Makes a check of a JSON Schema 2020-12. Nothing is fetched.
 *
 * Stricter than the standard in what helps an author: a keyword that the
 * standard does not know is refused, since it is most often a slip. `format`
 * says something to readers and checks nothing, as the standard has it.
 */
export function compileSchema(schema: JsonNode): Compiled {
  const fault = findFault(schema);
  if (fault) return {ok: false, fault};
  try {
    const plain = toValue(schema) as object | boolean;
    const validate = newAjv().compile(plain);
    const places = placesIn(plain);
    return {
      ok: true,
      // Ajv lists the failed alternatives first and the keyword that decided last.
      check: value => (validate(value) ? undefined : misfitOf(validate.errors!.at(-1)!, places)),
    };
  } catch (error) {
    const at = error instanceof MissingRefError ? placeOfReference(schema, error.missingRef) : '';
    return {ok: false, fault: {code: 'INVALID_SCHEMA', at, reason: (error as Error).message}};
  }
}

/** Where a schema refers to an address that leads nowhere. */
function placeOfReference(schema: JsonNode, address: string): string {
  for (const {node, at} of schemasIn(schema)) {
    const reference = member(node, '$ref');
    if (reference?.type === 'string' && reference.value === address) return `${at}/$ref`;
  }
  return '';
}

function newAjv(): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    // Ajv's own opinions, under which schemas that the standard allows would be refused.
    allowUnionTypes: true,
    allowMatchingProperties: true,
    strictTuples: false,
    strictTypes: false,
    strictRequired: false,
    validateFormats: false,
    // An argument called `constructor` is missing although every object inherits one.
    ownProperties: true,
    logger: false,
    // With the schema that refused, since what Ajv says of its place begins anew at some references.
    verbose: true,
    // That is done before, by a check which is made only once.
    validateSchema: false,
  });
  // A keyword that Ajv follows and, being strict, does not know.
  ajv.addVocabulary(['$anchor']);
  // Ajv divides binary fractions, for which 0.3 is no multiple of 0.1.
  ajv.removeKeyword('multipleOf');
  ajv.addKeyword({
    keyword: 'multipleOf',
    type: 'number',
    schemaType: 'number',
    validate: (divisor: number, value: number) => isMultipleOf(value, divisor),
    error: {message: ({schema}) => `must be multiple of ${String(schema)}`},
  });
  return ajv;
}

function findFault(schema: JsonNode): SchemaFault | undefined {
  const invalid = (at: string, reason: string): SchemaFault => ({code: 'INVALID_SCHEMA', at, reason});
  const inexact = findInexact(schema);
  if (inexact !== undefined) return {code: 'INEXACT_NUMBER', at: inexact, reason: ''};
  const dialect = member(schema, '$schema');
  if (dialect && !(dialect.type === 'string' && DIALECT.test(dialect.value)))
    return invalid('/$schema', 'must be JSON Schema 2020-12');

  meta ??= newAjv().getSchema('https://json-schema.org/draft/2020-12/schema')!;
  if (!meta(toValue(schema))) {
    const {path, message} = misfitOf(meta.errors![0]!);
    return invalid(path, message);
  }
  const slip = findSlip(schema);
  return slip && invalid(slip.at, slip.reason);
}

// What each of these keywords says about a key that is missing or not wanted.
const KEY_AT_FAULT = [
  'missingProperty',
  'additionalProperty',
  'unevaluatedProperty',
  'propertyName',
] as const;

function misfitOf(error: ErrorObject, places?: ReadonlyMap<unknown, string>): Misfit {
  const {instancePath, schemaPath, parentSchema, params, message = ''} = error;
  const key = KEY_AT_FAULT.map(name => params[name] as string | undefined).find(one => one !== undefined);
  // The schema `false` has no keyword, and Ajv makes one up.
  const way = decodeURIComponent(schemaPath.slice(schemaPath.indexOf('#') + 1)).replace(
    /\/false schema$/,
    '',
  );
  const place = places?.get(parentSchema);
  return {
    path: key === undefined ? instancePath : instancePath + pointerStep(key),
    schema_path: place === undefined ? way : place + way.slice(way.lastIndexOf('/')),
    message,
  };
}

/** The pointer to every object of a schema. */
function placesIn(value: unknown, at = '', places = new Map<unknown, string>()): Map<unknown, string> {
  if (typeof value !== 'object' || value === null) return places;
  places.set(value, at);
  for (const [key, one] of Object.entries(value)) placesIn(one, at + pointerStep(key), places);
  return places;
}
