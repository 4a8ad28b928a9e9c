/** `retry_after` is in seconds, in steps of 0.1 and never 0; a call made exactly then is allowed. */
export type Admission = {allowed: true} | {allowed: false; retry_after: number};

/**
 * A limit of calls within a window that slides along.
 *
 * A call counts while it is younger than the window. A refused call is not
 * counted, so that asking again and again never makes the wait longer. `clock`
 * gives whole milliseconds that never go back.
 */
export class SlidingWindow {
  readonly #limit: number;
  readonly #length: number;
  readonly #clock: () => number;
  #calls: readonly number[] = [];

  constructor(limit: number, length: number, clock: () => number) {
    this.#limit = limit;
    this.#length = length;
    this.#clock = clock;
  }

  call(): Admission {
    const now = this.#clock();
    this.#calls = this.#calls.filter(time => now - time < this.#length);
    if (this.#calls.length < this.#limit) {
      this.#calls = [...this.#calls, now];
      return {allowed: true};
    }
    const wait = this.#calls[0]! + this.#length - now;
    return {allowed: false, retry_after: Math.ceil(wait / 100) / 10};
  }
}
