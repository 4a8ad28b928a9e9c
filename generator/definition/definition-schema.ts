import type {Described} from '../../src/record/schema.ts';
import {ERROR_CODES} from './error-codes.ts';

const word = {type: 'string', pattern: '\\S'} as const;
const verbatim = {} as const;

/** The form of a definition file. What its schemas, version and examples say is checked after it. */
export const definitionSchema = {
  type: 'object',
  properties: {
    name: word,
    description: word,
    version: word,
    parameters: verbatim,
    returns: verbatim,
    rate_limit: {
      type: 'object',
      properties: {calls_per_minute: {type: 'integer', minimum: 1}},
      required: ['calls_per_minute'],
      additionalProperties: false,
    },
    examples: {
      type: 'array',
      items: {
        type: 'object',
        properties: {description: word, input: verbatim, output: verbatim},
        required: ['description', 'input', 'output'],
        additionalProperties: false,
      },
    },
    errors: {type: 'array', items: {enum: ERROR_CODES}},
    readme: {
      type: 'object',
      properties: {install: word, setup: word},
      required: ['install', 'setup'],
      additionalProperties: false,
    },
    tests: {type: 'array', items: word},
  },
  required: ['name', 'description', 'parameters'],
  additionalProperties: false,
} as const;

/** A tool's definition as it is shared. Its schemas and examples are nodes, so every character is kept. */
export type Definition = Described<typeof definitionSchema>;
