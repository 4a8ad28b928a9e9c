import {connectionCollection} from './connection.ts';
import {discoveryCollection} from './discovery.ts';
import {refusalCollection} from './refusal.ts';
import type {SyntheticCollection} from './synthetic.ts';

export type {SyntheticCollection} from './synthetic.ts';

/** Everything that `generate` writes. */
export const syntheticCollections: readonly SyntheticCollection[] = [
  discoveryCollection,
  connectionCollection,
  refusalCollection,
];
