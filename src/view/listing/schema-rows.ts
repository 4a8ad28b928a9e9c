import {type JsonNode, lastStep, member, pointerStep} from '../../record/index.ts';
import type {Placed} from './listed-tool.ts';

/** One place of a schema, in the order in which a reader meets it. */
export interface SchemaRow {
  /** The schema at this place, and those that its local `$ref`s lead to. */
  readonly parts: readonly [Placed, ...Placed[]];
  /** A field's name, or the keyword that leads here, such as `items` or `oneOf/0`. */
  readonly label: string;
  readonly depth: number;
  /** Whether the field must be sent; undefined where the row is no field. */
  readonly required: boolean | undefined;
  /** What is said of this place, with what a local `$ref` adds; what has rows of its own is left out. */
  readonly says: ReadonlyMap<string, JsonNode>;
  /** The row that shows what a `$ref` leads to, where an earlier one or this one does already. */
  readonly shownAt: number | undefined;
  /** Whether a `$ref` leads outside this schema, or nowhere. It is never followed. */
  readonly outside: boolean;
}

// What holds schemas by name, in a list, or as one; and what is shown elsewhere.
const BY_NAME = /^(properties|patternProperties)$/;
const IN_LIST = /^(oneOf|anyOf|allOf|prefixItems)$/;
const ALONE = /^(items|additionalProperties|contains|not|if|then|else)$/;
const ELSEWHERE = /^(\$defs|definitions)$/;

/**
 * A schema as rows, in the order written.
 *
 * Every place of it has at most one row, so a definition that leads back to
 * itself ends, and the rows are never more than the schema has values.
 */
export function schemaRows(root: Placed): readonly SchemaRow[] {
  type Next = Placed & Pick<SchemaRow, 'label' | 'depth' | 'required'>;
  const rows: SchemaRow[] = [];
  const seen = new Map<JsonNode, number>();
  const byKey: ByKey = new Map();
  // A list and not calls: definitions can lead on to each other more often than calls may nest.
  const todo: Next[] = [{...root, label: lastStep(root.at), depth: 0, required: undefined}];
  for (let next = todo.pop(); next; next = todo.pop()) {
    const {label, depth, required} = next;
    const says = new Map<string, JsonNode>();
    const under: Next[] = [];
    const parts: [Placed, ...Placed[]] = [next];
    let part: Placed | undefined = next;
    let outside = false;
    while (part && !seen.has(part.node)) {
      const {node, at}: Placed = part;
      seen.set(node, rows.length);
      const musts = new Set(listOf(member(node, 'required')).map(one => 'value' in one && one.value));
      const fields = member(node, 'properties');
      const elsewhere = [...musts].some(name => !member(fields, name as string));
      const add = (label: string, node: JsonNode, at: string, required?: boolean) =>
        under.push({label, node, at, depth: depth + 1, required});
      for (const {key, value} of node.type === 'object' ? node.members : []) {
        const here = at + pointerStep(key);
        if (value.type === 'object' && BY_NAME.test(key))
          for (const {key: name, value: one} of value.members)
            add(name, one, here + pointerStep(name), key === 'properties' ? musts.has(name) : undefined);
        else if (value.type === 'array' && IN_LIST.test(key))
          for (const [i, one] of value.items.entries()) add(`${key}/${i}`, one, `${here}/${i}`);
        else if (value.type === 'object' && ALONE.test(key)) add(key, value, here);
        // A field says itself that it is required, unless it is described in another place, or nowhere.
        else if (key === 'required' ? elsewhere : !says.has(key) && !ELSEWHERE.test(key))
          says.set(key, value);
      }
      const ref = member(node, '$ref');
      part = ref?.type === 'string' ? follow(root, ref.value, byKey) : undefined;
      if (part) parts.push(part);
      else outside = !!ref;
    }
    rows.push({parts, label, depth, required, says, shownAt: part && seen.get(part.node), outside});
    for (const one of under.reverse()) todo.push(one);
  }
  return rows;
}

/** The members of objects by their keys: one schema may point into its definitions a thousand times. */
type ByKey = Map<JsonNode, Map<string, JsonNode>>;

/** Where a `$ref` leads inside its own schema. Nothing is ever fetched. */
function follow({node: root, at}: Placed, ref: string, byKey: ByKey): Placed | undefined {
  let way = ref;
  try {
    way = decodeURIComponent(ref);
  } catch {
    // A stray percent sign stands for itself.
  }
  const [start, ...steps] = way.split('/');
  if (start !== '#') return;
  let node: JsonNode | undefined = root;
  for (const step of steps) {
    const key = lastStep(step);
    if (node?.type === 'object') {
      const members: Map<string, JsonNode> =
        byKey.get(node) ?? new Map(node.members.map(({key, value}) => [key, value]));
      byKey.set(node, members);
      node = members.get(key);
    } else node = node?.type === 'array' ? node.items[Number(key)] : undefined;
  }
  return node && {node, at: at + way.slice(1)};
}

/** The items of an array, a value itself that is none, or nothing. */
export function listOf(node: JsonNode | undefined): readonly JsonNode[] {
  return node?.type === 'array' ? node.items : node ? [node] : [];
}

/** Whether a schema's type is this one, or one of several. */
export function hasType(schema: JsonNode | undefined, type: string): boolean {
  return listOf(member(schema, 'type')).some(one => 'value' in one && one.value === type);
}

/** Whether a schema says that its value is an array, and not of what. */
export function isArrayOfUnknown(schema: JsonNode): boolean {
  return hasType(schema, 'array') && !member(schema, 'items') && !member(schema, 'prefixItems');
}

/** Whether a schema says nothing of what its value is. */
export function isUntyped(schema: JsonNode): boolean {
  return schema.type === 'object'
    ? !schema.members.some(({key}) => /^(type|enum|const|\$ref|oneOf|anyOf|allOf)$/.test(key))
    : 'value' in schema && !!schema.value;
}
