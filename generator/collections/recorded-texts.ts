import {
  type Frame,
  member,
  type ReadCollection,
  type RecordEntry,
  textOf,
  textsOf,
} from '../../src/record/index.ts';
import {hashTexts} from './hash-texts.ts';

/** The texts of others that a record holds, and whether they are still what was recorded. */
export interface RecordedTexts {
  readonly texts: readonly string[];
  readonly changed: boolean;
  /** Where they stand in the collection. */
  readonly at: string;
  readonly start: number;
}

/** The foreign texts of a record; undefined for a kind that holds none. */
export function recordedTexts({collection, nodes}: ReadCollection, index: number): RecordedTexts | undefined {
  const entry: RecordEntry = collection.records[index]!;
  if (entry.kind !== 'listing' && entry.kind !== 'exchange') return undefined;
  const key = entry.kind === 'listing' ? 'pages' : 'frames';
  const holder = member(nodes[index], key)!;
  const texts =
    entry.kind === 'exchange'
      ? entry.frames.map(textOfFrame)
      : holder.type === 'array'
        ? textsOf(holder)
        : [];
  return {
    texts,
    changed: hashTexts(texts) !== entry.sha256,
    at: `/records/${index}/${key}`,
    start: holder.start,
  };
}

const textOfFrame = (frame: Frame): string => ('json' in frame ? textOf(frame.json) : frame.text);
