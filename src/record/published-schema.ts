import {MAX_RECORDS} from './parse-collection.ts';
import {collectionSchema, type Schema} from './schema.ts';

function toolAt(place: string): {readonly [place: string]: string} {
  return {
    [`${place}/name`]: 'The name of the tool.',
    [`${place}/family`]: 'The family the tool belongs to. A family proves nothing about side effects.',
    [`${place}/effect`]: 'Whether the tool reads or changes something, as its definition says.',
    [`${place}/inputSchema`]: 'The arguments the tool takes, as a closed JSON Schema.',
    [`${place}/inputSchema/type`]: 'Arguments are one object.',
    [`${place}/inputSchema/properties`]: 'The fields of the tool, by name.',
    [`${place}/inputSchema/properties/*`]: 'One field.',
    [`${place}/inputSchema/properties/*/type`]: 'The type of the value. 1.0 and 1e2 are no integers.',
    [`${place}/inputSchema/properties/*/maxLength`]: 'The most code points of a string; strings only.',
    [`${place}/inputSchema/required`]: 'The names of the fields that must be sent.',
    [`${place}/inputSchema/required/*`]: 'The name of a field.',
    [`${place}/inputSchema/additionalProperties`]: 'Unknown arguments are refused.',
    [`${place}/executes`]: 'Always false: a description runs nothing.',
  };
}

function textAt(place: string, what: string): {readonly [place: string]: string} {
  return {
    [place]: `${what}, in both languages.`,
    [`${place}/ko`]: 'In Korean.',
    [`${place}/en`]: 'In English.',
  };
}

/** By the pointer to the value, `*` for any index or name and `?kind` for one kind of record. */
const DESCRIPTIONS: {readonly [place: string]: string} = {
  '': 'One file of Tool Records: what tools listed and what checks decided. The reader also refuses what no JSON Schema can say: two records with one id, a version spelled other than 1, a key twice in one object, the key __proto__, a lone surrogate, bytes that are not UTF-8, more than 5,000,000 of them, and nesting past 64.',
  '/format': 'Says that the file is a collection of Tool Records.',
  '/version': 'The version of the format, as a whole number.',
  '/id': 'Names the collection and the files that are published from it. No Windows device name.',
  ...textAt('/title', 'The name of the collection'),
  ...textAt('/summary', 'What the collection shows, and what it does not'),
  '/source': 'Where the collection comes from. It names no clock, machine or user.',
  '/source/origin':
    'Invented for teaching (synthetic), made from an author’s own catalog and questions (authored), or read from somebody’s text (imported).',
  '/source/inputs': 'The files that the collection was made from.',
  '/source/inputs/*': 'One of these files.',
  '/source/inputs/*/kind': 'What the file held, such as catalog or requests.',
  '/source/inputs/*/sha256': 'The SHA-256 of its bytes, in lower-case hexadecimal.',
  '/source/generator': 'The version of Tool Records that wrote the file.',
  '/records': 'The records, in the order they are shown. No two have the same id.',
  '/records/*': 'One saved answer. Its kind selects its shape.',
  '/records/*?discovery': 'What a catalogue listed when it was asked for a family, or for one tool of it.',
  '/records/*?validation':
    'What a check of arguments decided. A valid shape gives no permission and runs nothing.',
  '/records/*?listing':
    'The tools that somebody’s server or file listed, kept word for word and changed in nothing.',
  '/records/*/from': 'Whose form the tools have.',
  '/records/*/pages':
    'The documents that the list came in, in order. Formatting the file changes them: the white space counts.',
  '/records/*/pages/*': 'One document, kept as it was written.',
  '/records/*/sha256':
    'The SHA-256 of the recorded texts, each followed by a line feed, in lower-case hexadecimal.',
  '/records/*?exchange':
    'What crossed between a client and a server, in wire order, and the verdicts about it, each by itself.',
  '/records/*/frames': 'Every text in the order it crossed.',
  '/records/*/frames/*': 'One text: json where it is strict JSON, else text and why.',
  '/records/*/frames/*/from': 'Who sent it.',
  '/records/*/frames/*/json': 'The text, kept as it was written.',
  '/records/*/frames/*/text': 'The text, quoted because it is not strict JSON.',
  '/records/*/frames/*/why': 'The code of the fault that keeps it from being strict JSON.',
  '/records/*/decision':
    'What the server decided about the last request. What is absent was never reached; one number of an error stands for several checks.',
  '/records/*/decision/listed': 'Whether the tool is one of those listed.',
  '/records/*/decision/valid': 'Whether the message, then the arguments, are such as the server takes.',
  '/records/*/decision/authorized': 'Whether the allow-list has what was asked for.',
  '/records/*/decision/executed': 'Whether the tool did what it was asked.',
  '/records/*/client': 'The client’s check of the last response: ok, or an error.',
  '/records/*/client/ok': 'Every check passed.',
  '/records/*/client/error': 'The code of the client’s refusal.',
  '/records/*/client/at': 'A JSON pointer into the response. Absent where the fault is the whole.',
  '/records/*/completion':
    'Whether the task is done, judged by what came back and not by whether the call succeeded.',
  '/records/*/completion/expected': 'What the task expects.',
  '/records/*/completion/received': 'What the tool’s text holds: its JSON, or the text as a string.',
  '/records/*/completion/done': 'Whether the two agree.',
  '/records/*/completion/error': 'Stands where they do not.',
  '/records/*/state': 'The state around the exchange. A refusal leaves it as it was.',
  '/records/*/state/before': 'The state before.',
  '/records/*/state/after': 'The state after.',
  '/records/*/nature':
    'Whether a tool refused the input, which is wrong whatever the state, or for the state, which makes it impossible now.',
  '/records/*/accepted': 'What the refusing tool would take.',
  '/records/*/accepted/minimum': 'The least number.',
  '/records/*/accepted/maximum': 'The greatest number, where there is one.',
  '/records/*/kind': 'The kind of the record. An unknown kind refuses the file.',
  '/records/*/id': 'Names the record in addresses. Unique in the file; no Windows device name.',
  ...textAt('/records/*/label', 'A short name for the list of records'),
  ...textAt('/records/*/note', 'What there is to see in the record'),
  '/records/*/judge': 'Who gave the verdict.',
  '/records/*/request': 'What was asked.',
  '/records/*/request/family': 'The family asked for; all lifts the filter.',
  '/records/*/request/name': 'The exact name of the tool asked about.',
  '/records/*/request/arguments': 'The arguments that were checked, kept as they were written.',
  ...toolAt('/records/*/tool'),
  '/records/*/tool': 'The definition the arguments were held against. Absent where no tool was described.',
  '/records/*/outcome': 'The answer: ok, or an error.',
  '/records/*/parameters': 'The JSON Schema that the arguments were held against, where the judge is schema.',
  '/records/*/filled': 'The arguments with the defaults filled in. What was sent stands in the request.',
  '/records/*/envelope': 'The refusal as the tool answers it.',
  '/records/*/envelope/error': 'Always true.',
  '/records/*/envelope/code': 'One of the seven codes of a shareable tool.',
  '/records/*/envelope/message': 'What is wrong, in the words of the judge.',
  '/records/*/envelope/details': 'What a program needs to know, such as the two places of a wrong argument.',
  '/records/*/outcome/answer': 'What an invented table answered. No tool was run.',
  '/records/*/outcome/executed': 'Always stand-in.',
  '/records/*?definition': 'A shareable definition, what it has and lacks, and what is made of it.',
  '/records/*/definition': 'The definition, kept as it was written.',
  '/records/*/fitness': 'What makes a definition fit for sharing, computed from it.',
  '/records/*/fitness/*': 'One item.',
  '/records/*/fitness/*/item': 'The name of the item, such as closed_parameters.',
  '/records/*/fitness/*/present': 'Whether the definition has it.',
  '/records/*/exports': 'The definition in the forms of those who take it.',
  '/records/*/exports/*': 'The definition for one target.',
  '/records/*/exports/*/to': 'The target.',
  '/records/*/exports/*/ok': 'The tool as the target takes it.',
  '/records/*/exports/*/left_out': 'JSON pointers into the definition, to what has no place there.',
  '/records/*/exports/*/left_out/*': 'A JSON pointer.',
  ...textAt('/records/*/readme', 'A README made from the definition, as Markdown'),
  '/records/*?comparison': 'What changed from one definition to another.',
  '/records/*/before': 'The old definition, kept as it was written.',
  '/records/*/after': 'The new definition, kept as it was written.',
  '/records/*/changes': 'Every change, the largest first.',
  '/records/*/changes/*': 'One change.',
  '/records/*/changes/*/code': 'What kind of change it is.',
  '/records/*/changes/*/at': 'A JSON pointer into the new definition, or for what is gone into the old one.',
  '/records/*/changes/*/level': 'What the change asks of those who call the tool.',
  '/records/*/level': 'The largest of the levels.',
  '/records/*/next': 'The version that follows the old one. Absent where that has none.',
  '/records/*/outcome/ok': 'The tools that were listed, or the arguments whose shape is valid.',
  '/records/*/outcome/ok/*': 'A tool that was listed.',
  ...toolAt('/records/*/outcome/ok/*'),
  '/records/*/outcome/ok/name': 'The name of the tool.',
  '/records/*/outcome/ok/arguments': 'The arguments, kept as they were written.',
  '/records/*/outcome/ok/shape_valid': 'The arguments fit the definition. It says nothing more.',
  '/records/*/outcome/ok/authorized': 'Always false: a valid shape gives no permission.',
  '/records/*/outcome/ok/executed': 'Always false: a check runs nothing.',
  '/records/*/outcome/error': 'The code of the refusal, as the judge wrote it.',
  '/records/*/outcome/at': 'A JSON pointer into what was asked. Absent where the fault is the whole.',
};

