import {
  checkShape,
  type Issue,
  type JsonNode,
  member,
  pointerStep,
  type Schema,
} from '../../src/record/index.ts';
import {type Definition, type DefinitionFault, readDefinition} from '../definition/index.ts';

/** One tool of a foreign listing. */
export interface ListedTool {
  readonly name: string;
  readonly node: JsonNode;
  /** A JSON pointer into the file. */
  readonly at: string;
}

/** What `export` and `compare` take: a shareable definition, or a foreign listing. */
export type Source =
  | {readonly kind: 'definition'; readonly node: JsonNode; readonly definition: Definition}
  | {
      readonly kind: 'listing';
      readonly tools: readonly ListedTool[];
      /** JSON pointers to what stands beside the lists of tools: a cursor, or what makes an answer of a result. */
      readonly around: readonly string[];
    };

export type SourceReading =
  | {ok: true; source: Source}
  | {ok: false; issues: readonly Issue[]; faults: readonly DefinitionFault[]};

// A listing is somebody else's: only what a tool cannot be without is asked for, and anything may be beside it.
const anything: Schema = {};
const open = (properties: {readonly [key: string]: Schema}): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: anything,
});
const inputSchema: Schema = {type: 'object', additionalProperties: anything};
const toolsSchema: Schema = {type: 'array', items: open({name: {type: 'string'}, inputSchema})};
const resultSchema = open({tools: toolsSchema});
const answerSchema = open({result: resultSchema});

/**
 * Reads a file as what it is: a listing in any form in which MCP tools are
 * imported (a `tools/list` result, the answer that holds it, several of these,
 * or an array of tools), otherwise a definition.
 */
export function readSource(node: JsonNode): SourceReading {
  const holds = (key: string) => (one: JsonNode) => member(one, key) !== undefined;
  const isAnswer = (one: JsonNode) => !holds('tools')(one) && (holds('result')(one) || holds('jsonrpc')(one));
  const isPage = (one: JsonNode) => holds('tools')(one) || isAnswer(one);
  if (node.type !== 'array' && !isPage(node)) {
    const reading = readDefinition(node);
    return reading.ok
      ? {ok: true, source: {kind: 'definition', node, definition: reading.definition}}
      : reading;
  }

  const issues: Issue[] = [];
  const tools: ListedTool[] = [];
  const around: string[] = [];
  const take = (list: JsonNode | undefined, at: string) => {
    for (const [i, tool] of (list?.type === 'array' ? list.items : []).entries()) {
      const name = member(tool, 'name');
      tools.push({name: name?.type === 'string' ? name.value : '', node: tool, at: `${at}/${i}`});
    }
  };
  const takePage = (page: JsonNode, at: string) => {
    const wrapped = isAnswer(page);
    checkShape(page, wrapped ? answerSchema : resultSchema, issues, at);
    const result = wrapped ? member(page, 'result') : page;
    const place = wrapped ? `${at}/result` : at;
    take(member(result, 'tools'), `${place}/tools`);
    beside(result, 'tools', place);
    if (wrapped) beside(page, 'result', at);
  };
  const beside = (holder: JsonNode | undefined, held: string, at: string) => {
    for (const {key} of holder?.type === 'object' ? holder.members : [])
      if (key !== held) around.push(at + pointerStep(key));
  };

  if (node.type !== 'array') takePage(node, '');
  else if (node.items.some(isPage)) for (const [i, page] of node.items.entries()) takePage(page, `/${i}`);
  else {
    checkShape(node, toolsSchema, issues);
    take(node, '');
  }
  return issues.length > 0
    ? {ok: false, issues, faults: []}
    : {ok: true, source: {kind: 'listing', tools, around}};
}
