import {writeFileSync} from 'node:fs';
import {firstLine} from './merge.mjs';

/**
 * Writes every test of a Vitest run as `{tests: [{title, state, detail?}]}` to the file that
 * TOOL_RECORDS_REPORT names.
 *
 * Vitest's own JSON report shows the tests after a failed `beforeAll` as skipped and errors outside a test not
 * at all; here each of them is a failure.
 */
export default class RunnerReporter {
  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly import('vitest').SerializedError[]} strayErrors
   */
  onTestRunEnd(modules, strayErrors) {
    const tests = [];
    /** The tests of suites whose own set-up failed. */
    const stranded = new Set();
    for (const module of modules) {
      const file = module.relativeModuleId;
      for (const error of module.errors()) tests.push(failure(file, error.message));
      for (const suite of module.children.allSuites()) {
        const errors = suite.errors();
        for (const error of errors) tests.push(failure(`${file} > ${suite.fullName}`, error.message));
        if (errors.length > 0) for (const test of suite.children.allTests()) stranded.add(test.id);
      }
      for (const test of module.children.allTests()) {
        const title = `${file} > ${test.fullName}`;
        const {state, errors} = test.result();
        if (state === 'pending' || (state === 'skipped' && stranded.has(test.id)))
          tests.push(failure(title, 'did not run'));
        else tests.push(state === 'failed' ? failure(title, errors[0]?.message) : {title, state});
      }
    }
    for (const error of strayErrors) tests.push(failure('an error outside every test', error.message));
    const file = process.env.TOOL_RECORDS_REPORT;
    if (file) writeFileSync(file, JSON.stringify({tests}));
  }
}

/**
 * @param {string} title
 * @param {string} [message]
 */
function failure(title, message) {
  return {title, state: 'failed', detail: firstLine(message)};
}
