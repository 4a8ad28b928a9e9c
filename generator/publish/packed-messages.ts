import type {Plugin} from 'vite';
import {en} from '../../src/i18n/en.ts';
import {ko} from '../../src/i18n/ko.ts';

const DICTIONARIES = {en, ko};
const KEYS = Object.keys(en);

/**
 * Makes each dictionary a list, and `m.member` a number in it, for the scripts that readers load.
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
        const locale = /i18n\/(en|ko)\.ts$/.exec(id)?.[1] as keyof typeof DICTIONARIES | undefined;
        if (locale) {
          const words = KEYS.map(key => DICTIONARIES[locale][key as keyof typeof en]);
          return {code: `export const ${locale} = ${JSON.stringify(words)};`, map: null};
        }
        if (!/\bm: Messages\b|messagesFor/.test(code)) return null;
        return {
          code: code.replace(/\bm\.(\w+)/g, (found, key: string) =>
            KEYS.includes(key) ? `m[${KEYS.indexOf(key)}]` : found,
          ),
          map: null,
        };
      },
    },
  };
}
