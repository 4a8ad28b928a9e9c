// @vitest-environment happy-dom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import '../../src/element/define.ts';
import {LABELS} from '../record/labels.ts';
import {discovery, listing, validation} from '../record/sample.ts';
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
  wordsOf,
} from './viewer.ts';

type Viewer = HTMLElementTagNameMap['tool-records'];

const record = ([ko, en]: readonly [string, string], i: number) => ({
  ...discovery(`r-${i + 1}`),
  label: {ko, en},
});
/** The collection with this many of the records above. */
const first = (records: number) => fileOf(LABELS.slice(0, records).map(record));
const FILE = first(14);

let viewer: Viewer;
let told: string[];

const start = async (attributes: Readonly<Record<string, string>> = {}, file = FILE) => {
  viewer = await show(file, {lang: 'en', ...attributes});
  viewer.addEventListener('tool-records-change', event => told.push(event.record));
};

beforeEach(() => {
  told = [];
});
afterEach(cleanUp);

const fieldIn = (of: Viewer) => rootOf(of).querySelector('input');
const field = (): HTMLInputElement => fieldIn(viewer)!;

/** The numbers of the entries that the list shows. */
const listed = (): number[] =>
  tabsOf(viewer)
    .filter(tab => !tab.hidden)
    .map(tab => Number(wordsOf(tab.querySelector('span')!)));

/** The numbers of the entries that are selected, reachable, focused and that name the panel. */
function current() {
  const numbers = (is: (tab: Element) => boolean) =>
    tabsOf(viewer)
      .filter(is)
      .map(tab => Number(wordsOf(tab.querySelector('span')!)));
  return {
    selected: numbers(tab => tab.getAttribute('aria-selected') === 'true'),
    reachable: numbers(tab => tab.getAttribute('tabindex') === '0'),
    focused: numbers(tab => tab === rootOf(viewer).activeElement),
    named: numbers(({id}) => id === panelOf(viewer).getAttribute('aria-labelledby')),
  };
}
const on = (entry: number, focused = true) => ({
  selected: [entry],
  reachable: [entry],
  focused: focused ? [entry] : [],
  named: [entry],
});

/** Puts a text into the field as the browser does, in the middle of a syllable where the test says so. */
async function type(text: string, isComposing = false, of = viewer): Promise<void> {
  fieldIn(of)!.value = text;
  fieldIn(of)!.dispatchEvent(new InputEvent('input', {bubbles: true, composed: true, isComposing}));
  await settle();
}

async function press(key: string, init: KeyboardEventInit = {}): Promise<KeyboardEvent> {
  const event = new KeyboardEvent('keydown', {
    key,
    bubbles: true,
    composed: true,
    cancelable: true,
    ...init,
  });
  rootOf(viewer).activeElement!.dispatchEvent(event);
  await settle();
  return event;
}

describe('the filter of a list', () => {
  it.each([
    [12, {}, false],
    [13, {}, true],
    [1, {filter: ''}, true],
    [12, {filter: ''}, true],
  ])('of %d records with %j is there: %s', async (records, attributes, there) => {
    await start(attributes, first(records));
    expect(fieldIn(viewer) !== null).toBe(there);
  });

  it.each([
    [11, false],
    [12, true],
  ])('of a listing of %d tools, which is an entry more, is there: %s', async (tools, there) => {
    const named = Array.from({length: tools}, (_, i) => ({name: `t${i}`, inputSchema: {type: 'object'}}));
    await start({}, fileOf([{...listing(), pages: [{tools: named}]}]));
    expect(tabsOf(viewer)).toHaveLength(tools + 1);
    expect(fieldIn(viewer) !== null).toBe(there);
  });

  it.each([
    ['ko', '목록에서 찾기'],
    ['en', 'Find in the list'],
  ])('is a field above it with a visible label in %s, and does not take the focus', async (lang, name) => {
    await start({lang});
    expect(field().labels).toHaveLength(1);
    expect(wordsOf(field().labels![0]!)).toBe(name);
    expect(field().type).toBe('search');
    const places = [...rootOf(viewer).querySelectorAll('input, [role=tab]')];
    expect(places.indexOf(field())).toBe(0);
    expect(rootOf(viewer).activeElement).toBeNull();
  });

  it('comes and goes with the attribute, and narrows nothing when it is gone', async () => {
    await start({filter: '', record: 'r-2'}, first(5));
    await type('whale');
    expect(listed()).toEqual([4]);
    viewer.filter = false;
    await settle();
    expect([fieldIn(viewer), listed()]).toEqual([null, [1, 2, 3, 4, 5]]);
    expect(selectedIn(viewer)).toBe(1);
    viewer.filter = true;
    await settle();
    expect([field().value, listed()]).toEqual(['', [1, 2, 3, 4, 5]]);
  });

  it('in one viewer leaves the other alone', async () => {
    await start();
    const other = viewer;
    await start();
    await type('weather');
    expect(listed()).toEqual([5, 6]);
    expect([tabsOf(other).length, fieldIn(other)!.value]).toEqual([14, '']);
  });
});

