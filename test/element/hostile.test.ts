// @vitest-environment happy-dom
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import '../../src/element/define.ts';
import {discovery, tool, validation} from '../record/sample.ts';
import {marksIn, plainTextIn, skeletonOf} from './skeleton.ts';
import {
  buttonOf,
  cleanUp,
  codesOf,
  fileOf,
  labelOf,
  panelOf,
  rootOf,
  settle,
  show,
  standInForNetwork,
  stateOf,
} from './viewer.ts';

interface HostileString {
  readonly group: string;
  readonly value: string;
  readonly mustReveal: readonly string[];
}

const readJson = (path: string) => JSON.parse(readFileSync(join(import.meta.dirname, path), 'utf8'));
const strings: readonly HostileString[] = readJson('../fixtures/strings.json');
const addresses: readonly {readonly value: string}[] = readJson('../fixtures/urls.json');

/** Longer texts are cut for display; they have tests of their own. */
const SHORT = 1_000;

/** What stands in the baseline where the hostile string stands later. */
const PLAIN = 'Plain0text';

type Text = string;

/** A JSON pointer (RFC 6901) to a member with this key. */
const pointerTo = (key: Text): string => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;

// A label must have something to see in it, whatever the string is.
const inBoth = (text: Text) => ({ko: `x${text}`, en: `x${text}`});

/** A record of every shape, with a string in every place that holds text: label, name, key, value, place. */
function recordsWith(text: Text): readonly ({readonly id: string} & Readonly<Record<string, unknown>>)[] {
  const step = pointerTo(text);
  const both = inBoth(text);
  const named = {...tool(), name: text, family: text};
  const looked = {...discovery(), label: both, note: both, request: {family: text, name: text}};
  const checked = {...validation(), label: both, note: both, tool: named};
  const given = {[text]: text, query: [text, {[text]: text}]};
  const ok = {...validation().outcome.ok, name: text, arguments: given};
  return [
    {...looked, id: 'one-listed', outcome: {ok: [named]}},
    {...looked, id: 'unavailable', outcome: {error: 'TOOL_NOT_AVAILABLE_IN_FAMILY', at: '/name'}},
    {...checked, id: 'valid', request: {name: text, arguments: given}, outcome: {ok}},
    {
      ...checked,
      id: 'unknown-argument',
      request: {name: text, arguments: given},
      outcome: {error: 'INVALID_ARGUMENT_KEYS', at: step},
    },
    {
      ...checked,
      id: 'missing-argument',
      request: {name: text, arguments: {}},
      outcome: {error: 'INVALID_ARGUMENT_KEYS', at: step},
    },
    {
      ...checked,
      id: 'no-object',
      request: {name: text, arguments: text},
      outcome: {error: 'INVALID_ARGUMENT_KEYS'},
    },
    {
      ...checked,
      id: 'other-refusal',
      request: {name: text, arguments: given},
      outcome: {error: 'X', at: step},
    },
  ];
}

const fileWith = (text: Text): string => fileOf(recordsWith(text), {title: inBoth(text)});

