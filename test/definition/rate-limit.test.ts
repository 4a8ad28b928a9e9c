import {describe, expect, it} from 'vitest';
import {SlidingWindow} from '../../generator/definition/index.ts';

function clocked(limit: number, length = 60_000) {
  let now = 0;
  const window = new SlidingWindow(limit, length, () => now);
  return (time: number) => {
    now = time;
    return window.call();
  };
}

describe('a sliding window', () => {
  it('allows the last call within the limit and refuses the next', () => {
    const call = clocked(2);
    expect([call(0), call(10), call(20)].map(({allowed}) => allowed)).toEqual([true, true, false]);
  });

  it('counts a call while it is younger than the window, and no longer', () => {
    const call = clocked(1);
    call(0);
    expect(call(59_999).allowed).toBe(false);
    expect(call(60_000).allowed).toBe(true);
  });

  it('slides: only the calls that grew old make room', () => {
    const call = clocked(2);
    call(0);
    call(30_000);
    expect(call(60_000).allowed).toBe(true);
    expect(call(60_001)).toEqual({allowed: false, retry_after: 30});
  });

  it('does not count a refused call', () => {
    const call = clocked(1);
    call(0);
    for (let time = 1; time < 60_000; time += 1000) expect(call(time).allowed).toBe(false);
    expect(call(60_000).allowed).toBe(true);
  });

  it.each([
    [59_999, 0.1],
    [59_901, 0.1],
    [59_900, 0.1],
    [59_899, 0.2],
    [47_640, 12.4],
    [0, 60],
  ])('at %d ms gives a wait of %d seconds, rounded up and never 0', (time, retry_after) => {
    const call = clocked(1);
    call(0);
    expect(call(time)).toEqual({allowed: false, retry_after});
  });

  it('allows the call that is made exactly after the wait, whatever the time', () => {
    for (let time = 0; time < 60_000; time += 7) {
      const call = clocked(1);
      call(0);
      const refused = call(time);
      expect(refused.allowed).toBe(false);
      expect(call(time + (refused.allowed ? 0 : refused.retry_after) * 1000).allowed).toBe(true);
    }
  });
});
