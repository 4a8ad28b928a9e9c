import type {Plugin} from 'vite';
import {readLicence} from '../publish/licence.ts';
import {ALL_PARTS, CODE_WORDS, onlyParts, type Part} from '../publish/only-kinds.ts';
import {PACKED_MESSAGES} from '../publish/packed-messages.ts';
import {buildScript, readerScripts} from '../publish/reader-scripts.ts';
import {type ReadersFile, scriptKey, type WordlessScript} from './readers-file.ts';

/** What the code of a page's script can be made for. */
export interface Case {
  readonly parts: readonly Part[];
  readonly words: readonly string[];
}

/** Every case there is. A listing always comes with the filter. */
export const CASES: readonly Case[] = combinations(ALL_PARTS)
  .filter(parts => parts.includes('filter') || !parts.includes('listing'))
  .flatMap(parts => combinations(CODE_WORDS).map(words => ({parts, words})));

/** Builds what `publish` puts into pages, with a page's script for each of these cases. */
export async function buildReaders(root: string, cases: readonly Case[] = CASES): Promise<ReadersFile> {
  const {element} = await readerScripts(root);
  const viewers: Record<string, WordlessScript> = {};
  for (const {parts, words} of cases) {
    const said = new Set(words);
    viewers[scriptKey(parts, said)] = await buildWordless(root, [onlyParts(parts, said)]);
  }
  return {licence: await readLicence(root), element, viewers};
}

async function buildWordless(root: string, plugins: readonly Plugin[]): Promise<WordlessScript> {
  let script: WordlessScript | undefined;
  let always: ReadonlySet<string> = new Set();
  const before: Plugin = {
    name: 'tool-records:before-words',
    configResolved(config) {
      always = config.plugins.find(({name}) => name === PACKED_MESSAGES)?.api;
    },
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk') script = {code: file.code, always: [...always].sort()};
      },
    },
  };
  await buildScript(root, 'viewer', [...plugins, before]);
  if (!script) throw new Error('The build gave no script.');
  return script;
}

/** Every choice among these, each in their order. */
function combinations<T>([first, ...rest]: readonly T[]): readonly (readonly T[])[] {
  if (first === undefined) return [[]];
  return combinations(rest).flatMap(chosen => [chosen, [first, ...chosen]]);
}
