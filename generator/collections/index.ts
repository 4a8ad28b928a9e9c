import {connectionCollection} from './connection.ts';
import {discoveryCollection} from './discovery.ts';
import {refusalCollection} from './refusal.ts';
import {sharingCollection} from './sharing.ts';
import type {SyntheticCollection} from './synthetic.ts';

export type {SyntheticCollection} from './synthetic.ts';

/** Everything that `generate` writes. */
export const syntheticCollections: readonly SyntheticCollection[] = [
  discoveryCollection,
  sharingCollection,
  connectionCollection,
  refusalCollection,
];
