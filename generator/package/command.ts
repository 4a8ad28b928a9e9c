import {readFile} from 'node:fs/promises';
import {main} from '../cli.ts';
import {processWorld} from '../terminal/world.ts';
import {unpackReaders} from './readers-file.ts';

// The `tool-records` of the npm package, built into one file. Here npm stays in the folder where it was called,
// so that its INIT_CWD is of no use.
process.exitCode = await main(
  process.argv.slice(2),
  processWorld({
    cwd: process.cwd(),
    root: undefined,
    readers: async () => unpackReaders(await readFile(new URL('./readers.br', import.meta.url))),
  }),
);
