// @vitest-environment happy-dom
import {afterEach, describe, expect, it} from 'vitest';
import '../../src/element/define.ts';
import {fileText, type PlainRecord, SPECIFIED, specified} from '../specified-answers.ts';
import {marksIn, plainTextIn} from './skeleton.ts';
import {cleanUp, fileOf, panelOf, settle, show, tabsOf, wordsOf} from './viewer.ts';

afterEach(cleanUp);

const framesIn = (viewer: Element): HTMLDetailsElement[] => [...panelOf(viewer).querySelectorAll('details')];

/** An exchange with a request whose id and method are these, and an error with this code. */
const exchange = (id: unknown, method: string, code: unknown) => ({
  kind: 'exchange',
  id: 'x',
  label: {ko: '교환', en: 'An exchange'},
  note: {ko: '오간 것입니다.', en: 'What crossed.'},
  judge: 'server',
  frames: [
    {from: 'client', json: {id, method}},
    {from: 'server', json: {id, error: {code, message: 'no'}}},
  ],
  sha256: '0'.repeat(64),
  decision: {valid: false, executed: false},
});

describe.each(SPECIFIED)('the records of %s', collection => {
  const records = specified(collection);

  it.each(['ko', 'en'] as const)('are all shown, one after the other (%s)', async lang => {
    const viewer = await show(fileText(collection), {lang});
    expect(tabsOf(viewer)).toHaveLength(records.length);
    for (const {record} of records) {
      viewer.record = record.id;
      await settle();
      const words = wordsOf(panelOf(viewer));
      expect(words).toContain(record.label[lang]);
      expect(words).toContain(record.note[lang]);
      expect(words).not.toMatch(/undefined|\[object|NaN/);
    }
  });
});

describe('what crossed', () => {
  const {frames = []} = (JSON.parse(fileText('connection')) as {records: PlainRecord[]}).records[0]!;

  it('is in short at first, and the whole of a frame is one key away', async () => {
    const viewer = await show(fileText('connection'), {lang: 'en'});
    const details = framesIn(viewer);
    expect(details.map(one => one.open)).toEqual(frames.map(() => false));
    expect(details.map(one => wordsOf(one.querySelector('summary')!))).toEqual([
      'tools/list request 1',
      'summarize_document response to request 1',
      expect.stringMatching(/^tools\/call summarize_document .* request 2$/),
      expect.stringMatching(/ response to request 2$/),
    ]);
    // A browser makes this click of Enter and of Space on a focused summary.
    details[2]!.querySelector('summary')!.click();
    expect(details.map(one => one.open)).toEqual([false, false, true, false]);
    const box = details[2]!.querySelector('pre')!;
    expect(JSON.parse(box.textContent!)).toEqual(frames[2]!.json);
    expect([box.getAttribute('tabindex'), box.getAttribute('role')]).toEqual(['0', 'region']);
  });

  it.each([
    ['a right-to-left override', '\u202e', 'U+202E'],
    ['a character of no width', '\u200b', 'U+200B'],
  ])('has %s in an id, a method and a code marked wherever it stands', async (_, hidden, mark) => {
    const text = `a${hidden}b`;
    const viewer = await show(fileOf([exchange(text, text, text)]), {lang: 'en'});
    const panel = panelOf(viewer);
    for (const place of [...panel.querySelectorAll('summary, dd code')].filter(one =>
      wordsOf(one).includes('b'),
    )) {
      expect(marksIn(place).join()).toContain(mark);
      expect(plainTextIn(place)).not.toContain(hidden);
    }
    expect(plainTextIn(panel)).not.toContain(hidden);
    // The request's method and id, the response's code and id, the answer's code, the verdict, the frames.
    expect(marksIn(panel).filter(one => one.includes(mark)).length).toBeGreaterThan(7);
  });

  it('has no mark where everything shows', async () => {
    const viewer = await show(fileOf([exchange('ab', 'ab', 'ab')]), {lang: 'en'});
    expect(marksIn(panelOf(viewer))).toEqual([]);
    expect(wordsOf(panelOf(viewer))).toContain('response to request "ab"');
  });
});
