import type {JsonNode} from '../../src/record/index.ts';
import {type Compiled, compileSchema} from './compile-schema.ts';
import type {Envelope} from './error-codes.ts';
import {findInexact, toValue} from './exact-number.ts';
import {fillDefaults} from './fill-defaults.ts';

/**
 * What a check by the full schema decided.
 *
 * Where arguments could not be judged at all there is no envelope: a number
 * that JavaScript would round (INEXACT_NUMBER), or defaults that make the
 * arguments nest too deep (TOO_DEEP) or without end (ENDLESS_DEFAULT).
 */
export type CallCheck =
  | {ok: true; filled: JsonNode}
  | {ok: false; error: 'INVALID_PARAMS'; at: string; filled: JsonNode; envelope: Envelope}
  | {ok: false; error: 'INEXACT_NUMBER' | 'TOO_DEEP' | 'ENDLESS_DEFAULT'; at: string};

/** Fills in the defaults of a definition's parameters, then holds the arguments against them. Runs nothing. */
export function checkCall(parameters: JsonNode, sent: JsonNode): CallCheck {
  const compiled = compileSchema(parameters);
  if (!compiled.ok) throw new TypeError(`The definition was not checked: ${compiled.fault.at}`);
  return checkAgainst(parameters, compiled.check, sent);
}

/** The same with a check that was made before. */
export function checkAgainst(
  parameters: JsonNode,
  check: Extract<Compiled, {ok: true}>['check'],
  sent: JsonNode,
): CallCheck {
  const filling = fillDefaults(parameters, sent);
  if (!filling.ok) return {ok: false, error: filling.error, at: ''};
  const {filled} = filling;
  const inexact = findInexact(filled);
  if (inexact !== undefined) return {ok: false, error: 'INEXACT_NUMBER', at: inexact};
  const misfit = check(toValue(filled));
  if (!misfit) return {ok: true, filled};
  const {path, schema_path, message} = misfit;
  return {
    ok: false,
    error: 'INVALID_PARAMS',
    at: path,
    filled,
    envelope: {error: true, code: 'INVALID_PARAMS', message, details: {path, schema_path}},
  };
}

/** Whether a value is one that a schema describes, as for a result against `returns`. */
export function fitsSchema(schema: JsonNode, value: JsonNode): boolean {
  const compiled = compileSchema(schema);
  return compiled.ok && findInexact(value) === undefined && compiled.check(toValue(value)) === undefined;
}
