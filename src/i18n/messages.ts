import type {IssueCode, Judge, Source} from '../record/index.ts';

export type Locale = 'ko' | 'en';

/** Why a collection could not be loaded over the network, before any reading. */
export type LoadCode = 'HTTP_404' | 'HTTP' | 'NETWORK' | 'TIMEOUT' | 'CROSS_ORIGIN';

export type Answer = 'yes' | 'no' | 'refused' | 'not-asked';
export type Question = 'listed' | 'valid' | 'authorized' | 'executed' | 'done';

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
 * Records hold facts and codes; sentences about them live here. `{}` is filled
 * with recorded text, `#` with a number.
 */
export interface Messages {
  readonly locale: Locale;

  // The selector and what surrounds it.
  readonly language: string;
  readonly loading: string;
  readonly idle: string;
  readonly failed: string;
  readonly noSuchRecord: string;
  readonly more: string;
  readonly listedOf: string;
  readonly origins: Readonly<Record<Source['origin'], string>>;
  readonly generator: string;
  readonly address: string;
  readonly download: string;
  readonly place: string;
  readonly showAll: string;

  // The panel, from top to bottom.
  readonly answersOf: string;
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
  readonly fields: string;
  readonly noFields: string;
  readonly definition: string;
  readonly definitions: string;
  readonly noDefinition: string;
  readonly field: string;
  readonly type: string;
  readonly types: Readonly<Record<'string' | 'integer' | 'boolean', string>>;
  readonly required: string;
  readonly optional: string;
  readonly maxLength: string;
  readonly upTo: string;
  readonly source: string;

  // What was wrong, by case, and what to do next.
  readonly refusals: Readonly<Record<RefusalCase, string>>;
  readonly readAgain: string;
  readonly checkAgain: string;
  readonly faults: Readonly<Record<FaultCase, string>>;
  readonly mendFile: string;
  readonly mendAddress: string;
  readonly accepted: string;
}
