import {fill, type Messages, type SharingCode} from '../i18n/index.ts';
import {
  type ComparisonRecord,
  type DefinitionRecord,
  type JsonNode,
  lastStep,
  member,
  textOf,
  type ValidationRecord,
} from '../record/index.ts';
import {fieldTable} from './listing/outline-listing.ts';
import type {Block, Row, Section} from './outline.ts';
import {recorded, sourceOf} from './pieces.ts';

/** A call that was held against a full JSON Schema: what was sent beside what was filled in, and the answer. */
export function schemaSections(record: ValidationRecord, m: Messages): readonly Section[] {
  const {request, outcome, judge, parameters, filled = request.arguments, envelope} = record;
  const at = 'at' in outcome && outcome.at !== undefined ? lastStep(outcome.at) : undefined;
  const keys = filled.type === 'object' ? filled.members.map(({key}) => key) : [];
  const rows = [...keys, ...(at === undefined || keys.includes(at) ? [] : [at])].map((key): Row => {
    const shown = (from: JsonNode) => {
      const value = member(from, key);
      return value ? recorded(textOf(value)) : [m.notSent];
    };
    return {fault: key === at, cells: [recorded(key), shown(request.arguments), shown(filled)]};
  });
  const code = 'error' in outcome ? outcome.error : undefined;
  const meaning = m.sharingCodes[code as SharingCode] ?? '';
  const answer: readonly Block[] =
    'answer' in outcome
      ? [
          {type: 'verdict', refused: false, codes: ['executed=stand-in'], text: [m.standIn]},
          sourceOf(outcome.answer),
        ]
      : [
          {type: 'verdict', refused: true, codes: [code ?? ''], text: [meaning]},
          ...(envelope
            ? [
                {
                  type: 'table' as const,
                  rows: [...recordedRow('message', envelope.message), ...rowsOf(envelope.details)],
                },
              ]
            : []),
        ];
  return [
    {
      heading: m.sent,
      aside: recorded(request.name),
      blocks: [{type: 'table', columns: [m.argument, m.sent, m.filled], rows}],
    },
    {
      heading: m.received,
      // The schema decides whether a call fits; whatever else comes back is the stand-in's.
      aside: code === 'INVALID_PARAMS' ? [m.judge, m.judges[judge]] : [m.about['stand-in']],
      blocks: answer,
    },
    ...(parameters
      ? [{heading: m.definition, blocks: [fieldTable({node: parameters, at: ''}, 'd0-', m)]}]
      : []),
  ];
}

/** A definition fit for sharing, or not yet: what it has, its parameters, and what is made of it. */
export function definitionSections(record: DefinitionRecord, m: Messages): readonly Section[] {
  const {definition, fitness, exports, readme} = record;
  const schema = member(definition, 'parameters');
  const name = member(definition, 'name');
  return [
    {
      heading: m.fitness,
      aside: name?.type === 'string' ? recorded(name.value) : [],
      blocks: [
        {
          type: 'table',
          rows: fitness.map(({item, present}) => ({
            cells: [recorded(item), [present ? m.present : m.absent]],
          })),
        },
      ],
    },
    {heading: m.fields, blocks: schema ? [fieldTable({node: schema, at: ''}, 'd0-', m)] : []},
    {
      heading: m.exports,
      blocks: [
        {type: 'beside', texts: exports.map(({to, ok}) => ({name: recorded(to), text: sourceOf(ok).text}))},
        {
          type: 'table',
          columns: [m.target, m.leftOut],
          rows: exports.map(({to, left_out}) => ({
            cells: [recorded(to), left_out.length > 0 ? recorded(left_out.join(' ')) : ['–']],
          })),
        },
      ],
    },
    {heading: 'README', blocks: [{type: 'source', text: readme[m.locale]}]},
  ];
}

/** What changed between two definitions, and the version that follows. */
export function comparisonSections(record: ComparisonRecord, m: Messages): readonly Section[] {
  const {before, after, changes, level, next, judge} = record;
  return [
    {
      heading: m.received,
      aside: [m.judge, m.judges[judge]],
      blocks: [
        {
          type: 'verdict',
          refused: false,
          codes: [level],
          text: [m.levels[level], ...(next === undefined ? [] : fill(m.nextVersion, next)), m.callers[level]],
        },
        {
          type: 'table',
          columns: [m.change, m.at, m.level],
          rows: changes.map(({code, at, level}) => ({
            // In words: recorded text breaks anywhere, and this column is the narrow one.
            cells: [recorded(code), recorded(at), [m.levels[level]]],
          })),
        },
      ],
    },
    {
      heading: `${m.before} · ${m.after}`,
      blocks: [
        {
          type: 'beside',
          texts: [
            {name: [m.before], text: sourceOf(before).text},
            {name: [m.after], text: sourceOf(after).text},
          ],
        },
      ],
    },
  ];
}

const recordedRow = (key: string, value: string): readonly Row[] => [
  {cells: [recorded(key), recorded(value)]},
];
const rowsOf = (details: JsonNode): readonly Row[] =>
  details.type === 'object'
    ? details.members.flatMap(({key, value}) => recordedRow(key, textOf(value)))
    : recordedRow('details', textOf(details));