describe('a text in the filter', () => {
  it.each([
    ['en', 'weather', [5, 6]],
    ['en', 'BOOK', [1, 10]],
    ['en', 'meeting book', [10]],
    ['en', 'r-1', [1, 10, 11, 12, 13, 14]],
    ['en', 'r-14', [14]],
    ['en', 'reading family', []],
    ['en', '날씨', []],
    ['ko', '날씨', [5, 6]],
    ['ko', '회의', [9, 10]],
    ['ko', 'ㄷㄱ', [2]],
    ['ko', 'weather', []],
    ['en', '', LABELS.map((_, i) => i + 1)],
  ])('in %s, %j lists the entries %j, which keep their numbers', async (lang, text, entries) => {
    await start({lang});
    await type(text);
    expect(listed()).toEqual(entries);
  });

  it('finds a call by the name of its tool, and a tool by its name and title', async () => {
    const call = {...validation('call'), request: {name: 'send_mail', arguments: {}}};
    const pages = [
      {
        tools: [
          {name: 'read_page', title: 'Look it up', inputSchema: {type: 'object'}},
          {name: 'b', inputSchema: {type: 'object'}},
        ],
      },
    ];
    await start({filter: ''}, fileOf([call, {...listing(), pages}]));
    for (const [text, entries] of [
      ['mail', [1]],
      ['look', [3]],
      ['read_p', [3]],
      ['tools/2', [4]],
      ['nothing', []],
    ] as const) {
      await type(text);
      expect([text, listed()]).toEqual([text, entries]);
    }
  });

  it('finds Korean while it is being typed', async () => {
    await start({lang: 'ko'});
    for (const [text, entries] of [
      ['도', [1, 2, 11]],
      ['돗', [1]],
      ['도서', [1]],
      ['독', [2]],
      ['고', [3, 4]],
      ['과', [3]],
    ] as const) {
      await type(text, true);
      expect([text, listed()]).toEqual([text, entries]);
    }
  });

  it('never changes what is selected, which stays unseen where it is not found and names the panel', async () => {
    await start({record: 'r-5'});
    for (const text of ['w', 'we', 'weather', 'weather tom']) {
      await type(text);
      expect(current().selected).toEqual([5]);
      expect(labelOf(viewer)).toBe('Weather');
    }
    expect(listed()).toEqual([6]);
    expect(current()).toEqual({selected: [5], reachable: [6], focused: [], named: [5]});
    await type('weather');
    expect(listed()).toEqual([5, 6]);
    expect(current()).toEqual(on(5, false));
    await type('nothing like it');
    expect(current()).toEqual({selected: [5], reachable: [], focused: [], named: [5]});
    expect(told).toEqual([]);
  });

  it('is taken back by the clear button of the browser, which tells as typing does', async () => {
    await start();
    await type('weather');
    field().value = '';
    field().dispatchEvent(new Event('input', {bubbles: true}));
    await settle();
    expect(listed()).toHaveLength(14);
  });

  it('searches every entry of a long list, also those past the thousand that are in the page', async () => {
    const many = Array.from({length: 2_500}, (_, i) => record(['기록', 'Record'], i));
    await start({}, fileOf(many));
    const sentences = () => [...rootOf(viewer).querySelectorAll('.side > p')].map(wordsOf);
    await type('r-2500');
    expect([listed(), sentences()]).toEqual([[2_500], ['1 of 2500 are listed.']]);
    await type('r-');
    expect([listed().length, sentences()]).toEqual([1_000, ['1000 of 2500 are listed.']]);
    await type('r-1');
    field().focus();
    await press('ArrowDown');
    expect(current()).toEqual(on(1));
    await press('End');
    expect(current()).toEqual(on(1_999));
    expect(listed()).toEqual(
      many
        .map((_, i) => i + 1)
        .filter(number => String(number).startsWith('1'))
        .slice(1_000),
    );
  });
});

