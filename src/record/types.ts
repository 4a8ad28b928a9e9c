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
export type RecordEntry =
  | DiscoveryRecord
  | ValidationRecord
  | ListingRecord
  | ExchangeRecord
  | DefinitionRecord
  | ComparisonRecord;

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
  /** With the judge `schema`: the JSON Schema that the arguments were held against. */
  readonly parameters?: JsonNode;
  /** With the judge `schema`: the arguments with the defaults filled in. */
  readonly filled?: JsonNode;
  /** With the judge `schema`: the refusal as the tool answers it. */
  readonly envelope?: Envelope;
  readonly outcome: {readonly ok: ValidShape} | StandInAnswer | Refusal;
}

/** A valid call that an invented table answered. No tool was run, and nobody was asked for permission. */
export interface StandInAnswer {
  readonly answer: JsonNode;
  readonly executed: 'stand-in';
}

/** How a tool says no, so that a program can tell why. */
export interface Envelope {
  readonly error: true;
  /** One of the seven codes of a shareable tool. */
  readonly code: string;
  readonly message: string;
  /** Of INVALID_PARAMS the two places: `path` in the arguments and `schema_path` in the schema. */
  readonly details: JsonNode;
}

/** A shareable definition, what it has and lacks, and what is made of it. */
export interface DefinitionRecord extends Entry {
  readonly kind: 'definition';
  readonly definition: JsonNode;
  readonly fitness: readonly Fitness[];
  readonly exports: readonly Export[];
  /** A README made from the definition, as Markdown. */
  readonly readme: Text;
}

/** Something that makes a definition fit for sharing. */
export interface Fitness {
  readonly item: string;
  readonly present: boolean;
}

/** The definition in the form of one target. */
export interface Export {
  readonly to: 'openai' | 'openai-responses' | 'anthropic' | 'mcp';
  readonly ok: JsonNode;
  /** JSON pointers into the definition, to what has no place there. */
  readonly left_out: readonly string[];
}

/** What changed from one definition to another. */
export interface ComparisonRecord extends Entry {
  readonly kind: 'comparison';
  readonly before: JsonNode;
  readonly after: JsonNode;
  /** The largest first. */
  readonly changes: readonly Change[];
  readonly level: 'none' | 'patch' | 'minor' | 'major';
  /** The version that follows that of `before`; absent where it has none. */
  readonly next?: string;
}

export interface Change {
  readonly code: string;
  /** A JSON pointer into `after`, or for what is gone into `before`. */
  readonly at: string;
  readonly level: 'patch' | 'minor' | 'major';
}

/** The tools that somebody's server or file listed, kept word for word. Nothing of it is judged or changed. */
export interface ListingRecord extends Entry {
  readonly kind: 'listing';
  /** Whose form the tools have. */
  readonly from: 'mcp' | 'openai' | 'openai-responses' | 'anthropic';
  /** The documents the list came in, in order, each to the character with the white space around it. */
  readonly pages: readonly JsonNode[];
  /** SHA-256 of these texts in UTF-8, each followed by a line feed. */
  readonly sha256: string;
}

/** What crossed between a client and a server, in wire order, and the verdicts about it, each by itself. */
export interface ExchangeRecord extends Entry {
  readonly kind: 'exchange';
  readonly frames: readonly Frame[];
  /** SHA-256 of the frames' texts in UTF-8, each followed by a line feed. */
  readonly sha256: string;
  /** What the server decided about the last request; absent where it decided nothing. */
  readonly decision?: Decision;
  /** The client's check of the last response. */
  readonly client?: {readonly ok: true} | Refusal;
  readonly completion?: Completion;
  /** Around the exchange; a refusal leaves it as it was. */
  readonly state?: {readonly before: JsonNode; readonly after: JsonNode};
  /** A refusal of the input is wrong whatever the state; one of the state is impossible now. */
  readonly nature?: 'input' | 'state';
  /** What the refusing tool would take. */
  readonly accepted?: {readonly minimum: number; readonly maximum?: number};
}

/** One text that crossed: spliced where it is strict JSON, else quoted, with the code that says why. */
export type Frame =
  | {readonly from: 'client' | 'server'; readonly json: JsonNode}
  | {readonly from: 'client' | 'server'; readonly text: string; readonly why: string};

/**
 * How far a request came, each answer apart from the others.
 *
 * What is absent was never reached. An error of the protocol has one number
 * for several checks, so the frames alone do not tell.
 */
export interface Decision {
  /** The tool is one of those listed. */
  readonly listed?: boolean;
  /** The message, then the arguments, are such as the server takes. */
  readonly valid?: boolean;
  /** The allow-list has what was asked for; absent where a server has no such list. */
  readonly authorized?: boolean;
  readonly executed: boolean;
}

/** Whether a task is done, judged by what came back and not by whether the call succeeded. */
export interface Completion {
  readonly expected: JsonNode;
  /** What the tool's text holds: its JSON, or the text itself where it is none. */
  readonly received: JsonNode;
  readonly done: boolean;
  readonly error?: 'NOT_DONE';
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
