// Starts the command line in a checkout: Node 20 cannot run TypeScript itself, Vite's module runner can.
import {fileURLToPath} from 'node:url';

const here = path => fileURLToPath(new URL(path, import.meta.url));

try {
  const {runnerImport} = await import('vite');
  const settings = {configFile: false, logLevel: 'error', root: here('..')};
  const {module} = await runnerImport(here('./checkout.ts'), settings);
  process.exitCode = await module.main(process.argv.slice(2));
} catch (error) {
  const notInstalled = error.code === 'ERR_MODULE_NOT_FOUND' && /'vite'/.test(error.message);
  console.error(
    notInstalled
      ? '‘npm ci’ 명령을 먼저 실행하십시오. / Run “npm ci” in the checkout first.'
      : (error.stack ?? error),
  );
  process.exitCode = notInstalled ? 2 : 3;
}
