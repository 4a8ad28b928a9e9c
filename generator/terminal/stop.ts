import type {Phrase} from '../../src/i18n/index.ts';

/** 0: done or accepted. 1: read and refused, or differs. 2: could not run. 3: a fault of ours. */
export type ExitCode = 0 | 1 | 2 | 3;

/** Ends a command early, with what to say on standard error. It is no fault of ours. */
export class Stop extends Error {
  readonly exitCode: 1 | 2;
  readonly lines: readonly Phrase[];

  constructor(exitCode: 1 | 2, ...lines: readonly Phrase[]) {
    super('The command stops here.');
    this.exitCode = exitCode;
    this.lines = lines;
  }
}
