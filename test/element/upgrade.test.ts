// @vitest-environment happy-dom
import {afterAll, beforeAll, expect, it, vi} from 'vitest';
import {byRole, cleanUp, fileOf, labelOf, panelOf, settle, standInForNetwork, tabsOf} from './viewer.ts';

type Viewer = HTMLElementTagNameMap['tool-records'];
const early: Record<string, Viewer> = {};
let asked: ReturnType<typeof standInForNetwork>;

/** An element that a page made before the script was there. */
function made(properties: Partial<Viewer>): Viewer {
  return Object.assign(document.createElement('tool-records'), properties);
}

beforeAll(async () => {
  expect(customElements.get('tool-records')).toBeUndefined();
  asked = standInForNetwork();
  early.inPage = made({collection: fileOf(), record: 'checked', headingLevel: '2', noLanguageSwitch: true});
  early.withAddress = made({src: 'records.json'});
  document.body.append(early.inPage, early.withAddress);
  early.away = made({collection: fileOf(), record: 'checked'});
  document.body.insertAdjacentHTML('beforeend', '<tool-records src="marked-up.json"></tool-records>');
  early.markedUp = document.body.lastElementChild as Viewer;
  await import('../../src/element/define.ts');
  await settle();
});

afterAll(cleanUp);

it('properties set on an element in the page before the script came are kept', () => {
  const viewer = early.inPage!;
  expect(labelOf(viewer)).toBe('Valid arguments');
  expect(panelOf(viewer).querySelector('[role=heading]')!.getAttribute('aria-level')).toBe('2');
  expect(byRole(viewer, 'group')).toEqual([]);
  expect([viewer.record, viewer.headingLevel, viewer.noLanguageSwitch]).toEqual(['checked', '2', true]);
});

it('they still change the element afterwards', async () => {
  const viewer = early.inPage!;
  viewer.record = 'listed';
  await settle();
  expect(labelOf(viewer)).toBe('The reading family');
  expect(viewer.getAttribute('record')).toBe('listed');
});

it('properties set on an element that was not in the page yet are kept when it is put in', async () => {
  document.body.append(early.away!);
  await settle();
  expect(labelOf(early.away!)).toBe('Valid arguments');
});

it('an address set before the script came is asked once', () => {
  expect(asked.map(({url}) => url.split('/').pop()).sort()).toEqual(['marked-up.json', 'records.json']);
});

it('a second copy of the script changes nothing and does not throw', async () => {
  const first = customElements.get('tool-records');
  const define = vi.spyOn(customElements, 'define');
  vi.resetModules();
  await import('../../src/element/define.ts');
  expect(define).not.toHaveBeenCalled();
  expect(customElements.get('tool-records')).toBe(first);
  expect(asked).toHaveLength(2);

  const late = document.createElement('tool-records');
  late.collection = fileOf();
  document.body.append(late);
  await settle();
  expect(tabsOf(late)).toHaveLength(2);
});
