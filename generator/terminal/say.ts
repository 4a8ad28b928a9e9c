import {type Locale, localeOf, type Messages, messagesFor} from '../../src/i18n/index.ts';
import {type CommandMessages, commandMessagesFor} from '../messages/index.ts';
import type {World} from './world.ts';

/** The words of the command line and of the viewer, in one language. */
export interface Say {
  readonly command: CommandMessages;
  readonly viewer: Messages;
}

export function sayIn(locale: Locale): Say {
  return {command: commandMessagesFor(locale), viewer: messagesFor(locale)};
}

/**
 * The language to speak: `--lang`, else that of the environment, else English.
 *
 * It is looked for before anything else is understood, so that a complaint
 * about the rest of the line is in it already.
 */
export function pickLocale(argv: readonly string[], env: World['env']): Locale {
  const asked = argv.flatMap((word, i) =>
    word === '--lang' ? [argv[i + 1]] : word.startsWith('--lang=') ? [word.slice('--lang='.length)] : [],
  );
  const environment = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  // POSIX writes ko_KR.UTF-8 and ko_KR@variant.
  return parseLocale(asked[0]) ?? localeOf(environment.split(/[.@]/)[0]) ?? 'en';
}

/** A value of `--lang`: exactly one of the two. */
export function parseLocale(value: string | undefined): Locale | undefined {
  return value === 'ko' || value === 'en' ? value : undefined;
}
