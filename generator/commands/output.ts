import {resolve} from 'node:path';
import {writeJson} from '../../src/record/index.ts';
import type {Answer} from '../collections/answer.ts';
import {writeFileWhole} from '../publish/write-file.ts';
import {faultLine} from '../terminal/fault-lines.ts';
import {Stop} from '../terminal/stop.ts';
import {visibleJson} from '../terminal/visible.ts';
import type {Call} from './command.ts';

/** Prints what the contract answered, as one line of JSON. */
export async function printAnswer({world}: Call, answer: Answer<unknown>): Promise<void> {
  await world.write('out', `${visibleJson(writeJson(answer, 'compact'))}\n`);
}

/** Writes a file that somebody named; `-` is standard output. Stops where it cannot be written. */
export async function writeOutput(
  {world, say}: Call,
  name: string,
  text: string,
  overwrite: boolean,
): Promise<void> {
  if (name === '-') return world.write('out', text);
  const outcome = await writeFileWhole(resolve(world.cwd, name), text, {overwrite});
  if (outcome.ok) return;
  throw new Stop(
    outcome.reason === 'exists' ? 1 : 2,
    faultLine({file: name}, say.command.unwritable(outcome.reason, outcome.code)),
  );
}
