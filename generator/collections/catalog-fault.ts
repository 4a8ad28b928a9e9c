import type {Phrase} from '../../src/i18n/index.ts';
import type {Plain, Refusal} from '../../src/record/index.ts';
import {discover} from '../contract/index.ts';
import type {CatalogCode, CatalogFault} from '../messages/index.ts';
import {faultLine} from '../terminal/fault-lines.ts';
import type {JsonFile} from '../terminal/read-input.ts';
import type {Say} from '../terminal/say.ts';
import {answerOf} from './answer.ts';
import {resolvePointer, stepsOf} from './resolve-pointer.ts';

/** The contract's refusal of a catalog as such, whatever is asked of it; undefined where it is sound. */
export function findCatalogFault(catalog: Plain): Refusal | undefined {
  const answer = answerOf(() => discover(catalog, 'all'));
  return 'error' in answer ? answer : undefined;
}

/** A catalog's fault in words, with its place in the file. */
export function catalogFaultLine(file: JsonFile, {error, at = ''}: Refusal, {command}: Say): Phrase {
  const steps = stepsOf(at);
  const found = resolvePointer(file.node, steps);
  const fault: CatalogFault = {
    code: error as CatalogCode,
    part: partOf(steps),
    key: steps.at(-1) ?? '',
    present: found.present,
  };
  // A key that is unknown or no label is itself the fault, not its value.
  const ofKey =
    error === 'INVALID_FIELDS'
      ? fault.part.endsWith('-key')
      : error === 'INVALID_LABEL' && fault.part === 'field';
  const place = file.node.source.place(ofKey ? found.keyStart : found.node.start);
  return faultLine({file: file.name, ...place, at, code: error}, command.catalogFault(fault));
}

function partOf(steps: readonly string[]): CatalogFault['part'] {
  if (steps.length < 2) return steps.length === 0 ? 'catalog' : 'tool';
  if (steps.length === 2) return steps[1] === 'fields' ? 'fields' : 'tool-key';
  return steps.length === 3 ? 'field' : 'field-key';
}
