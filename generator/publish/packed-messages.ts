import type {Plugin} from 'vite';
import {en} from '../../src/i18n/en.ts';
import {ko} from '../../src/i18n/ko.ts';

const DICTIONARIES = {en, ko};
const KEYS = Object.keys(en) as readonly (keyof typeof en)[];
/** Numbers that nothing else in a script is indexed by; none is shorter in another spelling. */
const FIRST = 7001;
const NUMBERED = /\[(7\d{3})\]/g;

/**
 * Makes each dictionary a list of what a script uses of it, and `m.member` a
 * number in that list, for the scripts that readers load.
 *
 * The names of its members are a fortieth of such a script, and grow with every
 * kind of record. In the source a dictionary is `m` wherever it is read.
 */
export function packMessages(): Plugin {
  return {
    name: 'tool-records:packed-messages',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: {id: /src\/(i18n|view|render|element)\/.*\.ts$/},
      handler(code, id) {
        const locale = /i18n\/(en|ko)\.ts$/.exec(id)?.[1];
        if (locale) return {code: `export const ${locale} = ${placeholder(locale)};`, map: null};
        if (!/\bm: Messages\b|messagesFor/.test(code)) return null;
        return {code: numberMembers(code, id), map: null};
      },
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        file.code = packChunk(file.code, file.fileName);
      }
    },
  };
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
export function packChunk(code: string, file: string): string {
  const used = [...new Set([...code.matchAll(NUMBERED)].map(match => Number(match[1])))].sort();
  const stray = used.find(number => !KEYS[number - FIRST]);
  if (stray !== undefined) throw new Error(`${file}: [${stray}] is the number of no member of a dictionary.`);
  let packed = code.replace(NUMBERED, (_, number) => `[${used.indexOf(Number(number))}]`);
  for (const [locale, words] of Object.entries(DICTIONARIES)) {
    const list = JSON.stringify(used.map(number => words[KEYS[number - FIRST]!]));
    packed = packed.replaceAll(placeholder(locale), () => list);
  }
  return packed;
}

const placeholder = (locale: string) => `__TOOL_RECORDS_${locale.toUpperCase()}__`;
