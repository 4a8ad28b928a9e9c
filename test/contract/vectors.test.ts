import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {ContractError, discover, validateArguments} from '../../generator/contract/index.ts';
import {JsonNumber, type Plain, readJson, toPlain, writeJson} from '../../src/record/index.ts';

/** One call and the answer of an independent implementation. Texts, because `1.0` and `1` must stay different. */
interface Vector {
  readonly op: 'discover' | 'validate';
  /** Which of the catalogs. */
  readonly catalog: number;
  /** The family of `discover`, the name of `validate`. */
  readonly a: string;
  /** The name of `discover`, null for none; the arguments of `validate`. */
  readonly b: string | null;
  readonly ok?: string;
  readonly error?: string;
  /** The other implementation crashed where a label was missing. */
  readonly crash?: string;
  /** The strict reader may refuse the text with this code before the contract sees it. */
  readonly loader?: string;
}

const file = new URL('../fixtures/contract-vectors.json', import.meta.url);
const {catalogs, vectors}: {catalogs: readonly string[]; vectors: readonly Vector[]} = JSON.parse(
  readFileSync(file, 'utf8'),
);

/** Thrown by `read`, so that no refusal of the reader is taken for one of the contract. */
class ReaderRefusal extends Error {}

function read(text: string): Plain {
  const reading = readJson(text);
  if (!reading.ok) throw new ReaderRefusal(reading.issues[0]?.code);
  return toPlain(reading.node);
}

const compact = (value: unknown) => writeJson(value, 'compact');

function escapeNonAscii(text: string): string {
  return text.replace(/[\u007f-\uffff]/g, unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Overwrites or empties everything that can be reached from a value. */
function scramble(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if (value instanceof JsonNumber) {
    Object.assign(value, {text: '0'});
    return;
  }
  for (const [key, member] of Object.entries(value)) {
    scramble(member);
    Reflect.deleteProperty(value, key);
  }
  Object.assign(value, {changed: true});
}

/** What a call answers, in one line, and what is left of its inputs once the answer was overwritten. */
function run({op, catalog, a, b}: Vector): {answer: string; unchanged: boolean} {
  try {
    const inputs = [catalogs[catalog]!, a, ...(b === null ? [] : [b])].map(read);
    const before = compact(inputs);
    const [tools, first, second] = inputs;
    const call = () =>
      op === 'discover' ? discover(tools, first, second) : validateArguments(tools, first, second);
    let answer: string;
    try {
      const result = call();
      answer = `ok ${escapeNonAscii(compact(result))}`;
      scramble(result);
    } catch (error) {
      if (!(error instanceof ContractError)) throw error;
      answer = `error ${error.code}`;
    }
    return {answer, unchanged: compact(inputs) === before};
  } catch (error) {
    if (!(error instanceof ReaderRefusal)) throw error;
    return {answer: `reader ${error.message}`, unchanged: true};
  }
}

function wanted({ok, error, crash}: Vector): string {
  if (crash !== undefined) return 'error INVALID_LABEL';
  return ok === undefined ? `error ${error}` : `ok ${ok}`;
}

/** The calls by function and kind of answer. */
const groups: Record<string, Vector[]> = {};
for (const vector of vectors) {
  const title = `${vector.op} answers ${wanted(vector).replace(/^ok .*/, 'without a refusal')}`;
  groups[title] = [...(groups[title] ?? []), vector];
}

describe('the contract agrees with an independent implementation', () => {
  it('on 1,452 calls over 562 catalogs', () => {
    expect([vectors.length, catalogs.length]).toEqual([1452, 562]);
  });

  it.each(Object.entries(groups))('where %s', (_, group) => {
    const wrong = group
      .map(vector => ({...vector, answer: run(vector).answer, wanted: wanted(vector)}))
      .filter(({answer, wanted, loader}) => answer !== wanted && answer !== `reader ${loader}`);
    expect(wrong).toEqual([]);
  });

  it('and its answers share nothing with the catalog and the arguments', () => {
    expect(vectors.filter(vector => !run(vector).unchanged)).toEqual([]);
  });

  it('and hardly any text is refused before the contract sees it', () => {
    const refused = vectors.filter(vector => run(vector).answer.startsWith('reader'));
    const explained = vectors.filter(({loader}) => loader !== undefined && loader !== 'NUMBER_RANGE');
    expect(refused).toEqual(explained);
  });
});
