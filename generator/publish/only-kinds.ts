import type {Plugin} from 'vite';
import type {Collection} from '../../src/record/index.ts';

/** What a script for readers can leave out: a kind of record, or the judgement by a full JSON Schema. */
export type Part = 'listing' | 'exchange' | 'definition' | 'comparison' | 'schema';

const PARTS: readonly Part[] = ['listing', 'exchange', 'definition', 'comparison', 'schema'];

/** The parts that the records of a collection need. */
export function partsOf({records}: Collection): readonly Part[] {
  return PARTS.filter(part =>
    records.some(({kind, judge}) => kind === part || (kind === 'validation' && judge === part)),
  );
}

/**
 * Leaves out of a page's script what its own records have no use for.
 *
 * Our pages hold their records, so nothing else can come to them: the page of
 * the five records is a quarter smaller for it. In the source every such part
 * is behind `.kind === 'listing'` or the like, and the bundler drops what a
 * condition that is false leads to.
 */
export function onlyParts(parts: readonly Part[]): Plugin {
  const absent = PARTS.filter(part => !parts.includes(part)).join('|');
  const condition = new RegExp(`\\b(?:\\w+\\.)?(?:kind|judge) === '(?:${absent})'`, 'g');
  const shapes = /oneOf: \[(discovery, validation[^\]]*)\]/;
  return {
    name: 'tool-records:only-parts',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: {id: /src\/(view|record\/schema)/},
      handler(code) {
        if (!absent) return null;
        const less = code.replace(condition, 'false').replace(shapes, (_, list: string) => {
          const kept = list.split(', ').filter(kind => !new RegExp(`^(?:${absent})$`).test(kind));
          return `oneOf: [${kept.join(', ')}]`;
        });
        return {code: less, map: null};
      },
    },
  };
}
