import {addIssue, type Issue, type ShapeFault} from './issue.ts';
import {type JsonNode, lastStep, member, pointerStep, textOf} from './json-node.ts';
import type {Schema} from './schema.ts';

/**
 * Holds a node against a schema and gives the value it describes.
 *
 * Where the schema says nothing of a value, the value is the node itself, so
 * its spelling survives. Every fault is reported; the value is of use only
 * when none was.
 */
export function checkShape(node: JsonNode, schema: Schema, issues: Issue[], at = ''): unknown {
  const wrong = (fault: ShapeFault, wanted: unknown, place = at, found?: string, start = node.start) => {
    addIssue(issues, 'SHAPE', node.source, start, place, {
      fault,
      wanted: String(wanted),
      ...(found !== undefined && {found}),
    });
  };
  const unless = (fits: boolean, fault: ShapeFault, wanted: unknown) =>
    fits || wrong(fault, wanted, at, textOf(node));
  const value = node.type === 'number' ? Number(textOf(node)) : 'value' in node ? node.value : undefined;

  if (schema.oneOf) {
    const keys = schema.oneOf.map(one => one.required![0]!);
    const tags = schema.oneOf.map((one, i) => one.properties![keys[i]!]!.const ?? keys[i]!);
    const key = keys.find(key => member(node, key));
    const tag = key === undefined ? undefined : member(node, key)!;
    const chosen = schema.oneOf.find(
      (_, i) => keys[i] === key && (tags[i] === key || (tag && 'value' in tag && tag.value === tags[i])),
    );
    if (chosen) return checkShape(node, chosen, issues, at);
    const wanted = tags.join(' | ');
    if (tag) return checkShape(tag, {enum: tags as string[]}, issues, at + pointerStep(key!));
    if (node.type !== 'object') return unless(false, 'type', 'object');
    return keys[0] === keys[1]
      ? wrong('missing', keys[0], at + pointerStep(keys[0]!))
      : wrong('missing', wanted);
  }

  const {type, pattern = '', minimum = 0} = schema;
  const options = schema.enum ?? ('const' in schema ? [schema.const] : undefined);
  if (options) unless(options.includes(value as string), 'value', options.join(' | '));
  else if (type === 'integer') {
    const fits = node.type === 'number' && /^-?\d+$/.test(textOf(node)) && Number.isSafeInteger(value);
    if (unless(fits, 'type', type)) unless((value as number) >= minimum, 'value', `≥ ${minimum}`);
  } else if (!type) return node;
  else if (!unless(node.type === type, 'type', type)) return;
  else if (node.type === 'string') {
    // A text of nothing but white space is as good as none.
    if (pattern === '\\S') /\S/.test(node.value) || wrong('missing', lastStep(at));
    else unless(new RegExp(pattern, 'u').test(node.value), 'value', pattern);
  } else if (node.type === 'array') {
    return node.items.map((item, i) => checkShape(item, schema.items!, issues, at + pointerStep(i)));
  } else if (node.type === 'object') {
    const {properties = {}, required = [], additionalProperties, propertyNames} = schema;
    for (const key of required) if (!member(node, key)) wrong('missing', key, at + pointerStep(key));
    return Object.fromEntries(
      node.members.map(({key, start, value}) => {
        const place = at + pointerStep(key);
        const one = Object.hasOwn(properties, key) ? properties[key] : additionalProperties || undefined;
        const name = propertyNames?.pattern;
        if (!one) wrong('unknown', Object.keys(properties).join(' | '), place, key, start);
        else if (name && !new RegExp(name, 'u').test(key)) wrong('value', name, place, key, start);
        return [key, one && checkShape(value, one, issues, place)];
      }),
    );
  }
  return value;
}
