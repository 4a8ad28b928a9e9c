import {checkShape, type Issue, type JsonNode, member, type Schema} from '../../src/record/index.ts';
import {type Definition, type DefinitionFault, readDefinition} from '../definition/index.ts';

/** One tool of a foreign `tools/list` result. */
export interface ListedTool {
  readonly name: string;
  readonly node: JsonNode;
  /** A JSON pointer into the listing. */
  readonly at: string;
}

/** What `export` and `compare` take: a shareable definition, or a foreign listing. */
export type Source =
  | {readonly kind: 'definition'; readonly node: JsonNode; readonly definition: Definition}
  | {readonly kind: 'listing'; readonly node: JsonNode; readonly tools: readonly ListedTool[]};

export type SourceReading =
  | {ok: true; source: Source}
  | {ok: false; issues: readonly Issue[]; faults: readonly DefinitionFault[]};

// A listing is somebody else's: only what a tool cannot be without is asked for, and anything may be beside it.
const anything: Schema = {};
const listingSchema: Schema = {
  type: 'object',
  properties: {
    tools: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          name: {type: 'string'},
          inputSchema: {type: 'object', additionalProperties: anything},
        },
        required: ['name', 'inputSchema'],
        additionalProperties: anything,
      },
    },
  },
  required: ['tools'],
  additionalProperties: anything,
};

/** Reads a file as what it is: with a member `tools` it is a listing, otherwise a definition. */
export function readSource(node: JsonNode): SourceReading {
  if (!member(node, 'tools')) {
    const reading = readDefinition(node);
    return reading.ok
      ? {ok: true, source: {kind: 'definition', node, definition: reading.definition}}
      : reading;
  }
  const issues: Issue[] = [];
  checkShape(node, listingSchema, issues);
  if (issues.length > 0) return {ok: false, issues, faults: []};
  const list = member(node, 'tools');
  const items = list?.type === 'array' ? list.items : [];
  const tools = items.map((tool, i) => {
    const name = member(tool, 'name');
    return {name: name?.type === 'string' ? name.value : '', node: tool, at: `/tools/${i}`};
  });
  return {ok: true, source: {kind: 'listing', node, tools}};
}
