/** The two-set keyboard: what an input method shows after each key, composed as Windows and macOS do it. */
const INITIALS = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'];
const VOWELS = [...'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ'];
const FINALS = ['', ...'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ'];
/** Letters of two keys, each with its keys. */
const JOINED = new Map(
  'ㄳㄱㅅ ㄵㄴㅈ ㄶㄴㅎ ㄺㄹㄱ ㄻㄹㅁ ㄼㄹㅂ ㄽㄹㅅ ㄾㄹㅌ ㄿㄹㅍ ㅀㄹㅎ ㅄㅂㅅ ㅘㅗㅏ ㅙㅗㅐ ㅚㅗㅣ ㅝㅜㅓ ㅞㅜㅔ ㅟㅜㅣ ㅢㅡㅣ'
    .split(' ')
    .map(([letter, ...keys]) => [keys.join(''), letter!]),
);

type Syllable = {first: string; vowel: string; last: string};

const written = ({first, vowel, last}: Syllable): string =>
  first && vowel
    ? String.fromCharCode(
        0xac00 + (INITIALS.indexOf(first) * 21 + VOWELS.indexOf(vowel)) * 28 + FINALS.indexOf(last),
      )
    : first + vowel;

/** A step of typing: what the input method has handed over, and the syllable under way after it. */
export interface Step {
  readonly done: string;
  readonly underWay: string;
}

/** What stands in a field after each key; a key that is no Hangul letter ends the syllable. */
export function typedWith(keys: string): readonly Step[] {
  let done = '';
  let now: Syllable = {first: '', vowel: '', last: ''};
  const begin = (next: Partial<Syllable>) => {
    done += written(now);
    now = {first: '', vowel: '', last: '', ...next};
  };
  return [...keys].map(key => {
    const {first, vowel, last} = now;
    if (VOWELS.includes(key)) {
      const vowels = JOINED.get(vowel + key);
      if (last) {
        // What was the end of this syllable begins the next one; of two letters, the second does.
        const [keep, move] = [...JOINED].find(([, letter]) => letter === last)?.[0] ?? ['', last];
        now = {...now, last: keep!};
        begin({first: move!, vowel: key});
      } else if (vowel && vowels) now = {...now, vowel: vowels};
      else if (vowel) begin({vowel: key});
      else if (INITIALS.includes(first) || !first) now = {...now, vowel: key};
      else {
        const [keep, move] = [...JOINED].find(([, letter]) => letter === first)![0];
        now = {first: keep!, vowel: '', last: ''};
        begin({first: move!, vowel: key});
      }
    } else if (INITIALS.includes(key)) {
      const joined = JOINED.get((vowel ? last : first) + key);
      if (vowel && first && !last && FINALS.includes(key)) now = {...now, last: key};
      else if (joined && last) now = {...now, last: joined};
      else if (joined && first && !vowel) now = {...now, first: joined};
      else begin({first: key});
    } else {
      begin({});
      done += key;
    }
    return {done, underWay: written(now)};
  });
}
