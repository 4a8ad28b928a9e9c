// @vitest-environment happy-dom
import {afterEach, expect, it} from 'vitest';
import {Take} from '../../src/site/take.ts';
import {collection, discovery, validation} from '../record/sample.ts';

afterEach(() => {
  document.body.replaceChildren();
  location.hash = '';
});

/** The part of the page below the viewer, with these two records. */
function below(): HTMLElement {
  const viewer = document.createElement('div');
  const place = document.createElement('div');
  viewer.innerHTML = '<pre data-tool-records></pre>';
  viewer.firstElementChild!.textContent = JSON.stringify(
    collection([discovery('first'), validation('second')]),
  );
  document.body.append(viewer, place);
  Take.under(viewer, place)!.speak('en');
  return place;
}

const goTo = async (hash: string) => {
  location.hash = hash;
  await new Promise(resolve => setTimeout(resolve));
};

it('the code to copy follows the record in the address, and stays with it where a link leads down the page', async () => {
  const place = below();
  const chosen = () => place.querySelector('strong')!.textContent;
  expect(chosen()).toBe('The reading family');
  await goTo('#record=second');
  expect(chosen()).toBe('Valid arguments');
  // The viewer goes on showing its record too.
  await goTo('#contract-en');
  expect(chosen()).toBe('Valid arguments');
  await goTo('#record=first');
  expect(chosen()).toBe('The reading family');
});
