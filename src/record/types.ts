import type {JsonNode} from './json-node.ts';

/**
 * The record format, version 1.
 *
 * A collection is one JSON file and one atomic unit. Names are spelled here as
 * they are spelled in the file. Where a member's type is `JsonNode`, the file
 * holds the value as its author wrote it, to the character, and reading keeps
 * it so.
 */
export interface Collection {
  readonly format: 'tool-records';
  readonly version: 1;
  /** `[a-z][a-z0-9-]{0,63}`, no Windows device name; files are named after it. */
  readonly id: string;
  readonly title: Text;
  readonly summary?: Text;
  readonly source: Source;
  /** At most 10,000, no two with the same id. */
  readonly records: readonly RecordEntry[];
}

/** The same words in both languages; neither may be empty. */
export interface Text {
  readonly ko: string;
  readonly en: string;
}

/** Where a collection comes from. It names no clock, machine or user. */
export interface Source {
  /** Invented for teaching, an author's own catalog and questions, or somebody's text read in. */
  readonly origin: 'synthetic' | 'authored' | 'imported';
  readonly inputs: readonly Input[];
  /** The version of Tool Records that wrote the file. */
  readonly generator: string;
}

export interface Input {
  /** What the file held, such as `catalog` or `requests`. */
  readonly kind: string;
  /** SHA-256 of the file's bytes, 64 lower-case hexadecimal digits. */
  readonly sha256: string;
}

/** One saved answer. `kind` selects the shape; an unknown kind refuses the collection. */
export type RecordEntry = DiscoveryRecord | ValidationRecord;

interface Entry {
  readonly id: string;
  readonly label: Text;
  readonly note: Text;
  /** Who gave the verdict. */
  readonly judge: Judge;
}

export type Judge = 'contract' | 'schema' | 'server' | 'client' | 'completion';

/** What a catalogue listed when it was asked for a family, or for one tool of it. */
export interface DiscoveryRecord extends Entry {
  readonly kind: 'discovery';
  readonly request: {readonly family: string; readonly name?: string};
  readonly outcome: {readonly ok: readonly ToolDescription[]} | Refusal;
}

/** What a check of arguments decided. A valid shape gives no permission and runs nothing. */
export interface ValidationRecord extends Entry {
  readonly kind: 'validation';
  readonly request: {readonly name: string; readonly arguments: JsonNode};
  /** The definition the arguments were held against; absent where none was described. */
  readonly tool?: ToolDescription;
  readonly outcome: {readonly ok: ValidShape} | Refusal;
}

/** A tool as the contract describes it. `executes` is always false: the contract has no executor. */
export interface ToolDescription {
  readonly name: string;
  readonly family: string;
  readonly effect: 'read' | 'change';
  readonly inputSchema: InputSchema;
  readonly executes: false;
}

/** The closed JSON Schema that the contract makes of a tool's fields. */
export interface InputSchema {
  readonly type: 'object';
  readonly properties: {readonly [field: string]: FieldSchema};
  readonly required: readonly string[];
  readonly additionalProperties: false;
}

export interface FieldSchema {
  readonly type: 'string' | 'integer' | 'boolean';
  /** In code points; strings only. */
  readonly maxLength?: number;
}

export interface ValidShape {
  readonly name: string;
  readonly arguments: JsonNode;
  readonly shape_valid: true;
  readonly authorized: false;
  readonly executed: false;
}

/** The recorded answer no. */
export interface Refusal {
  /** `UPPER_SNAKE`, as the judge wrote it. */
  readonly error: string;
  /** A JSON pointer into what was asked; absent where the fault is the whole. */
  readonly at?: string;
}
