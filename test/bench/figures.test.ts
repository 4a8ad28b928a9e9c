import {describe, expect, it} from 'vitest';
import {bytesOf, median, saved, tableOf} from './figures.mjs';

describe('figures', () => {
  it.each([
    [[3], 3],
    [[9, 1, 5], 5],
    [[9, 1, 5, 10], 7],
    [[10, 9], 9.5],
  ])('have a median: %j has %d', (figures, middle) => {
    expect(median(figures)).toBe(middle);
  });

  it('stay in their order when the median is taken', () => {
    const figures = [3, 1, 2];
    median(figures);
    expect(figures).toEqual([3, 1, 2]);
  });

  it('count bytes, not letters, and what compression leaves of them', () => {
    const {raw, gzip, brotli} = bytesOf(Buffer.from('도구'.repeat(1000)));
    expect(raw).toBe(6000);
    expect(gzip).toBeLessThan(200);
    expect(brotli).toBeLessThan(gzip);
  });

  it('say what leaving something out saves', () => {
    expect(saved({raw: 10, gzip: 8, brotli: 6}, {raw: 7, gzip: 6, brotli: 5})).toEqual({
      raw: 3,
      gzip: 2,
      brotli: 1,
    });
  });

  it('stand in columns: names to the left, numbers to the right', () => {
    expect(
      tableOf(
        ['part', 'raw'],
        [
          ['lit', 12_345],
          ['the viewer', '×1.20'],
        ],
      ),
    ).toEqual(['part           raw', 'lit         12,345', 'the viewer   ×1.20']);
  });
});
