import {count, type Messages, type Phrase} from '../i18n/index.ts';
import {
  type DiscoveryRecord,
  lastStep,
  member,
  type ReadCollection,
  type RecordEntry,
  type Refusal,
  type ToolDescription,
  textOf,
  type ValidationRecord,
} from '../record/index.ts';
import {fiveAnswers} from './answers.ts';
import type {ListEntry} from './entries.ts';
import {exchangeSections} from './exchange.ts';
import {countHidden} from './hidden.ts';
import {listingSections, toolSections} from './listing/outline-listing.ts';
import type {Block, Outline, Row, Section, Table, Verdict} from './outline.ts';
import {dotted, paragraph, recorded, sourceOf} from './pieces.ts';
import {type Asked, explainRefusal} from './refusal.ts';
import {comparisonSections, definitionSections, schemaSections} from './sharing.ts';

/** The outline of one entry of the selector, in one language. */
export function outlineEntry({collection, nodes}: ReadCollection, entry: ListEntry, m: Messages): Outline {
  const record = collection.records[entry.record]!;
  const outline = {
    id: entry.address,
    label: entry.index ? entry.label : record.label[m.locale],
    note: record.note[m.locale],
    answers: fiveAnswers(record),
    sections:
      record.kind === 'listing' && entry.index
        ? toolSections(record, entry.index - 1, m)
        : [...sectionsOf(record, m), {heading: m.source, blocks: [sourceOf(nodes[entry.record]!)]}],
  };
  const hidden = hiddenIn(outline);
  return {...outline, hidden: hidden ? count(m.hidden, hidden) : ''};
}

/** What most texts are made of. Looking through millions of them one by one would be felt at every key. */
const OTHER = /[^\t\n -~\uac00-\ud7a3]/;

/**
 * Our own words hold no such character, so all that stands in an outline is looked
 * through alike. Frames are not: the record as written holds them as they crossed.
 */
function hiddenIn(value: unknown): number {
  if (typeof value === 'string') return OTHER.test(value) ? countHidden(value) : 0;
  return Object.values(value ?? 0).reduce<number>((sum, one) => sum + hiddenIn(one), 0);
}

function sectionsOf(record: RecordEntry, m: Messages): readonly Section[] {
  if (record.kind === 'listing') return listingSections(record, m);
  if (record.kind === 'exchange') return exchangeSections(record, m);
  if (record.kind === 'definition') return definitionSections(record, m);
  if (record.kind === 'comparison') return comparisonSections(record, m);
  if (record.kind === 'discovery') return discovery(record, m);
  return record.judge === 'schema' ? schemaSections(record, m) : validation(record, m);
}

function discovery({request, outcome, judge}: DiscoveryRecord, m: Messages): Section[] {
  const {family, name} = request;
  const sent: Table = {
    type: 'table',
    rows: [
      {cells: [[m.family], [...recorded(family), family === 'all' ? ` (${m.everyFamily})` : '']]},
      {cells: [[m.tool], name === undefined ? [m.noName] : recorded(name)]},
    ],
  };
  const received = (...blocks: Block[]): Section[] => [
    {heading: m.sent, blocks: [sent]},
    {heading: m.received, aside: [m.judge, m.judges[judge]], blocks},
  ];
  if ('error' in outcome)
    return [
      ...received(refusal(outcome, request, m)),
      {heading: m.definition, blocks: [paragraph(m.noDefinition)]},
    ];
  const tools = outcome.ok;
  if (tools.length === 0) return received(paragraph(m.emptyList));
  const list: Table = {
    type: 'table',
    columns: [m.tool, m.family, m.effect, m.fields],
    rows: tools.map((tool, i) => ({
      goTo: tableId(i),
      cells: [...nameOf(tool, m), [String(Object.keys(tool.inputSchema.properties).length)]],
    })),
  };
  return [
    ...received(list, {
      type: 'verdict',
      refused: false,
      codes: ['executes=false'],
      text: [m.executesNothing],
    }),
    tools.length === 1
      ? definition(tools[0]!, m.definitions, m)
      : {
          heading: m.definitions,
          blocks: tools.map((tool, i) => ({...fieldTable(tool, m, i), caption: dotted(nameOf(tool, m))})),
        },
  ];
}

