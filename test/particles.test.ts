import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

const root = new URL('..', import.meta.url);
const PARTICLES =
  '은|는|이|가|을|를|과|와|으로|로|의|에|에서|에게|도|만|부터|까지|이나|나|이라|라|이란|란|보다|처럼|마다';
const CLOSING = '[’”"\'»)\\]`]*';

/**
 * A text or a number put in, and then a particle that would have to know its last sound. What stands between
 * `$` and `}` may hold a call; `@`, `#` and `{}` are the places of a sentence that is filled later.
 */
const GLUED = new RegExp(`(?:\\$\\{[^{}]*\\}|@|(?<!&)#|\\{\\})${CLOSING}(?:${PARTICLES})(?![가-힣])`, 'g');

const gluedIn = (source: string): string[] => [...source.matchAll(GLUED)].map(([glued]) => glued);

/** Every file that says something in Korean, the text of pages and commands included. */
const files = [
  'index.html',
  ...['src', 'generator'].flatMap(folder =>
    readdirSync(new URL(`${folder}/`, root), {recursive: true, encoding: 'utf8'})
      .filter(name => /\.(?:ts|mjs)$/.test(name))
      .map(name => `${folder}/${name.replaceAll('\\', '/')}`),
  ),
]
  .map(path => ({path, source: readFileSync(new URL(path, root), 'utf8')}))
  .filter(({source}) => /[가-힣]/.test(source));

describe('no particle hangs on an inserted text', () => {
  it('is asked of every file with Korean in it', () => {
    const paths = files.map(({path}) => path);
    expect(paths).toEqual(
      expect.arrayContaining([
        'index.html',
        'src/i18n/ko.ts',
        'src/site/snippet-words.ts',
        'generator/messages/ko.ts',
        'generator/messages/sharing.ko.ts',
        'generator/messages/import-issue.ko.ts',
        'generator/publish/page-words.ts',
        'generator/publish/bundle-words.ts',
        'generator/publish/archive-readme.ts',
      ]),
    );
  });

  it.each(files)('in $path', ({source}) => {
    expect(gluedIn(source)).toEqual([]);
  });
});

/** As a text that is put in stands in a source. */
const IN = ['$', '{name}'].join('');

describe('a particle that hangs on an inserted text', () => {
  it.each([
    `${IN}은 없습니다.`,
    `‘${IN}’을 찾습니다.`,
    `(${IN.replace('name', 'String(count)')})로 줄이십시오.`,
    '@ 기록, @의 값',
    '‘{}’이 틀렸습니다.',
    '#부터 셉니다.',
  ])('is seen: %s', sentence => {
    expect(gluedIn(sentence)).toHaveLength(1);
  });

  it.each([
    `‘${IN}’ 도구는 없습니다.`,
    `${IN}개로 줄이십시오.`,
    `${IN}이름`,
    '@ 기록이 없습니다.',
    '#행 #열',
    '&#39;로',
  ])('is not seen where there is none: %s', sentence => {
    expect(gluedIn(sentence)).toEqual([]);
  });
});