describe('a key in the filter', () => {
  const begin = async (text: string, attributes = {}) => {
    await start(attributes);
    field().focus();
    await type(text);
  };

  it.each([
    ['r-6', 'weather', 6, []],
    ['r-1', 'weather', 5, ['r-5']],
    ['r-3', '', 3, []],
  ])('ArrowDown with %s shown and %j typed goes to entry %d', async (id, text, to, events) => {
    await begin(text, {record: id});
    const event = await press('ArrowDown');
    expect(event.defaultPrevented).toBe(true);
    expect(current()).toEqual(on(to));
    expect(labelOf(viewer)).toBe(LABELS[to - 1]![1]);
    expect([told, field().value]).toEqual([events, text]);
  });

  it('ArrowDown where nothing is found stays', async () => {
    await begin('nothing like it', {record: 'r-2'});
    await press('ArrowDown');
    expect([rootOf(viewer).activeElement, current().selected, told]).toEqual([field(), [2], []]);
  });

  it('Escape clears it once, and is left alone when it is empty', async () => {
    await begin('weather');
    const [clearing, after] = [await press('Escape'), await press('Escape')];
    expect([clearing.defaultPrevented, after.defaultPrevented]).toEqual([true, false]);
    expect([field().value, listed().length, rootOf(viewer).activeElement]).toEqual(['', 14, field()]);
  });

  it.each(
    ['ArrowDown', 'Escape'].flatMap(key =>
      [
        {isComposing: true},
        {keyCode: 229},
        {ctrlKey: true},
        {altKey: true},
        {metaKey: true},
        {shiftKey: true},
      ].map(init => [key, init] as const),
    ),
  )('%s with %j is left alone', async (key, init) => {
    await begin('weather');
    const event = await press(key, init);
    expect([event.defaultPrevented, field().value, rootOf(viewer).activeElement]).toEqual([
      false,
      'weather',
      field(),
    ]);
    expect(current().selected).toEqual([1]);
  });

  it.each(['ArrowUp', 'Home', 'End', 'Enter', ' ', 'Tab', 'm'])('%j is left alone', async key => {
    await begin('weather');
    const event = await press(key);
    expect([event.defaultPrevented, current().selected, told]).toEqual([false, [1], []]);
  });
});

describe('a key in a list that is narrowed', () => {
  const begin = async (from: number) => {
    await start({record: `r-${from}`});
    await type('r-1');
    expect(listed()).toEqual([1, 10, 11, 12, 13, 14]);
    viewer.focus();
  };

  it.each([
    ['ArrowDown', 1, 10],
    ['ArrowDown', 14, 1],
    ['ArrowUp', 10, 1],
    ['ArrowUp', 1, 14],
    ['Home', 12, 1],
    ['End', 1, 14],
    ['m', 1, 11],
    ['b', 1, 10],
    ['d', 13, 12],
  ])('%s on entry %d goes to entry %d', async (key, from, to) => {
    await begin(from);
    expect(current()).toEqual(on(from));
    const event = await press(key);
    expect(event.defaultPrevented).toBe(true);
    expect(current()).toEqual(on(to));
    expect(told).toEqual([`r-${to}`]);
  });

  it('finds no entry by letters that the filter leaves out', async () => {
    await begin(1);
    // Weather is the name of entries that are not listed.
    const event = await press('w');
    expect([event.defaultPrevented, current()]).toEqual([false, on(1)]);
  });

  it.each([
    ['Enter', 1],
    [' ', 1],
    ['ArrowDown', 10],
    ['End', 14],
  ])('%j where the selected one is not listed begins at the first: entry %d', async (key, to) => {
    await begin(4);
    expect(current()).toEqual({selected: [4], reachable: [1], focused: [1], named: [4]});
    await press(key);
    expect(current()).toEqual(on(to));
  });

  it('or a click selects, and the text stays', async () => {
    await begin(1);
    tabsOf(viewer)[2]!.click();
    await settle();
    expect(current()).toEqual(on(11));
    expect([field().value, listed().length, told]).toEqual(['r-1', 6, ['r-11']]);
  });
});

