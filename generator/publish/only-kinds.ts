import type {Plugin} from 'vite';
import type {ReadCollection} from '../../src/record/index.ts';
import {countHidden} from '../../src/view/index.ts';

/**
 * What a script for readers can leave out: a kind of record, the judgement by a full JSON Schema, the filter,
 * or the count of the characters that do not show.
 */
export type Part = 'listing' | 'exchange' | 'definition' | 'comparison' | 'schema' | 'filter' | 'hidden';

const PARTS: readonly Part[] = ['listing', 'exchange', 'definition', 'comparison', 'schema'];
/** In the order in which `partsOf` gives them. */
export const ALL_PARTS: readonly Part[] = [...PARTS, 'filter', 'hidden'];
/** Classes of what only some parts show: blocks of an outline, and the filter. */
const BLOCKS: Readonly<Record<string, readonly Part[]>> = {
  wire: ['exchange'],
  beside: ['definition', 'comparison'],
  filter: ['filter'],
};

/** Under this name `packMessages` finds which words a page has a use for. */
export const ONLY_PARTS = 'tool-records:only-parts';
/** Faults of loading: a page that holds its records has none of them. */
const LOADING = /^(HTTP|NETWORK|TIMEOUT|CROSS_ORIGIN|ENCODING)$/;

/** The parts that the records of a collection need. */
export function partsOf({collection: {records}, text}: ReadCollection): readonly Part[] {
  const needed = PARTS.filter(part => records.some(({kind, judge}) => kind === part || judge === part));
  // A listing has as many entries as it has tools.
  if (records.length > 12 || needed.includes('listing')) needed.push('filter');
  // A hidden character may be escaped in the file, and is one in the label that it stands in.
  const shown = text.replace(/\\(u[\da-fA-F]{4}|[bfr])/g, escaped => JSON.parse(`"${escaped}"`));
  return countHidden(shown) > 0 ? [...needed, 'hidden'] : needed;
}

const absentBlocks = (parts: readonly Part[]): readonly string[] =>
  Object.keys(BLOCKS).filter(block => !BLOCKS[block]!.some(part => parts.includes(part)));

/** A style sheet without the rules that begin with the class of what these parts never show. */
export function onlyRules(sheet: string, parts: readonly Part[]): string {
  const absent = absentBlocks(parts).join('|');
  return absent ? sheet.replace(new RegExp(`(?<=[{}]\\s*)\\.(${absent})\\b[^{}]*{[^}]*}`, 'g'), '') : sheet;
}

/** A place of the source that a page can do without: its file, what stands there, and what takes its place. */
type Cut = readonly [file: string, found: string | RegExp, by: string];

const VIEWER = '/element/tool-records.ts';

/** What no page needs whose records have only these parts. */
function cutsFor(parts: readonly Part[]): readonly Cut[] {
  const without = (part: Part, ...cuts: readonly Cut[]) => (parts.includes(part) ? [] : cuts);
  return [
    ['/element/source.ts', "this.#for.hasAttribute('src')", 'false'],
    [VIEWER, /(?<=\${)request \?.*?:/, ''],
    [VIEWER, 'this.#source.download &&', "'' &&"],
    // No other script sets properties there.
    [VIEWER, /adoptProperties\(this.*\);/, ''],
    // What an answer is about is said of a state, an input and a stand-in alone.
    ...(parts.includes('exchange') ? [] : without('schema', ['/element/panel.ts', 'about &&', "'' &&"])),
    ...without(
      'hidden',
      ['/view/outline-record.ts', 'hiddenIn(outline)', '0'],
      ['/element/panel.ts', 'hidden &&', "'' &&"],
    ),
    // What the judge `schema` answers would be shown as if the contract had.
    ...without('schema', ['/record/schema.ts', "['contract', 'schema',", "['contract',"]),
    ...without(
      'filter',
      [VIEWER, 'hasFilter(this.filter, all)', 'false'],
      [VIEWER, /clearTimeout\(this\.#timer\);/, ''],
      [VIEWER, /this\.#(hush|clear)\(\)/g, 'this.#draw()'],
      [VIEWER, /this\.#counted(?= &&)|all > list\.listed/g, 'false'],
      ['/element/tab-list.ts', /matches\(this.*?\)/, 'true'],
      // As many as a file may hold: no sentence says how many of them are listed.
      ['/element/tab-list.ts', 'LISTED = 1_000', 'LISTED = 10_000'],
    ),
  ];
}

/**
 * Leaves out of a page's script what records like its own have no use for.
 *
 * Our pages hold their records, so nothing is ever loaded, and other kinds are
 * refused: the page of the five records is a quarter smaller for it. A person
 * may still edit the records in a page, so every word of its kinds is there.
 * In the source every such part is behind `kind === 'listing'` or the like, and
 * the bundler drops what a false condition leads to.
 */
export function onlyParts(parts: readonly Part[]): Plugin {
  const kinds = PARTS.filter(part => !parts.includes(part));
  const absent = [...kinds, ...absentBlocks(parts)].join('|');
  const cuts = cutsFor(parts);
  const keeps = (member: string, key: string) => member !== 'faults' || !LOADING.test(key);
  return {
    name: ONLY_PARTS,
    api: keeps,
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: {id: /src\/(view\/|record\/schema|element\/(panel|source|tool-records|tab-list)|look\/style)/},
      handler(code, id) {
        if (id.endsWith('style.ts')) return {code: onlyRules(code, parts), map: null};
        const here = cuts
          .filter(([file]) => id.endsWith(file))
          .reduce((before, [file, found, by]) => {
            const after = before.replace(found, by);
            // Where the source changed, a page would keep what it has no use for, or lose a part of it.
            if (after === before) throw new Error(`src${file}: there is no ${found} to leave out.`);
            return after;
          }, code);
        if (!absent) return {code: here, map: null};
        const less = here
          .replace(new RegExp(`\\b(?:\\w+\\.)?(?:kind|judge|type) === '(?:${absent})'`, 'g'), 'false')
          .replace(/oneOf: \[(discovery, validation[^\]]*)\]/, (_, list: string) => {
            const kept = list.split(/,\s*/).filter(kind => !kinds.includes(kind as Part));
            return `oneOf: [${kept.join(', ')}]`;
          });
        return {code: less, map: null};
      },
    },
  };
}
