/** Definitions and listings in the forms of those who take them, and what differs between two. */
export {CHANGE_LEVELS, type Change, type ChangeCode} from './change.ts';
export {type Comparison, compareSources} from './compare-sources.ts';
export {type ExportCode, type Exported, type ExportRefusal, exportSource} from './export-source.ts';
export {readSource, type Source, type SourceReading} from './read-source.ts';
export {TARGETS, type Target} from './targets.ts';
