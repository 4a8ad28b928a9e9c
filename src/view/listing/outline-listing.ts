import type {Messages, Phrase} from '../../i18n/index.ts';
import {type ListingRecord, member, textOf} from '../../record/index.ts';
import type {Block, Row, Section} from '../outline.ts';
import {dotted, paragraph, recorded, sourceOf} from '../pieces.ts';
import type {ListedTool, Placed, Remark} from './listed-tool.ts';
import {listRemarks, remarksOf} from './remarks.ts';
import {hasType, isArrayOfUnknown, isUntyped, listOf, type SchemaRow, schemaRows} from './schema-rows.ts';
import {bytesOf, denseText, HINTS, listedTools} from './tools.ts';

/** What a listing holds, before its tools one by one. */
export function listingSections(record: ListingRecord, m: Messages): readonly Section[] {
  const tools = listedTools(record);
  const remarks = remarksOf(record);
  const ofList = listRemarks(record);
  const bytes = tools.map(tool => bytesOf(tool.node));
  const sum = (numbers: readonly number[]) => [String(numbers.reduce((all, one) => all + one, 0))];
  const effects = tools.map(tool => effectOf(tool, m));
  const counted = [m.effects.read, m.effects.change, m.notStated].map(effect => [
    `${effect} ${effects.filter(one => one === effect).length}`,
  ]);
  return [
    {
      heading: m.received,
      aside: [m.judge, m.judges[record.judge]],
      blocks: [
        {
          type: 'table',
          rows: [
            {cells: [[m.tool], [String(tools.length)]]},
            {cells: [[m.bytes], sum(bytes)]},
            {cells: [[m.effect], dotted(counted)]},
            {cells: [[m.remarks], sum([ofList, ...remarks].map(some => some.length))]},
          ],
        },
        {
          type: 'table',
          columns: [m.tool, m.effect, m.bytes, m.remarks],
          rows: tools.map((tool, i) => ({
            cells: [
              recorded(labelOf(tool, i, m)),
              [effects[i]!],
              [String(bytes[i])],
              [String(remarks[i]!.length)],
            ],
          })),
        },
      ],
    },
    ...remarkSection(ofList, m),
  ];
}

/** One tool of a listing, counted from 0. */
export function toolSections(record: ListingRecord, index: number, m: Messages): readonly Section[] {
  const tool = listedTools(record)[index]!;
  const {title, description, input, output, effect} = tool;
  return [
    {
      heading: m.description,
      ...(title !== undefined && {aside: recorded(title)}),
      blocks: [description ? {type: 'source', text: description} : paragraph(m.remark.NO_DESCRIPTION)],
    },
    {
      heading: m.effect,
      blocks: [
        {
          type: 'table',
          rows: [
            {cells: [[m.effect], [effectOf(tool, m)]]},
            ...HINTS.map((key): Row => {
              const hint = tool.hint(key);
              // By its own definition each of these two says something of a tool that changes.
              const moot = hint && effect === 'read' && /^[di]/.test(key) ? ` ${m.moot}` : '';
              return {cells: [recorded(key), hint ? [...recorded(textOf(hint)), moot] : [m.notStated]]};
            }),
          ],
        },
        paragraph(m.hints),
      ],
    },
    {heading: m.fields, blocks: [input ? fieldTable(input, 'd0-', m) : paragraph(m.notStated)]},
    ...(output ? [{heading: m.output, blocks: [fieldTable(output, 'd1-', m)]}] : []),
    ...remarkSection(remarksOf(record)[index]!, m),
    {heading: m.source, blocks: [sourceOf(tool.node)]},
  ];
}

/** What a tool is called in lists: its name, or its number where it has none. */
export function labelOf({name}: ListedTool, index: number, m: Messages): string {
  return name || `${m.tool} ${index + 1}`;
}

export function effectOf({effect}: ListedTool, m: Messages): string {
  return effect ? m.effects[effect] : m.notStated;
}

function remarkSection(remarks: readonly Remark[], m: Messages): readonly Section[] {
  const rows = remarks.map(
    ({code, at}): Row => ({cells: [recorded(code), [m.remark[code], ' ', ...recorded(at)]]}),
  );
  return rows.length > 0 ? [{heading: m.remarks, blocks: [{type: 'table', rows}]}] : [];
}

/** A schema as a table of fields; `prefix` begins the ids of its rows. */
export function fieldTable(schema: Placed, prefix: string, m: Messages): Block {
  return {
    type: 'table',
    columns: [m.field, m.type, m.details],
    rows: schemaRows(schema).map((row, i): Row => {
      const {label, depth, shownAt} = row;
      return {
        id: prefix + i,
        goTo: shownAt === undefined ? shownAt : prefix + shownAt,
        cells: [
          label ? ['· '.repeat(Math.min(depth, 12)), ...recorded(label)] : ['–'],
          typeOf(row, m),
          dotted(detailsOf(row, m)),
        ],
      };
    }),
  };
}

/** The type as the schema's own words. */
function typeOf({parts, says}: SchemaRow, m: Messages): Phrase {
  const [{node}] = parts;
  if (node.type === 'boolean') return recorded(textOf(node));
  const words = listOf(says.get('type')).map(one =>
    recorded(one.type === 'string' ? one.value : textOf(one)),
  );
  if (words.length === 0) return [isUntyped(node) ? m.notStated : '–'];
  return [
    ...words.flatMap((word, i) => (i > 0 ? [m.or, ...word] : word)),
    ...(parts.some(part => isArrayOfUnknown(part.node))
      ? [', ', ...recorded('items'), ` ${m.notStated}`]
      : []),
  ];
}

/**
 * Whether a field must be sent, everything else that a schema says of a place, in its
 * order, and whether an object takes more than it names. A column for the first would
 * leave too little room for the rest on a narrow screen.
 */
function detailsOf({parts, says, shownAt, required}: SchemaRow, m: Messages): readonly Phrase[] {
  const details: Phrase[] = required === undefined ? [] : [[required ? m.required : m.optional]];
  for (const [key, value] of says) {
    if (key === 'description' && value.type === 'string') details.push(recorded(value.value));
    else if (key !== 'type' && key !== 'additionalProperties')
      details.push([...recorded(key), ' ', ...recorded(denseText(value))]);
  }
  if (shownAt !== undefined) details.push([m.above]);
  else if (parts.some(({node}) => hasType(node, 'object') || member(node, 'properties'))) {
    const more = says.get('additionalProperties');
    details.push([more && 'value' in more && more.value === false ? m.closed : m.open]);
  }
  return details;
}
