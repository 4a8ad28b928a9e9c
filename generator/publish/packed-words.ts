/** Between words, and between groups of keys; in no word of ours. */
const BETWEEN = '*';
/** Around what is written in the letters that stand for Korean, and is none; in no word of ours. */
const AROUND = '!';

// The parts of a syllable in Unicode's order, on letters that follow one another from `<` to `~`.
// The backslash, of which a script would need two, falls to an end that no word has.
const VOWEL = 60;
const END = 81;
const BEGINNING = 108;

/** A member of a dictionary: keys and words. A single word has the key ''. */
export type Member = readonly (readonly [key: string, word: string])[];

/** The words of a dictionary as one text; groups of words must stand before single ones. */
export function wordsText(members: readonly Member[]): string {
  const words = members.flat().map(([, word]) => word);
  const odd = words.find(word => word.includes(BETWEEN));
  if (odd !== undefined) throw new Error(`"${odd}" has what stands between words: ${BETWEEN}`);
  return words.join(BETWEEN);
}

/** The keys of its groups as another text, which is the same in every language. */
export const keysText = (groups: readonly Member[]): string =>
  groups.map(group => group.map(([key]) => key).join(' ')).join(BETWEEN);

/** The dictionary again, as a list. This and `hangulOf` are part of the scripts that readers load. */
export function dictionaryOf(words: string, keys: string): unknown[] {
  const left = words.split(BETWEEN);
  const groups = keys
    .split(BETWEEN)
    .map(group => Object.fromEntries(group.split(' ').map(key => [key, left.shift()])));
  return [...groups, ...left];
}

/** Korean with one character of ASCII for each part of a syllable, where a script would need six for the whole. */
export function lettersOf(text: string): string {
  const letters = text.replace(/([가-힣])|[<-~](?:[^가-힣*]*[<-~])?/g, (other, syllable?: string) => {
    if (!syllable) return AROUND + other + AROUND;
    const number = syllable.charCodeAt(0) - 0xac00;
    const end = number % 28;
    return String.fromCharCode(
      BEGINNING + Math.floor(number / 588),
      VOWEL + (Math.floor(number / 28) % 21),
      ...(end > 0 ? [END + end - 1] : []),
    );
  });
  if (hangulOf(letters) !== text) throw new Error(`These words do not come back from letters: ${text}`);
  return letters;
}

/** The text that letters stand for: Unicode composes a syllable of its parts. */
export function hangulOf(letters: string): string {
  return letters
    .replace(/!(.*?)!|[<-~]/g, (letter, other?: string) => {
      const unit = letter.charCodeAt(0);
      const part = unit < END ? 0x1161 - VOWEL : unit < BEGINNING ? 0x11a8 - END : 0x1100 - BEGINNING;
      return other ?? String.fromCharCode(unit + part);
    })
    .normalize();
}
