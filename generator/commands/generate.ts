import {mkdir, readdir, readFile, stat} from 'node:fs/promises';
import {join} from 'node:path';
import {collectionText} from '../collections/collection-text.ts';
import {syntheticCollections} from '../collections/index.ts';
import {faultLine} from '../terminal/fault-lines.ts';
import {inputsOf, readFaultOf} from '../terminal/read-input.ts';
import {type ExitCode, Stop} from '../terminal/stop.ts';
import {tell} from '../terminal/tell.ts';
import type {Call, Command} from './command.ts';
import {differenceLines} from './difference.ts';
import {writeOutput} from './output.ts';

/** The folder that `generate` owns, in the checkout. */
const FOLDER = 'records';

interface Made {
  readonly id: string;
  readonly records: number;
  /** Seen from the root of the checkout, with `/` on every system. */
  readonly file: string;
  readonly text: string;
}

export const generate: Command = {
  name: 'generate',
  options: {check: {}},
  run: async called => {
    // Wherever it was called from, its files are those of the checkout.
    const {root} = called.world;
    if (root === undefined)
      throw new Stop(2, faultLine({file: FOLDER, code: 'NO_CHECKOUT'}, called.say.command.noCheckout));
    const world = {...called.world, cwd: root};
    const call: Call = {...called, world, inputs: inputsOf(world, called.say)};
    // Everything is made before anything is written, so a fault leaves all files as they were.
    const made = await makeAll(call);
    const folder = await stat(join(root, FOLDER)).catch(() => undefined);
    if (folder && !folder.isDirectory())
      throw new Stop(2, faultLine({file: FOLDER}, call.say.command.noFolder));
    return call.has('check') ? compareAll(call, made) : writeAll(call, made);
  },
};

async function makeAll({inputs, say}: Call): Promise<readonly Made[]> {
  const made: Made[] = [];
  for (const {id, make} of syntheticCollections) {
    const collection = await make(inputs, say);
    const written = collectionText(collection);
    if (!written.ok)
      throw new Error(`${id}: ${written.issues.map(one => `${one.code} at ${one.at}`).join(', ')}`);
    made.push({id, records: collection.records.length, file: `${FOLDER}/${id}.json`, text: written.text});
  }
  return made;
}

async function writeAll(call: Call, made: readonly Made[]): Promise<ExitCode> {
  // Where that fails, writing the first file says why.
  await mkdir(join(call.world.cwd, FOLDER), {recursive: true}).catch(() => {});
  for (const {id, records, file, text} of made) {
    const same = (await present(call, file))?.equals(Buffer.from(text)) === true;
    if (!same) await writeOutput(call, file, text, true);
    const {written, unchanged} = call.say.command;
    await tell(call.world, [{recorded: file}, ': ', ...(same ? unchanged : written)(id, records)]);
  }
  return 0;
}

async function compareAll(call: Call, made: readonly Made[]): Promise<ExitCode> {
  const {command: m} = call.say;
  const lines = [];
  for (const {file, text} of made) {
    const bytes = await present(call, file);
    if (!bytes) lines.push([{recorded: file}, ': ', ...m.fileMissing]);
    else lines.push(...differenceLines(file, bytes, Buffer.from(text), m));
  }
  const known = new Set(made.map(({file}) => file));
  const names = await readdir(join(call.world.cwd, FOLDER)).catch(() => []);
  for (const name of names.sort()) {
    const file = `${FOLDER}/${name}`;
    if (!known.has(file)) lines.push([{recorded: file}, ': ', ...m.fileForeign]);
  }
  if (lines.length > 0) await tell(call.world, ...lines, [m.howToRepair]);
  else await tell(call.world, [`${FOLDER}: ${m.asGenerated(made.length)}`]);
  return lines.length > 0 ? 1 : 0;
}

/** The bytes of a file in the checkout; undefined where there is none. */
async function present({world, say}: Call, file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(join(world.cwd, file));
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (code === 'ENOENT') return undefined;
    if (code === '') throw error;
    throw new Stop(2, faultLine({file}, say.command.unreadable(readFaultOf(code), code)));
  }
}
