import type {ComparisonRecord, IssueCode, Judge, Source} from '../record/index.ts';

export type Locale = 'ko' | 'en';

/** Why a collection could not be loaded over the network, before any reading. */
export type LoadCode = 'HTTP_404' | 'HTTP' | 'NETWORK' | 'TIMEOUT' | 'CROSS_ORIGIN';

export type Answer = 'yes' | 'no' | 'refused' | 'not-asked';
/** What an answer is about, where that is part of it. */
export type About = 'input' | 'state' | 'stand-in';
export type Question = 'listed' | 'valid' | 'authorized' | 'executed' | 'done';

/** The codes that a shareable tool can answer with. */
export type SharingCode =
  | 'INVALID_PARAMS'
  | 'NOT_FOUND'
  | 'RATE_LIMITED'
  | 'UPSTREAM_ERROR'
  | 'TIMEOUT'
  | 'UNAUTHORISED'
  | 'INTERNAL_ERROR';

/** A refusal of the contract, told apart by what is wrong. */
export type RefusalCase =
  | 'UNKNOWN_FAMILY'
  | 'TOOL_NOT_AVAILABLE_IN_FAMILY'
  | 'INVALID_LABEL'
  | 'ARGUMENTS_NOT_AN_OBJECT'
  | 'UNKNOWN_ARGUMENT'
  | 'MISSING_ARGUMENT'
  | 'INVALID_ARGUMENT_VALUE'
  | 'OTHER_REFUSAL';

/** What is worth knowing about a foreign definition, or about the list it came in. */
export type RemarkCode =
  | 'NAME'
  | 'DUPLICATE_NAME'
  | 'NO_DESCRIPTION'
  | 'LONG_DESCRIPTION'
  | 'HINT'
  | 'NO_OBJECT'
  | 'DIALECT'
  | 'ROOT_COMPOSITION'
  | 'NO_ITEMS'
  | 'UNTYPED'
  | 'OUTSIDE_REF'
  | 'HIDDEN'
  | 'NO_TOOLS'
  | 'PAGE_MISSING';

/** A fault of a file or of loading it, by what is wrong. */
export type FaultCase =
  | Exclude<IssueCode | LoadCode, keyof typeof SAME_WORDS | 'SHAPE'>
  | (typeof SAME_WORDS)[keyof typeof SAME_WORDS]
  | 'MISSING'
  | 'UNKNOWN'
  | 'UNFIT';

/** Codes that are said in the same words as another. */
export const SAME_WORDS = {
  DUPLICATE_KEY: 'TWICE',
  DUPLICATE_ID: 'TWICE',
  FORBIDDEN_KEY: 'UNKNOWN',
  TOO_LARGE: 'OVER',
  TOO_MANY: 'OVER',
  UNKNOWN_VERSION: 'UNFIT',
  HTTP_404: 'HTTP',
} as const;

/**
 * Everything the viewer says by itself, in one language.
 *
 * Records hold facts and codes; sentences about them live here. `@` is filled
 * with recorded text in quotes, `{}` with recorded text and `#` with a number.
 */
export interface Messages {
  readonly locale: Locale;

  // The selector and what surrounds it.
  readonly language: string;
  readonly loading: string;
  readonly idle: string;
  readonly failed: string;
  /** Names the field that narrows the list. */
  readonly filter: string;
  readonly noSuchRecord: string;
  readonly listedOf: string;
  readonly origins: Readonly<Record<Source['origin'], string>>;
  readonly generator: string;
  readonly address: string;
  readonly download: string;
  readonly place: string;
  readonly showAll: string;
  readonly hidden: string;

  // The panel, from top to bottom.
  readonly questions: Readonly<Record<Question, string>>;
  readonly answers: Readonly<Record<Answer, string>>;
  readonly sent: string;
  readonly family: string;
  readonly everyFamily: string;
  readonly tool: string;
  readonly noName: string;
  readonly argument: string;
  readonly value: string;
  readonly against: string;
  readonly notInDefinition: string;
  readonly notSent: string;
  readonly received: string;
  readonly judge: string;
  readonly judges: Readonly<Record<Judge, string>>;
  readonly validShape: string;
  readonly shapeValid: string;
  readonly toolsListed: readonly [one: string, more: string];
  readonly emptyList: string;
  readonly executesNothing: string;
  readonly effect: string;
  readonly effects: Readonly<Record<'read' | 'change', string>>;
  readonly noFields: string;
  readonly definition: string;
  readonly definitions: string;
  readonly noDefinition: string;
  readonly field: string;
  readonly fields: string;
  readonly type: string;
  readonly types: Readonly<Record<'string' | 'integer' | 'boolean', string>>;
  readonly required: string;
  readonly optional: string;
  readonly maxLength: string;
  readonly upTo: string;
  readonly source: string;

  // A foreign listing.
  readonly bytes: string;
  readonly description: string;
  readonly notStated: string;
  readonly hints: string;
  readonly moot: string;
  readonly or: string;
  readonly details: string;
  readonly closed: string;
  readonly open: string;
  readonly above: string;
  readonly output: string;
  readonly remarks: string;
  readonly remark: Readonly<Record<RemarkCode, string>>;

  // An exchange.
  readonly about: Readonly<Record<About, string>>;
  readonly crossed: string;
  readonly sides: Readonly<Record<'client' | 'server', string>>;
  readonly request: string;
  readonly response: string;
  readonly noRequest: string;
  readonly again: string;
  readonly framesShown: string;
  readonly turn: readonly [back: string, on: string];
  readonly verdicts: string;
  readonly protocol: string;
  readonly ownAnswer: string;
  readonly responseCheck: string;
  readonly completion: string;
  readonly expected: string;
  readonly stateAround: string;
  readonly before: string;
  readonly after: string;
  readonly wouldTake: string;
  readonly inputRefused: string;
  readonly stateRefused: string;

  // A definition fit for sharing.
  readonly filled: string;
  readonly standIn: string;
  readonly sharingCodes: Readonly<Record<SharingCode, string>>;
  readonly fitness: string;
  readonly present: string;
  readonly absent: string;
  readonly exports: string;
  readonly target: string;
  readonly leftOut: string;
  readonly change: string;
  readonly at: string;
  readonly level: string;
  readonly levels: Readonly<Record<ComparisonRecord['level'], string>>;
  readonly nextVersion: string;
  /** What a change of each level means for those who call the tool. */
  readonly callers: Readonly<Record<ComparisonRecord['level'], string>>;

  // What was wrong, by case, and what to do next.
  readonly refusals: Readonly<Record<RefusalCase, string>>;
  readonly readAgain: string;
  readonly checkAgain: string;
  readonly faults: Readonly<Record<FaultCase, string>>;
  readonly mendFile: string;
  readonly mendAddress: string;
  readonly accepted: string;
}
