import {type JsonNode, member, pointerStep} from '../../src/record/index.ts';
import {type Placed, resolveReference, schemasIn} from './subschemas.ts';

// Keywords whose schemas are held against the very value that the schema around them is held against.
const ONE = ['else', 'if', 'not', 'then'];
const LIST = ['allOf', 'anyOf', 'oneOf'];
const REFERENCE = ['$ref', '$dynamicRef'];

/**
 * The place of a schema that no value can ever be held against, because it
 * leads back to itself without a step into the value; undefined where there is
 * none. A schema that contains itself inside `properties` or `items` is none:
 * it ends where the value ends.
 */
export function findEndless(root: JsonNode): string | undefined {
  const finished = new Set<JsonNode>();
  for (const first of schemasIn(root)) {
    const under = new Set<JsonNode>();
    // A list and not calls, since references can lead on more often than calls may nest.
    const todo = [{placed: first, leaving: false}];
    for (let next = todo.pop(); next; next = todo.pop()) {
      const {placed, leaving} = next;
      const {node, at} = placed;
      if (leaving) {
        under.delete(node);
        finished.add(node);
      } else if (under.has(node)) return at;
      else if (!finished.has(node)) {
        under.add(node);
        todo.push({placed, leaving: true});
        for (const one of heldWith(placed, {node: root, at: ''})) todo.push({placed: one, leaving: false});
      }
    }
  }
  return undefined;
}

function* heldWith({node, at}: Placed, root: Placed): Generator<Placed> {
  if (node.type !== 'object') return;
  for (const {key, value} of node.members) {
    const place = `${at}/${key}`;
    if (REFERENCE.includes(key) && value.type === 'string') {
      const target = resolveReference(root, value.value);
      if (target) yield target;
    } else if (ONE.includes(key)) yield {node: value, at: place};
    else if (value.type === 'array' && LIST.includes(key))
      for (const [i, one] of value.items.entries()) yield {node: one, at: `${place}/${i}`};
  }
  const dependent = member(node, 'dependentSchemas');
  if (dependent?.type !== 'object') return;
  for (const one of dependent.members)
    yield {node: one.value, at: `${at}/dependentSchemas${pointerStep(one.key)}`};
}
