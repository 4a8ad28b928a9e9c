import type {Collection} from '../../src/record/index.ts';
import type {Inputs} from '../terminal/read-input.ts';
import type {Say} from '../terminal/say.ts';

/** A collection that `generate` writes. Files are named as seen from the root of the checkout. */
export interface SyntheticCollection {
  /** Also the name of its file in `records`. */
  readonly id: string;
  readonly make: (inputs: Inputs, say: Say) => Promise<Collection>;
}
