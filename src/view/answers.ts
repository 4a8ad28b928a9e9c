import {type Answer, count, type Messages, type Question} from '../i18n/index.ts';
import type {RecordEntry} from '../record/index.ts';
import type {FiveAnswer} from './outline.ts';

/** An answer, and the code or member of the record that it rests on. */
type Given = readonly [Answer, code?: string];

const QUESTIONS: readonly Question[] = ['listed', 'valid', 'authorized', 'executed', 'done'];

/**
 * The five answers of a record, each from its own source in the record.
 *
 * What has no source there was not asked. Executed is always no for what the
 * contract judged: it has no executor, and a refusal started nothing.
 */
export function fiveAnswers(record: RecordEntry): readonly FiveAnswer[] {
  const given = givenBy(record);
  return QUESTIONS.map(question => {
    const [answer, code] = given[question] ?? ['not-asked'];
    return {question, answer, code};
  });
}

function givenBy({kind, outcome, ...record}: RecordEntry): Partial<Record<Question, Given>> {
  const no: Given = ['no'];
  if (kind === 'validation' && 'tool' in record) {
    // Arguments are held against a description, so the tool was listed whatever they were.
    const listed: Given = ['yes'];
    if ('error' in outcome) return {listed, valid: ['refused', outcome.error], executed: no};
    return {
      listed,
      valid: ['yes', 'shape_valid=true'],
      authorized: ['no', 'authorized=false'],
      executed: ['no', 'executed=false'],
    };
  }
  if ('error' in outcome) return {listed: ['refused', outcome.error], executed: no};
  const some = Array.isArray(outcome.ok) && outcome.ok.length > 0;
  return {listed: [some ? 'yes' : 'no'], executed: some ? ['no', 'executes=false'] : no};
}

/** What a selector says under a record's label. */
export function statusOf({kind, outcome}: RecordEntry, m: Messages): string {
  if ('error' in outcome) return m.answers.refused;
  if (kind === 'validation') return m.shapeValid;
  const tools = (outcome.ok as readonly unknown[]).length;
  return count(m.toolsListed[tools === 1 ? 0 : 1], tools);
}
