import {type JsonNode, member, readJson, textOf, writeJson} from '../../src/record/index.ts';
import type {Summary} from './documents.ts';
import {stringOf} from './node-forms.ts';
import type {Completion} from './types.ts';

/** Holds the text of a tool's answer against the title and the number of lines that a task expects. */
export function checkCompletion(expected: Summary, text: string): Completion {
  const reading = readJson(text);
  const received = reading.ok ? reading.node : nodeOf(text);
  const lines = member(received, 'body_lines');
  const done =
    stringOf(member(received, 'title')) === expected.title &&
    lines?.type === 'number' &&
    textOf(lines) === String(expected.body_lines);
  const {body_lines, title: wanted} = expected;
  return {
    expected: nodeOf({body_lines, title: wanted}),
    received,
    done,
    ...(!done && {error: 'NOT_DONE'}),
  };
}

/** A value as a node, as if it had been read from its shortest text. */
export function nodeOf(value: unknown): JsonNode {
  const reading = readJson(writeJson(value, 'compact'));
  if (!reading.ok) throw new TypeError(`The reader refuses a value of ours: ${reading.issues[0]!.code}`);
  return reading.node;
}
