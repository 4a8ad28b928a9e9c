import {type JsonNode, JsonSource, textOf} from './json-node.ts';
import {JsonNumber, keysOf} from './plain.ts';

/**
 * Writes a value as JSON, indented by two spaces, or on one line.
 *
 * A `JsonNode` is spliced in as its source text and a `JsonNumber` as its
 * spelling, so that reading the result again gives back every character.
 * Members that are undefined are left out. Throws a TypeError for a value
 * that JSON has no form for.
 */
export function writeJson(value: unknown, layout: 'indented' | 'compact' = 'indented'): string {
  const gap = layout === 'indented' ? '  ' : '';
  const colon = gap ? ': ' : ':';
  const write = (value: unknown, margin: string): string => {
    if (value === null || typeof value === 'boolean' || typeof value === 'string')
      return JSON.stringify(value);
    if (typeof value === 'number' && Number.isFinite(value))
      return Object.is(value, -0) ? '-0' : String(value);
    if (value instanceof JsonNumber) return value.text;
    if (Array.isArray(value))
      return wrap(
        '[',
        // Not value.map, which would keep the holes of a sparse array as holes in the text.
        Array.from(value, item => write(item, margin + gap)),
        ']',
        margin,
      );
    if (typeof value === 'object') {
      if (isNode(value)) return textOf(value);
      const members = keysOf(value)
        .map(key => [key, (value as Record<string, unknown>)[key]] as const)
        .filter(([, member]) => member !== undefined)
        .map(([key, member]) => JSON.stringify(key) + colon + write(member, margin + gap));
      return wrap('{', members, '}', margin);
    }
    throw new TypeError(`JSON has no form for ${String(value)}`);
  };
  const wrap = (open: string, parts: readonly string[], close: string, margin: string): string => {
    if (parts.length === 0) return open + close;
    const line = gap && `\n${margin}`;
    return open + parts.map(part => line + gap + part).join(',') + line + close;
  };
  return write(value, '');
}

function isNode(value: object): value is JsonNode {
  return 'source' in value && value.source instanceof JsonSource;
}
