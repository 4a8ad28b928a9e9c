import {type Collection, type JsonNode, type Plain, readJson, writeJson} from '../../src/record/index.ts';
import {
  checkCall,
  type Definition,
  type Envelope,
  fitnessOf,
  fitsSchema,
  readmeOf,
  readmeWords,
} from '../definition/index.ts';
import {compareSources, exportSource, type Source, TARGETS} from '../targets/index.ts';
import type {Inputs, JsonFile} from '../terminal/read-input.ts';
import type {Say} from '../terminal/say.ts';
import {VERSION} from '../version.ts';
import {inputOf} from './from-catalog.ts';
import type {CallRecord, ComparisonRecord, DefinitionRecord, SharingRecord} from './sharing-record.ts';
import {readSharingRequests, type SharingCall, type SharingRequest} from './sharing-requests.ts';
import {definitionIn} from './source-file.ts';
import {type AnswerTable, admit, answerWeather, readAnswerTable} from './weather-stand-in.ts';

type DefinitionSource = Extract<Source, {kind: 'definition'}>;
type Captions = Pick<CallRecord, 'id' | 'label' | 'note' | 'judge'>;

/** How two invented definitions are made fit for sharing. */
export const sharingCollection = {
  id: 'sharing',
  make: async (
    {readJson}: Inputs,
    say: Say,
  ): Promise<Omit<Collection, 'records'> & {readonly records: readonly SharingRecord[]}> => {
    const fileOf = (name: string) => readJson(`generator/collections/sharing-${name}.json`);
    const files = [await fileOf('weather'), await fileOf('search'), await fileOf('weather-1.1.0')];
    const [weather, search, older] = files.map(
      (file): DefinitionSource => ({
        kind: 'definition',
        node: file.node,
        definition: definitionIn(file, say),
      }),
    );
    const answers = await fileOf('answers');
    const requests = await fileOf('requests');
    const table = readAnswerTable(answers, say);
    const tools = [weather!, search!];
    const input = (kind: string) => (file: JsonFile) => inputOf(kind, file);
    return {
      format: 'tool-records',
      version: 1,
      id: 'sharing',
      title: {ko: '공유할 수 있는 정의', en: 'Definitions fit for sharing'},
      summary: {
        ko: '가상의 도구 정의 두 개를 다른 사람이 쓸 수 있게 갖추는 과정입니다. 기본값을 채운 뒤 스키마 전체로 검증하고, 오류를 프로그램이 읽을 수 있게 적고, 네 곳의 형식으로 바꾸고, 버전 사이에 무엇이 달라졌는지 비교합니다. 도구는 실행하지 않으며, 답은 지어낸 표에서 나옵니다.',
        en: 'How two synthetic tool definitions are made fit for others to use: defaults filled in and the whole schema checked, errors that a program can read, the forms of four targets, and what changed between two versions. No tool is run, and the answers come from an invented table.',
      },
      source: {
        origin: 'synthetic',
        inputs: [
          ...files.map(input('definition')),
          inputOf('answers', answers),
          inputOf('requests', requests),
        ],
        generator: VERSION,
      },
      records: readSharingRequests(requests, say).map(request =>
        recordOf(request, {tools, older: older!, table}),
      ),
    };
  },
};

interface Sources {
  readonly tools: readonly DefinitionSource[];
  readonly older: DefinitionSource;
  readonly table: AnswerTable;
}

function recordOf(request: SharingRequest, {tools, older, table}: Sources): SharingRecord {
  const {id, label, note} = request;
  const captions: Captions = {
    id,
    label: {ko: label.ko, en: label.en},
    note: {ko: note.ko, en: note.en},
    judge: 'schema',
  };
  const toolOf = (name: string): DefinitionSource => {
    const found = tools.find(({definition}) => definition.name === name);
    if (!found) throw new Error(`${id}: no definition is called ${name}`);
    return found;
  };
  if (request.call) return callRecord(captions, request.call, toolOf(request.call.tool), table);
  if (request.definition !== undefined) return definitionRecord(captions, toolOf(request.definition));
  return comparisonRecord(captions, older, toolOf(request.compare));
}

function callRecord(
  {id, ...captions}: Captions,
  call: SharingCall,
  {definition}: DefinitionSource,
  table: AnswerTable,
): CallRecord {
  const checked = checkCall(definition.parameters, call.arguments);
  if (!('filled' in checked)) throw new Error(`${id}: ${checked.error} at ${checked.at}`);
  const beginning = {
    id,
    kind: 'validation',
    ...captions,
    request: {name: definition.name, arguments: call.arguments},
    parameters: definition.parameters,
    filled: checked.filled,
  } as const;
  const refused = (envelope: Envelope, at?: string): CallRecord => ({
    ...beginning,
    envelope: {...envelope, details: nodeOf(envelope.details)},
    outcome: at === undefined ? {error: envelope.code} : {error: envelope.code, at},
  });
  if (!checked.ok) return refused(checked.envelope, checked.at);

  const limit = definition.rate_limit?.calls_per_minute ?? Number.POSITIVE_INFINITY;
  const admission = admit(call, limit);
  if (!admission.allowed) {
    const {retry_after} = admission;
    const message = `${limit} calls a minute are allowed; try again in ${retry_after} seconds`;
    return refused({error: true, code: 'RATE_LIMITED', message, details: {retry_after}});
  }
  const reply = answerWeather(checked.filled, table);
  if ('envelope' in reply) return refused(reply.envelope, '/city');
  if (definition.returns && !fitsSchema(definition.returns, reply.ok))
    throw new Error(`${id}: the answer is not what the definition returns`);
  return {...beginning, outcome: {answer: reply.ok, executed: 'stand-in'}};
}

function definitionRecord({id, ...captions}: Captions, source: DefinitionSource): DefinitionRecord {
  const {definition, node} = source;
  return {
    id,
    kind: 'definition',
    ...captions,
    definition: node,
    fitness: fitnessOf(definition),
    exports: TARGETS.map(to => {
      const exported = exportSource(source, to);
      if ('error' in exported) throw new Error(`${id}: ${exported.error} at ${exported.at}`);
      return {to, ok: nodeOf(exported.ok), left_out: exported.left_out};
    }),
    readme: {ko: readmeIn(definition, 'ko'), en: readmeIn(definition, 'en')},
  };
}

const readmeIn = (definition: Definition, locale: 'ko' | 'en') => readmeOf(definition, readmeWords(locale));

function comparisonRecord(
  {id, ...captions}: Captions,
  before: DefinitionSource,
  after: DefinitionSource,
): ComparisonRecord {
  const {changes, level, next} = compareSources(before, after)!;
  return {
    id,
    kind: 'comparison',
    ...captions,
    before: before.node,
    after: after.node,
    changes,
    level,
    ...(next !== undefined && {next}),
  };
}

/** A value that was made here, in the form in which a record keeps recorded JSON. */
function nodeOf(value: Plain): JsonNode {
  const reading = readJson(writeJson(value));
  if (!reading.ok) throw new Error('A value that was made here is no JSON.');
  return reading.node;
}
