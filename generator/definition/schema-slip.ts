import {type JsonNode, member, pointerStep} from '../../src/record/index.ts';
import {findEndless} from './endless-schema.ts';
import {isKeyword, resolveReference, schemasIn} from './subschemas.ts';

/** Where a schema says what cannot be meant, and why that is nothing to check by. */
export interface Slip {
  readonly at: string;
  readonly reason: string;
}

// What says nothing unless one of these stands beside it.
const IDLE_WITHOUT: ReadonlyMap<string, readonly string[]> = new Map([
  ['if', ['then', 'else']],
  ['then', ['if']],
  ['else', ['if']],
  ['minContains', ['contains']],
  ['maxContains', ['contains']],
]);

/** The first slip in a schema of the right form. */
export function findSlip(schema: JsonNode): Slip | undefined {
  for (const {node, at} of schemasIn(schema)) {
    if (node.type !== 'object') continue;
    for (const {key, value} of node.members) {
      const place = at + pointerStep(key);
      if (!isKeyword(key)) return {at: place, reason: 'unknown keyword'};
      const partners = IDLE_WITHOUT.get(key) ?? [];
      if (partners.length > 0 && !partners.some(one => member(node, one)))
        return {at: place, reason: `says nothing without ${partners.join(' or ')}`};
      if (value.type !== 'string') continue;
      if (
        key === '$ref' &&
        value.value.startsWith('#/') &&
        !resolveReference({node: schema, at: ''}, value.value)
      )
        return {at: place, reason: 'refers to nothing'};
      if (key === 'pattern' && !isPattern(value.value))
        return {at: place, reason: 'is no regular expression'};
    }
    const patterns = member(node, 'patternProperties');
    const bad = patterns?.type === 'object' ? patterns.members.find(one => !isPattern(one.key)) : undefined;
    if (bad)
      return {at: `${at}/patternProperties${pointerStep(bad.key)}`, reason: 'is no regular expression'};
  }
  const endless = findEndless(schema);
  return endless === undefined ? undefined : {at: endless, reason: 'leads back to itself without end'};
}

function isPattern(source: string): boolean {
  try {
    new RegExp(source, 'u');
    return true;
  } catch {
    return false;
  }
}
