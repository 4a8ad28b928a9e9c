import {describe, expect, it} from 'vitest';
import {holding, hollow, PARTS, takenBy} from './parts.mjs';

const plain = (taken: Map<string, Set<string>>) =>
  Object.fromEntries([...taken].map(([address, names]) => [address, [...names]]));

describe('what a module takes from others', () => {
  it('is seen by its name there, however it is called here', () => {
    const code = `import {a, b as c} from './one.ts'; import d from './two.ts'; export {e as f} from './one.ts';`;
    expect(plain(takenBy(code))).toEqual({'./one.ts': ['a', 'b', 'e'], './two.ts': ['default']});
  });

  it('may be nothing but what it does when it loads', () => {
    expect(plain(takenBy(`import './one.ts'; export const a = 1;`))).toEqual({'./one.ts': []});
  });

  it.each([`import * as all from './one.ts';`, `export * from './one.ts';`])(
    'cannot be told where a module is taken whole: %s',
    code => {
      expect(() => takenBy(code)).toThrow('./one.ts');
    },
  );
});

describe('a part left out', () => {
  it('still offers the names that others take', () => {
    const offered = takenBy(`import {html, render} from 'lit';`).get('lit')!;
    const source = hollow(offered);
    expect(source).toContain('as html');
    expect(source).toContain('as render');
  });

  it('still uses what it took from others', () => {
    const taken = new Map([
      ['./one.ts', ['a', 'b']],
      ['./two.ts', ['a']],
    ]);
    expect(plain(takenBy(holding(taken)))).toEqual({'./one.ts': ['a', 'b'], './two.ts': ['a']});
  });
});

describe('the parts', () => {
  it.each([
    ['checkout/src/i18n/ko.ts', 'src/i18n, Korean'],
    ['checkout/src/i18n/phrase.ts', 'src/i18n, code'],
    ['checkout/src/element/keys.ts', 'src/element'],
    ['checkout/node_modules/lit-html/lit-html.js', 'lit'],
  ])('hold %s once', (id, name) => {
    expect(PARTS.filter(part => part.holds(`/${id}`)).map(part => part.name)).toEqual([name]);
  });
});
