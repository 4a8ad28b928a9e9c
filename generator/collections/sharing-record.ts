import type {JsonNode, Refusal, Text, ValidationRecord} from '../../src/record/index.ts';
import type {Envelope, Fitness, Level} from '../definition/index.ts';
import type {Change, Target} from '../targets/index.ts';

interface SharingEntry {
  readonly id: string;
  readonly label: Text;
  readonly note: Text;
  readonly judge: 'schema';
}

/** A call held against the full schema of a definition. */
export interface CallRecord extends SharingEntry {
  readonly kind: 'validation';
  readonly request: ValidationRecord['request'];
  /** The schema that the arguments were held against. */
  readonly parameters: JsonNode;
  /** The arguments with the defaults filled in. */
  readonly filled: JsonNode;
  /** The refusal as a tool answers it. */
  readonly envelope?: Omit<Envelope, 'details'> & {readonly details: JsonNode};
  readonly outcome: StandInAnswer | Refusal;
}

/** No tool was run: an invented table answered. */
export interface StandInAnswer {
  readonly answer: JsonNode;
  readonly executed: 'stand-in';
}

/** A shareable definition, what it has and lacks, and what is made of it. */
export interface DefinitionRecord extends SharingEntry {
  readonly kind: 'definition';
  readonly definition: JsonNode;
  readonly fitness: readonly Fitness[];
  readonly exports: readonly {
    readonly to: Target;
    readonly ok: JsonNode;
    /** JSON pointers into the definition. */
    readonly left_out: readonly string[];
  }[];
  /** A README made from the definition, as Markdown. */
  readonly readme: Text;
}

/** What changed from one definition to another. */
export interface ComparisonRecord extends SharingEntry {
  readonly kind: 'comparison';
  readonly before: JsonNode;
  readonly after: JsonNode;
  /** `at` leads into `after`, or for what is gone into `before`. */
  readonly changes: readonly Change[];
  readonly level: Level;
  /** The version that follows that of `before`; absent where it has none. */
  readonly next?: string;
}

export type SharingRecord = CallRecord | DefinitionRecord | ComparisonRecord;