/**
 * The JSON Schema that is published for authors: what the reader checks by,
 * with a description of every member.
 *
 * Not part of `index.ts`, so that no reader loads the descriptions.
 */
export function publishedSchema(): object {
  const {description, ...rest} = describe(collectionSchema, '');
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'tool-records.schema.json',
    title: 'Tool Records collection, version 1',
    description,
    ...rest,
  };
}

/** A schema with the descriptions of its members; throws where one is missing. */
function describe(
  schema: Schema,
  at: string,
  description = DESCRIPTIONS[at],
): {description: string} & Schema {
  if (description === undefined) throw new Error(`Nothing describes ${at}`);
  const {properties, items, oneOf, additionalProperties, ...rest} = schema;
  return {
    description,
    ...rest,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([key, one]) => [key, describe(one, `${at}/${key}`)]),
      ),
    }),
    // `additionalProperties: false` needs no words; a schema there describes every member.
    ...(additionalProperties !== undefined && {
      additionalProperties: additionalProperties && describe(additionalProperties, `${at}/*`),
    }),
    ...(items && {items: describe(items, `${at}/*`)}),
    ...(oneOf && {oneOf: oneOf.map(one => describeOne(one, at, description))}),
    ...(at === '/records' && {maxItems: MAX_RECORDS}),
  };
}

function describeOne(schema: Schema, at: string, description: string): Schema {
  const kind = schema.properties?.kind?.const;
  return kind === undefined
    ? describe(schema, at, description)
    : ({title: String(kind), ...describe(schema, at, DESCRIPTIONS[`${at}?${kind}`])} as Schema);
}
