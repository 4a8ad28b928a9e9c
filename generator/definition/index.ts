/**
 * Definitions that are fit for sharing: how they are read and checked, how a
 * call is held against one, and what is made from one. Nothing is run.
 */
export {type CallCheck, checkCall, fitsSchema} from './check-call.ts';
export type {Definition} from './definition-schema.ts';
export {CAN_RETRY, type Envelope, ERROR_CODES, type ErrorCode} from './error-codes.ts';
export {canonicalNumber, compareNumbers, isExact, isMultipleOf} from './exact-number.ts';
export {fillDefaults} from './fill-defaults.ts';
export {FITNESS_ITEMS, type Fitness, type FitnessItem, fitnessOf} from './fitness.ts';
export {code, table} from './markdown.ts';
export {type Admission, SlidingWindow} from './rate-limit.ts';
export {
  type DefinitionCode,
  type DefinitionFault,
  type DefinitionReading,
  readDefinition,
} from './read-definition.ts';
export {readmeOf} from './readme.ts';
export {type ReadmeWords, readmeWords} from './readme-words.ts';
export {type Placed, resolveReference} from './subschemas.ts';
export {highest, isVersion, type Level, nextVersion} from './versions.ts';
