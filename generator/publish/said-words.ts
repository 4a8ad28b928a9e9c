import {messagesFor} from '../../src/i18n/index.ts';
import type {ReadCollection} from '../../src/record/index.ts';
import {outlineHtml} from '../../src/render/index.ts';
import {listEntries, outlineEntry, provenance} from '../../src/view/index.ts';

/** Words of a dictionary by where they stand: `sent`, `refusals.UNKNOWN_FAMILY`. */
export type Said = ReadonlySet<string>;

/**
 * The words that the records of a collection make the viewer say, in one language or the other: what is
 * hidden in a note may be so in one of them alone.
 */
export function saidOf(reading: ReadCollection): Said {
  const said = new Set<string>();
  for (const locale of ['ko', 'en'] as const) {
    const m = noting(messagesFor(locale), said, '');
    // As HTML, since an outline says some of its words only when they are shown.
    for (const entry of listEntries(reading, m))
      outlineHtml(outlineEntry(reading, entry, m), m, {level: 1, ids: ''});
    provenance(reading.collection, m);
  }
  return said;
}

/** The same words, which note that they were read. */
function noting<T extends object>(words: T, said: Set<string>, before: string): T {
  return new Proxy(words, {
    get(from, key) {
      const word: unknown = Reflect.get(from, key);
      const place = before + String(key);
      if (typeof word === 'object' && word) return noting(word, said, `${place}.`);
      said.add(place);
      return word;
    },
  });
}
