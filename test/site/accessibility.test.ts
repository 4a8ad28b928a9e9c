import {existsSync, readFileSync} from 'node:fs';
import axe from 'axe-core';
import {describe, expect, it} from 'vitest';

/** Levels A and AA of WCAG 2.2, and what it removed. */
const WCAG = [
  ...['1.1.1', '1.2.1', '1.2.2', '1.2.3', '1.2.4', '1.2.5', '1.3.1', '1.3.2', '1.3.3', '1.3.4', '1.3.5'],
  ...['1.4.1', '1.4.2', '1.4.3', '1.4.4', '1.4.5', '1.4.10', '1.4.11', '1.4.12', '1.4.13'],
  ...['2.1.1', '2.1.2', '2.1.4', '2.2.1', '2.2.2', '2.3.1', '2.4.1', '2.4.2', '2.4.3', '2.4.4', '2.4.5'],
  ...['2.4.6', '2.4.7', '2.4.11', '2.5.1', '2.5.2', '2.5.3', '2.5.4', '2.5.7', '2.5.8'],
  ...['3.1.1', '3.1.2', '3.2.1', '3.2.2', '3.2.3', '3.2.4', '3.2.6', '3.3.1', '3.3.2', '3.3.3', '3.3.4'],
  ...['3.3.7', '3.3.8', '4.1.1', '4.1.2', '4.1.3'],
];

/** The items of KWCAG 2.2, by the numbers of the standard's clauses. */
const KWCAG = [
  ...['5.1.1', '5.2.1', '5.3.1', '5.3.2', '5.3.3', '5.4.1', '5.4.2', '5.4.3', '5.4.4'],
  ...['6.1.1', '6.1.2', '6.1.3', '6.1.4', '6.2.1', '6.2.2', '6.3.1', '6.4.1', '6.4.2', '6.4.3', '6.4.4'],
  ...['6.5.1', '6.5.2', '6.5.3', '6.5.4'],
  ...['7.1.1', '7.2.1', '7.2.2', '7.3.1', '7.3.2', '7.3.3', '7.3.4', '8.1.1', '8.2.1'],
];

const HOW: Readonly<Record<string, string>> = {
  Rule: '규칙',
  Test: '시험',
  Eye: '육안',
  'Does not apply': '해당 없음',
  'Not tested': '시험하지 않음',
};

interface Row {
  readonly number: string;
  readonly level: string;
  /** How it was tested, as English words with capitals. */
  readonly how: readonly string[];
  readonly files: readonly string[];
  /** The criteria of WCAG that it leads to. */
  readonly led: readonly string[];
}

function rowsOf(locale: 'ko' | 'en'): readonly Row[] {
  const source = readFileSync(new URL(`../../src/site/accessibility.${locale}.md`, import.meta.url), 'utf8');
  const words = (said: string) =>
    said.split(', ').map(word => {
      const known = Object.entries(HOW).find(([en, ko]) =>
        locale === 'ko' ? ko === word : en.toLowerCase() === word.toLowerCase(),
      );
      if (!known) throw new Error(`‘${word}’ is not a way of testing.`);
      return known[0];
    });
  return [...source.matchAll(/^\| (\d\.\d\.\d+) ([^|]*) \| (.*) \|$/gm)].map(
    ([, number = '', name = '', done = '']) => ({
      number,
      level: /\((A{1,2})\)$/.exec(name)?.[1] ?? '',
      how: words(/^\*\*(.*?)\.\*\*/.exec(done)?.[1] ?? (locale === 'ko' ? '시험하지 않음' : 'Not tested')),
      files: [...done.matchAll(/`([a-z0-9-]+\/[^`]+)`/g)].map(([, file]) => file!),
      led: [...done.matchAll(/\b([1-4]\.\d\.\d+)/g)].map(([, one]) => one!),
    }),
  );
}

const rows = rowsOf('en');
const byNumber = new Map(rows.map(row => [row.number, row]));

describe('the pages about accessibility', () => {
  it('have a row for every criterion of level A and AA and every item, in their order', () => {
    expect([WCAG.length, KWCAG.length]).toEqual([56, 33]);
    expect(rows.map(({number}) => number)).toEqual([...WCAG, ...KWCAG]);
  });

  it('say the same in both languages: how, in which files, and by which criterion', () => {
    expect(rowsOf('ko')).toEqual(rows);
  });

  it.each(rows)('name for $number what was done, and only files that are there', row => {
    const tested = row.how.includes('Test');
    for (const file of row.files)
      expect([file, existsSync(new URL(`../${file}`, import.meta.url))]).toEqual([file, true]);
    // A test that nobody can look up is none; what was not done has no file to show.
    if (tested) expect(row.files.length + row.led.length).toBeGreaterThan(0);
    if (row.how.includes('Not tested')) expect([row.number, row.files]).toEqual(['4.1.1', []]);
    if (row.how.includes('Does not apply')) expect(row.how).toEqual(['Does not apply']);
  });

  it.each(rows.filter(({number, led}) => KWCAG.includes(number) && led.length > 0))(
    'claim for $number no more than for the criteria that it leads to',
    ({how, led, files}) => {
      const there = led.flatMap(number => byNumber.get(number)!.how);
      for (const way of how) if (files.length === 0 || way !== 'Test') expect(there).toContain(way);
    },
  );

  it.each(rows.filter(({number, how}) => WCAG.includes(number) && how.includes('Rule')))(
    'claim a rule for $number where axe-core has one',
    ({number}) => {
      expect(axe.getRules([`wcag${number.replaceAll('.', '')}`]).length).toBeGreaterThan(0);
    },
  );

  it('give every criterion its level', () => {
    const levels = rows.filter(({number}) => WCAG.includes(number)).map(({level}) => level);
    expect(levels.filter(level => level === 'A')).toHaveLength(31);
    expect(levels.filter(level => level === 'AA')).toHaveLength(24);
  });
});
