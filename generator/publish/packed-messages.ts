import type {Plugin} from 'vite';
import {en} from '../../src/i18n/en.ts';
import {ko} from '../../src/i18n/ko.ts';
import {ONLY_PARTS} from './only-kinds.ts';
import {keysText, lettersOf, type Member, wordsText} from './packed-words.ts';

const DICTIONARIES = {en, ko};
const KEYS = Object.keys(en) as readonly (keyof typeof en)[];
/** Numbers that nothing else in a script is indexed by; none is shorter in another spelling. */
const FIRST = 7001;
const NUMBERED = /\[(7\d{3})\]/g;

/** How the words of a script are packed. */
export interface Packing {
  /** Korean in letters of ASCII. */
  readonly letters?: boolean;
  /** Whether a word is of use; all are where this is not given. */
  readonly keeps?: ((member: string, key: string) => boolean) | undefined;
}

/**
 * Makes each dictionary one text of what a script uses of it, which the script
 * takes apart into a list, and `m.member` a number in that list.
 *
 * The names of its members are a fortieth of such a script, and grow with every
 * kind of record. In the source a dictionary is `m` wherever it is read.
 */
export function packMessages({letters = false}: Pick<Packing, 'letters'> = {}): Plugin {
  let keeps: Packing['keeps'];
  return {
    name: 'tool-records:packed-messages',
    apply: 'build',
    enforce: 'pre',
    configResolved({plugins}) {
      keeps = plugins.find(({name}) => name === ONLY_PARTS)?.api;
    },
    transform: {
      filter: {id: /src\/(i18n|view|render|element)\/.*\.ts$/},
      handler(code, id) {
        const locale = /i18n\/(en|ko)\.ts$/.exec(id)?.[1];
        if (locale) return {code: dictionaryCode(locale, letters && locale === 'ko'), map: null};
        if (!/\bm: Messages\b|messagesFor/.test(code)) return null;
        return {code: numberMembers(code, id), map: null};
      },
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = packChunk(file.code, file.fileName, {letters, keeps});
      }
    },
  };
}

function dictionaryCode(locale: string, letters: boolean): string {
  const words = placeholder(locale);
  return `import {dictionaryOf, hangulOf} from '../../generator/publish/packed-words.ts';
export const ${locale} = dictionaryOf(${letters ? `hangulOf(${words})` : words}, ${placeholder('keys')});`;
}

/** Each `m.member` as a number. A way to a member that this cannot number would find nothing in a list. */
export function numberMembers(code: string, file: string): string {
  const other = /\bm\?\.|\bm\[|\}\s*=\s*m\b(?!\.)|\}\s*:\s*Messages\b/.exec(code);
  if (other) throw new Error(`${file}: "${other[0]}" reads a dictionary in a way other than m.member.`);
  return code.replace(/\bm\.(\w+)/g, (found, key: keyof typeof en) =>
    KEYS.includes(key) ? `m[${FIRST + KEYS.indexOf(key)}]` : found,
  );
}

/** A finished script with the words that it uses in it, and their places instead of the numbers. */
export function packChunk(
  code: string,
  file: string,
  {letters = false, keeps = () => true}: Packing = {},
): string {
  const numbers = [...new Set([...code.matchAll(NUMBERED)].map(match => Number(match[1])))].sort();
  const stray = numbers.find(number => !KEYS[number - FIRST]);
  if (stray !== undefined) throw new Error(`${file}: [${stray}] is the number of no member of a dictionary.`);
  const memberOf = (number: number, words = en) => words[KEYS[number - FIRST]!];
  const isGroup = (number: number) => typeof memberOf(number) === 'object';
  const used = [...numbers.filter(isGroup), ...numbers.filter(number => !isGroup(number))];
  const packed = (number: number, words = en): Member => {
    const name = KEYS[number - FIRST]!;
    const member = memberOf(number, words);
    if (typeof member === 'string') return [['', keeps(name, '') ? member : '']];
    const kept = Object.entries<string>(member).filter(([key]) => keeps(name, key));
    // A group that is there keeps its place, with nothing in it.
    return kept.length > 0 ? kept : [['', '']];
  };
  const texts = new Map([['keys', keysText(used.filter(isGroup).map(number => packed(number)))]]);
  for (const [locale, words] of Object.entries(DICTIONARIES)) {
    const text = wordsText(used.map(number => packed(number, words)));
    texts.set(locale, letters && locale === 'ko' ? lettersOf(text) : text);
  }
  return [...texts].reduce(
    (code, [name, text]) => code.replaceAll(placeholder(name), () => JSON.stringify(text)),
    code.replace(NUMBERED, (_, number) => `[${used.indexOf(Number(number))}]`),
  );
}

const placeholder = (name: string) => `__TOOL_RECORDS_${name.toUpperCase()}__`;
