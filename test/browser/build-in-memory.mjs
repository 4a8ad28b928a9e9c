import {readdirSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {build} from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const publicFolder = new URL('../../public/', import.meta.url);

/**
 * Builds as `npm run build` does, from the sources as they are now, and writes nothing: what is in `dist/`
 * may be older, or in use.
 *
 * @param {'production' | 'element'} mode - The site, or the classic script.
 * @param {readonly import('vite').Plugin[]} [plugins] - Run before those of the project.
 * @returns {Promise<Map<string, Buffer>>} File names and what they hold.
 */
export async function buildInMemory(mode, plugins = []) {
  const built = await build({root, mode, logLevel: 'error', plugins: [...plugins], build: {write: false}});
  const outputs = Array.isArray(built) ? built : [built];
  /** @type {Map<string, Buffer>} */
  const files = new Map();
  for (const output of outputs) {
    if (!('output' in output)) throw new Error('The build watches instead of ending.');
    for (const file of output.output) {
      files.set(file.fileName, Buffer.from(file.type === 'chunk' ? file.code : file.source));
    }
  }
  return files;
}

/** The whole site, with what is served untouched. */
export async function buildSite() {
  const files = await buildInMemory('production');
  for (const name of readdirSync(publicFolder)) files.set(name, readFileSync(new URL(name, publicFolder)));
  return files;
}
