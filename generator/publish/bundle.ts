import {mkdir} from 'node:fs/promises';
import {dirname, join, resolve} from 'node:path';
import {faultLine} from '../terminal/fault-lines.ts';
import {parseLocale, pickLocale, sayIn} from '../terminal/say.ts';
import type {ExitCode} from '../terminal/stop.ts';
import {terminalText} from '../terminal/tell.ts';
import {sha256Of} from './archive.ts';
import {bundleWords} from './bundle-words.ts';
import {BUNDLED, makeBundle} from './make-bundle.ts';
import {offerZip} from './offer-zip.ts';
import {verifyBundle} from './verify-bundle.ts';
import {writeFileWhole} from './write-file.ts';

const FILE = `dist/${BUNDLED}.zip`;

/** Writes the ZIP; with `--verify` also checks it. Gives the exit code as the command line does. */
export async function main(argv: readonly string[], root: string): Promise<ExitCode> {
  const locale = pickLocale(argv, process.env);
  const words = bundleWords[locale];
  const asked = parse(argv);
  if (!asked) {
    console.error(words.usage);
    return 2;
  }
  const bundle = await makeBundle(root);
  const name = asked.output ?? FILE;
  const target = asked.output === undefined ? join(root, FILE) : resolve(asked.output);
  // Where that fails, writing the file says why.
  await mkdir(dirname(target), {recursive: true}).catch(() => {});
  const outcome = await writeFileWhole(target, bundle.zip, {overwrite: true});
  if (!outcome.ok) {
    const {unwritable} = sayIn(locale).command;
    console.error(terminalText(faultLine({file: name}, unwritable(outcome.reason, outcome.code))));
    return 2;
  }
  if (asked.output === undefined) await offerZip(join(root, 'dist/index.html'), bundle.zip);
  console.log(words.written(name, bundle.zip.length, sha256Of(bundle.zip)));
  if (!asked.verify) return 0;
  let failed = false;
  for await (const {statement, faults} of verifyBundle(bundle, root, words)) {
    console.log(`${faults.length === 0 ? words.holds : words.fails}: ${statement}`);
    for (const fault of faults) console.log(`  ${fault}`);
    failed ||= faults.length > 0;
  }
  return failed ? 1 : 0;
}

interface Asked {
  readonly verify: boolean;
  readonly output: string | undefined;
}

function parse(argv: readonly string[]): Asked | undefined {
  const words = [...argv];
  let verify = false;
  let output: string | undefined;
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    if (word === '--verify') verify = true;
    else if (word === '--lang' || word.startsWith('--lang=')) {
      if (!parseLocale(word === '--lang' ? words.shift() : word.slice('--lang='.length))) return undefined;
    } else if (word === '-o') {
      output = words.shift();
      if (!output) return undefined;
    } else return undefined;
  }
  return {verify, output};
}
