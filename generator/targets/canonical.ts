import {type JsonNode, textOf} from '../../src/record/index.ts';
import {canonicalNumber} from '../definition/index.ts';

/** One text for all spellings of a value: key order, white space, escapes and the writing of numbers aside. */
export function canonical(node: JsonNode): string {
  switch (node.type) {
    case 'object':
      return `{${node.members
        .map(({key, value}) => `${JSON.stringify(key)}:${canonical(value)}`)
        .sort()
        .join(',')}}`;
    case 'array':
      return `[${node.items.map(canonical).join(',')}]`;
    case 'number':
      return canonicalNumber(textOf(node));
    default:
      return JSON.stringify(node.value);
  }
}

/** Whether two values are the same value; one that is missing is the same as a missing one. */
export function sameValue(a: JsonNode | undefined, b: JsonNode | undefined): boolean {
  return a && b ? canonical(a) === canonical(b) : a === b;
}
