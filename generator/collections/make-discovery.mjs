// Starts make-discovery.ts: Node 20 cannot run TypeScript itself, Vite's module runner can.
import {fileURLToPath} from 'node:url';
import {runnerImport} from 'vite';

const entry = fileURLToPath(new URL('./make-discovery.ts', import.meta.url));
const {module} = await runnerImport(entry, {configFile: false, logLevel: 'error'});
process.exitCode = await module.main(process.argv.slice(2));
