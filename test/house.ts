import {readdirSync, readFileSync} from 'node:fs';
import {posix} from 'node:path';
import {fileURLToPath} from 'node:url';

const root = new URL('..', import.meta.url);

/** The folders of the house that a file can stand in, the longest first. */
const FLOORS = [
  'generator/contract',
  'generator',
  'src/record',
  'src/i18n',
  'src/look',
  'src/import',
  'src/view',
  'src/render',
  'src/element',
  'src/site',
] as const;
export type Floor = (typeof FLOORS)[number];

/**
 * What the files of each floor may import besides their own floor: floors, and packages by name. The pure
 * floors import no package and nothing of Node, so they run anywhere.
 */
const ALLOWED: Record<Floor, readonly string[]> = {
  'src/record': [],
  'src/look': [],
  'src/i18n': ['src/record'],
  'src/import': ['src/record', 'src/i18n'],
  'src/view': ['src/record', 'src/i18n'],
  'src/render': ['src/record', 'src/i18n', 'src/look', 'src/view'],
  'src/element': ['src/record', 'src/i18n', 'src/look', 'src/import', 'src/view', 'src/render', 'lit'],
  'src/site': [
    'src/record',
    'src/i18n',
    'src/look',
    'src/import',
    'src/view',
    'src/render',
    'src/element',
    'lit',
  ],
  'generator/contract': ['src/record'],
  generator: [
    'generator/contract',
    'src/record',
    'src/i18n',
    'src/look',
    'src/import',
    'src/view',
    'src/render',
    'node',
    '@custom-elements-manifest/analyzer',
    'ajv',
    'fflate',
    'vite',
  ],
};

/** Every address that a file imports, exports from or loads, types included. */
export function importsOf(source: string): string[] {
  const withoutComments = source.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
  const forms = /\b(?:from|import|require)\s*\(?\s*(['"`])(.+?)\1/g;
  return [...withoutComments.matchAll(forms)].map(match => match[2]!);
}

export function floorOf(path: string): Floor | undefined {
  return FLOORS.find(floor => path.startsWith(`${floor}/`));
}

/** Where an import leads: to a floor, a package, or a file outside the floors. */
function targetOf(file: string, address: string): string {
  if (address.startsWith('node:')) return 'node';
  if (!address.startsWith('.')) return address.split('/', address.startsWith('@') ? 2 : 1).join('/');
  const path = posix.join(posix.dirname(file), address.replace(/\?\w+$/, ''));
  return floorOf(path) ?? path;
}

/** The imports of one file that its floor does not allow. */
export function strayImports(file: string, source: string): string[] {
  const floor = floorOf(file);
  return importsOf(source).filter(address => {
    const target = targetOf(file, address);
    if (!floor) return true;
    if (target === floor || ALLOWED[floor].includes(target)) return false;
    // Records are what crosses from the generator to the page; the generator also reads files of its own root.
    if (floor === 'src/site' || floor === 'generator') return !/^(?:records\/)?[\w.-]+\.json$/.test(target);
    return true;
  });
}

/** Every source file of `src` and `generator`, as paths from the root. */
export function sourceFiles(): string[] {
  return ['src', 'generator'].flatMap(folder =>
    readdirSync(new URL(`${folder}/`, root), {recursive: true, encoding: 'utf8'})
      .map(name => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter(path => /\.[cm]?[jt]sx?$/.test(path)),
  );
}

export function readSource(path: string): string {
  return readFileSync(fileURLToPath(new URL(path, root)), 'utf8');
}
