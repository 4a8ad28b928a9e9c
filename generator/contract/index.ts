/**
 * The small contract: it reads a catalog, chooses from it and checks arguments
 * against it. It cannot run anything, and it opens no file and no connection.
 */
export {type ContractCode, ContractError} from './contract-error.ts';
export {discover} from './discover.ts';
export type {
  ArgumentValue,
  Catalog,
  FieldDefinition,
  FieldSchema,
  InputSchema,
  ToolDefinition,
  ToolDescription,
  ValidArguments,
} from './types.ts';
export {validateArguments} from './validate-arguments.ts';
