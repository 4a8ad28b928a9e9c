import {brotliCompressSync, gzipSync, constants as zlib} from 'node:zlib';

/**
 * The byte limits of what readers download, as brotli at quality 11. A limit fails the tests; an aim is only
 * printed. Lower a limit when there is room.
 *
 * @typedef {{file: string, what: string, limit: number, aim: number, ascii: boolean}} SizeRule
 * @type {readonly SizeRule[]}
 */
export const SIZE_RULES = [
  {file: 'dist/tool-records.js', what: 'the classic script', limit: 25_000, aim: 11_000, ascii: true},
  {
    file: 'dist/discovery.embed.html',
    what: 'the iframe page with its five records',
    limit: 20_000,
    aim: 14_600,
    ascii: false,
  },
];

/** @param {number} bytes */
const grouped = bytes => bytes.toLocaleString('en-US');

/**
 * Measures one file: its named tests, and a line to print.
 *
 * @param {SizeRule} rule
 * @param {Uint8Array | undefined} bytes - Nothing where the file is missing or empty.
 * @returns {{tests: import('./merge.mjs').Test[], line: string}}
 */
export function measure(rule, bytes) {
  const sizeTitle = `${rule.what} is at most ${grouped(rule.limit)} bytes in brotli`;
  const asciiTitle = `${rule.what} is pure ASCII`;
  const titles = rule.ascii ? [sizeTitle, asciiTitle] : [sizeTitle];
  if (!bytes?.length) {
    const detail = `${rule.file} is missing or empty`;
    return {line: detail, tests: titles.map(title => ({title, state: 'failed', detail}))};
  }
  const brotli = brotliCompressSync(bytes, {
    params: {[zlib.BROTLI_PARAM_QUALITY]: 11, [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length},
  }).length;
  const gzip = gzipSync(bytes, {level: 9}).length;
  const away = brotli - rule.aim;
  const aim = `${grouped(Math.abs(away))} ${away > 0 ? 'over' : 'under'} the aim of ${grouped(rule.aim)}`;
  const line = `${rule.file}: ${grouped(bytes.length)} raw, ${grouped(gzip)} gzip, ${grouped(brotli)} brotli; ${aim}`;
  return {line, tests: titles.map(title => (title === sizeTitle ? sizeTest(title) : asciiTest(title)))};

  /** @param {string} title @returns {import('./merge.mjs').Test} */
  function sizeTest(title) {
    if (brotli <= rule.limit) return {title, state: 'passed'};
    return {title, state: 'failed', detail: `${grouped(brotli - rule.limit)} bytes too many`};
  }

  /** @param {string} title @returns {import('./merge.mjs').Test} */
  function asciiTest(title) {
    const at = bytes?.findIndex(byte => byte > 0x7f) ?? -1;
    return at < 0 ? {title, state: 'passed'} : {title, state: 'failed', detail: `not ASCII at byte ${at}`};
  }
}
