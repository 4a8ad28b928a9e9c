import {type JsonNode, type ListingRecord, member, textOf, toolsOf} from '../../record/index.ts';
import type {Remark} from './remarks.ts';

declare const TextEncoder: new () => {encode(text: string): Uint8Array};

/** A value in a tool's definition, and its JSON pointer there. */
export interface Placed {
  readonly node: JsonNode;
  readonly at: string;
}

/** What a foreign tool says of itself. Nothing is filled in that it does not say. */
export interface ListedTool {
  readonly node: JsonNode;
  /** The pointer from `node` to what holds its members. */
  readonly at: string;
  readonly name: string | undefined;
  readonly title: string | undefined;
  readonly description: string | undefined;
  /** Only what `readOnlyHint` states as true or false, not in quotes; and a hint is a claim. */
  readonly effect: 'read' | 'change' | undefined;
  readonly hint: (name: string) => JsonNode | undefined;
  readonly input: Placed | undefined;
  readonly output: Placed | undefined;
  /** What is worth knowing about it, once somebody has asked. */
  remarks?: readonly Remark[];
}

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
    output: placed('outputSchema'),
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
