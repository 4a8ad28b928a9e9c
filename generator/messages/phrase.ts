import type {Advice, Phrase} from '../../src/i18n/index.ts';

/** Tag for a sentence that names something from outside: phrase`‘${name}’ is not there.` */
export function phrase(words: TemplateStringsArray, ...names: readonly string[]): Phrase {
  return words.flatMap((word, i) => (i < names.length ? [word, {recorded: names[i]!}] : [word]));
}

/** What happened, and what to do next. */
export function advice(what: Phrase, next: Phrase): Advice {
  return {what, next};
}
