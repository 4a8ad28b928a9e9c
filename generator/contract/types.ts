import type {JsonNumber, ToolDescription} from '../../src/record/index.ts';

export type {FieldSchema, InputSchema, ToolDescription} from '../../src/record/index.ts';

/** What an author writes: at most 1,000 tools, no two with the same name. */
export type Catalog = readonly ToolDefinition[];

/** One tool of a catalog, with exactly these keys. `name` and `family` are labels. */
export interface ToolDefinition {
  readonly name: string;
  readonly family: string;
  readonly effect: ToolDescription['effect'];
  readonly enabled: boolean;
  /** At most 30, in the order in which they are described; the names are labels. */
  readonly fields: {readonly [field: string]: FieldDefinition};
}

/** One declared argument, with exactly these keys. */
export interface FieldDefinition {
  readonly type: 'string' | 'integer' | 'boolean';
  readonly required: boolean;
  /** 1 to 20,000 code points. Every field declares it; only strings are limited by it. */
  readonly max_length: number;
}

/** A value that a field can take. `JsonNumber` is an integer that JavaScript would spell otherwise. */
export type ArgumentValue = string | boolean | number | JsonNumber;

/** Arguments whose shape is valid. That gives no permission and runs nothing, so two answers are always no. */
export interface ValidArguments {
  readonly name: string;
  readonly arguments: {readonly [field: string]: ArgumentValue};
  readonly shape_valid: true;
  readonly authorized: false;
  readonly executed: false;
}
