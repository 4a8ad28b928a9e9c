import type {Plugin} from 'vite';
import type {Collection} from '../../src/record/index.ts';

/** What a script for readers can leave out: a kind of record, the judgement by a full JSON Schema, or the filter. */
export type Part = 'listing' | 'exchange' | 'definition' | 'comparison' | 'schema' | 'filter';

const PARTS: readonly Part[] = ['listing', 'exchange', 'definition', 'comparison', 'schema'];
/** Blocks of an outline, and the parts that make them. */
const BLOCKS: Readonly<Record<string, readonly Part[]>> = {
  wire: ['exchange'],
  beside: ['definition', 'comparison'],
};

/** The parts that the records of a collection need. */
export function partsOf({records}: Collection): readonly Part[] {
  const needed: readonly Part[] = PARTS.filter(part =>
    records.some(({kind, judge}) => kind === part || (kind === 'validation' && judge === part)),
  );
  // A listing has as many entries as it has tools.
  return records.length > 12 || needed.includes('listing') ? [...needed, 'filter'] : needed;
}

/**
 * Leaves out of a page's script what its own records have no use for.
 *
 * Our pages hold their records, so nothing else can come to them, and nothing
 * is ever loaded: the page of the five records is a quarter smaller for it. In the source every such part
 * is behind `kind === 'listing'` or the like, and the bundler drops what a
 * false condition leads to.
 */
export function onlyParts(parts: readonly Part[]): Plugin {
  const kinds = PARTS.filter(part => !parts.includes(part));
  const blocks = Object.keys(BLOCKS).filter(block => !BLOCKS[block]!.some(part => parts.includes(part)));
  const absent = [...kinds, ...blocks].join('|');
  return {
    name: 'tool-records:only-parts',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: {id: /src\/(view\/|record\/schema|element\/(panel|source|tool-records|tab-list)|look\/style)/},
      handler(code) {
        let here = code.replace(/this\.#for\.hasAttribute\('src'\)/g, 'false');
        if (!parts.includes('filter'))
          here = here.replace('hasFilter(this.filter, all)', 'false').replace(/matches\(this.*?\)/, 'true');
        if (!absent) return {code: here, map: null};
        const less = here
          .replace(new RegExp(`\\b(?:\\w+\\.)?(?:kind|judge|type) === '(?:${absent})'`, 'g'), 'false')
          // A rule of the style sheet that begins with the block's class.
          .replace(new RegExp(`^\\.(?:${absent})\\b.*\\n`, 'gm'), '')
          .replace(/oneOf: \[(discovery, validation[^\]]*)\]/, (_, list: string) => {
            const kept = list.split(/,\s*/).filter(kind => !kinds.includes(kind as Part));
            return `oneOf: [${kept.join(', ')}]`;
          });
        return {code: less, map: null};
      },
    },
  };
}
