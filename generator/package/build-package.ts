import {chmod, mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import type {Files} from '../publish/files.ts';
import {ALL_PARTS, onlyParts} from '../publish/only-kinds.ts';
import {buildScript} from '../publish/reader-scripts.ts';
import {buildReaders} from './build-readers.ts';
import {buildDeclarations} from './declarations.ts';
import {type Bundled, licenceLine, licencesText, type ThirdParty, thirdParties} from './licences.ts';
import {elementManifest} from './manifest.ts';
import {buildCommand, buildModules} from './modules.ts';
import {packReaders} from './readers-file.ts';

/** Where the package is built, seen from the root of the checkout; `package.json` leads there. */
export const FOLDER = 'dist/package';

/** Writes what the package holds beside README and licence. */
export async function writePackage(root: string): Promise<void> {
  const target = join(root, FOLDER);
  const files = await packageFiles(root);
  await rm(target, {recursive: true, force: true});
  for (const [path, bytes] of files) {
    await mkdir(dirname(join(target, path)), {recursive: true});
    await writeFile(join(target, path), bytes);
  }
  await chmod(join(target, 'command.js'), 0o755);
  const size = [...files.values()].reduce((sum, {length}) => sum + length, 0);
  console.log(`${FOLDER}: ${files.size} files, ${size.toLocaleString('en-US')} bytes`);
}

/** Prints whose code is in what the package holds. */
export async function printLicences(root: string): Promise<void> {
  for (const party of await packageParties(root)) console.log(licenceLine(party));
}

/** Everything in the package's folder, by its path there. */
export async function packageFiles(root: string): Promise<Files> {
  const files = new Map<string, Uint8Array>();
  const add = (path: string, text: string) => files.set(path, Buffer.from(text));
  for (const {fileName, code} of await buildModules(root)) add(fileName, code);
  add('command.js', `#!/usr/bin/env node\n${(await buildCommand(root)).code}`);
  const readers = await buildReaders(root);
  add('tool-records.js', readers.element);
  add('LICENSE', readers.licence);
  files.set('readers.br', packReaders(readers));
  const scratch = await mkdtemp(join(tmpdir(), 'tool-records-types-'));
  try {
    for (const [path, bytes] of await buildDeclarations(root, scratch)) files.set(`types/${path}`, bytes);
  } finally {
    await rm(scratch, {recursive: true, force: true});
  }
  add(
    'custom-elements.json',
    `${JSON.stringify(await elementManifest(root, `${FOLDER}/element.js`), null, 2)}\n`,
  );
  files.set('tool-records.schema.json', await readFile(join(root, 'public/tool-records.schema.json')));
  add('THIRD-PARTY-LICENSES.txt', licencesText(await packageParties(root)));
  return files;
}

/** Whose code is in the package. `lit` itself is no part of it: npm installs it beside. */
export async function packageParties(root: string): Promise<readonly ThirdParty[]> {
  const modules = (await buildModules(root)).map((chunk): [string, Bundled] => [chunk.fileName, chunk]);
  return thirdParties(
    root,
    new Map<string, Bundled>([
      ...modules,
      ['command.js', await buildCommand(root)],
      ['readers.br', await buildScript(root, 'viewer', [onlyParts(ALL_PARTS)])],
      ['tool-records.js', await buildScript(root, 'element')],
    ]),
  );
}
