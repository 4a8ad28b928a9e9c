import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {discover, validateArguments} from '../../../generator/contract/index.ts';
import {preText} from '../../../generator/publish/pre-text.ts';
import type {ListingRecord} from '../../../src/record/index.ts';
import {markedText} from '../../../src/render/index.ts';
import {countHidden, type Outline, reveal} from '../../../src/view/index.ts';
import {remarksOf} from '../../../src/view/listing/remarks.ts';
import {listedTools} from '../../../src/view/listing/tools.ts';
import {listingOf, outlineOf, recognised, rowsOf, sectionOf} from './sample.ts';

// Re-made from public reports; they are read where they are, and never copied.
const cases = new URL('../../../../shared/real-tools/cases/', import.meta.url);
const present = existsSync(cases);
const skipped = present ? '' : ' (skipped: ../shared/real-tools is not beside this checkout)';
const read = (name: string) => readFileSync(new URL(name, cases), 'utf8');
const listed = (name: string) => listingOf([read(name)]);
const codesOf = ({record}: {record: ListingRecord}) =>
  remarksOf(record).map(some => some.map(({code}) => code));
const codeOf = (ask: () => unknown): unknown => {
  try {
    ask();
    return 'accepted';
  } catch (error) {
    return (error as {code?: string}).code;
  }
};
const inCatalog = (...names: readonly string[]) =>
  codeOf(() =>
    discover(
      names.map(name => ({name, family: 'notes', effect: 'read', enabled: true, fields: {}})),
      'all',
    ),
  );

/** What stands in an outline as our own words, and what as recorded. */
function piecesOf({note, sections}: Outline): {ours: string[]; recorded: string[]} {
  const ours = [note];
  const recorded: string[] = [];
  const visit = (value: unknown, key = ''): void => {
    if (typeof value === 'string') (key === 'recorded' ? recorded : ours).push(value);
    else if (typeof value === 'object' && value !== null) {
      const source = 'type' in value && value.type === 'source';
      for (const [key, one] of Object.entries(value)) visit(one, source && key === 'text' ? 'recorded' : key);
    }
  };
  visit(sections);
  return {ours, recorded};
}

