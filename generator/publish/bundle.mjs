// `npm run bundle`: writes dist/discovery.zip. Node 20 cannot run TypeScript itself, Vite's module runner can.
import {fileURLToPath} from 'node:url';

const here = path => fileURLToPath(new URL(path, import.meta.url));

try {
  const {runnerImport} = await import('vite');
  const settings = {configFile: false, logLevel: 'error', root: here('../..')};
  const {module} = await runnerImport(here('./bundle.ts'), settings);
  process.exitCode = await module.main(process.argv.slice(2), here('../..'));
} catch (error) {
  console.error(error.stack ?? error);
  process.exitCode = error.code === 'ERR_MODULE_NOT_FOUND' ? 2 : 3;
}
