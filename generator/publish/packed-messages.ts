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
      filter: {id: /src\/(i18n|view|element)\/.*\.ts$/},
      handler(code, id) {
        const locale = /i18n\/(en|ko)\.ts$/.exec(id)?.[1];
        if (locale) return {code: `export const ${locale} = ${placeholder(locale)};`, map: null};
        if (!/\bm: Messages\b|messagesFor/.test(code)) return null;
        const numbered = code.replace(/\bm\.(\w+)/g, (found, key: keyof typeof en) =>
          KEYS.includes(key) ? `m[${FIRST + KEYS.indexOf(key)}]` : found,
        );
        return {code: numbered, map: null};
      },
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const used = [...new Set([...file.code.matchAll(NUMBERED)].map(match => Number(match[1])))].sort();
        file.code = file.code.replace(NUMBERED, (_, number) => `[${used.indexOf(Number(number))}]`);
        for (const [locale, words] of Object.entries(DICTIONARIES)) {
          const list = JSON.stringify(used.map(number => words[KEYS[number - FIRST]!]));
          file.code = file.code.replaceAll(placeholder(locale), () => list);
        }
      }
    },
  };
}

const placeholder = (locale: string) => `__TOOL_RECORDS_${locale.toUpperCase()}__`;
