import assert from 'node:assert/strict';
import {firstLine} from '../runner/merge.mjs';

/**
 * Runs checks one after another and keeps what became of each.
 *
 * @typedef {(title: string, body: () => unknown) => Promise<boolean>} Check
 */
export function newChecks() {
  /** @type {import('../runner/merge.mjs').Test[]} */
  const tests = [];
  /** @type {Check} */
  const check = async (title, body) => {
    try {
      await body();
      tests.push({title, state: 'passed'});
      console.log(`passed: ${title}`);
      return true;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      tests.push({title, state: 'failed', detail: firstLine(message)});
      console.log(`failed: ${title}\n${message.trim().replace(/^/gm, '  ')}`);
      return false;
    }
  };
  return {tests, check};
}

export {assert};
