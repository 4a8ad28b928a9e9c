import {fileURLToPath} from 'node:url';
import {main as run} from './cli.ts';
import {readLicence} from './publish/licence.ts';
import {readerScripts} from './publish/reader-scripts.ts';
import type {ExitCode} from './terminal/stop.ts';
import {processWorld, type World} from './terminal/world.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The command line in a checkout, which builds the scripts for readers from its own sources. */
export function main(argv: readonly string[]): Promise<ExitCode> {
  return run(argv, processWorld({cwd: calledFrom(process.env) ?? process.cwd(), root, readers}));
}

async function readers() {
  return {scripts: await readerScripts(root), licence: await readLicence(root)};
}

/**
 * The folder in which somebody typed `npm run tool-records`: npm itself moves to the root.
 *
 * Only for our own script. Every program below `npm test` inherits INIT_CWD,
 * and there it says nothing about where that program was started.
 */
function calledFrom(env: World['env']): string | undefined {
  return env.npm_lifecycle_event === 'tool-records' ? env.INIT_CWD : undefined;
}
