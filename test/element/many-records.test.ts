// @vitest-environment happy-dom
import {afterEach, describe, expect, it} from 'vitest';
import '../../src/element/define.ts';
import {discovery} from '../record/sample.ts';
import {
  byRole,
  cleanUp,
  fileOf,
  labelOf,
  rootOf,
  selectedIn,
  settle,
  show,
  tabsOf,
  wordsOf,
} from './viewer.ts';

afterEach(cleanUp);

/** A file with this many records, `r-1` and so on. */
const many = (records: number) =>
  fileOf(
    Array.from({length: records}, (_, i) => ({
      ...discovery(`r-${i + 1}`),
      label: {ko: `${i + 1}번 기록`, en: `Record ${i + 1}.`},
    })),
  );

type Viewer = HTMLElementTagNameMap['tool-records'];

async function press(viewer: Viewer, key: string): Promise<void> {
  const event = new KeyboardEvent('keydown', {key, bubbles: true, composed: true, cancelable: true});
  rootOf(viewer).activeElement!.dispatchEvent(event);
  await settle();
}

/** Which record each part of the viewer takes for the current one; also checks that it is the only one. */
function currentIn(viewer: Viewer): {
  selected: string;
  focused: string | undefined;
  shown: string | undefined;
} {
  const name = (tab: Element | null | undefined) => tab?.querySelector('b')?.textContent;
  return {
    selected: name(tabsOf(viewer)[selectedIn(viewer)])!,
    focused: name(rootOf(viewer).activeElement),
    shown: labelOf(viewer),
  };
}

const at = (record: number, focused = true) => ({
  selected: `Record ${record}.`,
  focused: focused ? `Record ${record}.` : undefined,
  shown: `Record ${record}.`,
});

/** What is said of how many are listed; how digits are grouped is not ours to say. */
const sentenceIn = (viewer: Viewer) =>
  [...rootOf(viewer).querySelectorAll('.side > p')].map(one => wordsOf(one).replaceAll(',', ''));

describe('a collection of more than a thousand records', () => {
  it.each([
    [1, 1_000],
    [1_000, 1_000],
    [1_001, 1_000],
    [1_500, 1_000],
    [2_500, 500],
  ])('shows record %d by its tab among the %d of its thousand', async (record, listed) => {
    const viewer = await show(many(2_500), {record: `r-${record}`, lang: 'en'});
    expect(currentIn(viewer)).toEqual(at(record, false));
    expect(byRole(viewer, 'tabpanel')).toHaveLength(1);
    expect(tabsOf(viewer)).toHaveLength(listed);
    expect(sentenceIn(viewer)).toEqual([`${listed} of 2500 are listed.`]);
    viewer.focus();
    expect(currentIn(viewer)).toEqual(at(record));
  });

  it.each([
    [999, []],
    [1_000, []],
    [1_001, ['1000 of 1001 are listed.']],
  ])('of %d says %j', async (records, said) => {
    const viewer = await show(many(records), {lang: 'en'});
    expect([tabsOf(viewer).length, sentenceIn(viewer)]).toEqual([Math.min(records, 1_000), said]);
  });

  it.each([
    ['End', 1, 2_500],
    ['Home', 2_500, 1],
    ['ArrowDown', 999, 1_000],
    ['ArrowDown', 1_000, 1_001],
    ['ArrowUp', 1_001, 1_000],
    ['ArrowUp', 1, 2_500],
    ['ArrowDown', 2_500, 1],
  ])('%s on record %d goes to record %d, with the focus on its tab', async (key, from, to) => {
    const viewer = await show(many(2_500), {record: `r-${from}`, lang: 'en'});
    viewer.focus();
    expect(currentIn(viewer)).toEqual(at(from));
    await press(viewer, key);
    expect(currentIn(viewer)).toEqual(at(to));
  });

  it('is chosen from with a click in any thousand, and told with the right id', async () => {
    const viewer = await show(many(2_500), {record: 'r-1500', lang: 'en'});
    const told: string[] = [];
    viewer.addEventListener('tool-records-change', event => told.push(event.record));
    tabsOf(viewer)[199]!.click();
    await settle();
    expect(currentIn(viewer)).toEqual(at(1_200));
    expect(told).toEqual(['r-1200']);
  });
});
