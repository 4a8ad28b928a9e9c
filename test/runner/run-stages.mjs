import {tally} from './merge.mjs';

/**
 * Runs stages one after another and goes on after a failure; only a stage whose needs failed is not started,
 * and counts as one failed.
 *
 * @param {readonly import('./stages.mjs').Stage[]} stages
 * @param {{folder: string, say: (line: string) => void, now: () => number, stopped: () => boolean}} world
 * @returns {Promise<{name: string, seconds: number, tests: import('./merge.mjs').Test[]}[]>}
 */
export async function runStages(stages, {folder, say, now, stopped}) {
  /** @type {{name: string, seconds: number, tests: import('./merge.mjs').Test[]}[]} */
  const results = [];
  for (const stage of stages) {
    if (stopped()) {
      results.push({name: stage.name, seconds: 0, tests: [notRun(stage.name, 'the run was interrupted')]});
      continue;
    }
    say(`\n=== ${stage.name}: ${stage.what}`);
    const start = now();
    const broken = results.find(
      result => stage.needs.includes(result.name) && tally(result.tests).failed > 0,
    );
    const tests = broken ? [notRun(stage.name, `${broken.name} failed`)] : await attempt(stage, folder);
    const seconds = (now() - start) / 1000;
    const {failed} = tally(tests);
    say(`=== ${stage.name}: ${failed > 0 ? 'FAILED' : 'ok'} in ${seconds.toFixed(1)} s`);
    results.push({name: stage.name, seconds, tests});
  }
  return results;
}

/**
 * @param {import('./stages.mjs').Stage} stage
 * @param {string} folder
 * @returns {Promise<import('./merge.mjs').Test[]>}
 */
async function attempt(stage, folder) {
  try {
    const tests = await stage.run(folder);
    return tests.length > 0 ? tests : [notRun(stage.name, 'it reported no test')];
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    console.error(detail);
    return [notRun(stage.name, detail)];
  }
}

/**
 * @param {string} name
 * @param {string} detail
 * @returns {import('./merge.mjs').Test}
 */
function notRun(name, detail) {
  return {title: `the ${name} stage runs`, state: 'failed', detail};
}
