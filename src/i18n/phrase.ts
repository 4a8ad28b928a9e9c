/** A piece of recorded text inside one of our sentences. It is shown as recorded, never as ours. */
export interface Recorded {
  readonly recorded: string;
}

/** A sentence of ours with recorded text in it. */
export type Phrase = readonly (string | Recorded)[];

/** What happened, and what to do next. */
export interface Advice {
  readonly what: Phrase;
  readonly next: Phrase;
}

/** Fills the `{}` of a sentence, in order, with recorded text. */
export function fill(sentence: string, ...names: readonly string[]): Phrase {
  return sentence
    .split('{}')
    .flatMap((words, i) => (i > 0 ? [{recorded: names[i - 1] ?? ''}, words] : [words]))
    .filter(part => part !== '');
}

/** Fills the `#` of a sentence of ours with numbers. */
export function count(sentence: string, ...numbers: readonly number[]): string {
  return numbers.reduce((text, number) => text.replace('#', String(number)), sentence);
}

/** The sentence as one string, for places that have no marks, such as a terminal. */
export function plainText(sentence: Phrase): string {
  return sentence.map(part => (typeof part === 'string' ? part : part.recorded)).join('');
}
