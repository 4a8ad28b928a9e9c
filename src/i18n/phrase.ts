/** A piece of recorded text inside one of our sentences. It is shown as recorded, never as ours. */
export interface Recorded {
  readonly recorded: string;
}

/** A sentence of ours with recorded text in it. */
export type Phrase = readonly (string | Recorded)[];

/** Tag for a sentence that names something recorded: phrase`‘${name}’ is not there.` */
export function phrase(words: TemplateStringsArray, ...names: readonly string[]): Phrase {
  return words.flatMap((word, i) => (i < names.length ? [word, {recorded: names[i]!}] : [word]));
}

/** The sentence as one string, for places that have no marks, such as a terminal. */
export function plainText(sentence: Phrase): string {
  return sentence.map(part => (typeof part === 'string' ? part : part.recorded)).join('');
}