describe('the number of entries found', () => {
  const status = () => wordsOf(byRole(viewer, 'status')[0]!);
  const SAID = '2 of 14 are listed.';
  const wait = async (milliseconds: number) => {
    vi.advanceTimersByTime(milliseconds);
    await settle();
  };

  beforeEach(async () => {
    vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
    await start();
    field().focus();
  });

  it('is said 600 ms after the last key, and not before', async () => {
    const place = byRole(viewer, 'status')[0];
    await type('weathe');
    await wait(500);
    await type('weather');
    await wait(599);
    expect(status()).toBe('');
    await wait(1);
    expect(status()).toBe(SAID);
    // A place that is put in together with its words is not heard.
    expect(byRole(viewer, 'status')[0]).toBe(place);
  });

  it('is not said by itself, nor for a record that is chosen', async () => {
    await wait(5_000);
    expect(status()).toBe('');
    tabsOf(viewer)[3]!.click();
    await wait(5_000);
    expect(status()).toBe('');
  });

  it('is said of none as well', async () => {
    await type('nothing like it');
    await wait(600);
    expect(status()).toBe('0 of 14 are listed.');
  });

  it('is never said in the middle of a syllable, but 600 ms after it', async () => {
    await type('weather');
    await wait(300);
    await type('weather ㅂ', true);
    await wait(5_000);
    expect(status()).toBe('');
    field().value = 'weather';
    field().dispatchEvent(new CompositionEvent('compositionend', {bubbles: true}));
    await wait(599);
    expect(status()).toBe('');
    await wait(1);
    expect(status()).toBe(SAID);
  });

  it.each<[string, () => unknown]>([
    ['further typing', () => type('weather t')],
    ['Escape', () => press('Escape')],
    ['a choice', () => tabsOf(viewer)[0]!.click()],
    ['ArrowDown', () => press('ArrowDown')],
    ['the language switch', () => buttonOf(viewer, '한국어').click()],
    ['the language of the page', () => viewer.setAttribute('lang', 'ko')],
    ['another record of the page’s', () => viewer.setAttribute('record', 'r-9')],
    ['other records', () => Object.assign(viewer, {collection: first(13)})],
  ])('is taken back by %s, before and after it was said', async (_, act) => {
    viewer.record = 'r-2';
    await settle();
    for (const before of [599, 600]) {
      viewer.setAttribute('lang', 'en');
      viewer.collection = FILE;
      await settle();
      buttonOf(viewer, 'English').click();
      field().focus();
      await type('weather');
      await wait(before);
      expect(status()).toBe(before < 600 ? '' : SAID);
      await act();
      await settle();
      expect(status()).toBe('');
      await wait(1);
      expect(status()).toBe('');
    }
  });

  it('is not said by a viewer that has left the page', async () => {
    await type('weather');
    viewer.remove();
    await wait(5_000);
    expect(status()).toBe('');
  });
});

