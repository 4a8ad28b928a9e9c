import {type JsonNode, textOf} from '../../src/record/index.ts';
import {isExact, isMultipleOf, type Placed} from '../definition/index.ts';
import {canonical, sameValue} from './canonical.ts';
import {type Change, type ChangeCode, change} from './change.ts';
import {
  boundOf,
  listedIn,
  namedIn,
  requiredOf,
  strictness,
  typesOf,
  type View,
  valuesOf,
  viewOf,
} from './schema-view.ts';
import {wholeComparison} from './whole-comparison.ts';

/** Whether callers send what a schema describes, or get it. */
export type Direction = 'input' | 'output';

// A result that becomes narrower breaks nobody, and one that becomes wider may: the other way round than arguments.
const IN_RESULTS: {readonly [code in ChangeCode]?: ChangeCode} = {
  PARAMETER_REMOVED: 'RETURN_FIELD_REMOVED',
  REQUIRED_PARAMETER_ADDED: 'RETURN_FIELD_ADDED',
  OPTIONAL_PARAMETER_ADDED: 'RETURN_FIELD_ADDED',
  PARAMETERS_OPENED: 'RETURN_FIELD_ADDED',
  TYPE_NARROWED: 'RETURN_TYPE_CHANGED',
  TYPE_WIDENED: 'RETURN_TYPE_CHANGED',
  PARAMETER_MADE_REQUIRED: 'RETURN_NARROWED',
  ENUM_NARROWED: 'RETURN_NARROWED',
  RANGE_NARROWED: 'RETURN_NARROWED',
  LENGTH_NARROWED: 'RETURN_NARROWED',
  PATTERN_NARROWED: 'RETURN_NARROWED',
  PARAMETERS_CLOSED: 'RETURN_NARROWED',
  PARAMETER_MADE_OPTIONAL: 'RETURN_WIDENED',
  ENUM_WIDENED: 'RETURN_WIDENED',
  RANGE_WIDENED: 'RETURN_WIDENED',
  LENGTH_WIDENED: 'RETURN_WIDENED',
  PATTERN_WIDENED: 'RETURN_WIDENED',
  DEFAULT_CHANGED: 'ANNOTATION_CHANGED',
};

const ANNOTATIONS: {readonly [keyword: string]: ChangeCode} = {
  title: 'TITLE_CHANGED',
  description: 'DESCRIPTION_CHANGED',
  examples: 'EXAMPLES_CHANGED',
};

// What values have to fit, and what is compared as a whole: any difference may matter.
const AS_A_WHOLE =
  '$dynamicRef $recursiveRef $ref additionalItems contains contentEncoding contentMediaType contentSchema dependencies dependentRequired dependentSchemas else if maxContains minContains not propertyNames then unevaluatedItems'.split(
    ' ',
  );
const LENGTHS = ['Length', 'Items', 'Properties'];
// Compared by what they mean; definitions are compared where they are referred to.
const BY_MEANING = new Set([
  ...AS_A_WHOLE,
  ...LENGTHS.flatMap(one => [`min${one}`, `max${one}`]),
  ...'$defs additionalProperties allOf anyOf const default definitions enum exclusiveMaximum exclusiveMinimum format items maximum minimum multipleOf oneOf pattern patternProperties prefixItems properties required type unevaluatedProperties uniqueItems'.split(
    ' ',
  ),
]);

/**
 * The changes from one schema to another.
 *
 * References within a document are followed, each pair of schemas once, so a
 * schema that contains itself ends. What cannot be worked out (a condition, a
 * reference elsewhere) is SCHEMA_CHANGED and counts as major: a warning too
 * many is better than one too few. A keyword of no meaning to JSON Schema is
 * an annotation.
 */
