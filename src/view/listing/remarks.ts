import type {RemarkCode} from '../../i18n/index.ts';
import {type JsonNode, type ListingRecord, member, pointerStep, toolListOf} from '../../record/index.ts';
import {countHidden} from '../hidden.ts';
import type {ListedTool, Remark} from './listed-tool.ts';
import {hasType, isArrayOfUnknown, isUntyped, schemaRows} from './schema-rows.ts';
import {HINTS, listedTools} from './tools.ts';

/** The longest description that every client we know of takes whole, in characters. */
const LONG = 1024;

/** The remarks on each tool of a listing, in its order; each is looked for once. */
export function remarksOf(record: ListingRecord): readonly (readonly Remark[])[] {
  const tools = listedTools(record);
  const names = new Map<string | undefined, number>();
  for (const {name} of tools) names.set(name, (names.get(name) ?? 0) + 1);
  return tools.map(tool => {
    tool.remarks ??= look(tool, names.get(tool.name)! > 1);
    return tool.remarks;
  });
}

/** The remarks on the list itself. */
export function listRemarks(record: ListingRecord): readonly Remark[] {
  const last = record.pages.at(-1);
  const page = last?.type === 'array' ? last.items.at(-1) : last;
  const cursor = page && toolListOf(page) && member(member(page, 'result') ?? page, 'nextCursor');
  const remarks: Remark[] = [];
  if (listedTools(record).length === 0) remarks.push({code: 'NO_TOOLS', at: ''});
  if (cursor && cursor.type !== 'null') remarks.push({code: 'PAGE_MISSING', at: '/nextCursor'});
  return remarks;
}

function look(tool: ListedTool, repeated: boolean): readonly Remark[] {
  const {node, at, name, description = '', input, output} = tool;
  const remarks: Remark[] = [];
  const remark = (code: RemarkCode, at: string, when: unknown) => when && remarks.push({code, at});
  remark('NAME', `${at}/name`, !/^[\w.-]{1,128}$/.test(name ?? ''));
  remark('DUPLICATE_NAME', `${at}/name`, repeated && name);
  remark('NO_DESCRIPTION', `${at}/description`, !description.trim());
  remark('LONG_DESCRIPTION', `${at}/description`, [...description].length > LONG);
  for (const key of HINTS) {
    const hint = tool.hint(key);
    remark('HINT', `${at}/annotations/${key}`, hint && hint.type !== 'boolean');
  }
  remark('NO_OBJECT', input?.at ?? at, !hasType(input?.node, 'object'));
  for (const schema of [input, output]) {
    if (!schema) continue;
    const dialect = member(schema.node, '$schema');
    const known = dialect?.type === 'string' && /\/2020-12\/schema#?$/.test(dialect.value);
    remark('DIALECT', `${schema.at}/$schema`, dialect && !known);
    for (const key of ['oneOf', 'anyOf', 'allOf'])
      remark('ROOT_COMPOSITION', `${schema.at}/${key}`, member(schema.node, key));
    for (const {parts, required, shownAt, outside} of schemaRows(schema)) {
      const [own] = parts;
      // What is shown elsewhere is remarked on there.
      for (const part of shownAt === undefined ? parts : [own])
        remark('NO_ITEMS', part.at, isArrayOfUnknown(part.node));
      remark('UNTYPED', own.at, required !== undefined && isUntyped(own.node));
      remark('OUTSIDE_REF', `${parts.at(-1)!.at}/$ref`, outside);
    }
  }
  findHidden(node, '', at => remark('HIDDEN', at, 1));
  return remarks;
}

/** Finds every text, name or value, with characters that do not show by themselves. */
function findHidden(node: JsonNode, at: string, found: (at: string) => void): void {
  const look = (key: string | number, text: string, value: JsonNode) => {
    const here = at + pointerStep(key);
    if (countHidden(text)) found(here);
    findHidden(value, here, found);
  };
  if (node.type === 'string' && countHidden(node.value)) found(at);
  if (node.type === 'array') for (const [i, one] of node.items.entries()) look(i, '', one);
  if (node.type === 'object') for (const {key, value} of node.members) look(key, key, value);
}
