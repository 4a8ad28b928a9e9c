import {describe, expect, it} from 'vitest';
import {plainText} from '../../src/i18n/index.ts';
import {discovery, tool, validation} from '../record/sample.ts';
import {
  blocksOf,
  discoveryText,
  outlineOf,
  outlinesOf,
  phrasesOf,
  readingOf,
  rowsOf,
  tablesOf,
} from './outlines.ts';

const reading = readingOf(discoveryText);
const LOCALES = ['ko', 'en'] as const;
const {tool: _tool, ...undescribed} = validation();

/** Records of every shape that an author can make. */
const SHAPES: readonly [string, unknown][] = [
  ['a list', discovery()],
  ['a list of two', {...discovery(), outcome: {ok: [tool(), {...tool(), name: 'other'}]}}],
  ['an empty list', {...discovery(), outcome: {ok: []}}],
  ['a refused discovery', {...discovery(), outcome: {error: 'UNKNOWN_FAMILY', at: '/family'}}],
  ['a valid shape', validation()],
  [
    'refused arguments',
    {
      ...validation(),
      request: {name: 'search_notes', arguments: {query: 'x', colour: 1}},
      outcome: {error: 'INVALID_ARGUMENT_KEYS', at: '/colour'},
    },
  ],
  [
    'arguments without a described tool',
    {...undescribed, outcome: {error: 'TOOL_NOT_AVAILABLE_IN_FAMILY', at: '/name'}},
  ],
];

describe('the order of a record', () => {
  // Sent, received and who judged, the definition, the recorded text.
  const ORDER = {
    ko: [/^보낸 것/, /^돌아온 것/, /정의/, /원문/],
    en: [/^What was sent/, /^What came back/, /definition/i, /as written/],
  };

  it.each(SHAPES)('is the same in both languages and in every record: %s', (_, record) => {
    for (const locale of LOCALES) {
      const headings = outlineOf(record, locale).sections.map(({heading}) => heading);
      const places = headings.map(heading => ORDER[locale].findIndex(pattern => pattern.test(heading)));
      // A record without a definition says so where the answer is; all else is always there.
      expect(places.filter(place => place !== 2)).toEqual([0, 1, 3]);
      expect(places).toEqual([...places].sort());
      expect(new Set(places).size).toBe(places.length);
    }
  });

  it('names the judge beside what came back', () => {
    for (const [, record] of SHAPES) {
      const aside = (locale: 'ko' | 'en') => plainText(outlineOf(record, locale).sections[1]!.aside ?? []);
      expect([aside('ko'), aside('en')]).toEqual([
        expect.stringMatching(/판정.*계약/),
        expect.stringMatching(/judged by the contract/),
      ]);
    }
  });

  it('has label and note of the language, and the five questions in their order', () => {
    for (const locale of LOCALES) {
      const outlines = outlinesOf(reading, locale);
      expect(outlines.map(({id, label, note}) => ({id, label, note}))).toEqual(
        reading.collection.records.map(({id, label, note}) => ({
          id,
          label: label[locale],
          note: note[locale],
        })),
      );
      for (const {answers} of outlines)
        expect(answers.map(({question}) => question)).toEqual([
          'listed',
          'valid',
          'authorized',
          'executed',
          'done',
        ]);
    }
  });

  it('differs between the languages in words only', () => {
    const frame = (outline: ReturnType<typeof outlineOf>) => ({
      answers: outline.answers,
      blocks: blocksOf(outline).map(block => block.type),
      rows: rowsOf(outline).map(({id, goTo, fault, cells}) => [id, goTo, fault, cells.length]),
      recorded: phrasesOf(outline).flatMap(phrase => phrase.filter(part => typeof part !== 'string')),
    });
    for (const [, record] of SHAPES)
      expect(frame(outlineOf(record, 'ko'))).toEqual(frame(outlineOf(record, 'en')));
  });
});

describe('what leads from a row to another', () => {
  it.each([...SHAPES, ...reading.collection.records.map(({id}, i) => [id, i] as const)])(
    'is in the same outline, and no id is there twice: %s',
    (_, record) => {
      const outline =
        typeof record === 'number' ? outlinesOf(reading, 'en')[record]! : outlineOf(record, 'en');
      const ids = [...tablesOf(outline), ...rowsOf(outline)].flatMap(({id}) => id ?? []);
      expect(new Set(ids).size).toBe(ids.length);
      const leads = rowsOf(outline).flatMap(({goTo}) => goTo ?? []);
      expect(leads.filter(lead => !ids.includes(lead))).toEqual([]);
    },
  );

  it('is the table of its definition for a listed tool', () => {
    const outline = outlinesOf(reading, 'en')[0]!;
    const targets = tablesOf(outline).filter(({id}) => id !== undefined);
    const leads = rowsOf(outline).flatMap(({goTo}) => goTo ?? []);
    expect(leads).toHaveLength(3);
    const captions = leads.map(lead => plainText(targets.find(({id}) => id === lead)!.caption!));
    expect(captions).toEqual([
      expect.stringContaining('page.read'),
      expect.stringContaining('page.find'),
      expect.stringContaining('tab.select'),
    ]);
  });

  it('is the field of that name for an argument, and nothing for an argument without a field', () => {
    const outline = outlinesOf(reading, 'en')[4]!;
    const [selector, colour] = rowsOf(outline);
    const field = rowsOf(outline).find(({id}) => id === selector!.goTo)!;
    expect([plainText(selector!.cells[0]!), plainText(field.cells[0]!)]).toEqual(['selector', 'selector']);
    expect([plainText(colour!.cells[0]!), colour!.goTo]).toEqual(['colour', undefined]);
  });
});

