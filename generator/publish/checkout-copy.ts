import {spawn} from 'node:child_process';
import {cp, mkdir, symlink} from 'node:fs/promises';
import {dirname, join} from 'node:path';

/** What the ZIP is made from, in a checkout. */
const INPUTS = [
  'LICENSE',
  'generator',
  'package.json',
  'records',
  'src',
  'test/contract',
  'test/fixtures/contract-vectors.json',
  'tsconfig.json',
  'vite.config.ts',
];

/** A checkout in another folder, as far as the ZIP needs one. The installed packages are the same. */
export async function copyCheckout(root: string, folder: string): Promise<void> {
  for (const path of INPUTS) {
    await mkdir(dirname(join(folder, path)), {recursive: true});
    await cp(join(root, path), join(folder, path), {recursive: true});
  }
  // A junction needs no permission on Windows; elsewhere the word means nothing.
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
}

/** Lets a folder use a checkout's packages, and none but these, as if it had installed them. */
export async function linkPackages(root: string, folder: string, names: readonly string[]): Promise<void> {
  await mkdir(join(folder, 'node_modules'));
  for (const name of names) {
    const path = join('node_modules', name);
    await symlink(join(root, path), join(folder, path), 'junction');
  }
}

export interface Ended {
  readonly code: number | null;
  /** Both streams, as they came. */
  readonly said: string;
}

/** Runs a Node script. What a surrounding test run has set for itself does not reach it. */
export function runNode(
  args: readonly string[],
  {cwd, env = {}}: {readonly cwd: string; readonly env?: Readonly<Record<string, string>>},
): Promise<Ended> {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(?:VITEST|NODE_ENV$|npm_|INIT_CWD$)/.test(name),
  );
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd,
      env: {...Object.fromEntries(own), CI: 'true', NO_COLOR: '1', ...env},
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
    }
    child.on('error', reject);
    child.on('close', code => resolve({code, said: said.trim()}));
  });
}