function validation({request, outcome, judge, tool}: ValidationRecord, m: Messages): Section[] {
  const refused = 'error' in outcome;
  const at = refused && outcome.at !== undefined ? lastStep(outcome.at) : undefined;
  const sent = request.arguments;
  const rows: Row[] = [];
  const add = (key: string, value: Phrase) => {
    const field = tool && Object.keys(tool.inputSchema.properties).indexOf(key);
    const known = field !== undefined && field >= 0;
    rows.push({
      fault: tool !== undefined && key === at,
      goTo: known ? rowId(0, field) : undefined,
      cells: [recorded(key), value, [known ? fieldInWords(tool!, key, m) : tool ? m.notInDefinition : '']],
    });
  };
  if (sent.type === 'object') {
    for (const {key, value} of sent.members) add(key, recorded(textOf(value)));
    if (tool && at !== undefined && !member(sent, at)) add(at, [m.notSent]);
  }
  const verdict: Verdict = refused
    ? refusal(outcome, request, m)
    : {
        type: 'verdict',
        refused: false,
        codes: ['shape_valid=true', 'authorized=false', 'executed=false'],
        text: [m.validShape],
      };
  return [
    {
      heading: m.sent,
      aside: recorded(request.name),
      blocks: [
        rows.length > 0
          ? {type: 'table', columns: [m.argument, m.value, m.against], rows}
          : {type: 'paragraph', text: recorded(textOf(sent))},
      ],
    },
    {
      heading: m.received,
      aside: [m.judge, m.judges[judge]],
      blocks: [verdict],
    },
    tool ? definition(tool, m.definition, m) : {heading: m.definition, blocks: [paragraph(m.noDefinition)]},
  ];
}

function definition(tool: ToolDescription, heading: string, m: Messages): Section {
  return {heading, aside: dotted(nameOf(tool, m)), blocks: [fieldTable(tool, m)]};
}

/** The fields of a tool; rows are counted, since a recorded name may hold anything. */
function fieldTable(tool: ToolDescription, m: Messages, index = 0): Table {
  const rows = Object.entries(tool.inputSchema.properties).map(
    ([key, {type, maxLength}], i): Row => ({
      id: rowId(index, i),
      cells: [recorded(key), [m.types[type]], [isRequired(tool, key, m)], [String(maxLength ?? '–')]],
    }),
  );
  const common = {type: 'table', id: tableId(index)} as const;
  return rows.length > 0
    ? {...common, columns: [m.field, m.type, m.required, m.maxLength], rows}
    : {...common, rows: [{cells: [[m.noFields]]}]};
}

function fieldInWords(tool: ToolDescription, key: string, m: Messages): string {
  const {type, maxLength} = tool.inputSchema.properties[key]!;
  const limit = maxLength === undefined ? [] : [count(m.upTo, maxLength)];
  return [m.types[type], ...limit, isRequired(tool, key, m)].join(', ');
}

function refusal(outcome: Refusal, asked: Asked, m: Messages): Verdict {
  const {what, next} = explainRefusal(outcome, asked, m);
  return {type: 'verdict', refused: true, codes: [outcome.error], text: [...what, ' ', ...next]};
}

const nameOf = ({name, family, effect}: ToolDescription, m: Messages): readonly Phrase[] => [
  recorded(name),
  recorded(family),
  [m.effects[effect]],
];
const isRequired = ({inputSchema}: ToolDescription, key: string, m: Messages): string =>
  inputSchema.required.includes(key) ? m.required : m.optional;
const tableId = (index: number): string => `d${index}`;
const rowId = (table: number, row: number): string => `d${table}-${row}`;