describe.skipIf(!present)(`cases from public reports${skipped}`, () => {
  it('C01: a dotted name is accepted and shown unchanged', () => {
    const reading = listed('name-dots.json');
    expect(outlineOf(reading, 'listing/1').label).toBe('notes.read');
    expect(codesOf(reading)).toEqual([[], []]);
    expect(inCatalog('notes.read', 'notes.write')).toBe('accepted');
  });

  it('C02: a name with spaces is shown with one remark, and no name of the contract', () => {
    const reading = listed('name-spaces.json');
    expect(outlineOf(reading, 'listing/1').label).toBe('Note finder');
    expect(codesOf(reading)).toEqual([['NAME']]);
    expect(inCatalog('Note finder')).toBe('INVALID_LABEL');
  });

  it('C05: one name at two servers is kept twice without a remark, and refused inside one catalogue', () => {
    const {servers} = JSON.parse(read('same-name-two-servers.json')) as {
      servers: {tools: {name: string}[]}[];
    };
    for (const server of servers) expect(codesOf(listingOf([JSON.stringify(server)]))).toEqual([[]]);
    expect(codesOf(listingOf([JSON.stringify(servers)]))).toEqual([['DUPLICATE_NAME'], ['DUPLICATE_NAME']]);
    expect(inCatalog(...servers.flatMap(({tools}) => tools.map(({name}) => name)))).toBe('DUPLICATE_TOOL');
  });

  it('C06: alternatives at the root are named, shown, and their source stays', () => {
    const outline = outlineOf(listed('schema-top-level-oneof.json'), 'listing/1');
    expect(rowsOf(sectionOf(outline, 'Remarks'))).toEqual([
      ['ROOT_COMPOSITION', expect.stringMatching(/refuse.* \/inputSchema\/oneOf$/)],
    ]);
    expect(rowsOf(sectionOf(outline, 'Fields'))).toEqual([
      ['inputSchema', 'object', 'takes others too'],
      ['· oneOf/0', 'not stated', 'takes others too'],
      ['· · id', 'string', 'required'],
      ['· oneOf/1', 'not stated', 'takes others too'],
      ['· · slug', 'string', 'required'],
    ]);
    expect(outline.sections.at(-1)?.blocks[0]).toMatchObject({text: expect.stringContaining('"oneOf"')});
  });

  it('C07: an array without items is shown as such, with the way to it', () => {
    const outline = outlineOf(listed('schema-array-without-items.json'), 'listing/1');
    expect(rowsOf(sectionOf(outline, 'Fields'))[1]).toEqual([
      '· tags',
      'array, items not stated',
      'optional',
    ]);
    expect(rowsOf(sectionOf(outline, 'Remarks'))[0]).toEqual([
      'NO_ITEMS',
      'An array does not say what it holds. /inputSchema/properties/tags',
    ]);
  });

  it('C10: a recursive definition is shown once with a way back, and an outside one as text', () => {
    const section = sectionOf(outlineOf(listed('schema-ref-recursive.json'), 'listing/1'), 'Fields');
    expect(rowsOf(section)).toEqual([
      ['inputSchema', 'object', 'takes others too'],
      ['· node', 'object', 'optional · $ref "#/$defs/Node" · takes others too'],
      ['· · title', 'string', 'optional'],
      ['· · children', 'array', 'optional'],
      ['· · · items', '–', '$ref "#/$defs/Node" · shown above'],
      ['· other', '–', 'optional · $ref "https://schemas.example.com/x.json"'],
    ]);
    const [table] = section.blocks;
    const rows = table?.type === 'table' ? table.rows : [];
    expect(rows[4]?.goTo).toBe(rows[1]?.id);
    expect(codesOf(listed('schema-ref-recursive.json'))).toEqual([['OUTSIDE_REF']]);
  });

  it('C11: a type that may be null is said in words', () => {
    const reading = listed('schema-type-array-null.json');
    const types = (locale: 'ko' | 'en', heading: string) =>
      rowsOf(sectionOf(outlineOf(reading, 'listing/1', locale), heading))[1]?.[1];
    expect([types('en', 'Fields'), types('ko', '필드')]).toEqual(['integer or null', 'integer 또는 null']);
  });

  it('C13: a description of 3,000 characters is there whole, with a remark', () => {
    const reading = listed('description-3000-characters.json');
    const [tool] = listedTools(reading.record);
    expect([...tool!.description!].length).toBeGreaterThan(2900);
    expect(sectionOf(outlineOf(reading, 'listing/1'), 'Description').blocks).toEqual([
      {type: 'source', text: tool!.description},
    ]);
    expect(codesOf(reading)).toEqual([['LONG_DESCRIPTION']]);
  });

  it('C14: what is not stated is not filled in, and only a true or false hint states something', () => {
    const reading = listed('annotations-defaults.json');
    expect(listedTools(reading.record).map(({name, effect}) => [name, effect])).toEqual([
      ['a', undefined],
      ['b', 'read'],
      ['c', 'read'],
      ['d', undefined],
      ['e', undefined],
    ]);
    const hints = (tool: number) =>
      rowsOf(sectionOf(outlineOf(reading, `listing/${tool}`), 'Effect')).map(cells => cells.join(': '));
    expect(hints(1)).toEqual([
      'Effect: not stated',
      'readOnlyHint: not stated',
      'destructiveHint: not stated',
      'idempotentHint: not stated',
      'openWorldHint: not stated',
    ]);
    expect(hints(3)[2]).toBe('destructiveHint: true (no meaning where it only reads)');
    expect(hints(4).slice(0, 3)).toEqual([
      'Effect: not stated',
      'readOnlyHint: not stated',
      'destructiveHint: false',
    ]);
    expect(hints(5)[1]).toBe('readOnlyHint: "true"');
    expect(codesOf(reading)).toEqual([[], [], [], [], ['HINT']]);
  });

  it('C22: a length is one of code points, as the contract checks it', () => {
    const {max_length, attempts, expected_valid} = JSON.parse(read('max-length-code-points.json')) as {
      max_length: number;
      attempts: readonly string[];
      expected_valid: readonly boolean[];
    };
    const fields = {text: {type: 'string', required: true, max_length}};
    const catalog = [{name: 'a', family: 'notes', effect: 'read', enabled: true, fields}];
    const answers = attempts.map(text => codeOf(() => validateArguments(catalog, 'a', {text})));
    expect(answers).toEqual(expected_valid.map(valid => (valid ? 'accepted' : 'INVALID_ARGUMENT_VALUE')));
  });

  it('C24: every digit is shown and kept as written, in a field and in the source', () => {
    const frame = read('big-integers.jsonl');
    const digits = [...frame.matchAll(/:(\d[\d.]{15,})/g)].map(([, number]) => number!);
    expect(digits).toEqual(['9007199254740993', '1915883588174806058', '27.1234567890123456']);
    const properties = digits.map((number, i) => `"f${i}":{"type":"number","default":${number}}`).join();
    const text = `[{"name":"a","description":"x","inputSchema":{"type":"object","properties":{${properties}}}}]`;
    const outline = outlineOf(listingOf([text]), 'listing/1');
    const rows = rowsOf(sectionOf(outline, 'Fields')).slice(1);
    expect(rows.map(([, , details]) => details)).toEqual(
      digits.map(number => `optional · default ${number}`),
    );
    expect(JSON.stringify(outline.sections.at(-1))).toContain(digits.at(-1));
  });

  it('C30: pages of which the second gives the first one’s cursor again are refused there', () => {
    const answers = read('cursor-not-advancing.jsonl')
      .split('\n')
      .filter(Boolean)
      .map(line => (JSON.parse(line) as {message: {result?: {nextCursor: string}}}).message)
      .filter(({result}) => result);
    expect(recognised(JSON.stringify(answers))).toMatchObject({
      ok: false,
      issues: [{code: 'CURSOR_TWICE', at: '/1/result/nextCursor'}],
    });
    answers[1]!.result!.nextCursor = '9';
    expect(recognised(JSON.stringify(answers))).toMatchObject({
      ok: true,
      listings: [{notices: [{code: 'PAGE_MISSING', at: '/1/result/nextCursor'}]}],
    });
  });

  it('C35: escape sequences are marked and counted, and a title holds their names only', () => {
    const {message} = JSON.parse(read('ansi-escapes.jsonl')) as {
      message: {result: {content: readonly [{text: string}]}};
    };
    const description = message.result.content[0].text;
    const escapes = [...description].filter(character => character < ' ' && character !== '\n').length;
    const tool = {name: description, description, inputSchema: {type: 'object'}};
    const outline = outlineOf(listingOf([JSON.stringify([tool])]), 'listing/1');
    // As the label, in the description; in the source they are escapes, which show.
    expect(outline.hidden).toContain(String(2 * escapes));
    expect(markedText(outline.label)).not.toMatch(/\p{Cc}/u);
    expect(markedText(outline.label)).toContain('⟦U+001B ESC⟧[31merror');
  });

  it('C37: hidden characters are remarked on and can all be made visible', () => {
    const reading = listed('hidden-characters.json');
    const [tool] = listedTools(reading.record);
    expect(codesOf(reading)).toEqual([['HIDDEN']]);
    const marks = reveal(tool!.description!).flatMap(part => (typeof part === 'string' ? [] : part.mark));
    expect(marks.join('\n')).toMatch(/“.+”.* TAG ×\d+[\s\S]*U\+202E RLO[\s\S]*U\+200B ZWSP/);
    expect(countHidden(tool!.description!)).toBeGreaterThan(3);
    const {hidden} = outlineOf(reading, 'listing/1');
    expect(Number(/\d+/.exec(hidden)?.[0])).toBeGreaterThanOrEqual(countHidden(tool!.description!));
    expect(outlineOf(listed('name-dots.json'), 'listing/1').hidden).toBe('');
    expect(inCatalog(`get\u200bweather`)).toBe('INVALID_LABEL');
  });

  it('C39: markup is recorded text in every place, and never part of our own words', () => {
    const {ours, recorded} = piecesOf(outlineOf(listed('html-in-description.json'), 'listing/1'));
    expect(ours.filter(text => /[<>&]/.test(text))).toEqual([]);
    expect(recorded).toContain('"><script>alert(2)</script>');
    expect(recorded).toContain("' onmouseover='x");
    expect(recorded.some(text => text.startsWith('<img src=x onerror="alert(1)">'))).toBe(true);
  });

  it('C40: in a page a listing has no tag, and reads back as it was', () => {
    const {text: description} = JSON.parse(read('json-in-script-tag.json')) as {text: string};
    const {text} = listingOf([JSON.stringify([{name: 'a', description, inputSchema: {type: 'object'}}])]);
    expect(text).toContain('</script>');
    const inPage = preText(text);
    expect(inPage).not.toContain('<');
    const entities = {'&lt;': '<', '&#13;': '\r', '&amp;': '&'} as const;
    const back = inPage
      .slice(1)
      .replace(/&(?:lt|#13|amp);/g, found => entities[found as keyof typeof entities]);
    expect(back).toBe(text);
  });

  it('C42: the address of an icon is text in the source and nowhere else', () => {
    const line = read('remote-image-markdown.jsonl').split('\n')[1]!;
    const {message} = JSON.parse(line) as {message: unknown};
    const outline = outlineOf(listingOf([JSON.stringify(message)]), 'listing/1');
    const address = 'https://img.example.com/i.png';
    expect(JSON.stringify(outline.sections.slice(0, -1))).not.toContain(address);
    expect(outline.sections.at(-1)?.blocks).toEqual([
      {type: 'source', text: expect.stringContaining(address)},
    ]);
  });

  it('C51: what an answer of a newer revision holds beside its tools is kept and gets no remark', () => {
    const results = read('era-2026-list.jsonl')
      .split('\n')
      .filter(line => line.includes('"result"'))
      .map(line => JSON.stringify((JSON.parse(line) as {message: unknown}).message));
    expect(results).toHaveLength(2);
    for (const text of results) {
      const reading = listingOf([text]);
      expect(codesOf(reading)).toEqual([[]]);
      expect(recognised(text)).toMatchObject({
        ok: true,
        listings: [{from: 'mcp', texts: [text], notices: []}],
      });
    }
  });

  it('C54: escapes are shown as what they stand for and kept as written; equal looks stay two texts', () => {
    const [escaped, plain] = read('korean-escaped.jsonl').split('\n');
    const q = /"q":("[^"]*")/.exec(escaped!)![1]!;
    const nfd = /"nfd":("[^"]*")/.exec(plain!)![1]!;
    const text = `[{"name":"a","description":${q},"inputSchema":{"type":"object","properties":{"x":{"const":${nfd}},"y":{"const":"한글"}}}}]`;
    const outline = outlineOf(listingOf([text]), 'listing/1');
    expect(sectionOf(outline, 'Description').blocks).toEqual([{type: 'source', text: '한글 넣 1'}]);
    expect(JSON.stringify(outline.sections.at(-1))).toContain('uB123');
    const [, x, y] = rowsOf(sectionOf(outline, 'Fields')).map(cells => cells[2]!);
    expect([x === y, x?.normalize('NFC') === y]).toEqual([false, true]);
    expect(outline.hidden).toBe('');
  });

  it('C58: of 1,200 fields none is left out', () => {
    const {result} = JSON.parse(read('wide-object-1200-keys.json')) as {result: {structuredContent: object}};
    const keys = Object.keys(result.structuredContent);
    expect(keys).toHaveLength(1200);
    const properties = Object.fromEntries(keys.map(key => [key, {type: 'integer'}]));
    const tool = {name: 'wide', description: 'x', inputSchema: {type: 'object', properties}};
    const outline = outlineOf(listingOf([JSON.stringify([tool])]), 'listing/1');
    expect(
      rowsOf(sectionOf(outline, 'Fields'))
        .slice(1)
        .map(([name]) => name),
    ).toEqual(keys.map(key => `· ${key}`));
  });

  it.each([
    'name-dots.json',
    'name-spaces.json',
    'schema-top-level-oneof.json',
    'schema-array-without-items.json',
    'schema-ref-recursive.json',
    'schema-type-array-null.json',
    'description-3000-characters.json',
    'annotations-defaults.json',
    'hidden-characters.json',
    'html-in-description.json',
  ])('%s is recognised as a listing, and its text is kept', name => {
    expect(recognised(read(name))).toMatchObject({ok: true, listings: [{from: 'mcp', texts: [read(name)]}]});
  });

  it.each(['same-name-two-servers.json', 'json-in-script-tag.json', 'wide-object-1200-keys.json'])(
    '%s is no listing by itself',
    name => {
      expect(recognised(read(name))).toMatchObject({ok: false, issues: [{code: 'NOT_A_LISTING', at: ''}]});
    },
  );
});