describe('the row at fault', () => {
  const faults = (record: unknown) =>
    rowsOf(outlineOf(record, 'en'))
      .filter(({fault}) => fault)
      .map(({cells}) => plainText(cells[0]!));
  const refused = (error: string, at: string, args: unknown) => ({
    ...validation(),
    request: {name: 'search_notes', arguments: args},
    outcome: {error, at},
  });

  it.each([
    ['an unknown argument', refused('INVALID_ARGUMENT_KEYS', '/colour', {query: 'x', colour: 1}), ['colour']],
    [
      'a value that does not fit',
      refused('INVALID_ARGUMENT_VALUE', '/limit', {query: 'x', limit: '1'}),
      ['limit'],
    ],
    [
      'a missing argument, in a row of its own',
      refused('INVALID_ARGUMENT_KEYS', '/query', {limit: 1}),
      ['query'],
    ],
    ['a valid shape', validation(), []],
    ['a list', discovery(), []],
  ])('is marked where the reason is: %s', (_, record, names) => {
    expect(faults(record)).toEqual(names);
  });

  it('of a missing argument says that it was not sent, and leads to its field', () => {
    const record = refused('INVALID_ARGUMENT_KEYS', '/query', {});
    for (const [locale, words] of [
      ['ko', '보내지 않음'],
      ['en', 'not sent'],
    ] as const) {
      const rows = rowsOf(outlineOf(record, locale));
      const row = rows.find(({fault}) => fault)!;
      expect(plainText(row.cells[1]!)).toBe(words);
      expect(plainText(rows.find(({id}) => id === row.goTo)!.cells[0]!)).toBe('query');
    }
  });
});

describe('recorded text', () => {
  it('is never a piece of our own sentences', () => {
    const name = 'Recorded0name';
    const named = {...tool(), name, family: name};
    const records = [
      {...discovery(), request: {family: name, name}, outcome: {ok: [named, named]}},
      {...discovery(), request: {family: name, name}, outcome: {error: 'UNKNOWN_FAMILY', at: '/family'}},
      {...discovery(), request: {family: name, name}, outcome: {error: 'INVALID_LABEL', at: '/name'}},
      {
        ...validation(),
        tool: named,
        request: {name, arguments: {[name]: name, query: name}},
        outcome: {error: 'INVALID_ARGUMENT_KEYS', at: `/${name}`},
      },
      {
        ...undescribed,
        request: {name, arguments: name},
        outcome: {error: 'TOOL_NOT_AVAILABLE_IN_FAMILY', at: '/name'},
      },
    ];
    for (const record of records)
      for (const locale of LOCALES) {
        const pieces = phrasesOf(outlineOf(record, locale)).flat();
        expect(pieces.filter(piece => typeof piece === 'string' && piece.includes(name))).toEqual([]);
        expect(
          pieces.filter(piece => typeof piece !== 'string' && piece.recorded.includes(name)),
        ).not.toEqual([]);
      }
  });

  it('of arguments is as written: digits, escapes, and the order of keys', () => {
    const args = '{"10": -0, "b": 1.0, "9": 12345678901234567890, "c": "\\u0041", "a": 1e2}';
    const text = JSON.stringify({...validation(), request: {name: 'x', arguments: 'HERE'}});
    const written = readingOf(
      discoveryText.replace(
        /"records": \[[\s\S]*\]/,
        () => `"records": [${text.replace('"HERE"', () => args)}]`,
      ),
    );
    const rows = rowsOf(outlinesOf(written, 'en')[0]!).slice(0, 5);
    expect(rows.map(({cells}) => [plainText(cells[0]!), plainText(cells[1]!)])).toEqual([
      ['10', '-0'],
      ['b', '1.0'],
      ['9', '12345678901234567890'],
      ['c', '"\\u0041"'],
      ['a', '1e2'],
    ]);
  });

  it('of a record as a whole is its own lines of the file', () => {
    for (const [i, outline] of outlinesOf(reading, 'en').entries()) {
      const last = blocksOf(outline).at(-1)!;
      expect(last.type).toBe('source');
      const {text} = last as Extract<typeof last, {type: 'source'}>;
      expect(discoveryText).toContain(`\n${text}`);
      expect(JSON.parse(text)).toEqual(JSON.parse(discoveryText).records[i]);
    }
  });
});

describe('what the five records teach', () => {
  const records = reading.collection.records;

  it('the family called reading also lists a tool that changes something', () => {
    const effects = (locale: 'ko' | 'en') =>
      rowsOf(outlinesOf(reading, locale)[0]!)
        .filter(({goTo}) => goTo)
        .map(({cells}) => plainText(cells[2]!));
    expect(effects('ko')).toEqual(['읽기', '읽기', '변경']);
    expect(effects('en')).toEqual(['reads', 'reads', 'changes']);
  });

  it('beside the unknown key it is said that real servers often accept one', () => {
    expect(records[4]!.note.ko).toMatch(/이 계약의 규칙.*실제 서버.*모르는 인자/);
    expect(records[4]!.note.en).toMatch(/contract’s rule.*real servers often accept/);
  });
});
