import {type Issue, issueAt, type ShapeFault} from './issue.ts';
import {type JsonNode, member, pointerStep, textOf} from './json-node.ts';
import type {Schema} from './schema.ts';

/**
 * Holds a node against a schema and gives the value it describes.
 *
 * Where the schema says nothing of a value, the value is the node itself, so
 * its spelling survives. Every fault is reported; the value is of use only
 * when none was.
 */
export function checkShape(node: JsonNode, schema: Schema, report: (issue: Issue) => void, at = ''): unknown {
  const fail = (
    fault: ShapeFault,
    wanted: string,
    place = at,
    found?: string,
    start = node.start,
  ): undefined => {
    const more = {fault, wanted, ...(found === undefined ? {} : {found})};
    report(issueAt('SHAPE', node.source, start, place, more));
  };
  const wrong = (fault: ShapeFault, wanted: string) => fail(fault, wanted, at, textOf(node));

  if (schema.oneOf) {
    const chosen = schema.oneOf.find(one => {
      const key = one.required?.[0] ?? '';
      const tag = member(node, key);
      const fixed = one.properties?.[key]?.const;
      return tag && (fixed === undefined || ('value' in tag && tag.value === fixed));
    });
    if (chosen) return checkShape(node, chosen, report, at);
    if (node.type !== 'object') return wrong('type', 'object');
    const keys = schema.oneOf.map(one => one.required?.[0] ?? '');
    const tag = member(node, keys[0]!);
    const names = schema.oneOf.map((one, i) => String(one.properties?.[keys[i]!]?.const ?? keys[i]));
    const place = at + pointerStep(keys[0]!);
    if (tag) return checkShape(tag, {enum: names}, report, place);
    return keys[0] === keys[1] ? fail('missing', keys[0]!, place) : fail('missing', names.join(' | '));
  }

  const options = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (options) {
    const value = node.type === 'number' ? Number(textOf(node)) : 'value' in node ? node.value : undefined;
    return options.some(option => option === value) ? value : wrong('value', options.join(' | '));
  }

  if (schema.type === undefined) return node;
  if (schema.type === 'integer') {
    const value = Number(textOf(node));
    if (node.type !== 'number' || !/^-?\d+$/.test(textOf(node)) || !Number.isSafeInteger(value))
      return wrong('type', 'integer');
    return value >= (schema.minimum ?? value) ? value : wrong('value', `≥ ${schema.minimum}`);
  }
  if (node.type !== schema.type) return wrong('type', schema.type);
  switch (node.type) {
    case 'string':
      if (node.value.length < (schema.minLength ?? 0)) return wrong('value', `length ≥ ${schema.minLength}`);
      return schema.pattern === undefined || new RegExp(schema.pattern, 'u').test(node.value)
        ? node.value
        : wrong('value', schema.pattern);
    case 'array':
      return node.items.map((item, i) => checkShape(item, schema.items ?? {}, report, at + pointerStep(i)));
    case 'object': {
      const known = schema.properties ?? {};
      const rest = schema.additionalProperties;
      for (const key of schema.required ?? []) {
        if (!member(node, key)) fail('missing', key, at + pointerStep(key));
      }
      return Object.fromEntries(
        node.members.map(({key, start, value}) => {
          const place = at + pointerStep(key);
          const one = Object.hasOwn(known, key) ? known[key] : rest || undefined;
          const name = schema.propertyNames?.pattern;
          if (!one) fail('unknown', Object.keys(known).join(' | '), place, key, start);
          else if (name && !new RegExp(name, 'u').test(key)) fail('value', name, place, key, start);
          return [key, one && checkShape(value, one, report, place)];
        }),
      );
    }
    default:
      return node.value;
  }
}
