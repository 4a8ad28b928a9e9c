import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {stopRunning} from './runner/launch.mjs';
import {closingLine, tally} from './runner/merge.mjs';
import {runStages} from './runner/run-stages.mjs';
import {STAGES} from './runner/stages.mjs';

const names = process.argv.slice(2);
const known = STAGES.map(stage => stage.name);
const unknown = names.filter(name => !known.includes(name));
if (unknown.length > 0) {
  console.error(`No stage is called ${unknown.join(', ')}. The stages are ${known.join(', ')}.`);
  process.exitCode = 2;
} else {
  await main(STAGES.filter(stage => names.length === 0 || names.includes(stage.name)));
}

/** @param {readonly import('./runner/stages.mjs').Stage[]} stages */
async function main(stages) {
  let interrupted = false;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      interrupted = true;
      stopRunning('SIGINT');
    });
  }
  const folder = mkdtempSync(join(tmpdir(), 'tool-records-test-'));
  try {
    const world = {
      folder,
      now: () => performance.now(),
      say: /** @param {string} line */ line => console.log(line),
      stopped: () => interrupted,
    };
    summarize(await runStages(stages, world));
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/** @param {Awaited<ReturnType<typeof runStages>>} results */
function summarize(results) {
  console.log('\n=== all stages');
  for (const {name, seconds, tests} of results) {
    const state = tally(tests).failed > 0 ? 'FAILED' : 'ok';
    console.log(
      `${state.padEnd(7)} ${name.padEnd(11)} ${String(tests.length).padStart(6)}  ${seconds.toFixed(1)} s`,
    );
  }
  const tests = results.flatMap(result => result.tests);
  for (const state of /** @type {const} */ (['skipped', 'failed'])) {
    const listed = tests.filter(test => test.state === state);
    if (listed.length > 0) console.log(`\n${state === 'skipped' ? 'Skipped' : 'Failed'}:`);
    for (const {title, detail} of listed) console.log(`  ${title}${detail ? `: ${detail}` : ''}`);
  }
  const counts = tally(tests);
  console.log(`\n${closingLine(counts)}`);
  // A run in which nothing passed is no success either.
  if (counts.failed > 0 || counts.passed === 0) process.exitCode = 1;
}
