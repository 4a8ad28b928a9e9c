import {readdir, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import about from '../../package.json' with {type: 'json'};
import type {Files} from './files.ts';

/** Taken whole, as far as it is TypeScript: what an editor left beside it is no source. */
const FOLDERS = ['generator/contract', 'src/record', 'test/contract'];

const FILES = [
  'generator/collections/answer.ts',
  'generator/collections/answered-collection.ts',
  'generator/collections/collection-text.ts',
  'generator/collections/discovery-catalog.json',
  'generator/collections/discovery-heading.ts',
  'generator/collections/discovery-requests.json',
  'generator/collections/make-discovery.mjs',
  'generator/collections/make-discovery.ts',
  'generator/collections/requests.ts',
  'generator/version.ts',
  'test/fixtures/contract-vectors.json',
];

/**
 * What makes `discovery.json` again and tests the contract, at the same paths as in the checkout, and a
 * `package.json` that starts both. Only the ZIP of `discovery` has it.
 */
export async function discoverySources(root: string): Promise<Files> {
  const paths = [...FILES];
  for (const folder of FOLDERS) {
    const names = await readdir(join(root, folder));
    paths.push(...names.filter(name => name.endsWith('.ts')).map(name => `${folder}/${name}`));
  }
  const files = new Map<string, Uint8Array>([['package.json', Buffer.from(packageText())]]);
  for (const path of paths.sort()) files.set(path, await readFile(join(root, path)));
  return files;
}

function packageText(): string {
  const {version, license, type, engines, devDependencies} = about;
  const manifest = {
    name: 'tool-records-discovery',
    version,
    private: true,
    license,
    type,
    engines,
    devDependencies: {vite: devDependencies.vite, vitest: devDependencies.vitest},
    scripts: {
      make: 'node generator/collections/make-discovery.mjs discovery.json',
      test: 'vitest run',
    },
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
