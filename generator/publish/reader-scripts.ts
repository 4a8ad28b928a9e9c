import {build} from 'vite';

/** The scripts that readers load, each one classic and pure ASCII. */
export interface ReaderScripts {
  /** `tool-records.js`: the element alone, for the pages of others. */
  readonly element: string;
  /** The element and what our own pages add to it. */
  readonly viewer: string;
}

const made = new Map<string, Promise<ReaderScripts>>();

/** Builds both from the sources of a checkout, in memory and once in a run. */
export function readerScripts(root: string): Promise<ReaderScripts> {
  const known = made.get(root) ?? buildBoth(root);
  made.set(root, known);
  return known;
}

async function buildBoth(root: string): Promise<ReaderScripts> {
  // One after the other: Vite's builder does not like company in its process.
  const element = await buildOne(root, 'element');
  return {element, viewer: await buildOne(root, 'viewer')};
}

async function buildOne(root: string, mode: keyof ReaderScripts): Promise<string> {
  const built = await build({root, mode, logLevel: 'error', build: {write: false}});
  for (const one of [built].flat()) {
    if (!('output' in one)) continue;
    const [chunk] = one.output;
    if (chunk.type === 'chunk') return chunk.code;
  }
  throw new Error(`The build of ${mode} gave no script.`);
}
