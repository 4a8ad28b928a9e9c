/** What somebody says in one language: sentences, functions that give one, and groups of these. */
export type Dictionary = {readonly [key: string]: unknown};

export interface Leaf {
  readonly path: string;
  readonly value: unknown;
}

/** What stands for an inserted text, so that its neighbours can be looked at. */
const INSERTED = 'QZ7';

const HANGUL = /[가-힣]/;
const PARTICLE =
  /(?:\{\}|@|#|QZ7)[’”"'»)\]]*(?:은|는|이|가|을|를|과|와|으로|로|의|에|에서|에게|도|만|부터|까지|이나|나|이라|라)(?![가-힣])/;
const EITHER = /[은을이과](?:\([는를가와]\)|\/[는를가와])|\(으\)로|[는를가와]\([은을이과]\)/;

/** Every sentence and function of a dictionary, by its path. */
export function leavesOf(value: unknown, path = ''): readonly Leaf[] {
  if (typeof value !== 'object' || value === null || isPhrase(value)) return [{path, value}];
  return Object.entries(value).flatMap(([key, one]) => leavesOf(one, path === '' ? key : `${path}.${key}`));
}

/**
 * The sentences that a leaf says. A function is called once for each entry of
 * `calls`, or with a stand-in for every parameter.
 */
export function sentencesOf({path, value}: Leaf, calls: readonly (readonly unknown[])[] = []): string[] {
  if (typeof value !== 'function') return [textOf(value)];
  const given = calls.length > 0 ? calls : [Array<string>(value.length).fill(INSERTED)];
  return given.flatMap(args => {
    const said: unknown = value(...args);
    if (said === undefined) throw new TypeError(`${path} says nothing`);
    // An advice is two sentences, each of which has to stand by itself.
    return isAdvice(said) ? [textOf(said.what), textOf(said.next)] : [textOf(said)];
  });
}

/** What is wrong with a Korean sentence. */
export function koreanFaults(sentence: string): string[] {
  return [
    ...(sentence.trim() === '' ? ['is empty'] : []),
    // What has no letters of its own, such as a dash, needs no Hangul.
    ...(/\p{L}/u.test(sentence) && !HANGUL.test(sentence) ? ['has no Hangul'] : []),
    ...(PARTICLE.test(sentence) ? ['glues a particle to an inserted text'] : []),
    ...(EITHER.test(sentence) ? ['leaves a particle open'] : []),
  ];
}

/** What is wrong with an English sentence. */
export function englishFaults(sentence: string): string[] {
  return [...(sentence.trim() === '' ? ['is empty'] : []), ...(HANGUL.test(sentence) ? ['has Hangul'] : [])];
}

/** How many texts a sentence takes in, or parameters a function has. */
export function placesOf({value}: Leaf): string {
  if (typeof value === 'function') return `${value.length} parameters`;
  const text = textOf(value);
  return `${text.split(/{}|@/).length - 1} texts, ${text.split('#').length - 1} numbers`;
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (isPhrase(value)) return value.map(part => (typeof part === 'string' ? part : part.recorded)).join('');
  throw new TypeError(`This is no sentence: ${JSON.stringify(value)}`);
}

function isPhrase(value: unknown): value is readonly (string | {readonly recorded: string})[] {
  if (!Array.isArray(value)) return false;
  // Several strings and nothing recorded are a choice of sentences, such as one for each number.
  return value.some(isRecorded) || (value.length === 1 && typeof value[0] === 'string');
}

function isRecorded(part: unknown): part is {readonly recorded: string} {
  return typeof part === 'object' && part !== null && 'recorded' in part;
}

function isAdvice(value: unknown): value is {readonly what: unknown; readonly next: unknown} {
  return typeof value === 'object' && value !== null && 'what' in value && 'next' in value;
}