export function compareSchemas(before: Placed, after: Placed, direction: Direction): readonly Change[] {
  const compared = new Map<JsonNode | undefined, Set<JsonNode | undefined>>();
  // A list to work through, since schemas that refer to each other can nest further than calls may.
  const waiting: (readonly [Placed | undefined, Placed | undefined])[] = [];
  const compare = (old: Placed | undefined, now: Placed | undefined) => {
    const partners = compared.get(old?.node) ?? new Set();
    compared.set(old?.node, partners);
    if (!partners.has(now?.node)) waiting.push([old, now]);
    partners.add(now?.node);
  };
  // By code and place: what two references lead to is one change.
  const found = new Map<string, Change>();
  const report = (code: ChangeCode, at: string) => {
    const one = change((direction === 'output' && IN_RESULTS[code]) || code, at);
    found.set(`${one.code} ${at}`, one);
  };

  const compareWhole = wholeComparison(before, after, at => report('SCHEMA_CHANGED', at));

  const compareOne = (old: Placed | undefined, now: Placed | undefined) => {
    const a = viewOf(before, old);
    const b = viewOf(after, now);
    /** Where a keyword stands now, or stood. */
    const placeOf = (...keys: readonly string[]): string =>
      [b, a].flatMap(view => keys.flatMap(key => view.keywords.get(key)?.at ?? []))[0] ?? (now ?? old)!.at;
    const same = (key: string) => sameValue(a.keywords.get(key)?.node, b.keywords.get(key)?.node);
    const turned = (difference: number, kind: 'RANGE' | 'LENGTH' | 'PATTERN', at: string) => {
      if (difference !== 0) report(`${kind}_${difference > 0 ? 'NARROWED' : 'WIDENED'}`, at);
    };

    compareSets(typesOf(a), typesOf(b), (lost, won) => {
      if (lost) report('TYPE_NARROWED', placeOf('type'));
      else if (won) report('TYPE_WIDENED', placeOf('type'));
    });
    compareSets(valuesOf(a), valuesOf(b), (lost, won) => {
      if (lost) report('ENUM_NARROWED', placeOf('const', 'enum'));
      if (won) report('ENUM_WIDENED', placeOf('const', 'enum'));
    });
    for (const [key, exclusive, sign] of [
      ['minimum', 'exclusiveMinimum', 1],
      ['maximum', 'exclusiveMaximum', -1],
    ] as const) {
      const [wasBound, isBound] = [a, b].map(view => boundOf(view, key, exclusive, sign));
      turned(strictness(isBound, wasBound, sign), 'RANGE', (isBound ?? wasBound)?.at ?? '');
      // In drafts before the sixth, the exclusive ones were booleans.
      if (![a, b].every(view => (view.keywords.get(exclusive)?.node.type ?? 'number') === 'number'))
        if (!same(exclusive)) report('SCHEMA_CHANGED', placeOf(exclusive));
    }
    for (const one of LENGTHS)
      for (const [key, sign] of [
        [`min${one}`, 1],
        [`max${one}`, -1],
      ] as const) {
        const [wasBound, isBound] = [a, b].map(view => lengthOf(view, key, sign));
        turned(strictness(isBound, wasBound, sign), 'LENGTH', placeOf(key));
      }
    turned(isTrue(b, 'uniqueItems') - isTrue(a, 'uniqueItems'), 'LENGTH', placeOf('uniqueItems'));
    if (!same('multipleOf')) turned(narrowsStep(a, b) ? 1 : -1, 'RANGE', placeOf('multipleOf'));
    for (const key of ['pattern', 'format'])
      if (!same(key)) turned(b.keywords.has(key) ? 1 : -1, 'PATTERN', placeOf(key));
    if (!same('default')) report('DEFAULT_CHANGED', placeOf('default'));

    compareMembers(a, b);
    for (const key of ['additionalProperties', 'unevaluatedProperties']) {
      const [was, is] = [a, b].map(view => opennessOf(view.keywords.get(key)));
      if (typeof was === 'object' && typeof is === 'object') compare(was, is);
      else if (was !== is)
        report(was === 'open' || is === 'closed' ? 'PARAMETERS_CLOSED' : 'PARAMETERS_OPENED', placeOf(key));
    }
    for (const key of ['items', 'prefixItems']) compareItems(a, b, key, placeOf(key));
    for (const key of ['allOf', 'anyOf', 'oneOf']) compareBranches(a, b, key, placeOf(key));
    for (const key of AS_A_WHOLE) compareWhole(key, a.keywords.get(key), b.keywords.get(key), placeOf(key));
    if (a.apart || b.apart) compare(a.apart, b.apart);
    for (const key of new Set([...b.keywords.keys(), ...a.keywords.keys()])) {
      if (BY_MEANING.has(key) || same(key)) continue;
      report(Object.hasOwn(ANNOTATIONS, key) ? ANNOTATIONS[key]! : 'ANNOTATION_CHANGED', placeOf(key));
    }
  };

  const compareMembers = (a: View, b: View) => {
    const [was, is] = [requiredOf(a), requiredOf(b)];
    const [old, now] = [namedIn(a, 'properties'), namedIn(b, 'properties')];
    for (const [name, placed] of old) if (!now.has(name)) report('PARAMETER_REMOVED', placed.at);
    for (const [name, placed] of now) {
      const earlier = old.get(name);
      if (!earlier) {
        report(is.has(name) ? 'REQUIRED_PARAMETER_ADDED' : 'OPTIONAL_PARAMETER_ADDED', placed.at);
        continue;
      }
      if (was.has(name) !== is.has(name))
        report(is.has(name) ? 'PARAMETER_MADE_REQUIRED' : 'PARAMETER_MADE_OPTIONAL', placed.at);
      compare(earlier, placed);
    }
    // A name can be required without being described.
    for (const name of new Set([...was, ...is])) {
      if (old.has(name) || now.has(name) || was.has(name) === is.has(name)) continue;
      const at = (is.has(name) ? b : a).keywords.get('required')!.at;
      report(is.has(name) ? 'PARAMETER_MADE_REQUIRED' : 'PARAMETER_MADE_OPTIONAL', at);
    }
    const [oldPatterns, nowPatterns] = [namedIn(a, 'patternProperties'), namedIn(b, 'patternProperties')];
    for (const [pattern, placed] of nowPatterns)
      if (oldPatterns.has(pattern)) compare(oldPatterns.get(pattern), placed);
      else report('SCHEMA_CHANGED', placed.at);
    for (const [pattern, placed] of oldPatterns)
      if (!nowPatterns.has(pattern)) report('SCHEMA_CHANGED', placed.at);
  };

  const compareItems = (a: View, b: View, key: string, at: string) => {
    const [old, now] = [listedIn(a, key), listedIn(b, key)];
    if (old && now && old.length === now.length) for (const [i, one] of old.entries()) compare(one, now[i]);
    else if (old || now) report('SCHEMA_CHANGED', at);
    else if (key === 'items' && (a.keywords.has(key) || b.keywords.has(key)))
      compare(a.keywords.get(key), b.keywords.get(key));
    else if (!sameValue(a.keywords.get(key)?.node, b.keywords.get(key)?.node)) report('SCHEMA_CHANGED', at);
  };

  const compareBranches = (a: View, b: View, key: string, at: string) => {
    const [old, now] = [listedIn(a, key), listedIn(b, key)];
    if (!old || !now) {
      if (!sameValue(a.keywords.get(key)?.node, b.keywords.get(key)?.node)) report('SCHEMA_CHANGED', at);
      return;
    }
    // Branches that read the same belong together wherever they stand; the others by their order.
    const same = new Map<string, Placed[]>();
    for (const one of old) {
      const text = canonical(one.node);
      same.set(text, [...(same.get(text) ?? []), one]);
    }
    const added = now.filter(one => {
      const found = same.get(canonical(one.node))?.shift();
      if (found) compare(found, one);
      return !found;
    });
    const remaining = new Set([...same.values()].flat());
    const left = old.filter(one => remaining.has(one));
    if (left.length === added.length) for (const [i, one] of left.entries()) compare(one, added[i]);
    else if (key === 'allOf' || (left.length > 0 && added.length > 0)) report('SCHEMA_CHANGED', at);
    else report(added.length > 0 ? 'TYPE_WIDENED' : 'TYPE_NARROWED', at);
  };

  compare(before, after);
  for (const [old, now] of waiting) compareOne(old, now);
  return [...found.values()];
}

