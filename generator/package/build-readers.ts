import {readLicence} from '../publish/licence.ts';
import {ALL_PARTS, type Part} from '../publish/only-kinds.ts';
import {readerScripts} from '../publish/reader-scripts.ts';
import type {ReadersFile} from './readers-file.ts';

/** Every choice of parts that a collection can need. A listing always comes with the filter. */
export const CASES: readonly (readonly Part[])[] = combinations(ALL_PARTS).filter(
  parts => parts.includes('filter') || !parts.includes('listing'),
);

/** Builds what `publish` puts into pages, with a page's script for each of these cases. */
export async function buildReaders(
  root: string,
  cases: readonly (readonly Part[])[] = CASES,
): Promise<ReadersFile> {
  const {element, viewerFor} = await readerScripts(root);
  const viewers: Record<string, string> = {};
  for (const parts of cases) viewers[parts.join()] = await viewerFor(parts);
  return {licence: await readLicence(root), element, viewers};
}

/** Every choice among these, each in their order. */
function combinations<T>([first, ...rest]: readonly T[]): readonly (readonly T[])[] {
  if (first === undefined) return [[]];
  return combinations(rest).flatMap(chosen => [chosen, [first, ...chosen]]);
}
