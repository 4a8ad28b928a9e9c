import {type JsonMember, type JsonNode, pointerStep, textOf} from '../../src/record/index.ts';
import {canonicalNumber, compareNumbers, type Placed, resolveReference} from '../definition/index.ts';
import {canonical, sameValue} from './canonical.ts';

/** A schema as its keywords, with those of a `$ref` within the document put under its own. */
export interface View {
  /** Where the schema stands. */
  readonly at: string;
  readonly keywords: ReadonlyMap<string, Placed>;
  /** It is `false`: no value fits. */
  readonly never: boolean;
  /** What a `$ref` leads to and says otherwise than the keywords beside it: both hold, so it is compared by itself. */
  readonly apart: Placed | undefined;
}

// Where two of these differ, the one beside the `$ref` is the one that is meant, or nothing is checked by either.
const NOT_BOTH = new Set(
  '$anchor $comment $defs $id $schema default definitions deprecated description examples readOnly title writeOnly'.split(
    ' ',
  ),
);

/** A missing schema and `true` say nothing, as `{}` does. A reference that leads elsewhere stays a keyword. */
export function viewOf(root: Placed, schema: Placed | undefined): View {
  const keywords = new Map<string, Placed>();
  const contradicts = ({key, value}: JsonMember) =>
    !NOT_BOTH.has(key) && keywords.has(key) && !sameValue(keywords.get(key)!.node, value);
  const seen = new Set<JsonNode>();
  let one = schema;
  let apart: Placed | undefined;
  while (one?.node.type === 'object' && !seen.has(one.node)) {
    seen.add(one.node);
    let next: Placed | undefined;
    for (const {key, value} of one.node.members) {
      const placed = {node: value, at: one.at + pointerStep(key)};
      const target: Placed | undefined =
        key === '$ref' && value.type === 'string' ? resolveReference(root, value.value) : undefined;
      if (target) next = target;
      else if (!keywords.has(key)) keywords.set(key, placed);
    }
    if (next?.node.type === 'object' && next.node.members.some(contradicts)) apart = next;
    one = apart ? undefined : next;
  }
  const never = one !== undefined && 'value' in one.node && one.node.value === false;
  return {at: schema?.at ?? '', keywords, never, apart};
}

const NUMBER_TYPES = ['integer', 'fraction'];
const TYPES = ['null', 'boolean', 'object', 'array', 'string', ...NUMBER_TYPES];

/** The types a schema allows, with numbers split so that integers are some of them. */
export function typesOf({keywords, never}: View): ReadonlySet<string> {
  if (never) return new Set();
  const node = keywords.get('type')?.node;
  const names = node?.type === 'array' ? node.items : node ? [node] : [];
  if (names.length === 0) return new Set(TYPES);
  return new Set(
    names.flatMap(one =>
      one.type !== 'string' ? [canonical(one)] : one.value === 'number' ? NUMBER_TYPES : [one.value],
    ),
  );
}

/** The values a schema lists; undefined where it lists none and so allows all. */
export function valuesOf({keywords}: View): ReadonlySet<string> | undefined {
  const constant = keywords.get('const')?.node;
  if (constant) return new Set([canonical(constant)]);
  const list = keywords.get('enum')?.node;
  return list?.type === 'array' ? new Set(list.items.map(canonical)) : undefined;
}

/** A limit that values have to keep. */
export interface Bound {
  readonly at: string;
  readonly spelling: string;
  readonly exclusive: boolean;
}

/** The limit on one side, the stricter one where there are two. `sign` is 1 for a lower limit, -1 for an upper. */
export function boundOf(
  {keywords}: View,
  inclusiveKey: string,
  exclusiveKey: string | undefined,
  sign: 1 | -1,
): Bound | undefined {
  const bounds = [inclusiveKey, exclusiveKey].flatMap(key => {
    const placed = key === undefined ? undefined : keywords.get(key);
    if (placed?.node.type !== 'number') return [];
    return [{at: placed.at, spelling: textOf(placed.node), exclusive: key === exclusiveKey}];
  });
  return bounds.sort((a, b) => strictness(b, a, sign))[0];
}

/** Positive where the first limit is the stricter one. */
export function strictness(a: Bound | undefined, b: Bound | undefined, sign: 1 | -1): number {
  if (!a || !b) return Number(a !== undefined) - Number(b !== undefined);
  if (canonicalNumber(a.spelling) === canonicalNumber(b.spelling))
    return Number(a.exclusive) - Number(b.exclusive);
  return sign * compareNumbers(a.spelling, b.spelling);
}

/** The names that a schema requires. */
export function requiredOf({keywords}: View): ReadonlySet<string> {
  const node = keywords.get('required')?.node;
  return new Set(
    node?.type === 'array' ? node.items.map(one => (one.type === 'string' ? one.value : '')) : [],
  );
}

/** The schemas that a keyword holds by name. */
export function namedIn({keywords}: View, key: string): ReadonlyMap<string, Placed> {
  const placed = keywords.get(key);
  if (placed?.node.type !== 'object') return new Map();
  return new Map(
    placed.node.members.map(one => [one.key, {node: one.value, at: placed.at + pointerStep(one.key)}]),
  );
}

/** The schemas that a keyword holds in a row; undefined where it holds none so. */
export function listedIn({keywords}: View, key: string): readonly Placed[] | undefined {
  const placed = keywords.get(key);
  if (placed?.node.type !== 'array') return undefined;
  return placed.node.items.map((node, i) => ({node, at: `${placed.at}/${i}`}));
}
