import {
  type JsonNode,
  type JsonObject,
  member,
  type Plain,
  pointerStep,
  toPlain,
} from '../../src/record/index.ts';
import type {Source} from './read-source.ts';
import {MCP_MEMBERS, RULES, type Target} from './targets.ts';

/**
 * NAME_NOT_ALLOWED: the target forbids the name. DUPLICATE_TOOL: it takes each
 * name once. SCHEMA_NOT_ALLOWED: it takes arguments as one object only. Each
 * refuses the whole export; nothing is renamed.
 */
export type ExportCode = 'NAME_NOT_ALLOWED' | 'DUPLICATE_TOOL' | 'SCHEMA_NOT_ALLOWED';

export type ExportRefusal = {readonly error: ExportCode; readonly at: string};

/** A source in the form of a target, and the pointers into the source to what has no place there. */
export type Exported = {readonly ok: Plain; readonly left_out: readonly string[]} | ExportRefusal;

/**
 * The same definition or listing for a target.
 *
 * A definition becomes one tool. A listing becomes a list of tools, and for
 * MCP a listing again. Schemas go over as they are, `$schema` and references
 * included. A keyword that the target refuses at the top of a schema is left
 * out and named, like everything else that is left out.
 */
export function exportSource(source: Source, target: Target): Exported {
  if (source.kind === 'definition') return exportTool(source.node, '', target);
  const leftOut: string[] = [];
  const tools: Plain[] = [];
  const names = new Set<string>();
  for (const {name, node, at} of source.tools) {
    if (names.has(name)) return {error: 'DUPLICATE_TOOL', at: `${at}/name`};
    names.add(name);
    const exported = exportTool(node, at, target);
    if ('error' in exported) return exported;
    tools.push(exported.ok);
    for (const place of exported.left_out) leftOut.push(place);
  }
  return {ok: target === 'mcp' ? {tools} : tools, left_out: [...leftOut, ...source.around]};
}

function exportTool(node: JsonNode, at: string, target: Target): Exported {
  const rules = RULES[target];
  const {members} = node as JsonObject;
  const listed = member(node, 'inputSchema') !== undefined;
  const inputKey = listed ? 'inputSchema' : 'parameters';
  const outputKey = listed ? 'outputSchema' : 'returns';
  const name = toPlain(member(node, 'name')!) as string;
  const input = member(node, inputKey) as JsonObject;
  if (!rules.name.test(name)) return {error: 'NAME_NOT_ALLOWED', at: `${at}/name`};
  if (!describesObject(input)) return {error: 'SCHEMA_NOT_ALLOWED', at: `${at}/${inputKey}/type`};

  const description = member(node, 'description');
  const output = member(node, outputKey);
  const takesOutput =
    output?.type === 'object' &&
    (rules.output === 'any' || (rules.output === 'object' && describesObject(output)));
  const examples = listed || !rules.examples ? [] : inputsOf(member(node, 'examples'));

  const leftOut = members.flatMap(({key}) => {
    const place = at + pointerStep(key);
    if (key === inputKey)
      return input.members
        .filter(one => rules.notAtTop.includes(one.key))
        .map(one => place + pointerStep(one.key));
    // The arguments of an example have a place; its words and its output have none.
    if (key === 'examples' && examples.length > 0)
      return examples.flatMap((_, i) => [`${place}/${i}/description`, `${place}/${i}/output`]);
    const carried =
      key === 'name' ||
      key === 'description' ||
      (key === outputKey && takesOutput) ||
      (listed && target === 'mcp' && key !== outputKey && MCP_MEMBERS.includes(key));
    return carried ? [] : [place];
  });
  if (listed && target === 'mcp')
    return {ok: pick(node, one => !leftOut.includes(at + pointerStep(one))), left_out: leftOut};
  const tool = rules.tool({
    name,
    ...(description && {description: toPlain(description)}),
    input: pick(input, one => !rules.notAtTop.includes(one)),
    ...(takesOutput && {output: toPlain(output)}),
    ...(examples.length > 0 && {examples: examples.map(toPlain)}),
  });
  return {ok: tool, left_out: leftOut};
}

function describesObject(schema: JsonNode): boolean {
  const type = member(schema, 'type');
  return type?.type === 'string' && type.value === 'object';
}

function inputsOf(examples: JsonNode | undefined): readonly JsonNode[] {
  return examples?.type === 'array' ? examples.items.map(one => member(one, 'input')!) : [];
}

/** An object with those of its members that are wanted. */
function pick(node: JsonNode, wanted: (key: string) => boolean): Plain {
  const {members} = node as JsonObject;
  // `toPlain` keeps an order that a new object would lose, so it is asked wherever it can be.
  if (members.every(({key}) => wanted(key))) return toPlain(node);
  return Object.fromEntries(
    members.filter(({key}) => wanted(key)).map(({key, value}) => [key, toPlain(value)]),
  );
}
