import type {Phrase} from '../../src/i18n/index.ts';
import {type Definition, type DefinitionFault, readDefinition} from '../definition/index.ts';
import {readSource, type Source} from '../targets/index.ts';
import {faultLine, issueLine, type Place} from '../terminal/fault-lines.ts';
import type {JsonFile} from '../terminal/read-input.ts';
import type {Say} from '../terminal/say.ts';
import {Stop} from '../terminal/stop.ts';
import {resolvePointer, stepsOf} from './resolve-pointer.ts';

/** The definition in a file. Stops with every fault and its place where there is one. */
export function definitionIn(file: JsonFile, say: Say): Definition {
  const reading = readDefinition(file.node);
  if (!reading.ok) throw new Stop(1, ...faultLines(file, reading, say));
  return reading.definition;
}

/** The definition or listing in a file; stops likewise. */
export function sourceIn(file: JsonFile, say: Say): Source {
  const reading = readSource(file.node);
  if (!reading.ok) throw new Stop(1, ...faultLines(file, reading, say));
  return reading.source;
}

/** Where in a file a pointer leads; to its key where the key itself is at fault. */
export function placeIn({name, node}: JsonFile, at: string, ofKey = false): Place {
  const {keyStart, node: found} = resolvePointer(node, stepsOf(at));
  return {file: name, ...node.source.place(ofKey ? keyStart : found.start), at};
}

function faultLines(
  file: JsonFile,
  {issues, faults}: Extract<ReturnType<typeof readSource>, {ok: false}>,
  say: Say,
): readonly Phrase[] {
  const line = ({code, at, reason}: DefinitionFault) =>
    faultLine(
      {...placeIn(file, at, code === 'INVALID_SCHEMA'), code},
      say.command.sharing.definitionFault(code, reason),
    );
  return [...issues.map(issue => issueLine(file.name, issue, say)), ...faults.map(line)];
}
