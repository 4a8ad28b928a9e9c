import {readFileSync} from 'node:fs';
import {buildInMemory} from '../browser/build-in-memory.mjs';
import {measure, SIZE_RULES} from '../runner/sizes.mjs';
import {bytesOf, saved, tableOf} from './figures.mjs';
import {noting, PARTS, without} from './parts.mjs';
import {published} from './published.mjs';

/** @param {readonly import('vite').Plugin[]} plugins */
async function buildScript(plugins) {
  const script = (await buildInMemory('element', plugins)).get('tool-records.js');
  if (!script) throw new Error('The build made no tool-records.js.');
  return script;
}

/** @param {number} bytes */
const grouped = bytes => bytes.toLocaleString('en-US');

/** Prints how large what readers load is, and what each part of it costs. */
export async function printBytes() {
  await printScriptBytes();
  await printFrameBytes();
}

/** @param {string} file @param {Uint8Array} bytes */
function printLimit(file, bytes) {
  const rule = SIZE_RULES.find(rule => rule.file === file);
  if (!rule) throw new Error(`No byte limit is kept for ${file}.`);
  console.log(measure(rule, bytes).line);
  const left = rule.limit - bytesOf(bytes).brotli;
  const side = left < 0 ? 'over' : 'under';
  console.log(`${grouped(Math.abs(left))} bytes of brotli ${side} the limit of ${grouped(rule.limit)}.\n`);
}

async function printFrameBytes() {
  const {framePageOf, framePartsOf} = await published();
  const text = readFileSync(new URL('../../records/discovery.json', import.meta.url), 'utf8');
  const page = await framePageOf(text);
  console.log('');
  printLimit('dist/discovery.embed.html', Buffer.from(page));
  console.log('What the page for a frame would be smaller by without a part, in bytes.');
  const whole = bytesOf(Buffer.from(page));
  /** @type {[string, import('./figures.mjs').Bytes][]} */
  const rows = framePartsOf(page).map(({name, without}) => [
    name,
    saved(whole, bytesOf(Buffer.from(without))),
  ]);
  const rest = rows.reduce((left, [, bytes]) => saved(left, bytes), whole);
  const table = tableOf(
    ['part', 'raw', 'gzip', 'brotli'],
    [
      ...rows,
      /** @type {const} */ (['shared, and the rest', rest]),
      /** @type {const} */ (['the whole page', whole]),
    ].map(([name, {raw, gzip, brotli}]) => [name, raw, gzip, brotli]),
  );
  for (const line of table) console.log(`  ${line}`);
}

async function printScriptBytes() {
  /** @type {import('./parts.mjs').Seen} */
  const seen = new Map();
  const script = await buildScript([noting(seen)]);
  printLimit('dist/tool-records.js', script);
  const whole = bytesOf(script);

  /** @type {[string, import('./figures.mjs').Bytes][]} */
  const rows = [];
  for (const part of PARTS) {
    if (![...seen.keys()].some(part.holds)) continue;
    rows.push([part.name, saved(whole, bytesOf(await buildScript([without(part, seen)])))]);
  }
  const rest = rows.reduce((left, [, bytes]) => saved(left, bytes), whole);
  const records = readFileSync(new URL('../../records/discovery.json', import.meta.url));
  console.log(
    'What the script would be smaller by without a part, in bytes. Parts share words, and compress',
  );
  console.log('better together: "shared" is what no part saves alone.');
  const table = tableOf(
    ['part', 'raw', 'gzip', 'brotli'],
    [
      ...rows.map(([name, {raw, gzip, brotli}]) => [name, raw, gzip, brotli]),
      ['shared', rest.raw, rest.gzip, rest.brotli],
      ...[
        ['the whole script', whole],
        ['records alone', bytesOf(records)],
        ['records after it', saved(bytesOf(Buffer.concat([script, records])), whole)],
      ].map(([name, {raw, gzip, brotli}]) => [name, raw, gzip, brotli]),
    ],
  );
  for (const line of table) console.log(`  ${line}`);
}
