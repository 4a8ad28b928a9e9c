import {type JsonNode, member, pointerStep} from '../../src/record/index.ts';

// Keywords of JSON Schema 2020-12 by what they hold.
const ONE_SCHEMA = [
  'additionalProperties',
  'contains',
  'contentSchema',
  'else',
  'if',
  'items',
  'not',
  'propertyNames',
  'then',
  'unevaluatedItems',
  'unevaluatedProperties',
];
const LIST_OF_SCHEMAS = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const MAP_OF_SCHEMAS = ['$defs', 'definitions', 'dependentSchemas', 'patternProperties', 'properties'];
const NO_SCHEMA =
  '$anchor $comment $dynamicAnchor $dynamicRef $id $ref $schema $vocabulary const contentEncoding contentMediaType default dependentRequired deprecated description enum examples exclusiveMaximum exclusiveMinimum format maxContains maxItems maxLength maxProperties maximum minContains minItems minLength minProperties minimum multipleOf pattern readOnly required title type uniqueItems writeOnly'.split(
    ' ',
  );

const KEYWORDS = new Set([...ONE_SCHEMA, ...LIST_OF_SCHEMAS, ...MAP_OF_SCHEMAS, ...NO_SCHEMA]);

/** Whether JSON Schema 2020-12 gives a meaning to this keyword. */
export function isKeyword(key: string): boolean {
  return KEYWORDS.has(key);
}

export interface Placed {
  readonly node: JsonNode;
  /** A JSON pointer. */
  readonly at: string;
}

/** A schema and every schema in it, outermost first. Values that are data are not looked into. */
export function* schemasIn(node: JsonNode, at = ''): Generator<Placed> {
  yield {node, at};
  if (node.type !== 'object') return;
  for (const {key, value} of node.members) {
    const place = at + pointerStep(key);
    // A list under `items` is how drafts before 2020-12 described tuples.
    if (value.type === 'array' && (LIST_OF_SCHEMAS.includes(key) || key === 'items'))
      for (const [i, item] of value.items.entries()) yield* schemasIn(item, place + pointerStep(i));
    else if (ONE_SCHEMA.includes(key)) yield* schemasIn(value, place);
    else if (value.type === 'object' && MAP_OF_SCHEMAS.includes(key))
      for (const one of value.members) yield* schemasIn(one.value, place + pointerStep(one.key));
  }
}

/** The schema that a `$ref` within the same document names, by place or anchor; undefined for every other address. */
export function resolveReference(root: Placed, reference: string): Placed | undefined {
  const id = member(root.node, '$id');
  const own = id?.type === 'string' && reference.startsWith(id.value) ? id.value.length : 0;
  const local = reference.slice(own);
  if (!local.startsWith('#') && !(own > 0 && local === '')) return undefined;
  let fragment: string;
  try {
    fragment = decodeURIComponent(local.slice(1));
  } catch {
    return undefined;
  }
  if (fragment !== '' && !fragment.startsWith('/')) return anchorsIn(root).get(fragment);
  const steps = fragment.split('/').slice(1);
  let node: JsonNode | undefined = root.node;
  let at = root.at;
  for (const escaped of steps) {
    const step = escaped.replace(/~1/g, '/').replace(/~0/g, '~');
    node = node?.type === 'array' ? node.items[Number(step)] : member(node, step);
    at += pointerStep(step);
  }
  return node && {node, at};
}

const anchors = new WeakMap<JsonNode, ReadonlyMap<string, Placed>>();

/** The schemas of a document that have a name of their own; looked for once. */
function anchorsIn({node: root, at}: Placed): ReadonlyMap<string, Placed> {
  const known = anchors.get(root);
  if (known) return known;
  const found = new Map<string, Placed>();
  for (const placed of schemasIn(root, at))
    for (const key of ['$anchor', '$dynamicAnchor']) {
      const name = member(placed.node, key);
      if (name?.type === 'string') found.set(name.value, placed);
    }
  anchors.set(root, found);
  return found;
}
