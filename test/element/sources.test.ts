// @vitest-environment happy-dom
import {afterEach, describe, expect, it} from 'vitest';
import '../../src/element/define.ts';
import {parseCollection} from '../../src/record/index.ts';
import {discovery, tool} from '../record/sample.ts';
import {
  cleanUp,
  codesOf,
  fallbackShows,
  fileOf,
  labelOf,
  place,
  rootOf,
  settle,
  standInForNetwork,
  stateOf,
  wordsOf,
} from './viewer.ts';

afterEach(cleanUp);

const named = (label: string) => fileOf([{...discovery(), label: {ko: `${label} 기록`, en: label}}]);
const script = (text: string) => `<script type="application/json">${text}</script>`;
const pre = (text: string) =>
  `<pre hidden data-tool-records>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</pre>`;

describe('the order of sources', () => {
  it('is the property, then a child script, then a child pre, then src', async () => {
    const asked = standInForNetwork();
    const children = script(named('Script')) + pre(named('Pre'));
    const viewer = await place({src: 'records.json'}, children);
    expect(labelOf(viewer)).toBe('Script');
    viewer.collection = named('Property');
    await settle();
    expect(labelOf(viewer)).toBe('Property');
    expect(asked).toEqual([]);

    expect(labelOf(await place({src: 'records.json'}, pre(named('Pre'))))).toBe('Pre');
    expect(asked).toEqual([]);

    const last = await place({src: 'records.json'}, '<p>Nothing of ours.</p>');
    await asked[0]!.answer(named('Address'));
    expect(labelOf(last)).toBe('Address');
  });

  it.each([
    ['no child', ''],
    ['an empty pre', pre('')],
    ['a script that holds white space only', script('\n  ')],
    ['a script of another type', `<script type="text/plain">${named('Other')}</script>`],
    ['a pre without the mark', `<pre>${named('Other')}</pre>`],
    ['a script that is a grandchild', `<div>${script(named('Other'))}</div>`],
  ])('goes on to src with %s', async (_, children) => {
    const asked = standInForNetwork();
    const viewer = await place({src: 'records.json'}, children);
    await asked[0]!.answer(named('Address'));
    expect(labelOf(viewer)).toBe('Address');
  });

  it('goes on to the next source when the property is taken back', async () => {
    const viewer = await place({}, script(named('Script')));
    viewer.collection = named('Property');
    await settle();
    viewer.collection = null;
    await settle();
    expect(labelOf(viewer)).toBe('Script');
  });
});

describe('the collection property', () => {
  it('takes a file as text and as a reading, and gives back what it was given', async () => {
    const viewer = await place();
    const text = named('Text');
    viewer.collection = text;
    await settle();
    expect([labelOf(viewer), viewer.collection]).toEqual(['Text', text]);
    const reading = parseCollection(named('Reading'));
    viewer.collection = reading;
    await settle();
    expect([labelOf(viewer), viewer.collection === reading]).toEqual(['Reading', true]);
  });

  it('shows why a text or a reading is refused, with line and column', async () => {
    const broken = '{\n  "format": "tool-records",\n}';
    for (const given of [broken, parseCollection(broken)]) {
      const viewer = await place({}, '<p>Fallback</p>');
      viewer.collection = given;
      await settle();
      expect([stateOf(viewer), fallbackShows(viewer)]).toEqual(['failed', true]);
      expect(codesOf(viewer)).toContain('SYNTAX');
      expect(wordsOf(rootOf(viewer))).toMatch(/line 3, column 1/);
    }
  });

  it('gives up a request that is under way', async () => {
    const asked = standInForNetwork();
    const viewer = await place({src: 'records.json'});
    viewer.collection = named('Property');
    await settle();
    expect([labelOf(viewer), asked[0]!.signal.aborted]).toEqual(['Property', true]);
  });

  it('set while the element is away from the page is shown when it is back', async () => {
    const viewer = await place();
    viewer.collection = named('Before');
    await settle();
    viewer.remove();
    viewer.collection = named('Away');
    await settle();
    document.body.append(viewer);
    await settle();
    expect(labelOf(viewer)).toBe('Away');
  });
});

describe('records inside the element', () => {
  it('come back from a pre with every character, markup included', async () => {
    const name = '<b>&amp;</b>';
    const file = fileOf([{...discovery(), outcome: {ok: [{...tool(), name}]}}]);
    const viewer = await place({}, pre(file));
    expect(codesOf(viewer)).toContain(name);
  });

  it('are found when they come after the element, with their text at once or later', async () => {
    const viewer = await place();
    expect(stateOf(viewer)).toBe('idle');
    const child = document.createElement('script');
    child.type = 'application/json';
    viewer.append(child);
    await settle();
    expect(stateOf(viewer)).toBe('idle');
    child.append(named('Late'));
    await settle();
    expect(labelOf(viewer)).toBe('Late');
  });

  it('stay as they are shown, whatever becomes of the child afterwards', async () => {
    const viewer = await place({}, script(named('Shown')));
    viewer.querySelector('script')!.textContent = named('Changed');
    await settle();
    expect(labelOf(viewer)).toBe('Shown');
  });

  it('are shown when a pre of a loaded page comes in two pieces', async () => {
    expect(document.readyState).toBe('complete');
    const viewer = await place();
    const child = document.createElement('pre');
    child.dataset.toolRecords = '';
    child.append(named('Whole').slice(0, 40));
    viewer.append(child);
    await settle();
    expect(stateOf(viewer)).toBe('failed');
    child.append(named('Whole').slice(40));
    await settle();
    expect(labelOf(viewer)).toBe('Whole');
  });

  it.each([['script'], ['pre']])('put in as a %s while src is loading win over it', async how => {
    const asked = standInForNetwork({heedsAbort: false});
    const viewer = await place({src: 'records.json'});
    expect(stateOf(viewer)).toBe('loading');
    viewer.innerHTML = (how === 'pre' ? pre : script)(named('Child'));
    await settle();
    expect([labelOf(viewer), asked[0]!.signal.aborted]).toEqual(['Child', true]);
    await asked[0]!.answer(named('Address'));
    expect([labelOf(viewer), asked.length]).toEqual(['Child', 1]);
  });

  it('that cannot be read are one message, and the other children are shown', async () => {
    const viewer = await place({}, `${script('{"format": 1')}<p>Fallback</p>`);
    expect([stateOf(viewer), fallbackShows(viewer)]).toEqual(['failed', true]);
    const neighbour = await place({}, `${script(named('Whole'))}<p>Fallback</p>`);
    expect([stateOf(neighbour), fallbackShows(neighbour)]).toEqual(['ready', false]);
  });
});

describe('two viewers', () => {
  it('show what each was given, and a failure of one is not the other’s', async () => {
    const first = await place({}, script(named('First')));
    const second = await place({}, script('{'));
    const third = await place({}, script(named('Third')));
    expect([labelOf(first), stateOf(second), labelOf(third)]).toEqual(['First', 'failed', 'Third']);
  });
});
