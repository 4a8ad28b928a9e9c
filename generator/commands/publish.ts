import {readFile} from 'node:fs/promises';
import {join, resolve} from 'node:path';
import {parseCollection} from '../../src/record/index.ts';
import type {Files} from '../publish/files.ts';
import {type PublishedCollection, publishCollection} from '../publish/publish-collection.ts';
import type {Readers} from '../publish/readers.ts';
import {writeFiles} from '../publish/write-files.ts';
import {faultLine, issueLine} from '../terminal/fault-lines.ts';
import {Stop} from '../terminal/stop.ts';
import {tell} from '../terminal/tell.ts';
import type {Call, Command} from './command.ts';

/** How many files that are in the way are named before the rest is counted. */
const NAMED = 3;

export const publish: Command = {
  name: 'publish',
  options: {folder: {value: 'DIR', short: 'o', required: true}, overwrite: {}},
  files: true,
  run: async call => {
    const {say, world} = call;
    const folder = call.required('folder');
    // Everything is made before anything is written, so a fault leaves all files as they were.
    const collections = await readAll(call);
    const readers = await world.readers();
    const made = await Promise.all(collections.map(one => publishCollection(one, readers.scripts, readers)));
    const target = resolve(world.cwd, folder);
    const files = new Map([...made.flatMap(one => [...one]), ...(await sharedFiles(target, readers))]);
    const unwritten = await writeFiles(target, files, {overwrite: call.has('overwrite')});
    if (unwritten.length > 0) {
      const lines = unwritten
        .slice(0, NAMED)
        .map(({path, reason, code}) =>
          faultLine({file: join(folder, path)}, say.command.unwritable(reason, code)),
        );
      const more = unwritten.length - lines.length;
      if (more > 0) lines.push(say.command.moreFiles(more));
      throw new Stop(unwritten[0]!.reason === 'exists' ? 1 : 2, ...lines);
    }
    for (const [i, {collection}] of collections.entries()) {
      const {published} = say.command;
      await tell(world, [{recorded: folder}, ': ', ...published(collection.id, made[i]!.size)]);
    }
    return 0;
  },
};

/** All collections of a folder share these, so the same ones from an earlier call are no obstacle. */
async function sharedFiles(folder: string, {scripts, licence}: Readers): Promise<Files> {
  const shared = [
    ['tool-records.js', Buffer.from(scripts.element)],
    ['LICENSE', Buffer.from(licence)],
  ] as const;
  const files = new Map<string, Uint8Array>();
  for (const [name, bytes] of shared) {
    const present = await readFile(join(folder, name)).catch(() => undefined);
    if (!present?.equals(bytes)) files.set(name, bytes);
  }
  return files;
}

async function readAll({files, inputs, say}: Call): Promise<readonly PublishedCollection[]> {
  const collections = new Map<string, PublishedCollection>();
  const faults = [];
  for (const name of files) {
    const {bytes} = await inputs.read(name);
    const reading = parseCollection(bytes);
    if (!reading.ok) faults.push(...reading.issues.map(issue => issueLine(name, issue, say)));
    else if (collections.has(reading.collection.id))
      faults.push(faultLine({file: name}, say.command.idTaken(reading.collection.id)));
    else collections.set(reading.collection.id, {...reading, bytes});
  }
  if (faults.length > 0) throw new Stop(1, ...faults);
  return [...collections.values()];
}
