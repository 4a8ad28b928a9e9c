// @vitest-environment happy-dom
import {afterEach, describe, expect, it} from 'vitest';
import '../../src/element/define.ts';
import {byRole, cleanUp, fileOf, panelOf, place, rootOf, settle, show, wordsOf} from './viewer.ts';

afterEach(cleanUp);

const levels = (viewer: Element) => [
  ...new Set(
    [...panelOf(viewer).querySelectorAll('[role=heading]')].map(one => one.getAttribute('aria-level')),
  ),
];
const nameOf = (viewer: Element) => byRole(viewer, 'tablist')[0]!.getAttribute('aria-label');

describe('heading-level', () => {
  it.each([
    [null, ['3', '4']],
    ['1', ['1', '2']],
    ['2', ['2', '3']],
    ['5', ['5', '6']],
    ['6', ['5', '6']],
    ['0', ['3', '4']],
    ['-1', ['1', '2']],
    ['two', ['3', '4']],
    ['', ['3', '4']],
  ])('%j puts the record’s heading and those under it at %j', async (level, expected) => {
    const viewer = await show(fileOf(), level === null ? {} : {'heading-level': level});
    expect(levels(viewer)).toEqual(expected);
  });

  it('moves the headings when it is changed while a record is shown', async () => {
    const viewer = await show();
    viewer.headingLevel = '2';
    await settle();
    expect([levels(viewer), viewer.getAttribute('heading-level')]).toEqual([['2', '3'], '2']);
  });
});

describe('the name of a viewer', () => {
  it('is the collection’s title in the language of the viewer', async () => {
    expect(nameOf(await show(fileOf(), {lang: 'en'}))).toBe('A sample');
    expect(nameOf(await show(fileOf(), {lang: 'ko'}))).toBe('표본');
  });

  it('is the label where the author gives one, as text', async () => {
    const viewer = await show(fileOf(), {label: '<b>Ours</b>'});
    expect(nameOf(viewer)).toBe('<b>Ours</b>');
    expect(wordsOf(rootOf(viewer))).toMatch(/^<b>Ours<\/b>/);
    viewer.removeAttribute('label');
    await settle();
    expect(nameOf(viewer)).toBe('A sample');
  });

  it('may be put into the slot by the author, and the title gives way', async () => {
    const viewer = await place({}, '<h2 slot="title">My tools</h2>');
    viewer.collection = fileOf();
    await settle();
    const slot = rootOf(viewer).querySelector('slot[name=title]')!;
    expect(wordsOf(slot)).toBe('A sample');
    expect((slot as HTMLSlotElement).assignedElements().map(wordsOf)).toEqual(['My tools']);
  });
});

describe('no-language-switch', () => {
  it('leaves the switch out, and the language to the page', async () => {
    const viewer = await show(fileOf(), {'no-language-switch': '', lang: 'ko'});
    expect(byRole(viewer, 'group')).toEqual([]);
    expect(nameOf(viewer)).toBe('표본');
    viewer.noLanguageSwitch = false;
    await settle();
    expect(byRole(viewer, 'group')).toHaveLength(1);
    expect(byRole(viewer, 'group')[0]!.querySelectorAll('button')).toHaveLength(2);
  });
});

describe('every attribute', () => {
  it.each([
    ['src', 'src'],
    ['record', 'record'],
    ['pages', 'pages'],
    ['label', 'label'],
    ['theme', 'theme'],
    ['heading-level', 'headingLevel'],
  ] as const)('%s is the property %s, both ways', (attribute, property) => {
    const viewer = document.createElement('tool-records');
    expect(viewer[property]).toBe('');
    viewer[property] = '2';
    expect(viewer.getAttribute(attribute)).toBe('2');
    viewer.setAttribute(attribute, '4');
    expect(viewer[property]).toBe('4');
  });

  it.each([
    ['url-sync', 'urlSync'],
    ['filter', 'filter'],
    ['no-language-switch', 'noLanguageSwitch'],
    ['cross-origin-src', 'crossOriginSrc'],
  ] as const)('%s is the flag %s, both ways', (attribute, property) => {
    const viewer = document.createElement('tool-records');
    expect(viewer[property]).toBe(false);
    viewer[property] = true;
    expect(viewer.hasAttribute(attribute)).toBe(true);
    viewer.removeAttribute(attribute);
    expect(viewer[property]).toBe(false);
  });
});

describe('the ids of a viewer', () => {
  it('stay in its own shadow root, which is open and used by no other', async () => {
    const viewers = [await show(), await show()];
    expect(document.querySelectorAll('body [id]')).toHaveLength(0);
    for (const viewer of viewers) {
      const ids = [...rootOf(viewer).querySelectorAll('[id]')].map(({id}) => id);
      expect(ids.length).toBeGreaterThan(2);
      expect(new Set(ids).size).toBe(ids.length);
      for (const name of ['aria-labelledby', 'aria-controls'])
        for (const one of rootOf(viewer).querySelectorAll(`[${name}]`))
          expect(ids).toContain(one.getAttribute(name));
    }
  });
});

describe('a thousand records and one', () => {
  it('list a thousand, and say how many of how many; a thousand alone say nothing', async () => {
    const {records} = JSON.parse(fileOf()) as {records: {id: string}[]};
    const many = (count: number) =>
      fileOf(Array.from({length: count}, (_, i) => ({...records[0], id: `r${i}`})));
    const exact = await show(many(1000), {lang: 'en'});
    const over = await show(many(1001), {lang: 'en'});
    expect([byRole(exact, 'tab').length, byRole(over, 'tab').length]).toEqual([1000, 1000]);
    expect(wordsOf(rootOf(over))).toMatch(/1000 of 1001/);
    expect(wordsOf(rootOf(exact))).not.toMatch(/1000 of 1000/);
  });
});
