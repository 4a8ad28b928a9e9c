import {brotliCompressSync, gzipSync, constants as zlib} from 'node:zlib';

/**
 * The middle one of several figures, or the mean of the two in the middle.
 *
 * @param {readonly number[]} figures - At least one.
 */
export function median(figures) {
  const sorted = [...figures].sort((a, b) => a - b);
  const half = sorted.length / 2;
  return (sorted[Math.ceil(half) - 1] + sorted[Math.floor(half)]) / 2;
}

/**
 * @typedef {{raw: number, gzip: number, brotli: number}} Bytes
 * @param {Uint8Array} bytes
 * @returns {Bytes}
 */
export function bytesOf(bytes) {
  const params = {[zlib.BROTLI_PARAM_QUALITY]: 11, [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length};
  return {
    raw: bytes.length,
    gzip: gzipSync(bytes, {level: 9}).length,
    brotli: brotliCompressSync(bytes, {params}).length,
  };
}

/** What is saved by leaving something out. @param {Bytes} whole @param {Bytes} without @returns {Bytes} */
export const saved = (whole, without) => ({
  raw: whole.raw - without.raw,
  gzip: whole.gzip - without.gzip,
  brotli: whole.brotli - without.brotli,
});

/**
 * Lines of a table: the first column to the left, figures to the right.
 *
 * @param {readonly string[]} columns
 * @param {readonly (readonly (string | number)[])[]} rows - Whole numbers are grouped.
 */
export function tableOf(columns, rows) {
  const cells = [columns, ...rows].map(row =>
    row.map(cell => (typeof cell === 'number' ? Math.round(cell).toLocaleString('en-US') : cell)),
  );
  const widths = columns.map((_, at) => Math.max(...cells.map(row => (row[at] ?? '').length)));
  return cells.map(row =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}
