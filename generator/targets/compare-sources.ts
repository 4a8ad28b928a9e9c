import {type JsonNode, member} from '../../src/record/index.ts';
import {compareNumbers, type Definition, type Level, nextVersion} from '../definition/index.ts';
import {sameValue} from './canonical.ts';
import {type Change, type ChangeCode, change, levelOf} from './change.ts';
import {compareSchemas} from './compare-schemas.ts';
import type {ListedTool, Source} from './read-source.ts';

/** What changed. A listing has no version, and neither has a definition that states none. */
export interface Comparison {
  readonly level: Level;
  /** The old version, and the one that should follow it. */
  readonly old?: string;
  readonly next?: string;
  /** The largest first. */
  readonly changes: readonly Change[];
}

/**
 * The changes between two definitions or two listings; undefined where one is
 * this and the other that.
 *
 * Tools of listings are compared by name. Key order, white space, the order of
 * tools and the stated version itself are no changes.
 */
export function compareSources(before: Source, after: Source): Comparison | undefined {
  if (before.kind === 'listing' && after.kind === 'listing')
    return comparison(compareListings(before.tools, after.tools));
  if (before.kind === 'listing' || after.kind === 'listing') return undefined;
  return comparison(compareDefinitions(before, after), before.definition.version);
}

const ORDER: readonly Level[] = ['major', 'minor', 'patch'];

function comparison(changes: readonly Change[], old?: string): Comparison {
  const level = levelOf(changes);
  return {
    level,
    ...(old !== undefined && {old, next: nextVersion(old, level)}),
    changes: ORDER.flatMap(one => changes.filter(change => change.level === one)),
  };
}

type DefinitionSource = Extract<Source, {kind: 'definition'}>;

function compareDefinitions(before: DefinitionSource, after: DefinitionSource): readonly Change[] {
  const nodes = [before.node, after.node] as const;
  return [
    ...whenDifferent(nodes, 'name', 'NAME_CHANGED'),
    ...whenDifferent(nodes, 'description', 'DESCRIPTION_CHANGED'),
    ...compareSchemas(
      {node: before.definition.parameters, at: '/parameters'},
      {node: after.definition.parameters, at: '/parameters'},
      'input',
    ),
    ...compareResults(nodes, 'returns', ''),
    ...compareLimits(before.definition, after.definition),
    ...compareErrors(before.definition, after.definition),
    ...whenDifferent(nodes, 'examples', 'EXAMPLES_CHANGED'),
    ...whenDifferent(nodes, 'readme', 'ANNOTATION_CHANGED'),
    ...whenDifferent(nodes, 'tests', 'ANNOTATION_CHANGED'),
  ];
}

function compareLimits({rate_limit: old}: Definition, {rate_limit: now}: Definition): readonly Change[] {
  // Without a stated limit nothing is promised to be refused.
  const difference = compareNumbers(limitOf(now), limitOf(old));
  if (difference === 0) return [];
  const at = old && now ? '/rate_limit/calls_per_minute' : '/rate_limit';
  return [change(difference < 0 ? 'RATE_LIMIT_LOWERED' : 'RATE_LIMIT_RAISED', at)];
}

const limitOf = (limit: Definition['rate_limit']): string => String(limit?.calls_per_minute ?? '1e999');

function compareErrors({errors: old = []}: Definition, {errors: now = []}: Definition): readonly Change[] {
  return [
    ...old.flatMap((code, i) => (now.includes(code) ? [] : [change('ERROR_REMOVED', `/errors/${i}`)])),
    ...now.flatMap((code, i) => (old.includes(code) ? [] : [change('ERROR_ADDED', `/errors/${i}`)])),
  ];
}

function compareListings(before: readonly ListedTool[], after: readonly ListedTool[]): readonly Change[] {
  // Names may repeat: the first of a name is compared with the first, the second with the second.
  const left = new Map<string, ListedTool[]>();
  for (const tool of before) left.set(tool.name, [...(left.get(tool.name) ?? []), tool]);
  const changes = after.flatMap(tool => {
    const old = left.get(tool.name)?.shift();
    return old ? compareTools(old, tool) : [change('TOOL_ADDED', tool.at)];
  });
  const removed = [...left.values()].flat();
  return [...removed.map(tool => change('TOOL_REMOVED', tool.at)), ...changes];
}

const TOOL_CHANGES: {readonly [key: string]: ChangeCode} = {
  title: 'TITLE_CHANGED',
  description: 'DESCRIPTION_CHANGED',
  execution: 'BEHAVIOUR_CHANGED',
};

function compareTools(before: ListedTool, after: ListedTool): readonly Change[] {
  const nodes = [before.node, after.node] as const;
  const {at} = after;
  const keys = new Set(
    [after.node, before.node].flatMap(node =>
      node.type === 'object' ? node.members.map(one => one.key) : [],
    ),
  );
  return [...keys].flatMap(key => {
    if (key === 'name') return [];
    if (key === 'inputSchema') return compareSchemas(placed(before, key), placed(after, key), 'input');
    if (key === 'outputSchema') return compareResults(nodes, key, at);
    if (key === 'annotations') return compareAnnotations(nodes, at);
    return whenDifferent(nodes, key, TOOL_CHANGES[key] ?? 'ANNOTATION_CHANGED', at);
  });
}

function placed({node, at}: ListedTool, key: string) {
  return {node: member(node, key)!, at: `${at}/${key}`};
}

function compareAnnotations(nodes: readonly [JsonNode, JsonNode], at: string): readonly Change[] {
  const [old, now] = nodes.map(node => member(node, 'annotations'));
  const keys = new Set(
    [now, old].flatMap(node => (node?.type === 'object' ? node.members.map(({key}) => key) : [])),
  );
  const changes = [...keys].flatMap(key =>
    whenDifferent(
      [old, now],
      key,
      key === 'title' ? 'TITLE_CHANGED' : key.endsWith('Hint') ? 'BEHAVIOUR_CHANGED' : 'ANNOTATION_CHANGED',
      `${at}/annotations`,
    ),
  );
  // Something other than an object, against the protocol.
  const odd = [old, now].some(node => node !== undefined && node.type !== 'object');
  return odd ? whenDifferent(nodes, 'annotations', 'ANNOTATION_CHANGED', at) : changes;
}

function compareResults(nodes: readonly [JsonNode, JsonNode], key: string, at: string): readonly Change[] {
  const [old, now] = nodes.map(node => member(node, key));
  const place = `${at}/${key}`;
  if (old && now) return compareSchemas({node: old, at: place}, {node: now, at: place}, 'output');
  if (!old && !now) return [];
  return [change(now ? 'RETURN_FIELD_ADDED' : 'RETURN_FIELD_REMOVED', place)];
}

function whenDifferent(
  [before, after]: readonly [JsonNode | undefined, JsonNode | undefined],
  key: string,
  code: ChangeCode,
  at = '',
): readonly Change[] {
  return sameValue(member(before, key), member(after, key)) ? [] : [change(code, `${at}/${key}`)];
}
