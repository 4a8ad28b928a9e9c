import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {describe, expect, it} from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

/** Git's answer, or nothing where there is no git or this folder is not a checkout. */
function git(...args: string[]): string | undefined {
  if (!existsSync(new URL('../.git', import.meta.url))) return undefined;
  try {
    // A checkout that belongs to another user is still this project.
    return execFileSync('git', ['-c', 'safe.directory=*', ...args], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}

const listed = git('ls-files', '-z');
const present = (path: string) => existsSync(new URL(`../${path}`, import.meta.url));
const tracked = listed?.split('\0').filter(path => path !== '' && present(path));
const why = tracked ? '' : ' (skipped: git does not know this folder)';

const TOP_LEVEL = [
  '.ci',
  '.editorconfig',
  '.gitattributes',
  '.gitignore',
  '.npmrc',
  'LICENSE',
  'README.md',
  'biome.json',
  'generator',
  'index.html',
  'package-lock.json',
  'package.json',
  'public',
  'records',
  'src',
  'test',
  'tsconfig.json',
  'vite.config.ts',
];

/** An absolute path of somebody's machine: under a home, a temporary or a work folder. */
const MACHINE_PATH = new RegExp(
  String.raw`(?<![\w.\-/:])/(?:${['work', 'tmp', 'root', 'home', 'Users'].join('|')})/\w|\b[A-Z]:\\Users\\`,
);

describe('the repository', () => {
  it.skipIf(!tracked)(`has exactly the agreed names at its top${why}`, () => {
    const names = new Set(tracked!.map(path => path.split('/', 1)[0]!));
    expect([...names].sort()).toEqual(TOP_LEVEL);
  });

  it.skipIf(!tracked)(`holds no path of a machine${why}`, () => {
    // Fixtures are foreign data: their paths are attacks and examples, and nobody's.
    const texts = tracked!.filter(path => !path.startsWith('test/fixtures/') && !path.endsWith('.png'));
    expect(texts.filter(path => MACHINE_PATH.test(read(path)))).toEqual([]);
  });

  it.each([
    [['', 'work', 'x'].join('/'), true],
    [`see "${['', 'Users', 'kim', 'x'].join('/')}"`, true],
    [['C:', 'Users', 'kim'].join('\\'), true],
    ['/usr/bin/chromium', false],
    ['src/work/x', false],
    ['https://example.invalid/home/x', false],
  ])('knows whether %j holds a path of a machine', (text, holds) => {
    expect(MACHINE_PATH.test(text)).toBe(holds);
  });

  it.skipIf(!tracked)(`leaves the bytes of records and fixtures alone${why}`, () => {
    const paths = ['records/discovery.json', 'records/any.json', 'test/fixtures/any.json'];
    const answer = git('check-attr', 'text', '--', ...paths, 'package.json')
      ?.trim()
      .split('\n');
    expect(answer).toEqual([...paths.map(path => `${path}: text: unset`), 'package.json: text: auto']);
  });

  it('is under the MIT licence', () => {
    const licence = read('LICENSE');
    expect(licence).toMatch(/^MIT License\n/);
    expect(licence).toContain('to use, copy, modify, merge, publish, distribute, sublicense, and/or sell');
    expect(JSON.parse(read('package.json'))).toMatchObject({license: 'MIT'});
  });
});

describe('the packages', () => {
  type Dependencies = Record<string, string>;
  const manifest = JSON.parse(read('package.json')) as {
    dependencies: Dependencies;
    devDependencies: Dependencies;
  };
  const lock = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, {version?: string; integrity?: string; resolved?: string}>;
  };
  const installed = Object.entries(lock.packages).filter(([path]) => path !== '');

  it('that readers get are lit and nothing else', () => {
    expect(Object.keys(manifest.dependencies)).toEqual(['lit']);
  });

  it('of ours is packed as it was built, and cannot be published by a slip', () => {
    const {private: kept, files, bin, exports, types, customElements} = JSON.parse(read('package.json'));
    expect([kept, files]).toEqual([true, ['dist/package']]);
    const leads: string[] = [
      types,
      customElements,
      ...Object.values(bin),
      ...Object.values(exports).flatMap(one =>
        typeof one === 'string' ? one : Object.values(one as object),
      ),
    ].map((path: string) => path.replace(/^\.\//, ''));
    expect(leads.filter(path => !path.startsWith('dist/package/'))).toEqual(['package.json']);
  });

  it('of ours loses no file that does something by being imported', () => {
    const {sideEffects, exports} = JSON.parse(read('package.json'));
    expect(sideEffects).toEqual(
      expect.arrayContaining([exports['.'].default, exports['./tool-records.js'], './src/**']),
    );
    expect(sideEffects).not.toContain(exports['./record'].default);
  });

  it('that readers get may be of any version that a page has already, so that it keeps one copy', () => {
    expect(manifest.dependencies.lit).toBe('^3.0.0');
    expect(lock.packages['node_modules/lit']?.version).toMatch(/^3\./);
    expect(lock.packages['']).toMatchObject({dependencies: manifest.dependencies});
  });

  it('of the tools are pinned to one exact version each, which is the locked one', () => {
    const wanted = Object.entries(manifest.devDependencies);
    expect(wanted.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    expect(wanted.map(([name]) => [name, lock.packages[`node_modules/${name}`]?.version])).toEqual(wanted);
  });

  it('are locked by their content, and to no registry', () => {
    expect(installed.length).toBeGreaterThan(0);
    expect(installed.filter(([, {integrity}]) => !integrity?.startsWith('sha512-'))).toEqual([]);
    expect(installed.filter(([, {resolved}]) => resolved !== undefined)).toEqual([]);
    expect(read('package-lock.json')).not.toMatch(/\bregistry\.|\.tgz\b/);
  });

  it('come from the registry that each machine is set to', () => {
    expect(read('.npmrc')).not.toMatch(/^\s*(?:@[\w-]+:)?registry\s*=/m);
  });
});
