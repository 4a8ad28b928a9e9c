import type {Check, Scene} from './look.ts';
import {inEachScheme} from './media.ts';

/** More stops than any record has. */
const LIMIT = 150;

/** Where the focus is in the viewer, in words; nothing where it is outside. */
async function stopIn({page, place}: Scene): Promise<string | undefined> {
  const framed = place !== page;
  if (framed && (await page.evaluate(() => document.activeElement?.localName !== 'iframe'))) return;
  const stop = await place.evaluate(() => {
    const one = look().focus();
    const at = one ? look().elements().indexOf(one) : -1;
    // Two stops may read alike, but not stand at the same place.
    return at < 0 ? '' : `${at} ${look().name(one!)}`;
  });
  return stop || undefined;
}

/** Presses a key, one step into the viewer and then on, until the focus is out again or goes no further. */
async function walk(scene: Scene, key: string): Promise<{stops: readonly string[]; left: boolean}> {
  const stops: string[] = [];
  while (stops.length < LIMIT) {
    await scene.page.keyboard.press(key);
    const before = stops.at(-1);
    let stop = await stopIn(scene);
    // Between a page and its frame the focus takes its time.
    for (let tries = 0; stop === before && tries < 20; tries += 1) {
      await scene.page.waitForTimeout(25);
      stop = await stopIn(scene);
    }
    if (stop === before) break;
    if (!stop) return {stops, left: true};
    stops.push(stop);
  }
  return {stops, left: false};
}

/**
 * Tab goes into the viewer, once to each stop, and out of it; Shift+Tab takes the same way back. In every
 * record. The page around has something with the id `before` that can have the focus, and something after.
 */
export const notTrapped: Check = async scene => {
  const {page, place} = scene;
  const faults: string[] = [];
  const tabs = place.getByRole('tab');
  for (let i = 0; i < (await tabs.count()); i += 1) {
    await tabs.nth(i).click();
    await page.locator('#before').focus();
    const there = await walk(scene, 'Tab');
    const back = await walk(scene, 'Shift+Tab');
    const ways = {Tab: there, 'Shift+Tab': back};
    const found: string[] = [];
    for (const [key, {stops, left}] of Object.entries(ways)) {
      if (!left) found.push(`${key} does not leave the viewer, and is at ${stops.at(-1) ?? 'no stop of it'}`);
      if (new Set(stops).size < stops.length) found.push(`${key} comes to one stop twice`);
    }
    if (found.length === 0 && there.stops.join() !== [...back.stops].reverse().join())
      found.push('Shift+Tab does not take the way of Tab');
    faults.push(...found.map(fault => `record ${i + 1}: ${fault}`));
    // What is a trap for one record is no less for the others.
    if (found.length > 0) break;
  }
  return faults;
};

/** Wherever the focus can go there is a ring of 2 px and 3:1 around it, in light, dark and forced colours. */
export const focusShown: Check = async scene => {
  // From here on the browser takes the reader for somebody with a keyboard.
  await scene.page.keyboard.press('Tab');
  return inEachScheme(scene, {forced: true}, () =>
    scene.place.evaluate(() =>
      look().records(function* () {
        for (const one of look().elements()) {
          if (one.tabIndex < 0) continue;
          one.focus();
          const name = look().name(one);
          if (look().focus() !== one) yield `${name} does not take the focus`;
          const {outlineStyle, outlineWidth, outlineColor, outlineOffset} = getComputedStyle(one);
          if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) {
            yield `${name} has no ring`;
            continue;
          }
          const offset = Number.parseFloat(outlineOffset);
          const ground = look().ground((offset < 0 ? one : look().parent(one)) ?? one);
          const contrast = look().contrast(outlineColor, ground);
          if (contrast < 3) yield `the ring of ${name} stands out by ${contrast.toFixed(2)}:1`;
          const out = Math.max(offset + Number.parseFloat(outlineWidth), 0);
          const box = one.getBoundingClientRect();
          for (let around = look().parent(one); around; around = look().parent(around)) {
            if (getComputedStyle(around).overflowX === 'visible' || around === document.body) continue;
            const {left, right} = around.getBoundingClientRect();
            if (box.left - out < left - 0.5 || box.right + out > right + 0.5)
              yield `the ring of ${name} is cut off by ${look().name(around)}`;
          }
        }
      }),
    ),
  );
};

/** Nothing has the focus that the reader did not put there. To be asked first. */
export const focusLeftAlone: Check = ({place}) =>
  place.evaluate(() => {
    const one = look().focus();
    const handsOn = document.querySelector('tool-records')?.shadowRoot?.delegatesFocus;
    return [
      ...(one ? [`${look().name(one)} took the focus`] : []),
      ...(handsOn ? ['the viewer hands its focus on to what is in it'] : []),
    ];
  });
