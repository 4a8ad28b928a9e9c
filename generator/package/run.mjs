// `npm run build:package` and `npm run licences`. Node 20 cannot run TypeScript itself, Vite's module runner can.
import {fileURLToPath} from 'node:url';

const here = path => fileURLToPath(new URL(path, import.meta.url));

try {
  const {runnerImport} = await import('vite');
  const root = here('../..');
  const settings = {configFile: false, logLevel: 'error', root};
  const {module} = await runnerImport(here('./build-package.ts'), settings);
  await (process.argv[2] === 'licences' ? module.printLicences(root) : module.writePackage(root));
} catch (error) {
  console.error(error.stack ?? error);
  process.exitCode = 1;
}
