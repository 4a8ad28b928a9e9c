import {build, type Plugin, type Rolldown} from 'vite';
import {onlyParts, type Part} from './only-kinds.ts';

/** The scripts that readers load, each one classic and pure ASCII. */
export interface ReaderScripts {
  /** `tool-records.js`: the element alone, for the pages of others; it knows every kind of record. */
  readonly element: string;
  /** The element and what our own pages add to it, for records that need these parts. */
  readonly viewerFor: (parts: readonly Part[]) => Promise<string>;
}

const made = new Map<string, Promise<string>>();
// One after the other: Vite's builder does not like company in its process.
let last: Promise<unknown> = Promise.resolve();

/** Builds what is asked for from the sources of a checkout, in memory and once in a run. */
export async function readerScripts(root: string): Promise<ReaderScripts> {
  return {
    element: await once(`${root} element`, () => codeOf(root, 'element', [])),
    viewerFor: parts => once(`${root} viewer ${parts}`, () => codeOf(root, 'viewer', [onlyParts(parts)])),
  };
}

function once(key: string, make: () => Promise<string>): Promise<string> {
  const script = made.get(key) ?? last.then(make);
  made.set(key, script);
  last = script.catch(() => {});
  return script;
}

const codeOf = async (root: string, mode: 'element' | 'viewer', plugins: Plugin[]): Promise<string> =>
  (await buildScript(root, mode, plugins)).code;

/** One script for readers, with the modules that it is made of. */
export async function buildScript(
  root: string,
  mode: 'element' | 'viewer',
  plugins: Plugin[] = [],
): Promise<Rolldown.OutputChunk> {
  const built = await build({root, mode, plugins, logLevel: 'error', build: {write: false}});
  for (const one of [built].flat()) {
    if (!('output' in one)) continue;
    const [chunk] = one.output;
    if (chunk.type === 'chunk') return chunk;
  }
  throw new Error(`The build of ${mode} gave no script.`);
}
