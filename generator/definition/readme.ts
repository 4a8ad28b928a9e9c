import {type JsonNode, keysOf, member, textOf, toPlain, writeJson} from '../../src/record/index.ts';
import type {Definition} from './definition-schema.ts';
import {CAN_RETRY} from './error-codes.ts';
import {code, fence, prose, table} from './markdown.ts';
import type {ReadmeWords} from './readme-words.ts';

/** A README for a definition, as Markdown: what its author wrote, and tables made from its schemas. */
export function readmeOf(definition: Definition, words: ReadmeWords): string {
  const {name, version, description, readme, parameters, returns, errors, rate_limit, examples} = definition;
  const {columns: c} = words;
  const inputs = fieldsOf(parameters);
  const parts = [
    `# ${code(name)}${version === undefined ? '' : ` ${version}`}`,
    prose(description),
    ...(readme
      ? [`## ${words.install}`, fence(readme.install), `## ${words.setup}`, fence(readme.setup)]
      : []),
    `## ${words.parameters}`,
    inputs.length === 0
      ? words.noParameters
      : table(
          [c.name, c.type, c.required, c.default, c.constraints, c.description],
          inputs.map(({name, schema, required}) => [
            code(name),
            typeOf(schema),
            required ? words.yes : words.no,
            shown(member(schema, 'default')),
            constraintsOf(schema),
            descriptionOf(schema),
          ]),
        ),
    ...(returns
      ? [
          `## ${words.returns}`,
          table(
            [c.name, c.type, c.constraints, c.description],
            fieldsOf(returns).map(({name, schema}) => [
              code(name),
              typeOf(schema),
              constraintsOf(schema),
              descriptionOf(schema),
            ]),
          ),
        ]
      : []),
    ...(errors && errors.length > 0
      ? [
          `## ${words.errors}`,
          table(
            [c.code, c.meaning, c.retry],
            errors.map(one => [code(one), words.meaning[one], CAN_RETRY[one] ? words.yes : words.no]),
          ),
        ]
      : []),
    ...(rate_limit ? [`## ${words.limit}`, words.callsPerMinute(rate_limit.calls_per_minute)] : []),
    ...(examples && examples.length > 0
      ? [
          `## ${words.examples}`,
          ...examples.flatMap(({description, input, output}) => [
            prose(description),
            words.input,
            fence(json(input), 'json'),
            words.output,
            fence(json(output), 'json'),
          ]),
        ]
      : []),
  ];
  return `${parts.join('\n\n')}\n`;
}

interface Field {
  /** With the names around it: `results[].title`. */
  readonly name: string;
  readonly schema: JsonNode;
  readonly required: boolean;
}

/** Every declared property, outer ones first, those of objects and of lists of objects included. */
function fieldsOf(schema: JsonNode, around = ''): readonly Field[] {
  const properties = member(schema, 'properties');
  if (properties?.type !== 'object') return [];
  const required = toPlain(member(schema, 'required') ?? properties);
  return properties.members.flatMap(({key, value}) => {
    const name = around + key;
    const items = member(value, 'items');
    return [
      {name, schema: value, required: Array.isArray(required) && required.includes(key)},
      ...fieldsOf(value, `${name}.`),
      ...(items ? fieldsOf(items, `${name}[].`) : []),
    ];
  });
}

function typeOf(schema: JsonNode): string {
  const type = member(schema, 'type') ?? member(schema, '$ref');
  const plain = type && toPlain(type);
  return Array.isArray(plain)
    ? plain.map(one => code(String(one))).join(', ')
    : plain
      ? code(String(plain))
      : '';
}

const OTHER_COLUMNS = [
  'type',
  'description',
  'title',
  'default',
  'properties',
  'required',
  'examples',
  '$ref',
];

/** Every other keyword as it is written; those that hold schemas are shown by their name alone. */
function constraintsOf(schema: JsonNode): string {
  const plain = toPlain(schema);
  if (typeof plain !== 'object' || plain === null) return '';
  return keysOf(plain)
    .filter(key => !OTHER_COLUMNS.includes(key) && !(key === 'items' && member(schema, key)))
    .map(key => {
      const value = member(schema, key)!;
      const isSchema = value.type === 'object' && key !== 'const';
      return code(isSchema ? key : `${key}: ${textOf(value).replace(/\s+/g, ' ')}`);
    })
    .join(', ');
}

function descriptionOf(schema: JsonNode): string {
  const node = member(schema, 'description');
  return node?.type === 'string' ? prose(node.value) : '';
}

const shown = (node: JsonNode | undefined): string => (node ? code(writeJson(toPlain(node), 'compact')) : '');
const json = (node: JsonNode): string => writeJson(toPlain(node));
