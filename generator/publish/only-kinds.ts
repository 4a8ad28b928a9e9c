import type {Plugin} from 'vite';
import type {Collection} from '../../src/record/index.ts';
import type {Said} from './said-words.ts';

/** What a script for readers can leave out: a kind of record, the judgement by a full JSON Schema, or the filter. */
export type Part = 'listing' | 'exchange' | 'definition' | 'comparison' | 'schema' | 'filter';

const PARTS: readonly Part[] = ['listing', 'exchange', 'definition', 'comparison', 'schema'];
/** In the order in which `partsOf` gives them. */
export const ALL_PARTS: readonly Part[] = [...PARTS, 'filter'];
/** Classes of what only some parts show: blocks of an outline, and the filter. */
const BLOCKS: Readonly<Record<string, readonly Part[]>> = {
  wire: ['exchange'],
  beside: ['definition', 'comparison'],
  filter: ['filter'],
};

/** Words with which code is left out too, where the records do not say them. */
export const CODE_WORDS: readonly string[] = ['hidden'];

/** Under this name `packMessages` finds what the records of a page say. */
export const ONLY_PARTS = 'tool-records:only-parts';

/** The parts that the records of a collection need. */
export function partsOf({records}: Collection): readonly Part[] {
  const needed: readonly Part[] = PARTS.filter(part =>
    records.some(({kind, judge}) => kind === part || (kind === 'validation' && judge === part)),
  );
  // A listing has as many entries as it has tools.
  return records.length > 12 || needed.includes('listing') ? [...needed, 'filter'] : needed;
}

const absentBlocks = (parts: readonly Part[]): readonly string[] =>
  Object.keys(BLOCKS).filter(block => !BLOCKS[block]!.some(part => parts.includes(part)));

/** A style sheet without the rules that begin with the class of what these parts never show. */
export function onlyRules(sheet: string, parts: readonly Part[]): string {
  const absent = absentBlocks(parts).join('|');
  return absent ? sheet.replace(new RegExp(`(?<=[{}]\\s*)\\.(${absent})\\b[^{}]*{[^}]*}`, 'g'), '') : sheet;
}

/**
 * Leaves out of a page's script what its own records have no use for.
 *
 * Our pages hold their records, so nothing else can come to them, and nothing
 * is ever loaded: the page of the five records is a quarter smaller for it. In the source every such part
 * is behind `kind === 'listing'` or the like, and the bundler drops what a
 * false condition leads to.
 */
export function onlyParts(parts: readonly Part[], said?: Said): Plugin {
  const kinds = PARTS.filter(part => !parts.includes(part));
  const filtered = parts.includes('filter');
  const absent = [...kinds, ...absentBlocks(parts)].join('|');
  return {
    name: ONLY_PARTS,
    api: said,
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: {id: /src\/(view\/|record\/schema|element\/(panel|source|tool-records|tab-list)|look\/style)/},
      handler(code, id) {
        if (id.endsWith('style.ts')) return {code: onlyRules(code, parts), map: null};
        let here = code.replace(/this\.#for\.hasAttribute\('src'\)/g, 'false');
        // Where every character of the records shows by itself, nothing is counted and nothing leads to a mark.
        if (said && !said.has('hidden'))
          here = here.replace('hiddenIn(outline)', '0').replace('hidden &&', "'' &&");
        if (!filtered)
          here = here
            .replace('hasFilter(this.filter, all)', 'false')
            .replace(/matches\(this.*?\)/, 'true')
            .replace(/clearTimeout\(this\.#timer\);/, '')
            .replace(/this\.#(hush|clear)\(\)/g, 'this.#draw()')
            .replace(/this\.#counted(?= &&)|all > list\.listed/g, 'false');
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
