import {type JsonNode, type ListingRecord, member, textOf, toolsOf} from '../../record/index.ts';
import type {ListedTool, Placed} from './listed-tool.ts';

declare const TextEncoder: new () => {encode(text: string): Uint8Array};

export const HINTS = ['readOnlyHint', 'destructiveHint', 'idempotentHint', 'openWorldHint'];

const SCHEMA_AT: {readonly [from: string]: string} = {mcp: 'inputSchema', anthropic: 'input_schema'};

const made = new WeakMap<ListingRecord, readonly ListedTool[]>();

/** The tools of a listing, in the order they came; made once for each record. */
export function listedTools(record: ListingRecord): readonly ListedTool[] {
  let tools = made.get(record);
  if (!tools) {
    tools = record.pages.flatMap(toolsOf).map(node => read(node, record.from));
    made.set(record, tools);
  }
  return tools;
}

function read(node: JsonNode, from: ListingRecord['from']): ListedTool {
  const at = from === 'openai' ? '/function' : '';
  const tool = at ? member(node, 'function') : node;
  const annotations = member(tool, 'annotations');
  const hint = (name: string) => member(annotations, name);
  const readOnly = hint('readOnlyHint');
  const text = (key: string, holder = tool) => {
    const node = member(holder, key);
    return node?.type === 'string' ? node.value : undefined;
  };
  const placed = (key: string): Placed | undefined => {
    const node = member(tool, key);
    return node && {node, at: `${at}/${key}`};
  };
  return {
    node,
    at,
    name: text('name'),
    title: text('title') ?? text('title', annotations),
    description: text('description'),
    effect: readOnly?.type === 'boolean' ? (readOnly.value ? 'read' : 'change') : undefined,
    hint,
    input: placed(SCHEMA_AT[from] ?? 'parameters'),
    output: placed(from === 'mcp' ? 'outputSchema' : 'output_schema'),
  };
}

/** A value as written, without the white space around its parts. */
export function denseText(node: JsonNode): string {
  return textOf(node).replace(/("(?:[^"\\]|\\.)*")|\s+/g, '$1');
}

/** How long that is in UTF-8. */
export function bytesOf(node: JsonNode): number {
  return new TextEncoder().encode(denseText(node)).length;
}
