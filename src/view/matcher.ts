import type {ListEntry} from './entries.ts';

/** The letters of Hangul, each as it is typed: ㄳ and ㅘ are two keys. Those alone stand from U+3131 on. */
const LETTERS = /* @__PURE__ */ lettersOf(
  'ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄸ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅃ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅉ ㅊ ㅋ ㅌ ㅍ ㅎ',
  'ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅗㅏ ㅗㅐ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅔ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ',
);

/** What is typed for each letter by its code point: of the syllable's parts first, vowel and last, then alone. */
function lettersOf(consonants: string, vowels: string): ReadonlyMap<number, string> {
  const alone = consonants.split(' ');
  const rows: readonly [from: number, letters: readonly string[]][] = [
    [0x1100, alone.filter(letters => !letters[1])],
    [0x1161, vowels.split(' ')],
    [0x11a8, alone.filter(letters => !'ㄸㅃㅉ'.includes(letters))],
    [0x3131, [...alone, ...vowels.split(' ')]],
  ];
  return new Map(
    rows.flatMap(([from, letters]) => letters.map((typed, i): [number, string] => [from + i, typed])),
  );
}

/**
 * Text as the keys that type it, in small letters.
 *
 * A syllable under way ends in a letter that may begin the next one: 돗 is on
 * the way to 도서. So both are the same letter here.
 */
function spelled(text: string): string {
  return text.replace(/[\u1100-\u3163]/g, letter => LETTERS.get(letter.charCodeAt(0)) ?? letter);
}

const decomposed = (text: string) => text.normalize('NFD').toLowerCase();

const haystacks = new WeakMap<ListEntry, readonly [initials: string, whole: string]>();

/** The names of an entry: with the first letters of its syllables alone, and spelled out. */
function haystack(entry: ListEntry): readonly [initials: string, whole: string] {
  let hay = haystacks.get(entry);
  if (!hay) {
    const names = decomposed([entry.label, entry.address, entry.name].join('\n'));
    hay = [spelled(names.replace(/[\u1161-\u11ff]/g, '')), spelled(names)];
    haystacks.set(entry, hay);
  }
  return hay;
}

/**
 * Whether an entry is one that a reader looks for: each word stands in its
 * label, address or name. Korean is found while it is being typed, and by its
 * initial consonants: ㄷㄱ finds 도구, but not 받기.
 */
export function matches(entry: ListEntry, query: string): boolean {
  return decomposed(query)
    .split(/\s+/)
    .every(word => {
      const typed = spelled(word);
      // A word with a vowel is more than initial consonants.
      return haystack(entry)[/[\u314f-\u3163]/.test(typed) ? 1 : 0].includes(typed);
    });
}
