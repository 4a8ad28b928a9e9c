import type {JsonNode} from '../../src/record/index.ts';
import {type Placed, resolveReference} from '../definition/index.ts';
import {sameValue} from './canonical.ts';

/**
 * Compares values of which any difference may matter, together with what their
 * references within the documents lead to; `differs` is told each place once.
 */
export function wholeComparison(before: Placed, after: Placed, differs: (at: string) => void) {
  const compared = new Set<string>();
  return (keyword: string, old: Placed | undefined, now: Placed | undefined, place: string): void => {
    const todo = [{keyword, old, now, place}];
    for (const {keyword, old, now, place} of todo) {
      if (!sameValue(old?.node, now?.node)) differs(place);
      if (!old || !now || old.node.type !== now.node.type) continue;
      // Where the texts are the same, so are the references; what they lead to may not be.
      for (const reference of referencesIn(now.node, keyword)) {
        const [was, is] = [resolveReference(before, reference), resolveReference(after, reference)];
        const pair = `${was?.at} ${is?.at}`;
        if (compared.has(pair)) continue;
        compared.add(pair);
        todo.push({keyword: '', old: was, now: is, place: is?.at ?? place});
      }
    }
  };
}

function* referencesIn(node: JsonNode, key: string): Generator<string> {
  if (node.type === 'string' && (key === '$ref' || key === '$dynamicRef')) yield node.value;
  if (node.type === 'array') for (const one of node.items) yield* referencesIn(one, '');
  if (node.type === 'object') for (const one of node.members) yield* referencesIn(one.value, one.key);
}
