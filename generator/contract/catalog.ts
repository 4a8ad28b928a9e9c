import {keysOf, pointerStep} from '../../src/record/index.ts';
import {ContractError} from './contract-error.ts';
import type {Catalog, FieldDefinition, ToolDefinition} from './types.ts';
import {findKeyFault, isInteger, isLabel, isPlainObject} from './values.ts';

const MAX_TOOLS = 1_000;
const MAX_FIELDS = 30;
const MAX_LENGTH = 20_000;

const TOOL_KEYS = ['name', 'family', 'effect', 'enabled', 'fields'];
const FIELD_KEYS = ['type', 'required', 'max_length'];

/**
 * Checks a whole catalog and gives a deep copy of it.
 *
 * One corrupt entry refuses all of it, disabled entries included, and the
 * first fault in catalog order is the answer. What follows works on the copy
 * alone, so that no answer can share anything with the author's object.
 */
export function checkCatalog(value: unknown): Catalog {
  if (!Array.isArray(value) || value.length > MAX_TOOLS) throw new ContractError('INVALID_CATALOG');
  const names = new Set<string>();
  // Array.from, not map: a hole in the array is an entry that is no object.
  return Array.from(value, (tool: unknown, i) => checkTool(tool, pointerStep(i), names));
}

function checkTool(tool: unknown, at: string, names: Set<string>): ToolDefinition {
  const {name, family, effect, enabled, fields} = checkKeys(tool, TOOL_KEYS, at);
  if (!isLabel(name)) throw new ContractError('INVALID_LABEL', `${at}/name`);
  if (!isLabel(family)) throw new ContractError('INVALID_LABEL', `${at}/family`);
  if (names.has(name)) throw new ContractError('DUPLICATE_TOOL', `${at}/name`);
  names.add(name);
  if (effect !== 'read' && effect !== 'change') throw new ContractError('INVALID_METADATA', `${at}/effect`);
  if (typeof enabled !== 'boolean') throw new ContractError('INVALID_METADATA', `${at}/enabled`);
  return {name, family, effect, enabled, fields: checkFields(fields, `${at}/fields`)};
}

function checkFields(fields: unknown, at: string): ToolDefinition['fields'] {
  if (!isPlainObject(fields)) throw new ContractError('INVALID_FIELDS', at);
  const keys = keysOf(fields);
  if (keys.length > MAX_FIELDS) throw new ContractError('INVALID_FIELDS', at);
  return Object.fromEntries(keys.map(key => [key, checkField(key, fields[key], at + pointerStep(key))]));
}

function checkField(key: string, field: unknown, at: string): FieldDefinition {
  if (!isLabel(key)) throw new ContractError('INVALID_LABEL', at);
  const {type, required, max_length} = checkKeys(field, FIELD_KEYS, at);
  if (type !== 'string' && type !== 'integer' && type !== 'boolean')
    throw new ContractError('INVALID_SPEC', `${at}/type`);
  if (typeof required !== 'boolean') throw new ContractError('INVALID_SPEC', `${at}/required`);
  const limit = isInteger(max_length) ? Number(max_length) : 0;
  if (limit < 1 || limit > MAX_LENGTH) throw new ContractError('INVALID_SPEC', `${at}/max_length`);
  return {type, required, max_length: limit};
}

/** The members of a plain object that has exactly these keys. */
function checkKeys(value: unknown, keys: readonly string[], at: string): {readonly [key: string]: unknown} {
  if (!isPlainObject(value)) throw new ContractError('INVALID_FIELDS', at);
  const key = findKeyFault(value, keys);
  if (key !== undefined) throw new ContractError('INVALID_FIELDS', at + pointerStep(key));
  return value;
}