let viewer: HTMLElementTagNameMap['tool-records'];
let asked: ReturnType<typeof standInForNetwork>;
const baseline = new Map<string, string>();
const ids = recordsWith(PLAIN).map(({id}) => id);
const ALL = ids.flatMap(id => [`en ${id}`, `ko ${id}`]);
/** Where a string stands in a description, in a sentence of ours, and as key and value. */
const SOME = ['en one-listed', 'ko unknown-argument'];
/** The line of ours that counts what does not show. */
const COUNTED = /<p>\n<button class="go" [^\n]*\n"[^"\n]*\d[^"\n]* \u2193"\n<\/button>\n<\/p>\n/;
/** Everything in one language, and in the other what has sentences of ours around it. */
const MOST = ['ko unavailable', 'ko unknown-argument', ...ids.map(id => `en ${id}`)];

/** Shows some records of one file, and calls back for each. */
async function walk(text: Text, shown: readonly string[], each: (key: string) => void): Promise<void> {
  viewer.collection = fileWith(text);
  for (const lang of ['ko', 'en']) {
    viewer.lang = lang;
    await settle();
    for (const id of shown.filter(key => key.startsWith(lang)).map(key => key.slice(3))) {
      viewer.record = id;
      await viewer.updateComplete;
      await viewer.updateComplete;
      // Long records are unfolded first, so that there is all of them to compare.
      panelOf(viewer).querySelector<HTMLElement>('pre + button')?.click();
      await viewer.updateComplete;
      each(`${lang} ${id}`);
    }
  }
}

beforeAll(async () => {
  Reflect.deleteProperty(globalThis, '__pwned');
  viewer = await show();
  await walk(PLAIN, ALL, key => {
    expect(rootOf(viewer).firstElementChild!.getAttribute('lang')).toBe(key.slice(0, 2));
    expect(labelOf(viewer)).toBe(`x${PLAIN}`);
    baseline.set(key, skeletonOf(rootOf(viewer)));
  });
  expect([...baseline.keys()].sort()).toEqual([...ALL].sort());
});

beforeEach(() => {
  asked = standInForNetwork();
});

afterEach(() => {
  expect(globalThis).not.toHaveProperty('__pwned');
  expect(asked).toEqual([]);
});

afterAll(cleanUp);

/** The baseline with the string in it: in a text or attribute as it is, in a piece of JSON as JSON has it. */
function expectedWith(text: Text, key: string): string {
  const inJson = (given: Text) => JSON.stringify(given).slice(1, -1);
  return baseline
    .get(key)!
    .split('\n')
    .map(line => {
      if (!line.includes(PLAIN)) return line;
      if (line.startsWith('<')) return line.replaceAll(PLAIN, () => inJson(text));
      const words: string = JSON.parse(line);
      // A value of an argument is shown as its JSON, and so is the record as a whole.
      const put = words.includes(`"${PLAIN}"`) ? inJson(text) : text;
      return JSON.stringify(
        words.replaceAll(`"/${PLAIN}"`, () => `"${inJson(pointerTo(text))}"`).replaceAll(PLAIN, () => put),
      );
    })
    .join('\n');
}

async function showsAsText(
  text: Text,
  mustReveal: readonly string[],
  shown: readonly string[],
): Promise<void> {
  await walk(text, shown, key => {
    const root = rootOf(viewer);
    // One comparison holds it all: no element and no attribute more, and each text back to the character.
    const skeleton = skeletonOf(root);
    expect(skeleton.replace(COUNTED, '')).toBe(expectedWith(text, key));
    const marks = marksIn(panelOf(viewer)).join(' ');
    expect(COUNTED.test(skeleton)).toBe(/U\+(?!000[9A])/.test(marks));
    const plain = plainTextIn(root);
    for (const name of mustReveal) {
      expect(marks).toContain(name);
      // Of a row of joined emoji only the joiners past an ordinary number are marked.
      if (name !== 'U+200D' || !text.includes('\u{1f468}'))
        expect(plain).not.toContain(String.fromCodePoint(Number.parseInt(name.slice(2), 16)));
    }
  });
}

describe('a hostile string in every text of every record', () => {
  const usable = strings.filter(({value}) => value !== '' && value !== '__proto__' && value.length <= SHORT);

  it.each(
    usable.map(({group, value, mustReveal}, i) => ({
      i,
      group,
      value,
      mustReveal,
      start: JSON.stringify(value.slice(0, 30)),
    })),
  )('$i ($group) $start is shown as text, to the character, with its marks', async ({value, mustReveal}) => {
    await showsAsText(value, mustReveal, MOST);
  });

  it.each(addresses.filter(({value}) => value.trim() !== '' && value.length <= SHORT))(
    'the address $value is no link',
    async ({value}) => {
      await showsAsText(value, [], SOME);
    },
  );

  it.each([
    ['an empty label', fileOf([{...discovery(), label: {ko: '가', en: ''}}]), 'failed'],
    ['a label', fileOf([{...discovery(), label: {ko: '가', en: 'a'}}]), 'ready'],
    ['a key that reaches for what all objects share', fileWith('__proto__'), 'failed'],
    ['a key that only looks like it', fileWith('__proto_'), 'ready'],
  ])('%s is refused or shown', async (_, file, state) => {
    viewer.collection = file;
    await settle();
    expect(stateOf(viewer)).toBe(state);
  });
});

const naughty = join(import.meta.dirname, '../../../shared/hostile/naughty-strings/blns.json');
const present = existsSync(naughty);

describe('the big list of naughty strings', () => {
  it.skipIf(!present)(
    present
      ? 'is shown as text, to the character, string by string'
      : 'is shown as text (skipped: ../shared/hostile/naughty-strings is not beside this checkout)',
    async () => {
      const list: readonly string[] = JSON.parse(readFileSync(naughty, 'utf8'));
      expect(list.length).toBeGreaterThan(500);
      for (const value of new Set(list))
        if (value !== '' && value !== '__proto__') await showsAsText(value, [], SOME);
    },
    120_000,
  );
});

describe('a long string', () => {
  const long = strings.filter(({value}) => value.length > SHORT);

  it('is among the hostile strings', () => {
    expect(long.length).toBeGreaterThan(3);
  });

  it.each([
    ...long.map(({value}) => [`${JSON.stringify(value.slice(0, 3))} ${value.length} times`, value] as const),
    ['a million letters', 'x'.repeat(1_000_000)] as const,
  ])('of %s is cut where it stands, and a control gives the whole', async (_, value) => {
    viewer.collection = fileOf([
      {
        ...validation('long'),
        request: {name: 'x', arguments: {query: value, b: value, c: value}},
        outcome: {error: 'X'},
      },
    ]);
    viewer.lang = 'en';
    await settle();
    const elements = rootOf(viewer).querySelectorAll('*').length;
    expect(plainTextIn(rootOf(viewer)).length).toBeLessThan(20_000);
    expect(elements).toBeLessThan(20_000);

    const whole = () => panelOf(viewer).querySelector('pre')!;
    const before = whole().textContent!.length;
    const button = buttonOf(viewer, /show all [\d,. ]+ characters/i);
    button.click();
    await settle();
    // Marks aside, the box now holds the record as it stands in the file.
    const text = skeletonOf(whole()).split('\n').slice(1, -1).join('\n');
    expect(JSON.parse(JSON.parse(text)).request.arguments.query === value).toBe(true);
    expect(whole().textContent!.length).toBeGreaterThan(before);
    expect(buttonOf(viewer, /show all/i)).toBeUndefined();
  });

  it('has no control where the record is short', async () => {
    viewer.collection = fileOf([validation('short')]);
    await settle();
    expect(buttonOf(viewer, /show all/i)).toBeUndefined();
    expect(panelOf(viewer).querySelector('pre')!.textContent).toContain('"id":"short"');
  });

  it('in a label, a note, a name or a title is cut as well', async () => {
    const value = 'x'.repeat(400_000);
    const both = {ko: 'x', en: value};
    const file = fileOf([{...discovery(), label: both, note: both, request: {family: value}}], {title: both});
    viewer.lang = 'en';
    viewer.collection = file;
    await settle();
    expect(stateOf(viewer)).toBe('ready');
    const root = rootOf(viewer);
    for (const place of ['.title', '.tab b', '.panel .label', '.panel .note'])
      expect([place, root.querySelector(place)!.textContent]).toEqual([place, 'x'.repeat(4_000)]);
    expect(plainTextIn(root).length).toBeLessThan(50_000);
    viewer.label = `y${value}`;
    await settle();
    expect(root.querySelector('.title')!.textContent).toBe(`y${'x'.repeat(3_999)}`);
    viewer.label = '';
  });

  it.each([
    ['in half', 'x'.repeat(3_999), ''],
    ['after', 'x'.repeat(3_998), '\u{1f600}'],
  ])('is never cut in the middle of a pair (a pair that the limit comes %s)', async (_, before, kept) => {
    const value = `${before}\u{1f600}${'x'.repeat(9_000)}`;
    const both = {ko: 'x', en: value};
    viewer.lang = 'en';
    viewer.collection = fileOf([{...discovery(), label: both, note: both, request: {family: value}}], {
      title: both,
    });
    await settle();
    expect(stateOf(viewer)).toBe('ready');
    for (const place of ['.title', '.tab b', '.panel .label', '.panel .note'])
      expect([place, rootOf(viewer).querySelector(place)!.textContent]).toEqual([place, before + kept]);
    expect(codesOf(viewer).filter(code => code.startsWith('xxx'))).toContain(`${before}${kept}…`);
    expect(marksIn(rootOf(viewer))).not.toContain('U+D83D');
    expect(rootOf(viewer).textContent).not.toMatch(/\p{Cs}/u);
  });
});

describe('the rest of a long record', () => {
  const long = (id: string) => ({
    ...validation(id),
    request: {name: 'x', arguments: {query: 'x'.repeat(9_000)}},
    outcome: {error: 'X'},
  });
  const more = () => buttonOf(viewer, /show all/i);
  const box = () => panelOf(viewer).querySelector('pre')!;

  it('takes the focus to its box, since the button is gone', async () => {
    viewer.lang = 'en';
    viewer.collection = fileOf([long('one')]);
    await settle();
    more().focus();
    expect(rootOf(viewer).activeElement).toBe(more());
    more().click();
    await settle();
    expect(more()).toBeUndefined();
    expect(rootOf(viewer).activeElement === box()).toBe(true);
    expect(document.activeElement).toBe(viewer);
  });

  it.each<[string, () => void]>([
    ['the reader', () => rootOf(viewer).querySelectorAll<HTMLElement>('[role=tab]')[1]!.click()],
    [
      'the page',
      () => {
        viewer.record = 'two';
      },
    ],
  ])('is asked for anew after %s chose another', async (_, choose) => {
    viewer.record = 'one';
    viewer.lang = 'en';
    viewer.collection = fileOf([long('one'), long('two')]);
    await settle();
    more().click();
    await settle();
    expect([more(), box().textContent!.length > 9_000]).toEqual([undefined, true]);
    choose();
    await settle();
    expect(box().textContent).toHaveLength(4_000);
    expect(more()).toBeDefined();
  });

  it('is laid out whole before the page is printed, and not after the viewer was taken away', async () => {
    viewer.lang = 'en';
    viewer.collection = fileOf([long('one')]);
    await settle();
    viewer.remove();
    dispatchEvent(new Event('beforeprint'));
    await settle();
    expect(box().textContent).toHaveLength(4_000);
    document.body.append(viewer);
    await settle();
    dispatchEvent(new Event('beforeprint'));
    await settle();
    expect([more(), box().textContent!.length > 9_000]).toEqual([undefined, true]);
  });
});
