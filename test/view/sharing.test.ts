import {describe, expect, it} from 'vitest';
import {plainText} from '../../src/i18n/index.ts';
import type {Block, Outline, SideBySide} from '../../src/view/index.ts';
import {changed} from '../record/sample.ts';
import {fileText} from '../specified-answers.ts';
import {blocksOf, outlinesOf, phrasesOf, readingOf, tablesOf, verdictOf} from './outlines.ts';

const text = fileText('sharing');
const records = JSON.parse(text).records;
const record = (id: string) => records.find((one: {id: string}) => one.id === id);
const outline = (id: string, locale: 'ko' | 'en' = 'en', from = text): Outline =>
  outlinesOf(readingOf(from), locale).find(one => one.id === id)!;

const cellsOf = (one: Outline, table: number) =>
  tablesOf(one)[table]!.rows.map(({cells}) => cells.map(plainText));
const besideOf = (one: Outline): SideBySide =>
  blocksOf(one).find((block): block is SideBySide => block.type === 'beside')!;
const sourcesOf = (one: Outline) =>
  blocksOf(one).filter((block): block is Extract<Block, {type: 'source'}> => block.type === 'source');

describe('a call held against a full schema', () => {
  it('shows what was sent beside what was filled in', () => {
    expect(cellsOf(outline('default-filled'), 0)).toEqual([
      ['city', '"Tokyo"', '"Tokyo"'],
      ['units', 'not sent', '"celsius"'],
    ]);
    expect(cellsOf(outline('default-filled', 'ko'), 0)[1]).toEqual(['units', '보내지 않음', '"celsius"']);
    const {columns} = tablesOf(outline('default-filled'))[0]!;
    expect(columns).toEqual(['Argument', 'What was sent', 'With defaults filled in']);
  });

  it('says that a stand-in answered, and gives the answer as written', () => {
    const shown = outline('default-filled');
    const verdict = verdictOf(shown);
    expect([verdict.refused, verdict.codes]).toEqual([false, ['executed=stand-in']]);
    expect(verdict.words).toMatch(/stand-in.*invented.*No service/);
    const answer = sourcesOf(shown)[0]!.text;
    // The digits too: 22.0 and not 22.
    expect(answer).toContain('22.0');
    expect(JSON.parse(answer)).toEqual(record('default-filled').outcome.answer);
  });

  it.each([
    [
      'missing-city',
      'city',
      [
        ['path', '"/city"'],
        ['schema_path', '"/required"'],
      ],
    ],
    [
      'out-of-range',
      'top_k',
      [
        ['path', '"/top_k"'],
        ['schema_path', '"/properties/top_k/maximum"'],
      ],
    ],
    [
      'unknown-city',
      'city',
      [
        ['city', '"Atlantis"'],
        ['suggestion', '"London"'],
      ],
    ],
    ['over-limit', undefined, [['retry_after', '12.4']]],
  ])('%s shows its envelope with its details, and marks the argument at fault', (id, fault, details) => {
    const shown = outline(id);
    const {code, message} = record(id).envelope;
    expect(verdictOf(shown)).toMatchObject({refused: true, codes: [code]});
    expect(cellsOf(shown, 1)).toEqual([['message', message], ...details]);
    const faults = tablesOf(shown)[0]!.rows.filter(row => row.fault);
    expect(faults.map(({cells}) => plainText(cells[0]!))).toEqual(fault === undefined ? [] : [fault]);
  });

  it('shows a missing argument in a row of its own, on neither side', () => {
    expect(cellsOf(outline('missing-city'), 0)).toEqual([
      ['units', '"celsius"', '"celsius"'],
      ['city', 'not sent', 'not sent'],
    ]);
  });

  it.each([
    ['default-filled', 'by a stand-in'],
    ['missing-city', 'judged by the schema'],
    ['out-of-range', 'judged by the schema'],
    ['unknown-city', 'by a stand-in'],
    ['over-limit', 'by a stand-in'],
  ])('%s says that what came back is %s', (id, said) => {
    const {aside = []} = outline(id).sections.find(({heading}) => heading === 'What came back')!;
    expect(plainText(aside)).toBe(said);
  });

  // The specification: each code has a meaning in both languages and says whether trying again can help.
  it.each([
    ['missing-city', /다시 보내면 또 거절/, /same call would fail again/],
    ['unknown-city', /다른 대상/, /Name something else/],
    ['over-limit', /기다렸다가 다시/, /Wait .* then try again/],
  ])('%s says whether trying again can help', (id, ko, en) => {
    expect(verdictOf(outline(id, 'ko')).words).toMatch(ko);
    expect(verdictOf(outline(id, 'en')).words).toMatch(en);
  });
});

