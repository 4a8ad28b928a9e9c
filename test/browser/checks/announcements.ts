import type {Check} from './look.ts';

const LIVE = '[role=status], [role=alert], [role=log], [role=timer], [aria-live]';
const OTHER = {ko: ['English', '한국어'], en: ['한국어', 'English']} as const;

/**
 * There is one region for announcements, empty and not to be seen, and nothing is announced by it or by
 * another while every record is read and the language is changed and changed back.
 */
export const quiet: Check = async ({place, locale}) => {
  await place.evaluate(live => {
    const said: string[] = [];
    Reflect.set(globalThis, 'said', said);
    const note = (changes: readonly MutationRecord[]) => {
      for (const {target, addedNodes} of changes) {
        const around = target instanceof Element ? target : target.parentElement;
        const region = around?.closest(live);
        if (region) said.push(`‘${region.textContent}’ was announced`);
        for (const added of addedNodes) {
          const text = added instanceof Element && added.matches(live) && added.textContent?.trim();
          if (text) said.push(`a region came with ‘${text}’`);
        }
      }
    };
    const viewer = document.querySelector('tool-records')?.shadowRoot;
    for (const root of [document, ...(viewer ? [viewer] : [])])
      new MutationObserver(note).observe(root, {subtree: true, childList: true, characterData: true});
  }, LIVE);
  await place.evaluate(() => look().records(() => []));
  for (const name of OTHER[locale]) {
    const inViewer = place.getByRole('button', {name, exact: true});
    await inViewer.or(place.getByRole('link', {name, exact: true})).click();
  }
  return place.evaluate(live => {
    const faults = [...new Set(Reflect.get(globalThis, 'said') as string[])];
    const regions = [...document.querySelector('tool-records')!.shadowRoot!.querySelectorAll(live)];
    if (regions.map(one => one.role).join() !== 'status')
      faults.push(`the viewer has the regions: ${regions.map(one => one.role ?? 'aria-live').join()}`);
    for (const region of regions) {
      if (region.textContent?.trim()) faults.push(`the region holds ‘${region.textContent}’`);
      const {width, height} = region.getBoundingClientRect();
      if (width > 1 || height > 1) faults.push('the region can be seen');
    }
    return faults;
  }, LIVE);
};
