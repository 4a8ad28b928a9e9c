// @vitest-environment happy-dom
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import '../../src/element/define.ts';
import type {ToolRecordsChangeEvent} from '../../src/element/change-event.ts';
import {discovery, validation} from '../record/sample.ts';
import {
  buttonOf,
  byRole,
  cleanUp,
  fileOf,
  labelOf,
  panelOf,
  rootOf,
  selectedIn,
  settle,
  show,
  tabsOf,
} from './viewer.ts';

const five = readFileSync(join(import.meta.dirname, '../../records/discovery.json'), 'utf8');
const ids = ['family-listed', 'exact-name', 'valid-shape', 'disabled-tool', 'unknown-key'];

let viewer: HTMLElementTagNameMap['tool-records'];
let told: {record: string; index: number | undefined}[];

/** Listens as a page around the viewer would. */
const listen = ({record, index}: ToolRecordsChangeEvent) => told.push({record, index});

beforeEach(() => {
  told = [];
  document.body.addEventListener('tool-records-change', listen);
});

afterEach(() => {
  document.body.removeEventListener('tool-records-change', listen);
  cleanUp();
});

/** Presses a key where the focus is in the viewer; at a given time where the test says so. */
async function press(key: string, init: KeyboardEventInit = {}, at?: number): Promise<KeyboardEvent> {
  const event = new KeyboardEvent('keydown', {
    key,
    bubbles: true,
    composed: true,
    cancelable: true,
    ...init,
  });
  if (at !== undefined) Object.defineProperty(event, 'timeStamp', {value: at});
  rootOf(viewer).activeElement!.dispatchEvent(event);
  await settle();
  return event;
}

const focused = (): number => tabsOf(viewer).indexOf(rootOf(viewer).activeElement as HTMLElement);

async function start(at: number): Promise<void> {
  viewer = await show(five, {record: ids[at]!, lang: 'en'});
  viewer.focus();
  expect([selectedIn(viewer), focused()]).toEqual([at, at]);
}

describe('a key on a tab', () => {
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 3, 4],
    ['ArrowDown', 4, 0],
    ['ArrowUp', 4, 3],
    ['ArrowUp', 1, 0],
    ['ArrowUp', 0, 4],
    ['Home', 3, 0],
    ['End', 1, 4],
  ])('%s goes from record %d to record %d: focused, selected, shown, told', async (key, from, to) => {
    await start(from);
    const event = await press(key);
    expect([selectedIn(viewer), focused()]).toEqual([to, to]);
    expect(labelOf(viewer)).toBe(JSON.parse(five).records[to].label.en);
    expect(event.defaultPrevented).toBe(true);
    expect(told).toEqual([{record: ids[to], index: undefined}]);
  });

  it.each([
    ['Enter', 2],
    [' ', 2],
    ['Home', 0],
    ['End', 4],
  ])('%j on record %d changes nothing, and the page neither moves nor scrolls', async (key, at) => {
    await start(at);
    const event = await press(key);
    expect([selectedIn(viewer), focused(), event.defaultPrevented]).toEqual([at, at, true]);
    expect(told).toEqual([]);
  });

  it.each([
    ...['ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Escape', 'Tab', 'F6', 'Shift'].map(
      key => [key, {}] as const,
    ),
    ...['ArrowDown', 'ArrowUp', 'Home', 'End', 'Enter', ' ', 'v'].flatMap(key =>
      [{ctrlKey: true}, {altKey: true}, {metaKey: true}].map(modifier => [key, modifier] as const),
    ),
    ...['ArrowDown', 'End', 'Enter', 'v', 'ㅎ'].flatMap(key =>
      [{isComposing: true}, {keyCode: 229}].map(writing => [key, writing] as const),
    ),
  ])('%j with %j is left to the page', async (key, init) => {
    await start(1);
    const event = await press(key, init);
    expect([selectedIn(viewer), focused(), event.defaultPrevented]).toEqual([1, 1, false]);
    expect(told).toEqual([]);
  });

  it('elsewhere in the viewer does nothing', async () => {
    await start(1);
    for (const place of [panelOf(viewer), buttonOf(viewer, '한국어')]) {
      place.focus();
      const events = [await press('ArrowDown'), await press('End'), await press('v')];
      expect([selectedIn(viewer), ...events.map(event => event.defaultPrevented)]).toEqual([
        1,
        false,
        false,
        false,
      ]);
    }
  });

  it('outside the viewer does nothing', async () => {
    await start(1);
    for (const target of [document.body, document, globalThis]) {
      target.dispatchEvent(new KeyboardEvent('keydown', {key: 'End', bubbles: true}));
      await settle();
      expect(selectedIn(viewer)).toBe(1);
    }
  });
});

