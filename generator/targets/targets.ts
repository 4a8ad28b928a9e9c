import type {Plain} from '../../src/record/index.ts';

export const TARGETS = ['openai', 'openai-responses', 'anthropic', 'mcp'] as const;
export type Target = (typeof TARGETS)[number];

/** What a tool can bring along, in the words of no target. */
export interface Parts {
  readonly name: string;
  readonly description?: Plain;
  readonly input: Plain;
  readonly output?: Plain;
  readonly examples?: readonly Plain[];
}

/** What a target takes. */
export interface Rules {
  readonly name: RegExp;
  /** Keywords that it refuses at the top of a schema for arguments. */
  readonly notAtTop: readonly string[];
  /** Which schemas for results it has a place for. */
  readonly output: 'none' | 'object' | 'any';
  /** Whether it has a place for examples of arguments. */
  readonly examples: boolean;
  readonly tool: (parts: Parts) => Plain;
}

const openAiName = /^[a-zA-Z0-9_-]{1,64}$/;
const openAiNotAtTop = ['oneOf', 'anyOf', 'allOf', 'enum', 'not'];

/** From each target's own documentation and published types. */
export const RULES: Readonly<Record<Target, Rules>> = {
  openai: {
    name: openAiName,
    notAtTop: openAiNotAtTop,
    output: 'none',
    examples: false,
    tool: ({name, description, input}) => ({
      type: 'function',
      function: {name, ...maybe('description', description), parameters: input},
    }),
  },
  'openai-responses': {
    name: openAiName,
    notAtTop: openAiNotAtTop,
    output: 'any',
    examples: false,
    tool: ({name, description, input, output}) => ({
      type: 'function',
      name,
      ...maybe('description', description),
      parameters: input,
      // Stated, since this target otherwise takes every parameter for required.
      strict: false,
      ...maybe('output_schema', output),
    }),
  },
  anthropic: {
    name: /^[a-zA-Z0-9_-]{1,128}$/,
    notAtTop: ['oneOf', 'anyOf', 'allOf'],
    output: 'none',
    examples: true,
    tool: ({name, description, input, examples}) => ({
      name,
      ...maybe('description', description),
      input_schema: input,
      ...maybe('input_examples', examples),
    }),
  },
  mcp: {
    name: /^[a-zA-Z0-9_.-]{1,128}$/,
    notAtTop: [],
    output: 'object',
    examples: false,
    tool: ({name, description, input, output}) => ({
      name,
      ...maybe('description', description),
      inputSchema: input,
      ...maybe('outputSchema', output),
    }),
  },
};

/** What a tool of a listing may have in MCP 2025-11-25. */
export const MCP_MEMBERS = [
  'name',
  'title',
  'description',
  'inputSchema',
  'outputSchema',
  'annotations',
  'execution',
  'icons',
  '_meta',
];

function maybe(key: string, value: Plain | undefined): {readonly [key: string]: Plain} {
  return value === undefined ? {} : {[key]: value};
}
