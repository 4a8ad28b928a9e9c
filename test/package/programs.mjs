import {spawn} from 'node:child_process';
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';

export const CHECKOUT = fileURLToPath(new URL('../..', import.meta.url));

/** No program here takes longer unless it hangs. */
const LIMIT = 240_000;

/**
 * Runs a program to its end. What npm, a test run or the language of this machine says does not reach it.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{cwd: string, env?: Record<string, string>}} options
 * @returns {Promise<{code: number | null, out: string, err: string}>}
 */
export function run(program, args, {cwd, env = {}}) {
  const own = Object.entries(process.env).filter(
    ([name]) =>
      !/^(?:npm_(?!config_(?:registry|cache|userconfig)$)|INIT_CWD$|NODE_ENV$|LANG$|LC_)/i.test(name),
  );
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: {...Object.fromEntries(own), NO_COLOR: '1', ...env},
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: LIMIT,
    });
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', text => {
      out += text;
    });
    child.stderr.setEncoding('utf8').on('data', text => {
      err += text;
    });
    child.on('error', reject);
    child.on('close', code => resolve({code, out, err}));
  });
}

/**
 * The same for a program that has to end well; gives what it said on standard output.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Parameters<typeof run>[2]} options
 */
export async function runWell(program, args, options) {
  const {code, out, err} = await run(program, args, options);
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}.\n${err}${out}`);
  return out;
}

/**
 * A project of somebody else, with the package and what is named installed into it. What npm has in its cache
 * is not asked for again.
 *
 * @param {string} folder
 * @param {string} tarball
 * @param {Readonly<Record<string, string>>} packages - Name and exact version.
 * @param {Readonly<Record<string, string | Buffer>>} files
 */
export async function makeProject(folder, tarball, packages, files) {
  const manifest = {name: 'consumer', private: true, type: 'module'};
  writeFiles(folder, {'package.json': JSON.stringify(manifest), ...files});
  const wanted = Object.entries(packages).map(([name, version]) => `${name}@${version}`);
  const flags = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  await runWell('npm', ['install', ...flags, tarball, ...wanted], {cwd: folder});
}

/**
 * @param {string} folder
 * @param {Readonly<Record<string, string | Buffer>>} files
 */
export function writeFiles(folder, files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), {recursive: true});
    writeFileSync(join(folder, path), text);
  }
}

/**
 * Every file below a folder, by its path there.
 *
 * @param {string} folder
 * @returns {Map<string, Buffer>}
 */
export function filesBelow(folder) {
  const entries = readdirSync(folder, {recursive: true, withFileTypes: true});
  const paths = entries.filter(one => one.isFile()).map(one => join(one.parentPath, one.name));
  return new Map(
    paths.sort().map(path => [path.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(path)]),
  );
}
