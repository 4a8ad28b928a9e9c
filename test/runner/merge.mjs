/**
 * Turns what the stages report into one list of tests and one closing line. Pure: no files, no processes.
 *
 * @typedef {{title: string, state: 'passed' | 'failed' | 'skipped', detail?: string}} Test
 * @typedef {{code: number | null, signal: string | null, tooLong?: boolean, fault?: string}} Ended
 */

/**
 * The first line of a message, without the colours of a terminal.
 *
 * @param {string | undefined} text
 */
export const firstLine = text =>
  (text ?? '')
    .replaceAll(/\u001b\[[\d;]*m/g, '')
    .trim()
    .split('\n', 1)[0] ?? '';

/**
 * Why a stage's process did not end well, or nothing where it did.
 *
 * @param {Ended} ended
 * @returns {string | undefined}
 */
export function troubleOf(ended) {
  if (ended.fault) return `could not be run: ${ended.fault}`;
  if (ended.tooLong) return 'was stopped because it took too long';
  if (ended.signal) return `was killed by ${ended.signal}`;
  return ended.code === 0 ? undefined : `ended with code ${ended.code}`;
}

/**
 * A stage that says only yes or no is one test.
 *
 * @param {string} title
 * @param {Ended} ended
 * @returns {Test[]}
 */
export function testOfExit(title, ended) {
  const trouble = troubleOf(ended);
  return [trouble ? {title, state: 'failed', detail: trouble} : {title, state: 'passed'}];
}

/**
 * The tests of a stage that wrote a report. A stage that crashed, was killed or reported nothing has one
 * failed test more, so that no silence can look like success.
 *
 * @param {string} stage
 * @param {Ended} ended
 * @param {readonly Test[] | undefined} reported - Nothing where no report could be read.
 * @returns {Test[]}
 */
export function testsOfReport(stage, ended, reported) {
  const tests = [...(reported ?? [])];
  const trouble = troubleOf(ended);
  const failed = tests.some(test => test.state === 'failed');
  // Code 1 beside a failed test is that failure told twice; any other bad end is a fault of its own.
  const toldTwice = failed && ended.code === 1 && !ended.tooLong && !ended.fault;
  if (trouble && !toldTwice) tests.push({title: `the ${stage} stage ${trouble}`, state: 'failed'});
  else if (!reported) tests.push({title: `the ${stage} stage left no report`, state: 'failed'});
  else if (tests.length === 0) tests.push({title: `the ${stage} stage ran no test`, state: 'failed'});
  return tests;
}

/**
 * Reads Playwright's JSON report. A test that was never started, because one before it failed, is a failure:
 * only a test that asks to be skipped is skipped.
 *
 * @param {any} report
 * @returns {Test[]}
 */
export function testsOfPlaywright(report) {
  /** @type {Test[]} */
  const tests = [];
  /** @type {(suite: any, path: string[]) => void} */
  const walk = (suite, path) => {
    for (const inner of suite.suites ?? []) walk(inner, [...path, inner.title]);
    for (const spec of suite.specs ?? []) {
      for (const test of spec.tests) {
        const title = [test.projectName, ...path, spec.title].filter(Boolean).join(' > ');
        tests.push({title, ...stateOfPlaywright(test)});
      }
    }
  };
  walk(report, []);
  for (const error of report.errors ?? []) tests.push({title: firstLine(error.message), state: 'failed'});
  return tests;
}

/**
 * @param {any} test
 * @returns {Pick<Test, 'state' | 'detail'>}
 */
function stateOfPlaywright(test) {
  if (test.status === 'expected') return {state: 'passed'};
  const asked = (test.annotations ?? []).some(
    /** @param {{type: string}} note */ note => note.type === 'skip' || note.type === 'fixme',
  );
  if (test.status === 'skipped' && asked) return {state: 'skipped'};
  const error = (test.results ?? []).at(-1)?.error?.message;
  return {state: 'failed', detail: test.status === 'skipped' ? 'did not run' : firstLine(error)};
}

/**
 * Reads the report that our Vitest reporter and the size check write.
 *
 * @param {any} report
 * @returns {Test[]}
 */
export function testsOfOurs(report) {
  const states = ['passed', 'failed', 'skipped'];
  for (const test of report.tests) {
    if (typeof test.title !== 'string' || !states.includes(test.state))
      throw new Error('not a report of ours');
  }
  return report.tests;
}

/**
 * @param {readonly Test[]} tests
 * @returns {{passed: number, failed: number, skipped: number}}
 */
export function tally(tests) {
  const counts = {passed: 0, failed: 0, skipped: 0};
  for (const test of tests) counts[test.state] += 1;
  return counts;
}

/**
 * The last line of a run, alone on its line.
 *
 * @param {{passed: number, failed: number, skipped: number}} counts
 */
export function closingLine({passed, failed, skipped}) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