describe('letters on a tab', () => {
  const named = (id: string, ko: string, en: string, tool = 'x') => ({
    ...validation(id),
    label: {ko, en},
    request: {name: tool, arguments: {}},
  });
  const file = fileOf([
    named('zebra', '가나다', 'Alpha', 'page.read'),
    named('yak', '다람쥐', 'Avocado', 'page.find'),
    named('whale', 'ㄷㄱ', 'Éclair', 'tab.select'),
    {...discovery('plain'), label: {ko: '보통', en: 'Banana'}},
  ]);
  const begin = async (lang: string, at = 3) => {
    viewer = await show(file, {lang, record: ['zebra', 'yak', 'whale', 'plain'][at]!});
    viewer.focus();
  };

  it.each([
    ['en', 'a', 0],
    ['en', 'A', 0],
    ['en', 'z', 0],
    ['en', 'y', 1],
    ['en', 'p', 0],
    ['en', 't', 2],
    ['en', 'e\u0301', 2],
    ['en', '\u00e9', 2],
    ['ko', '다', 1],
    ['ko', '\u1103\u1161', 1],
    ['ko', 'ㄷ', 2],
  ])('in %s, typing %j finds record %d by label, id or tool name', async (lang, text, index) => {
    await begin(lang);
    let event: KeyboardEvent | undefined;
    let time = 1000;
    for (const letter of text) {
      time += 100;
      event = await press(letter, {}, time);
    }
    expect([selectedIn(viewer), focused(), event!.defaultPrevented]).toEqual([index, index, true]);
  });

  it.each([
    ['en', '다'],
    ['ko', 'é'],
    ['en', 'q'],
    ['en', '!'],
  ])('in %s, %j finds nothing: nothing changes and the key is the page’s', async (lang, letter) => {
    await begin(lang);
    const event = await press(letter);
    expect([selectedIn(viewer), event.defaultPrevented, told]).toEqual([3, false, []]);
  });

  it('the same letter again goes on to the next match', async () => {
    await begin('en');
    await press('a', {}, 1000);
    expect(selectedIn(viewer)).toBe(0);
    await press('a', {}, 3000);
    expect(selectedIn(viewer)).toBe(1);
    await press('a', {}, 5000);
    expect(selectedIn(viewer)).toBe(0);
  });

  it.each([
    [700, 1],
    [701, 0],
  ])('letters %d ms apart are a word up to 700 ms, and two letters after', async (pause, index) => {
    await begin('en');
    await press('a', {}, 1000);
    await press('v', {}, 1000 + pause);
    expect(selectedIn(viewer)).toBe(index);
  });
});

describe('a click on a tab', () => {
  async function click(at: number, init: MouseEventInit = {}, inside = false): Promise<MouseEvent> {
    const event = new MouseEvent('click', {bubbles: true, composed: true, cancelable: true, ...init});
    const tab = tabsOf(viewer)[at]!;
    (inside ? tab.querySelector('*')! : tab).dispatchEvent(event);
    await settle();
    return event;
  }

  it.each([[false], [true]])(
    'selects and focuses it, and goes nowhere (on what is inside it: %s)',
    async inside => {
      await start(0);
      const event = await click(3, {}, inside);
      expect([selectedIn(viewer), focused(), event.defaultPrevented]).toEqual([3, 3, true]);
      expect(told).toEqual([{record: 'disabled-tool', index: undefined}]);
    },
  );

  it.each([[{ctrlKey: true}], [{metaKey: true}], [{shiftKey: true}], [{altKey: true}], [{button: 1}]])(
    'with %j stays the browser’s',
    async init => {
      await start(0);
      const event = await click(3, init);
      expect([selectedIn(viewer), event.defaultPrevented, told]).toEqual([0, false, []]);
    },
  );

  it('on the selected one changes nothing and tells nothing', async () => {
    await start(2);
    const event = await click(2);
    expect([selectedIn(viewer), event.defaultPrevented, told]).toEqual([2, true, []]);
  });
});

