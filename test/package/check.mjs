// `npm run check:package`: packs the npm package, installs it into empty projects outside of this tree, and
// uses it there as others would.
import {mkdtempSync, realpathSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {startChromium} from '../browser/start-chromium.mjs';
import {closingLine, tally} from '../runner/merge.mjs';
import {newChecks} from './checks.mjs';
import {checkCommand, checkContents, checkImports} from './node-checks.mjs';
import {beginPages, checkPages} from './page-checks.mjs';
import {CHECKOUT, makeProject, runWell} from './programs.mjs';
import {checkTypes} from './type-checks.mjs';

const {tests, check} = newChecks();
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'tool-records-package-')));
process.on('exit', () => rmSync(folder, {recursive: true, force: true}));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(130));

let tarball = '';
const packed = await check('npm pack makes the package', async () => {
  const said = await runWell('npm', ['pack', '--json', '--pack-destination', folder], {cwd: CHECKOUT});
  tarball = join(folder, JSON.parse(said)[0].filename);
});
const project = join(folder, 'plain');
if (
  packed &&
  (await check('it installs into an empty project', () => makeProject(project, tarball, {}, {})))
) {
  const pages = beginPages(folder, tarball);
  await checkContents(check, project);
  await checkImports(check, project);
  await checkCommand(check, project);
  await checkTypes(check, project);
  let browser;
  // Without a browser this fails, and so do the pages: nothing is skipped.
  if (await check('a browser starts', async () => (browser = await startChromium()))) {
    try {
      await checkPages(check, pages, browser);
    } finally {
      await browser.close();
    }
  }
}
const counts = tally(tests);
console.log(`\n${closingLine(counts)}`);
if (counts.failed > 0 || counts.passed === 0) process.exitCode = 1;