describe('a definition', () => {
  const shown = outline('weather-exports');
  const {exports, fitness} = record('weather-exports');

  it('shows what makes it fit for sharing, present or missing', () => {
    const rows = (id: string, present: string, missing: string) =>
      record(id).fitness.map((one: {item: string; present: boolean}) => [
        one.item,
        one.present ? present : missing,
      ]);
    expect(fitness).toHaveLength(9);
    expect(cellsOf(shown, 0)).toEqual(rows('weather-exports', 'present', 'missing'));
    expect(cellsOf(outline('search-fitness'), 0)).toEqual(rows('search-fitness', 'present', 'missing'));
    expect(cellsOf(outline('search-fitness', 'ko'), 0)).toEqual(rows('search-fitness', '있음', '없음'));
  });

  it('has its four exports beside each other, as written', () => {
    const {texts} = besideOf(shown);
    expect(texts.map(({name}) => plainText(name))).toEqual([
      'openai',
      'openai-responses',
      'anthropic',
      'mcp',
    ]);
    expect(texts.map(one => JSON.parse(one.text))).toEqual(exports.map(({ok}: {ok: unknown}) => ok));
    for (const one of texts) expect(text).toContain(one.text);
  });

  it('lists what each target leaves out, and a dash where that is nothing', () => {
    const leftOut = exports.map((one: {to: string; left_out: string[]}) => [one.to, one.left_out.join(' ')]);
    expect(cellsOf(shown, 2)).toEqual(leftOut);
    expect(leftOut[0][1]).toContain('/version');
    const at = records.indexOf(record('weather-exports'));
    const whole = changed(JSON.parse(text), `/records/${at}/exports/3/left_out`, []);
    const none = outline('weather-exports', 'en', JSON.stringify(whole));
    expect(cellsOf(none, 2)).toEqual([...leftOut.slice(0, 3), ['mcp', '–']]);
  });

  it('shows its parameters and, in the reader’s language, its README', () => {
    // The arguments as a whole, then each of them.
    const names = cellsOf(shown, 1).slice(1);
    expect(names.map(([name]) => name)).toEqual([
      expect.stringContaining('city'),
      expect.stringContaining('units'),
    ]);
    const {readme} = record('weather-exports');
    expect(sourcesOf(shown)[0]!.text).toBe(readme.en);
    expect(sourcesOf(outline('weather-exports', 'ko'))[0]!.text).toBe(readme.ko);
  });
});

describe('a comparison', () => {
  const {before, after, changes} = record('weather-versions');

  it('says the level and the next version, and each change with its place and level', () => {
    const shown = outline('weather-versions');
    expect(verdictOf(shown)).toEqual({
      codes: ['minor'],
      refused: false,
      words: 'Minor change · next version 1.2.0. Every earlier call is still accepted.',
    });
    expect(verdictOf(outline('weather-versions', 'ko')).words).toBe(
      '작은 변경 · 다음 버전 1.2.0. 전에 보내던 호출은 그대로 받습니다.',
    );
    expect(changes.length).toBeGreaterThan(0);
    for (const [locale, words] of [
      ['en', {patch: 'Patch', minor: 'Minor change'}],
      ['ko', {patch: '수정', minor: '작은 변경'}],
    ] as const)
      expect(cellsOf(outline('weather-versions', locale), 0)).toEqual(
        changes.map(({code, at, level}: Record<string, string>) => [code, at, words[level as 'patch']]),
      );
  });

  it('shows before and after beside each other, as written', () => {
    const {texts} = besideOf(outline('weather-versions'));
    expect(texts.map(({name}) => plainText(name))).toEqual(['Before', 'After']);
    expect(texts.map(one => JSON.parse(one.text))).toEqual([before, after]);
    for (const one of texts) expect(text).toContain(one.text);
  });

  it('without a version, as of a listing, says the level alone', () => {
    const at = records.indexOf(record('weather-versions'));
    const bare = JSON.stringify(changed(JSON.parse(text), `/records/${at}/next`, undefined));
    expect(verdictOf(outline('weather-versions', 'en', bare)).words).toMatch(/^Minor change\. /);
  });

  it.each([
    ['none', 'Only spelling or order may differ.', '표기나 순서만 다를 수 있습니다.'],
    ['patch', 'Only its words changed.', '문구만 바뀌었습니다.'],
    ['minor', 'Every earlier call is still accepted.', '전에 보내던 호출은 그대로 받습니다.'],
    ['major', 'What worked before may fail.', '전에 되던 것이 안 될 수 있습니다.'],
  ])('of the level %s says what that asks of those who call the tool', (level, en, ko) => {
    const at = records.indexOf(record('weather-versions'));
    const file = JSON.stringify(changed(JSON.parse(text), `/records/${at}/level`, level));
    for (const [locale, words] of [
      ['en', en],
      ['ko', ko],
    ] as const) {
      const said = verdictOf(outline('weather-versions', locale, file)).words;
      expect(said).toMatch(new RegExp(`1\\.2\\.0\\. ${words.replace('.', '\\.')}$`));
    }
  });
});

describe('recorded text of definitions and calls', () => {
  it('is never a piece of our own sentences', () => {
    const name = 'Recorded0name';
    const renamed = text
      .replaceAll('get_weather', name)
      .replaceAll('"city"', `"${name}"`)
      .replaceAll('must have required', name)
      .replaceAll('1.2.0', name);
    for (const locale of ['ko', 'en'] as const)
      for (const one of outlinesOf(readingOf(renamed), locale)) {
        const pieces = phrasesOf(one).flat();
        expect(pieces.filter(piece => typeof piece === 'string' && piece.includes(name))).toEqual([]);
      }
  });
});
