import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';

/** How a text is held against its reviewed copy. */
export interface Review {
  /** Whether somebody asked for new copies, which are then to be read through. */
  readonly renew: boolean;
  /** On a machine that only tests, nobody would read them. */
  readonly ci: boolean;
}

/** The reviewed copy of a text. Writes the text there first, where that was asked for; throws where there is none. */
export function reviewed(file: string, text: string, {renew, ci}: Review): string {
  if (renew && ci) throw new Error('Reviewed texts are not written where CI is set.');
  if (renew) {
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
  if (!existsSync(file))
    throw new Error(`Nobody has reviewed ${file} yet. test/README.md says how it is made.`);
  return readFileSync(file, 'utf8');
}
