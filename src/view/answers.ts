import {type About, type Answer, count, type Messages, type Question} from '../i18n/index.ts';
import type {ExchangeRecord, RecordEntry} from '../record/index.ts';
import {errorCode, ownAnswer} from './exchange.ts';
import {listedTools} from './listing/tools.ts';
import type {FiveAnswer} from './outline.ts';

/** An answer, the code or member of the record that it rests on, and what it is about. */
type Given = readonly [Answer, code?: string | undefined, about?: About | undefined];

const QUESTIONS: readonly Question[] = ['listed', 'valid', 'authorized', 'executed', 'done'];
const NOT_ASKED: Given = ['not-asked'];
const YES: Given = ['yes'];
const NO: Given = ['no'];

/**
 * The five answers of a record, each from its own source in the record.
 *
 * What has no source there was not asked. Executed is always no for what the
 * contract judged: it has no executor, and a refusal started nothing.
 */
export function fiveAnswers(record: RecordEntry): readonly FiveAnswer[] {
  const given = givenBy(record);
  return QUESTIONS.map((question, i) => {
    const [answer, code, about] = given[i] ?? NOT_ASKED;
    return {question, answer, code, about};
  });
}

/** In the order of the questions, as far as anything was asked. */
function givenBy(entry: RecordEntry): readonly Given[] {
  if (entry.kind === 'listing') return [listedTools(entry).length > 0 ? YES : NO];
  if (entry.kind === 'exchange') return ofExchange(entry);
  if (entry.kind === 'definition' || entry.kind === 'comparison') return [];
  const {kind, judge, outcome, ...record} = entry;
  if (kind === 'validation' && judge === 'schema') {
    if ('answer' in outcome) return [YES, YES, NOT_ASKED, ['yes', 'executed=stand-in', 'stand-in']];
    const error = 'error' in outcome ? outcome.error : undefined;
    // Every other code says that the call was well formed.
    return error === 'INVALID_PARAMS'
      ? [YES, ['refused', error], NOT_ASKED, NO]
      : [YES, YES, NOT_ASKED, ['no', error]];
  }
  const refused: Given | undefined = 'error' in outcome ? ['refused', outcome.error] : undefined;
  // Arguments are held against a description, so its tool was listed whatever they were.
  if (kind === 'validation' && 'tool' in record) {
    return refused
      ? [YES, refused, NOT_ASKED, NO]
      : [YES, ['yes', 'shape_valid=true'], ['no', 'authorized=false'], ['no', 'executed=false']];
  }
  const some = 'ok' in outcome && Array.isArray(outcome.ok) && outcome.ok.length > 0;
  return [refused ?? (some ? YES : NO), NOT_ASKED, NOT_ASKED, some ? ['no', 'executes=false'] : NO];
}

/** How far a request came; what it did not reach was not asked. */
function ofExchange(record: ExchangeRecord): readonly Given[] {
  const {decision, client, completion, nature} = record;
  const refusal = client && 'error' in client ? client.error : undefined;
  if (!decision) return [refusal ? ['refused', refusal] : NOT_ASKED];
  const {listed, valid, authorized, executed} = decision;
  const error = errorCode(record);
  const own = ownAnswer(record);
  const asked = (answer: boolean | undefined): Given =>
    answer === undefined ? NOT_ASKED : answer ? YES : ['refused', error];
  return [
    // A list that was read and has nothing for the task refused nothing.
    listed === false && !error ? ['no', refusal] : asked(listed),
    nature === 'input' ? ['refused', own, nature] : asked(valid),
    asked(authorized),
    executed ? ['yes', own] : nature === 'state' ? ['no', own, nature] : NO,
    completion ? [completion.done ? 'yes' : 'no', completion.error] : NOT_ASKED,
  ];
}

/** What a selector says under a record's label. */
export function statusOf(entry: RecordEntry, m: Messages): string {
  if (entry.kind === 'listing') return listed(listedTools(entry).length, m);
  if (entry.kind === 'exchange' || (entry.kind === 'validation' && entry.judge === 'schema')) {
    // The first refusal, else the last question that was asked.
    const given = fiveAnswers(entry);
    const {question, answer, about} =
      given.find(one => one.answer === 'refused') ??
      given.filter(one => one.answer !== 'not-asked').at(-1) ??
      given[0]!;
    return `${m.questions[question]}: ${m.answers[answer]}${about ? ` (${m.about[about]})` : ''}`;
  }
  if (entry.kind === 'definition') {
    const has = entry.fitness.filter(({present}) => present).length;
    return `${m.fitness}: ${has}/${entry.fitness.length}`;
  }
  if (entry.kind === 'comparison') return m.levels[entry.level];
  if ('error' in entry.outcome) return m.answers.refused;
  return entry.kind === 'discovery' ? listed(entry.outcome.ok.length, m) : m.shapeValid;
}

const listed = (tools: number, m: Messages): string => count(m.toolsListed[tools === 1 ? 0 : 1], tools);
