import {discoveryCollection} from './discovery.ts';
import type {SyntheticCollection} from './synthetic.ts';

export type {SyntheticCollection} from './synthetic.ts';

/** Everything that `generate` writes. */
export const syntheticCollections: readonly SyntheticCollection[] = [discoveryCollection];
