import {JsonNumber, keysOf, pointerStep} from '../../src/record/index.ts';
import {checkCatalog} from './catalog.ts';
import {ContractError} from './contract-error.ts';
import {discoverIn} from './discover.ts';
import type {ArgumentValue, Catalog, FieldSchema, ValidArguments} from './types.ts';
import {findKeyFault, isInteger, isLongerThan, isPlainObject} from './values.ts';

/**
 * Checks the shape of arguments against the description of one tool.
 *
 * The description is the very one that `discover` gives for this name in the
 * family `all`, so what is shown and what is checked cannot drift. `args` is
 * a plain object as read from JSON. Strings are limited in code points and
 * never cut; integers may have any size and keep their spelling. The answer
 * holds a copy of the arguments in the order sent, and no input is changed. A
 * valid shape gives no permission and runs nothing.
 *
 * Throws a `ContractError`, the first that applies:
 * - whatever `discover` throws for the catalog
 * - INVALID_LABEL at `/name`: no name, or no label
 * - TOOL_NOT_AVAILABLE_IN_FAMILY at `/name`: no enabled tool has this name
 * - INVALID_ARGUMENT_KEYS at the first unknown key, else at the first missing
 *   one; without a place where the arguments are no plain object
 * - INVALID_ARGUMENT_VALUE at the first value that its field does not take
 */
export function validateArguments(catalog: unknown, name: unknown, args: unknown): ValidArguments {
  return validateArgumentsIn(checkCatalog(catalog), name, args);
}

/** The same of a catalog that `checkCatalog` gave, so that many questions need one check. */
export function validateArgumentsIn(tools: Catalog, name: unknown, args: unknown): ValidArguments {
  // A missing name stands for "no name" in `discover`; the empty one is refused there as no label.
  const [tool] = discoverIn(tools, 'all', name ?? '');
  const {properties, required} = tool!.inputSchema;

  if (!isPlainObject(args)) throw new ContractError('INVALID_ARGUMENT_KEYS');
  const fault = findKeyFault(args, Object.keys(properties), required);
  if (fault !== undefined) throw new ContractError('INVALID_ARGUMENT_KEYS', pointerStep(fault));
  const checked = keysOf(args).map((key): [string, ArgumentValue] => {
    const value = args[key];
    if (!fits(value, properties[key]!)) throw new ContractError('INVALID_ARGUMENT_VALUE', pointerStep(key));
    return [key, value instanceof JsonNumber ? new JsonNumber(value.text) : value];
  });
  return {
    name: tool!.name,
    arguments: Object.fromEntries(checked),
    shape_valid: true,
    authorized: false,
    executed: false,
  };
}

function fits(value: unknown, {type, maxLength}: FieldSchema): value is ArgumentValue {
  switch (type) {
    case 'string':
      return typeof value === 'string' && !isLongerThan(value, maxLength!);
    case 'integer':
      return isInteger(value);
    case 'boolean':
      return typeof value === 'boolean';
  }
}
