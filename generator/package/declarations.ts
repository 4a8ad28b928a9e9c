import {spawnSync} from 'node:child_process';
import {readFile} from 'node:fs/promises';
import {join, posix} from 'node:path';
import type {Files} from '../publish/files.ts';
import {ENTRIES} from './modules.ts';

/**
 * The typings of everything that the package exports, by their path. The compiler writes one beside each
 * source file into `scratch`; those that no export leads to are left out.
 */
export async function buildDeclarations(root: string, scratch: string): Promise<Files> {
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const project = join(root, 'generator/package/tsconfig.json');
  const {status, stdout} = spawnSync(process.execPath, [compiler, '-p', project, '--outDir', scratch], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The typings could not be made.\n${stdout}`);
  const files = new Map<string, Uint8Array>();
  const visit = async (path: string): Promise<void> => {
    if (files.has(path)) return;
    const text = await readFile(join(scratch, path), 'utf8');
    files.set(path, Buffer.from(text.replace(RELATIVE, '$1.js')));
    for (const [, address] of text.matchAll(RELATIVE))
      await visit(`${posix.join(posix.dirname(path), address!)}.d.ts`);
  };
  for (const entry of Object.values(ENTRIES)) await visit(declarationOf(entry));
  return files;
}

/** Where the typings of a source file are, among those of the package. */
export const declarationOf = (source: string): string => source.replace(/\.ts$/, '.d.ts');

/** The compiler leaves the name of the source; whoever reads typings looks for the module. */
const RELATIVE = /(?<=\b(?:from |import\()['"])(\.{1,2}\/[^'"]+)\.ts(?=['"])/g;
