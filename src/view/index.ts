export {fiveAnswers} from './answers.ts';
export {type ListEntry, listEntries} from './entries.ts';
export {countHidden, type Hidden, reveal, type Segment} from './hidden.ts';
export {languageOf} from './language-of.ts';
export {matches} from './matcher.ts';
export type * from './outline.ts';
export {outlineEntry} from './outline-record.ts';
export {provenance} from './provenance.ts';
export {type Asked, explainRefusal} from './refusal.ts';
