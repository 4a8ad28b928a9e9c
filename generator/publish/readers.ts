import type {ReaderScripts} from './reader-scripts.ts';

/** What `publish` puts into pages and folders beside the records. */
export interface Readers {
  readonly scripts: ReaderScripts;
  /** As `readLicence` gives it. */
  readonly licence: string;
}
