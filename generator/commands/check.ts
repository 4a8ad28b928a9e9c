import type {Phrase} from '../../src/i18n/index.ts';
import {parseCollection, type ReadCollection} from '../../src/record/index.ts';
import {recordedTexts} from '../collections/recorded-texts.ts';
import {faultLine, issueLine} from '../terminal/fault-lines.ts';
import type {Say} from '../terminal/say.ts';
import {type ExitCode, Stop} from '../terminal/stop.ts';
import {tell, terminalText} from '../terminal/tell.ts';
import type {Call, Command} from './command.ts';

export const check: Command = {
  name: 'check',
  options: {},
  files: true,
  run: async call => {
    // Of several files the worst one decides: what could not be read counts above what was refused.
    let worst: ExitCode = 0;
    for (const name of call.files) {
      const code = await checkOne(call, name);
      if (code > worst) worst = code;
    }
    return worst;
  },
};

async function checkOne(call: Call, name: string): Promise<ExitCode> {
  try {
    const {bytes} = await call.inputs.read(name);
    const reading = parseCollection(bytes);
    if (!reading.ok) throw new Stop(1, ...reading.issues.map(issue => issueLine(name, issue, call.say)));
    const changed = changedLines(name, reading, call.say);
    if (changed.length > 0) throw new Stop(1, ...changed);
    const {id, records} = reading.collection;
    const line = terminalText([{recorded: name}, ': ', ...call.say.command.collection(id, records.length)]);
    await call.world.write('out', `${line}\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    await tell(call.world, ...error.lines);
    return error.exitCode;
  }
}

/** A line for each record whose foreign texts are no longer those that were recorded. */
function changedLines(file: string, reading: ReadCollection, say: Say): readonly Phrase[] {
  return reading.nodes.flatMap((node, i): readonly Phrase[] => {
    const found = recordedTexts(reading, i);
    if (!found?.changed) return [];
    const place = {file, ...node.source.place(found.start), at: found.at, code: 'CHANGED_TEXT'};
    return [faultLine(place, say.command.changedText)];
  });
}