/** Tells whether something was lost and won from one set to another; without a set everything is in it. */
function compareSets(
  old: ReadonlySet<string> | undefined,
  now: ReadonlySet<string> | undefined,
  tell: (lost: boolean, won: boolean) => void,
): void {
  const isMissing = (from: ReadonlySet<string> | undefined, to: ReadonlySet<string> | undefined) =>
    to !== undefined && (from === undefined || [...from].some(one => !to.has(one)));
  tell(isMissing(old, now), isMissing(now, old));
}

function opennessOf(placed: Placed | undefined): 'open' | 'closed' | Placed {
  if (!placed) return 'open';
  const {node} = placed;
  if (node.type === 'object') return node.members.length === 0 ? 'open' : placed;
  return 'value' in node && node.value === false ? 'closed' : 'open';
}

/** A least length of 0 limits nothing. */
function lengthOf(view: View, key: string, sign: 1 | -1) {
  const bound = boundOf(view, key, undefined, sign);
  return sign === 1 && bound && Number(bound.spelling) === 0 ? undefined : bound;
}

function isTrue({keywords}: View, key: string): number {
  const node = keywords.get(key)?.node;
  return Number(node !== undefined && 'value' in node && node.value === true);
}

/** Whether fewer numbers are a multiple now. */
function narrowsStep(a: View, b: View): boolean {
  const [old, now] = [a, b].map(({keywords}) => keywords.get('multipleOf')?.node);
  if (!now) return false;
  if (old?.type !== 'number' || now.type !== 'number') return true;
  const [was, is] = [textOf(old), textOf(now)];
  return !(isExact(was) && isExact(is) && isMultipleOf(Number(was), Number(is)));
}
