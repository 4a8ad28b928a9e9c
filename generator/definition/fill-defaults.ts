import {type JsonNode, type JsonObject, member, readJson, textOf} from '../../src/record/index.ts';
import {type Placed, resolveReference} from './subschemas.ts';

/** Defaults inside defaults, past which a schema is taken to describe one without end. */
const DEEPEST = 8;

export type Filling = {ok: true; filled: JsonNode} | {ok: false; error: 'ENDLESS_DEFAULT' | 'TOO_DEEP'};

/** What to add to an object, by key, as JSON text. */
type Additions = Map<JsonObject, Map<string, string>>;

class EndlessDefault extends Error {}

/**
 * Adds the defaults of a schema for what was not sent.
 *
 * A value that was sent is never replaced, and null counts as sent. The result
 * is the sent text with the defaults added behind it, in the schema's order;
 * where nothing is added, it is the very node that was sent. Defaults are taken
 * from `properties`, at any depth, through `allOf` and references within the
 * schema. They are not taken from `anyOf`, `oneOf` or `if`: which branch
 * applies is decided only after filling.
 */
export function fillDefaults(schema: JsonNode, sent: JsonNode): Filling {
  try {
    const text = fillText({node: schema, at: ''}, schema, sent, 0);
    if (text === textOf(sent)) return {ok: true, filled: sent};
    const reading = readJson(text);
    // The text is that of two JSON values put together, so only its depth can be new.
    return reading.ok ? {ok: true, filled: reading.node} : {ok: false, error: 'TOO_DEEP'};
  } catch (error) {
    if (error instanceof EndlessDefault) return {ok: false, error: 'ENDLESS_DEFAULT'};
    throw error;
  }
}

function fillText(root: Placed, schema: JsonNode, value: JsonNode, level: number): string {
  if (level > DEEPEST) throw new EndlessDefault();
  const additions: Additions = new Map();
  collect(root, schema, value, level, additions, new Set());
  let text = '';
  let done = value.start;
  const places = [...additions].map(([object, added]) => {
    const last = object.members.at(-1);
    const words = [...added].map(([key, one]) => `${JSON.stringify(key)}: ${one}`).join(', ');
    return {at: last ? last.value.end : object.start + 1, words: last ? `, ${words}` : words};
  });
  for (const {at, words} of places.sort((a, b) => a.at - b.at)) {
    text += value.source.text.slice(done, at) + words;
    done = at;
  }
  return text + value.source.text.slice(done, value.end);
}

function collect(
  root: Placed,
  schema: JsonNode | undefined,
  value: JsonNode,
  level: number,
  additions: Additions,
  seen: ReadonlySet<JsonNode>,
): void {
  // `seen` ends a reference that leads back to itself without a step into the value.
  if (schema?.type !== 'object' || seen.has(schema)) return;
  const here = new Set(seen).add(schema);
  const same = (one: JsonNode | undefined) => collect(root, one, value, level, additions, here);
  const into = (one: JsonNode | undefined, child: JsonNode) =>
    collect(root, one, child, level, additions, new Set());
  same(referenceOf(root, schema));
  const all = member(schema, 'allOf');
  if (all?.type === 'array') all.items.forEach(same);

  const properties = member(schema, 'properties');
  if (value.type === 'object') {
    for (const {key, value: one} of properties?.type === 'object' ? properties.members : []) {
      const sent = member(value, key);
      const standard = defaultOf(root, one);
      if (sent) into(one, sent);
      else if (standard && !additions.get(value)?.has(key)) {
        const added = additions.get(value) ?? new Map<string, string>();
        additions.set(value, added.set(key, fillText(root, one, standard, level + 1)));
      }
    }
    const named = member(schema, 'patternProperties');
    const patterns = (named?.type === 'object' ? named.members : []).map(
      one => [new RegExp(one.key, 'u'), one.value] as const,
    );
    for (const {key, value: sent} of value.members) {
      const fitting = patterns.filter(([pattern]) => pattern.test(key));
      for (const [, one] of fitting) into(one, sent);
      if (fitting.length === 0 && !member(properties, key))
        into(member(schema, 'additionalProperties'), sent);
    }
  }
  if (value.type === 'array') {
    const tuple = member(schema, 'prefixItems');
    const first = tuple?.type === 'array' ? tuple.items : [];
    for (const [i, item] of value.items.entries()) into(first[i] ?? member(schema, 'items'), item);
  }
}

function referenceOf(root: Placed, schema: JsonNode): JsonNode | undefined {
  const reference = member(schema, '$ref');
  return reference?.type === 'string' ? resolveReference(root, reference.value)?.node : undefined;
}

function defaultOf(root: Placed, schema: JsonNode): JsonNode | undefined {
  const seen = new Set<JsonNode>();
  for (let one: JsonNode | undefined = schema; one && !seen.has(one); one = referenceOf(root, one)) {
    const found = member(one, 'default');
    if (found) return found;
    seen.add(one);
  }
  return undefined;
}
