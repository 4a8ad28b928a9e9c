import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {frameStyle, pageStyle} from '../../generator/publish/page-style.ts';
import {style} from '../../src/look/style.ts';

const site = readFileSync(new URL('../../src/site/site.css', import.meta.url), 'utf8');

/** What a sheet of ours never says, by the reader that it would harm. */
const NEVER: Readonly<Record<string, RegExp>> = {
  'moves or fades something':
    /\b(?:animation|transition|scroll-behavior|view-transition)[\w-]*\s*:|@keyframes/,
  'asks for a font or anything else': /@font-face|@import|url\(/,
  'slants Korean, or sets it in capitals': /font-style\s*:(?!\s*normal)|text-transform\s*:(?!\s*none)/,
  'draws letters together': /(?:letter|word)-spacing\s*:\s*-/,
  'keeps something above what is read': /position\s*:\s*(?:fixed|sticky)/,
  'takes the ring of the focus away': /outline(?:-width|-style)?\s*:\s*(?:0|none)\b/,
};

/** Heads of columns begin with a capital, in a language that has one. */
const plain = (sheet: string) => sheet.replace(/thead th::first-letter\s*\{[^}]*\}/, '');

const faultsOf = (sheet: string): string[] =>
  Object.entries(NEVER)
    .filter(([, never]) => never.test(plain(sheet)))
    .map(([what]) => what);

describe.each([
  ['the viewer', style],
  ['a page in a frame', frameStyle],
  ['a page by itself', pageStyle],
  ['the site', site],
])('the sheet of %s', (_, sheet) => {
  it('says none of what would harm a reader', () => {
    expect(sheet.length).toBeGreaterThan(1000);
    expect(faultsOf(sheet)).toEqual([]);
  });

  it('keeps Korean words whole, breaks a long name rather than widen the page, and gives each line room', () => {
    expect(sheet).toMatch(/word-break:\s*keep-all/);
    expect(sheet).toMatch(/overflow-wrap:\s*anywhere/);
    const [, height] = /font:\s*1em\s*\/\s*([\d.]+)/.exec(sheet) ?? [];
    expect(Number(height)).toBeGreaterThanOrEqual(1.6);
  });
});

describe('a sheet that would harm a reader', () => {
  it.each([
    'a{transition: color 1s}',
    '@font-face{src:url(x)}',
    'em{font-style:italic}',
    'b{text-transform:uppercase}',
    'p{letter-spacing:-.02em}',
    'header{position:sticky}',
    ':focus{outline:none}',
  ])('is noticed: %s', rule => {
    expect(faultsOf(style + rule).length).toBeGreaterThan(0);
  });

  it.each([
    'em{font-style: normal}',
    'p{letter-spacing:.02em}',
    'a{position:absolute}',
    ':focus{outline:2px solid}',
  ])('is told from one that does not: %s', rule => {
    expect(faultsOf(style + rule)).toEqual([]);
  });
});
