import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {frameStyle, pageStyle} from '../../generator/publish/page-style.ts';
import {messagesFor} from '../../src/i18n/index.ts';
import {style} from '../../src/look/style.ts';
import {leavesOf} from '../check-messages.ts';
import {fileText, SPECIFIED} from '../specified-answers.ts';
import {outlinesOf, readingOf, tablesOf} from '../view/outlines.ts';

const site = readFileSync(new URL('../../src/site/site.css', import.meta.url), 'utf8');

interface Rule {
  readonly selector: string;
  readonly property: string;
  readonly value: string;
}

/** Every declaration of a sheet with the selector that it stands under, at whatever depth. */
function rulesOf(sheet: string): readonly Rule[] {
  const rules: Rule[] = [];
  const plain = sheet.replace(/\/\*[\s\S]*?\*\//g, '');
  for (const [, selector, body] of plain.matchAll(/([^{};]+)\{([^{}]*)\}/g)) {
    for (const one of body!.split(/;(?![^"]*"(?:[^"]*"[^"]*")*[^"]*$)/)) {
      const [property, ...value] = one.split(':');
      if (property!.trim() !== '')
        rules.push({selector: selector!.trim(), property: property!.trim(), value: value.join(':').trim()});
    }
  }
  return rules;
}

/** What makes a text look like another one: other letters, other marks around it, or some of it gone. */
const CHANGING =
  /^(text-transform|font-variant.*|quotes|hyphens|-webkit-hyphens|hyphenate-.*|text-overflow|-webkit-text-security|-webkit-line-clamp|line-clamp|initial-letter|text-indent|list-style-type)$/;

/** Declarations that would change how recorded text reads, but for those that are told to be ours. */
function changing(sheet: string, ours: readonly string[]): readonly string[] {
  return rulesOf(sheet)
    .filter(
      ({property, value}) =>
        CHANGING.test(property) || (property === 'content' && value !== '""' && value !== 'none'),
    )
    .map(({selector, property, value}) => `${selector} ${property}: ${value}`)
    .filter(one => !ours.includes(one));
}

/** Headings of columns are words of ours; what is printed after a link is its own address. */
const OURS = ['thead th::first-letter text-transform: uppercase', '.foot a::after content: " " attr(href)'];

describe('the style sheet changes no recorded text', () => {
  it.each([
    ['the viewer', style],
    ['a page in a frame', frameStyle],
    ['a page by itself', pageStyle],
  ])('of %s: letters, quotes and length stay as recorded, except in the heads of tables', (_, sheet) => {
    expect(rulesOf(sheet).length).toBeGreaterThan(100);
    expect(changing(sheet, OURS)).toEqual([]);
    // The two exceptions are there, so the rules were read.
    expect(changing(sheet, [])).toEqual(OURS);
  });

  it('nor does that of the site', () => {
    expect(rulesOf(site).length).toBeGreaterThan(30);
    expect(changing(site, [])).toEqual([]);
  });

  it.each([
    ['.tab b{text-transform:uppercase}'],
    ['code{font-variant-caps:small-caps}'],
    ['q{quotes:"«" "»"}'],
    ['code::before{content:"“"}'],
    ['.tab b{overflow:hidden;text-overflow:ellipsis}'],
    ['@container (max-width:9px){\n.label{text-transform:capitalize}\n}'],
  ])('and a rule that did would be noticed: %s', rule => {
    expect(changing(style + rule, OURS)).toHaveLength(1);
  });

  it.each([['.tab b{font-weight:700}'], ['code::before{content:""}'], ['code{text-align:left}']])(
    'while one that does not is none of these: %s',
    rule => {
      expect(changing(style + rule, OURS)).toEqual([]);
    },
  );

  it('and the heads of tables hold words of ours alone', () => {
    for (const locale of ['ko', 'en'] as const) {
      const ours = leavesOf(messagesFor(locale)).map(({value}) => value);
      const columns = SPECIFIED.flatMap(file =>
        outlinesOf(readingOf(fileText(file)), locale).flatMap(outline =>
          tablesOf(outline).flatMap(({columns = []}) => columns),
        ),
      );
      expect(columns.length).toBeGreaterThan(20);
      expect(columns.filter(column => !ours.includes(column))).toEqual([]);
    }
  });
});