describe('the selector', () => {
  it('is a vertical list of tabs that are links, named by the title; the panel can be reached', async () => {
    await start(1);
    const list = byRole(viewer, 'tablist')[0]!;
    expect([list.getAttribute('aria-orientation'), list.getAttribute('aria-label')]).toEqual([
      'vertical',
      'Discovery and validation',
    ]);
    for (const tab of tabsOf(viewer)) {
      expect(tab.matches('a[href]')).toBe(true);
      expect(rootOf(viewer).getElementById(tab.getAttribute('aria-controls')!)).toBe(panelOf(viewer));
    }
    expect(panelOf(viewer).getAttribute('tabindex')).toBe('0');
  });

  it('keeps exactly one tab selected whatever comes', async () => {
    await start(0);
    for (const key of ['ArrowUp', 'ArrowUp', 'Home', 'd', 'End', 'ArrowDown', 'Enter', 'Escape', 'o']) {
      await press(key);
      expect(selectedIn(viewer)).toBe(focused());
    }
    viewer.record = 'exact-name';
    await settle();
    expect(selectedIn(viewer)).toBe(1);
    viewer.collection = fileOf();
    await settle();
    expect(selectedIn(viewer)).toBe(0);
  });

  it('has one tab per record in the order of the file, in both languages', async () => {
    const {records} = JSON.parse(five);
    for (const lang of ['ko', 'en']) {
      viewer = await show(five, {lang});
      expect(tabsOf(viewer).map(tab => tab.querySelector('b')!.textContent)).toEqual(
        records.map((record: {label: Record<string, string>}) => record.label[lang]),
      );
    }
  });
});

describe('the event', () => {
  it('is not sent for what the page or the file does', async () => {
    viewer = await show(five, {record: 'unknown-key', 'url-sync': ''});
    viewer.record = 'exact-name';
    await settle();
    viewer.collection = fileOf();
    await settle();
    viewer.remove();
    document.body.append(viewer);
    history.replaceState(null, '', '#record=checked');
    dispatchEvent(new Event('hashchange'));
    await settle();
    buttonOf(viewer, '한국어').click();
    viewer.focus();
    await settle();
    expect(told).toEqual([]);
    tabsOf(viewer)[selectedIn(viewer) === 0 ? 1 : 0]!.click();
    expect(told).toHaveLength(1);
  });

  it('crosses a shadow root around the viewer', async () => {
    await start(0);
    const host = document.createElement('div');
    document.body.append(host);
    host.attachShadow({mode: 'open'}).append(viewer);
    await settle();
    tabsOf(viewer)[1]!.click();
    expect(told).toEqual([{record: 'exact-name', index: undefined}]);
  });
});

describe('focus', () => {
  it('goes to the selected tab with focus(), and nowhere by itself', async () => {
    const field = document.createElement('input');
    document.body.append(field);
    field.focus();
    viewer = await show(five, {record: 'valid-shape'});
    viewer.record = 'exact-name';
    await settle();
    expect(document.activeElement).toBe(field);
    viewer.focus();
    expect(focused()).toBe(1);
  });

  it('does nothing where there is no tab yet', async () => {
    viewer = await show('{');
    viewer.focus();
    expect(rootOf(viewer).activeElement).toBeNull();
  });

  it('in one viewer leaves the other alone', async () => {
    const other = await show(five);
    await start(0);
    await press('End');
    expect([selectedIn(viewer), focused(), selectedIn(other)]).toEqual([4, 4, 0]);
  });

  it('goes from an argument of a call to the field that it was held against, and leaves the address alone', async () => {
    await start(2);
    const before = location.href;
    const button = [...panelOf(viewer).querySelectorAll('button')].find(one => one.textContent === 'text')!;
    button.click();
    const row = rootOf(viewer).activeElement!;
    expect(row.textContent).toMatch(/^text.*2000$/);
    expect(location.href).toBe(before);
  });
});
