import {type Phrase, plainText} from '../../src/i18n/index.ts';
import {visible} from './visible.ts';
import type {World} from './world.ts';

/** A sentence for a terminal, with what others wrote made visible. */
export function terminalText(sentence: Phrase): string {
  return plainText(
    sentence.map(part => (typeof part === 'string' ? part : {recorded: visible(part.recorded)})),
  );
}

/** Says something on standard error, a line for each sentence. */
export async function tell(world: World, ...lines: readonly Phrase[]): Promise<void> {
  await world.write('err', lines.map(line => `${terminalText(line)}\n`).join(''));
}
