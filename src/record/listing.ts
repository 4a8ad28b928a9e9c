import {type JsonArray, type JsonNode, member} from './json-node.ts';

/** The list of tools of a `tools/list` result, bare or inside a JSON-RPC answer; undefined where there is none. */
export function toolListOf(page: JsonNode): JsonArray | undefined {
  const tools = member(member(page, 'result') ?? page, 'tools');
  return tools?.type === 'array' ? tools : undefined;
}

/** Every tool of a foreign document, in order: of a result, of an array of results, or of an array of tools. */
export function toolsOf(document: JsonNode): readonly JsonNode[] {
  const pages = document.type === 'array' ? document.items : [document];
  return pages.flatMap(one => toolListOf(one)?.items ?? (document.type === 'array' ? one : []));
}
