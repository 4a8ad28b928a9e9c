import type {Check} from './look.ts';
import {inEachScheme} from './media.ts';

/** Every letter stands out from its ground by 4.5:1, and every sign of ours by 3:1, in light and dark. */
export const readable: Check = scene =>
  inEachScheme(scene, {forced: false}, () =>
    scene.place.evaluate(() =>
      look().records(function* () {
        for (const one of look().elements()) {
          const ground = look().ground(one);
          const {color, opacity} = getComputedStyle(one);
          const contrast = look().contrast(color, ground);
          if (look().letters(one) && contrast < 4.5)
            yield `${look().name(one)} stands out by ${contrast.toFixed(2)}:1`;
          if (opacity !== '1' || /^rgba\(.*, 0?\.\d+\)$/.test(color))
            yield `${look().name(one)} can be seen through`;
          const sign = getComputedStyle(one, '::before');
          if (sign.content === '""' && look().contrast(sign.borderTopColor, ground) < 3)
            yield `the sign of ${look().name(one)} is too faint`;
        }
      }),
    ),
  );

/** The selected tab alone has a bar of 2 px and 3:1 at its side, in light, dark and forced colours. */
export const selectionShown: Check = scene =>
  inEachScheme(scene, {forced: true}, () =>
    scene.place.evaluate(() =>
      look().records(function* () {
        for (const tab of look().elements()) {
          if (tab.role !== 'tab') continue;
          const {borderLeftStyle, borderLeftWidth, borderLeftColor} = getComputedStyle(tab);
          const drawn = borderLeftStyle === 'solid' && Number.parseFloat(borderLeftWidth) >= 2;
          const clear = /^rgba\(.*, 0\)$/.test(borderLeftColor);
          const contrast = drawn && !clear ? look().contrast(borderLeftColor, look().ground(tab)) : 1;
          const selected = tab.getAttribute('aria-selected') === 'true';
          if (selected && contrast < 3)
            yield `the bar of the selected tab stands out by ${contrast.toFixed(2)}:1`;
          if (!selected && contrast > 1.1) yield `${look().name(tab)} has a bar and is not selected`;
        }
      }),
    ),
  );

/** Nothing moves or fades, whatever the reader has asked of the system. */
export const still: Check = async ({page, place}) => {
  const faults: string[] = [];
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({reducedMotion});
    const found = await place.evaluate(() =>
      look().records(function* () {
        if (document.getAnimations().length > 0) yield 'something is moving';
        for (const one of look().elements()) {
          for (const part of [undefined, '::before', '::after']) {
            const {animationName, transitionDuration} = getComputedStyle(one, part);
            if (animationName !== 'none' || /[1-9]/.test(transitionDuration))
              yield `${look().name(one)} is to move`;
          }
          if (getComputedStyle(one).scrollBehavior !== 'auto') yield `${look().name(one)} scrolls slowly`;
        }
      }),
    );
    faults.push(...found.map(fault => `${fault} (${reducedMotion})`));
  }
  await page.emulateMedia({reducedMotion: null});
  return faults;
};
