import {describe, expect, it} from 'vitest';
import {messagesFor} from '../../src/i18n/index.ts';
import {countHidden} from '../../src/view/index.ts';
import {leavesOf} from '../check-messages.ts';
import {discovery, validation} from '../record/sample.ts';
import {fileText, SPECIFIED} from '../specified-answers.ts';
import {listingOf, outlineOf as toolOutline} from './listing/sample.ts';
import {discoveryText, outlineOf, outlinesOf, readingOf} from './outlines.ts';

const said = (count: number) => ({
  ko: `눈에 보이지 않는 문자 ${count}개`,
  en: `Characters that do not show by themselves: ${count}`,
});

/** How many are said to be there, in both languages; 0 where there is no such line. */
function counted(record: unknown): number {
  const [ko, en] = [outlineOf(record, 'ko').hidden, outlineOf(record, 'en').hidden];
  if (ko === '' && en === '') return 0;
  const count = Number(/\d+/.exec(en)?.[0]);
  expect({ko, en}).toEqual(said(count));
  return count;
}

const noted = (note: string) => ({...discovery(), note: {ko: note, en: note}});
const asked = (name: string) => ({
  ...validation(),
  request: {name, arguments: {query: name}},
  outcome: {error: 'INVALID_LABEL', at: '/name'},
});
const exchange = (method: string) => ({
  kind: 'exchange',
  id: 'x',
  label: {ko: '교환', en: 'An exchange'},
  note: {ko: '오간 것입니다.', en: 'What crossed.'},
  judge: 'server',
  frames: [{from: 'client', json: {id: 1, method}}],
  sha256: '0'.repeat(64),
  decision: {valid: false, executed: false},
});
const inTool = (description: string) =>
  toolOutline(listingOf([JSON.stringify([{name: 'a', description, inputSchema: {}}])]), 'listing/1').hidden;

describe('characters that do not show by themselves are counted', () => {
  it('in a note, once there and twice in the record as written, which holds both languages', () => {
    expect(counted(noted('a'))).toBe(0);
    expect(counted(noted('a\u200b'))).toBe(3);
    expect(counted(noted('\u202ea\u200b\u200b'))).toBe(9);
  });

  it('in what was sent', () => {
    expect(counted(asked('name'))).toBe(0);
    expect(counted(asked('na\u00adme'))).toBeGreaterThan(2);
  });

  it('in what crossed, once, where the record stands as written', () => {
    expect(counted(exchange('tools/list'))).toBe(0);
    expect(counted(exchange('tools\u2063/list'))).toBe(1);
  });

  it('in a tool of a listing, and not in its neighbour', () => {
    const tools = [
      {name: 'a', description: 'x', inputSchema: {}},
      {name: 'b', description: 'x\u200b', inputSchema: {}},
    ];
    const reading = listingOf([JSON.stringify(tools)]);
    expect(toolOutline(reading, 'listing/1').hidden).toBe('');
    expect(toolOutline(reading, 'listing/2').hidden).toBe(said(2).en);
    expect(toolOutline(reading, 'listing/2', 'ko').hidden).toBe(said(2).ko);
    // The overview holds all of the list, as it was written.
    expect(toolOutline(reading, 'listing').hidden).toBe(said(1).en);
  });

  it('where they are spelled as escapes, once for what they stand for', () => {
    const text = '[{"name":"a","description":"x\\u200b","inputSchema":{}}]';
    expect(toolOutline(listingOf([text]), 'listing/1').hidden).toBe(said(1).en);
  });

  it('also past the place where a long text is cut', () => {
    expect(inTool(`${'x'.repeat(9_000)}\u200b`)).toBe(said(2).en);
    expect(inTool('x'.repeat(9_000))).toBe('');
  });

  it('and a text of whole lines has none', () => {
    const schema = {type: 'object', properties: {a: {description: 'one\n\ttwo'}}};
    const reading = listingOf([JSON.stringify([{name: 'a', description: 'x\n\ty', inputSchema: schema}])]);
    expect(toolOutline(reading, 'listing/1').hidden).toBe('');
  });
});

describe('nothing is said where every character shows', () => {
  it.each([
    ['Korean', '문서를 찾습니다. 한글 — “따옴표”'],
    ['joined emoji', '👨‍👩‍👧 👍🏽 ❤️ 1️⃣ 🏳️‍🌈'],
    ['Persian', 'می‌خواهم'],
    ['Arabic', 'السلام عليكم'],
    ['Hindi', 'क्‍ष हिन्दी'],
  ])('%s', (_, text) => {
    expect(counted(noted(text))).toBe(0);
    expect(counted(asked(text))).toBe(0);
    expect(counted(exchange(text))).toBe(0);
    expect(inTool(text)).toBe('');
  });

  it('in the committed records', () => {
    const texts = [discoveryText, ...SPECIFIED.map(fileText)];
    for (const text of texts)
      for (const locale of ['ko', 'en'] as const)
        expect(outlinesOf(readingOf(text), locale).filter(({hidden}) => hidden !== '')).toEqual([]);
  });
});

it('our own words hold no such character, so they are never counted', () => {
  for (const locale of ['ko', 'en'] as const) {
    const words = leavesOf(messagesFor(locale)).map(leaf => JSON.stringify(leaf));
    expect(words.length).toBeGreaterThan(100);
    expect(words.filter(word => countHidden(word) > 0)).toEqual([]);
  }
});
