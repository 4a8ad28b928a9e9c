import {type JsonNode, type JsonObject, member, textOf} from '../../src/record/index.ts';

/** Whether a value is written as an integer, of any size: 1.0, 1e2, "1" and true are none. */
export function isInteger(node: JsonNode | undefined): node is JsonNode {
  return node?.type === 'number' && /^-?\d+$/.test(textOf(node));
}

/** Whether an object has these keys and no other. */
export function hasExactly(node: JsonObject, ...keys: readonly string[]): boolean {
  return node.members.length === keys.length && keys.every(key => member(node, key));
}

/** The value of a string; undefined for anything else. */
export function stringOf(node: JsonNode | undefined): string | undefined {
  return node?.type === 'string' ? node.value : undefined;
}