describe('the text in the filter', () => {
  it('is kept when the reader switches the language, as are the field, the focus and what is selected', async () => {
    await start({record: 'r-2'});
    const before = field();
    before.focus();
    await type('ㄷㄱ');
    expect(listed()).toEqual([]);
    buttonOf(viewer, '한국어').focus();
    buttonOf(viewer, '한국어').click();
    await settle();
    expect([field(), field().value, listed()]).toEqual([before, 'ㄷㄱ', [2]]);
    expect(current()).toEqual(on(2, false));
    expect(rootOf(viewer).activeElement).toBe(buttonOf(viewer, '한국어'));
    field().focus();
    viewer.ownerDocument.documentElement.lang = 'en';
    await settle();
    expect(rootOf(viewer).activeElement).toBe(before);
  });

  it('is kept while the page switches the language, and so is the focus on an entry', async () => {
    await start({record: 'r-12'});
    await type('r-1');
    viewer.focus();
    viewer.setAttribute('lang', 'ko');
    await settle();
    expect([field().value, listed(), current()]).toEqual(['r-1', [1, 10, 11, 12, 13, 14], on(12)]);
  });

  it.each<[string, selected: number, found: readonly number[], label: string]>([
    ['elsewhere in the list', 5, [3, 14], '날씨'],
    ['where it was, though unseen', 3, [1, 2], '과일 값'],
  ])(
    'lets the focus on an entry not found any more go to the first one that is, with the former %s',
    async (_, selected, found, label) => {
      // In Korean only two of the labels have an ‘e’.
      const file = fileOf(
        LABELS.map(record).map((one, i) =>
          found.includes(i + 1) ? {...one, label: {ko: 'e', en: 'e'}} : one,
        ),
      );
      await start({record: `r-${selected}`}, file);
      await type('e');
      viewer.focus();
      expect(current()).toEqual(on(selected));
      viewer.setAttribute('lang', 'ko');
      await settle();
      expect(listed()).toEqual(found);
      const [first] = found;
      expect(current()).toEqual({
        selected: [selected],
        reachable: [first],
        focused: [first],
        named: [selected],
      });
      expect([labelOf(viewer), told]).toEqual([label, []]);
    },
  );

  it('is drawn anew, and no focus moves, where the page has made the viewer itself focusable', async () => {
    await start();
    viewer.tabIndex = 0;
    HTMLElement.prototype.focus.call(viewer);
    await type('weather');
    expect(document.activeElement).toBe(viewer);
    expect([listed(), rootOf(viewer).activeElement]).toEqual([[5, 6], null]);
  });

  it('is kept when a record is chosen', async () => {
    await start();
    field().focus();
    await type('weather');
    await press('ArrowDown');
    await press('ArrowDown');
    expect([field().value, listed()]).toEqual(['weather', [5, 6]]);
  });

  it.each<[string, (text: string) => unknown]>([
    ['record', () => viewer.setAttribute('record', 'r-3')],
    [
      'address',
      () => {
        history.replaceState(null, '', '#record=r-3');
        dispatchEvent(new Event('hashchange'));
      },
    ],
  ])('is cleared by another %s, which is then listed and shown', async (_, act) => {
    await start({'url-sync': ''});
    await type('weather');
    await act('r-3');
    await settle();
    expect([field().value, listed().length, current()]).toEqual(['', 14, on(3, false)]);
  });

  it.each([
    [3, false],
    [13, true],
  ])('is cleared by a collection of %d, which has a filter: %s', async (records, there) => {
    await start();
    await type('weather');
    viewer.collection = first(records);
    await settle();
    expect([listed().length, fieldIn(viewer) !== null, current()]).toEqual([records, there, on(1, false)]);
    viewer.collection = FILE;
    await settle();
    expect([field().value, listed().length]).toEqual(['', 14]);
  });

  it('is cleared where a file with a fault came between', async () => {
    await start();
    await type('weather');
    viewer.collection = '{';
    await settle();
    viewer.collection = FILE;
    await settle();
    expect([field().value, listed().length]).toEqual(['', 14]);
  });

  it('outlives a move of the viewer in the page', async () => {
    await start();
    await type('weather');
    const place = document.createElement('section');
    document.body.append(place);
    place.append(viewer);
    await settle();
    expect([field().value, listed()]).toEqual(['weather', [5, 6]]);
  });
});
