import {checkCatalog} from './catalog.ts';
import {ContractError} from './contract-error.ts';
import type {Catalog, FieldSchema, ToolDefinition, ToolDescription} from './types.ts';
import {isLabel} from './values.ts';

/**
 * Lists the enabled tools of one family, or the one of them with this name.
 *
 * `catalog` is an array of tool definitions as read from JSON, `family` a
 * label or `all`, which lifts the family filter and nothing else. `name` must
 * match exactly; undefined and null mean that none was given. The
 * descriptions stand in catalog order, `maxLength` counts code points, and an
 * empty list is an answer. No input is changed, and changing what is returned
 * changes no definition.
 *
 * Throws a `ContractError`, the first that applies:
 * - INVALID_CATALOG, INVALID_FIELDS, INVALID_LABEL, DUPLICATE_TOOL,
 *   INVALID_METADATA or INVALID_SPEC for a fault anywhere in the catalog, `at`
 *   pointing into it
 * - INVALID_LABEL at `/family`, then at `/name`
 * - UNKNOWN_FAMILY at `/family`: no tool has it, enabled or not
 * - TOOL_NOT_AVAILABLE_IN_FAMILY at `/name`: no enabled tool of the family has
 *   this name. A disabled tool is told from a missing one by nothing.
 */
export function discover(catalog: unknown, family: unknown, name?: unknown): ToolDescription[] {
  return discoverIn(checkCatalog(catalog), family, name);
}

/** The same of a catalog that `checkCatalog` gave, so that many questions need one check. */
export function discoverIn(tools: Catalog, family: unknown, name?: unknown): ToolDescription[] {
  if (!isLabel(family)) throw new ContractError('INVALID_LABEL', '/family');
  const named = name !== undefined && name !== null;
  if (named && !isLabel(name)) throw new ContractError('INVALID_LABEL', '/name');

  const members = family === 'all' ? tools : tools.filter(tool => tool.family === family);
  if (family !== 'all' && members.length === 0) throw new ContractError('UNKNOWN_FAMILY', '/family');
  // Dropped before anything is looked up by name, so that no later step can leak a disabled one.
  const enabled = members.filter(tool => tool.enabled);
  const chosen = named ? enabled.filter(tool => tool.name === name) : enabled;
  if (named && chosen.length === 0) throw new ContractError('TOOL_NOT_AVAILABLE_IN_FAMILY', '/name');
  return chosen.map(describe);
}

function describe({name, family, effect, fields}: ToolDefinition): ToolDescription {
  const entries = Object.entries(fields);
  const properties = entries.map(([key, {type, max_length}]): [string, FieldSchema] => [
    key,
    type === 'string' ? {type, maxLength: max_length} : {type},
  ]);
  return {
    name,
    family,
    effect,
    inputSchema: {
      type: 'object',
      properties: Object.fromEntries(properties),
      required: entries.filter(([, field]) => field.required).map(([key]) => key),
      additionalProperties: false,
    },
    executes: false,
  };
}
