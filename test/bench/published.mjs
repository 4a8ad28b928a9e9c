import {fileURLToPath} from 'node:url';
import {runnerImport} from 'vite';

/**
 * What makes published pages; Node 20 cannot run TypeScript itself, Vite's module runner can.
 *
 * @returns {Promise<typeof import('./frame-page.ts')>}
 */
export async function published() {
  const entry = fileURLToPath(new URL('./frame-page.ts', import.meta.url));
  const {module} = await runnerImport(entry, {configFile: false, logLevel: 'error'});
  return module;
}
