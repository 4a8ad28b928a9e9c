import {readFileSync, writeFileSync} from 'node:fs';
import {measure, SIZE_RULES} from './runner/sizes.mjs';

/** @param {string} file */
function readIfThere(file) {
  try {
    return readFileSync(new URL(`../${file}`, import.meta.url));
  } catch {
    return undefined;
  }
}

const measured = SIZE_RULES.map(rule => measure(rule, readIfThere(rule.file)));
const tests = measured.flatMap(({tests}) => tests);
for (const {line} of measured) console.log(line);
for (const {title, state, detail} of tests) console.log(`${state}: ${title}${detail ? ` (${detail})` : ''}`);
if (process.env.TOOL_RECORDS_REPORT) writeFileSync(process.env.TOOL_RECORDS_REPORT, JSON.stringify({tests}));
if (tests.some(({state}) => state === 'failed')) process.exitCode = 1;
