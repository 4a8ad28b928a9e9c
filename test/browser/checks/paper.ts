import type {Check} from './look.ts';
import {resize} from './media.ts';

/**
 * On paper stand the list, the record with all that can be opened in it open, code that wraps, and the
 * record's address. The viewer lays out the whole of a long text before it is printed.
 *
 * Paper is white: grounds are printed only where the reader asks for it.
 */
export const printed: Check = async scene => {
  const {page, place} = scene;
  await resize(scene, 720, 1000);
  await page.emulateMedia({media: 'print'});
  // A reader who reads light letters on a dark ground prints dark ones all the same.
  await place.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
    document.querySelector('tool-records')?.setAttribute('theme', 'dark');
  });
  const faults = await place.evaluate(() =>
    look().records(function* () {
      const all = look().elements();
      const viewer = document.querySelector('tool-records')?.shadowRoot;
      for (const part of (viewer ?? document).querySelectorAll<HTMLElement>(
        '[role=tab], .panel pre, .panel pre + button',
      )) {
        if (!all.includes(part) || part.getBoundingClientRect().height === 0)
          yield `${look().name(part)} is not printed`;
        if (part.localName !== 'pre') continue;
        if (getComputedStyle(part).whiteSpace !== 'pre-wrap') yield `${look().name(part)} is not wrapped`;
        if (part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1)
          yield `${look().name(part)} is cut off`;
      }
      for (const one of all) {
        const contrast = look().contrast(getComputedStyle(one).color, 'rgb(255, 255, 255)');
        if (look().letters(one) && contrast < 4.5)
          yield `${look().name(one)} is printed with ${contrast.toFixed(2)}:1`;
      }
      const address = viewer?.querySelector('[aria-selected=true]')?.getAttribute('href') ?? '';
      const links = [...(viewer?.querySelectorAll('.foot a') ?? [])];
      if (viewer && !links.some(link => getComputedStyle(link, '::after').content.includes(address)))
        yield 'the address of the record is not printed';
    }),
  );
  await place.evaluate(() => {
    delete document.documentElement.dataset.theme;
    document.querySelector('tool-records')?.removeAttribute('theme');
  });
  await page.emulateMedia({media: null});
  await resize(scene, 1280, 720);
  return faults;
};
