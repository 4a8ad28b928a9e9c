import {parseCollection} from '../../src/record/index.ts';
import {issueLine} from '../terminal/fault-lines.ts';
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
