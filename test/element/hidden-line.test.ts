// @vitest-environment happy-dom
import {setTimeout as wait} from 'node:timers/promises';
import {afterEach, describe, expect, it} from 'vitest';
import '../../src/element/define.ts';
import {discovery, listing} from '../record/sample.ts';
import {buttonOf, cleanUp, fileOf, panelOf, rootOf, settle, show, tabsOf, wordsOf} from './viewer.ts';

afterEach(cleanUp);

const COUNTED = /do not show|보이지 않는/;
const counter = (viewer: Element) => buttonOf(viewer, COUNTED);
const focusIn = (viewer: Element) => rootOf(viewer).activeElement as HTMLElement | null;

/** A press, and what it takes to unfold a text. */
async function press(viewer: Element): Promise<string | undefined> {
  counter(viewer).click();
  await settle();
  await wait(5);
  await settle();
  return focusIn(viewer)?.textContent ?? undefined;
}

const noted = (note: string, id = 'one') => ({...discovery(id), note: {ko: note, en: note}});

/** A listing whose tools have these descriptions. */
const described = (...descriptions: readonly string[]) => ({
  ...listing(),
  pages: [{tools: descriptions.map(description => ({name: 'a', description, inputSchema: {}}))}],
});

describe('a line above the record', () => {
  it('says how many characters do not show by themselves, in both languages', async () => {
    const viewer = await show(fileOf([noted('a\u200b\u202eb')]), {lang: 'en'});
    // Once in the note, and in both languages of the record as written.
    expect(wordsOf(counter(viewer))).toBe('Characters that do not show by themselves: 6 ↓');
    viewer.lang = 'ko';
    await settle();
    expect(wordsOf(counter(viewer))).toBe('눈에 보이지 않는 문자 6개 ↓');
    const panel = panelOf(viewer);
    expect(panel.querySelector('.note + p')!.contains(counter(viewer))).toBe(true);
  });

  it('is not there where every character shows', async () => {
    const plain = 'a 한글 👨‍👩‍👧 می‌خواهم क्‍ष';
    const viewer = await show(fileOf([noted(plain), noted(`${plain}\u200b`, 'two')]), {lang: 'en'});
    expect(counter(viewer)).toBeUndefined();
    viewer.record = 'two';
    await settle();
    expect(counter(viewer)).toBeDefined();
  });
});

describe('its button', () => {
  it('goes to the first mark, then to the next, and after the last to the first again', async () => {
    const viewer = await show(fileOf([noted('a\u200bb\u202ec')]), {lang: 'en'});
    const marks = [...panelOf(viewer).querySelectorAll<HTMLElement>('.mark')];
    expect(marks).toHaveLength(6);
    for (const mark of [...marks, marks[0]!]) {
      await press(viewer);
      expect(focusIn(viewer) === mark).toBe(true);
      expect(mark.tabIndex).toBe(-1);
    }
  });

  it('passes the marks of line ends, which are not counted', async () => {
    const viewer = await show(
      fileOf([{...noted('a'), request: {family: 'one\ntwo\u200b'}, outcome: {error: 'UNKNOWN_FAMILY'}}]),
      {lang: 'en'},
    );
    expect(panelOf(viewer).querySelector('.mark')!.textContent).toBe('U+000A LF');
    expect(await press(viewer)).toBe('U+200B ZWSP');
  });

  it('keeps the focus and the place where the language changes', async () => {
    const viewer = await show(fileOf([noted('a\u200bb\u202ec')]), {lang: 'en'});
    await press(viewer);
    const [first, second] = panelOf(viewer).querySelectorAll<HTMLElement>('.mark');
    viewer.lang = 'ko';
    await settle();
    expect(focusIn(viewer) === first).toBe(true);
    await press(viewer);
    expect(focusIn(viewer) === second).toBe(true);
  });

  it('begins with the first mark in every other record', async () => {
    const records = [noted('a\u200bb\u202ec'), noted('x\u200by\u202ez', 'two')];
    const viewer = await show(fileOf(records), {lang: 'en'});
    await press(viewer);
    viewer.record = 'two';
    await settle();
    expect(await press(viewer)).toBe('U+200B ZWSP');
    expect(await press(viewer)).toBe('U+202E RLO');
  });

  it('begins with the first mark in every other tool of a listing', async () => {
    const viewer = await show(fileOf([described('a\u200bb\u202ec', 'x\u200by\u202ez')]), {lang: 'en'});
    for (const tab of tabsOf(viewer).slice(1)) {
      tab.click();
      await settle();
      expect(await press(viewer)).toBe('U+200B ZWSP');
    }
  });

  it('unfolds a long text where the next mark is in its rest', async () => {
    const viewer = await show(fileOf([described(`${'x'.repeat(9_000)}\u200b${'x'.repeat(9_000)}\u202e`)]), {
      lang: 'en',
    });
    tabsOf(viewer)[1]!.click();
    await settle();
    const [box] = panelOf(viewer).querySelectorAll('pre');
    expect(box!.querySelector('.mark')).toBeNull();
    expect(await press(viewer)).toBe('U+200B ZWSP');
    expect(box!.contains(focusIn(viewer))).toBe(true);
    expect(buttonOf(viewer, /show all/i)).toBeUndefined();
    expect(await press(viewer)).toBe('U+202E RLO');
    expect(box!.contains(focusIn(viewer))).toBe(true);
  });

  it('leaves a long text folded as long as there are marks before its rest', async () => {
    const viewer = await show(fileOf([described(`\u200b${'x'.repeat(9_000)}\u202e`)]), {lang: 'en'});
    tabsOf(viewer)[1]!.click();
    await settle();
    expect(await press(viewer)).toBe('U+200B ZWSP');
    expect(buttonOf(viewer, /show all/i)).toBeDefined();
    expect(await press(viewer)).toBe('U+202E RLO');
  });

  it('opens the frame that a mark stands in', async () => {
    const viewer = await show(
      fileOf([
        {
          ...noted('a', 'x'),
          request: undefined,
          outcome: undefined,
          kind: 'exchange',
          judge: 'server',
          frames: [{from: 'client', json: {id: 1, method: 'a', params: {_meta: 'b\u2063'}}}],
          sha256: '0'.repeat(64),
          decision: {valid: false, executed: false},
        },
      ]),
      {lang: 'en'},
    );
    const details = panelOf(viewer).querySelector('details')!;
    const closed = () => focusIn(viewer)!.closest('details') === details && !details.open;
    while (!focusIn(viewer)?.closest('pre')) {
      await press(viewer);
      expect(closed()).toBe(false);
    }
    expect(details.open).toBe(true);
  });
});
