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

/** Fills the `@`, which is quoted, and the `{}`, which is not, in order with recorded text. */
export function fill(sentence: string, ...names: readonly string[]): Phrase {
  let next = 0;
  const name = (): Recorded => ({recorded: names[next++] ?? ''});
  return sentence
    .split(/(@|{})/)
    .flatMap(part => (part === '@' ? ['\u2018', name(), '\u2019'] : part === '{}' ? name() : part || []));
}

/** Fills the `#` of a sentence of ours with numbers. */
export function count(sentence: string, ...numbers: readonly number[]): string {
  return numbers.reduce((text, number) => text.replace('#', String(number)), sentence);
}

/** The sentence as one string, for places that have no marks, such as a terminal. */
export function plainText(sentence: Phrase): string {
  return sentence.map(part => (typeof part === 'string' ? part : part.recorded)).join('');
}
