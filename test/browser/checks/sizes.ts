import type {Check, Scene} from './look.ts';
import {inWindow, withSheet} from './media.ts';

/** What can be pressed is at least 28 px high and 44 px wide; a link within a sentence is as high as its line. */
export const reachable: Check = ({place}) =>
  place.evaluate(() =>
    look().records(function* () {
      for (const one of look().elements()) {
        if (!one.matches('a[href], button, summary, input, select, textarea')) continue;
        const inSentence =
          getComputedStyle(one).display === 'inline' &&
          one.parentElement &&
          look().letters(one.parentElement);
        const {width, height} = one.getBoundingClientRect();
        if (!inSentence && (width < 44 || height < 28))
          yield `${look().name(one)} is ${width.toFixed(1)} px wide and ${height.toFixed(1)} px high`;
      }
    }),
  );

/** Nothing stands out at the sides of the window, or is hidden by what encloses it. */
const fits = ({place}: Scene) =>
  place.evaluate(() =>
    look().records(function* () {
      const {clientWidth, scrollWidth} = document.documentElement;
      if (scrollWidth > clientWidth) yield `the page is ${scrollWidth} px wide in ${clientWidth} px`;
      for (const one of look().elements()) {
        const {overflowX, overflowY, clipPath} = getComputedStyle(one);
        const name = look().name(one);
        // Meant to be heard alone.
        if (clipPath !== 'none') continue;
        const [wider, higher] = [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight];
        if (/hidden|clip/.test(overflowX) && wider > 1) yield `${name} cuts off ${wider} px of its width`;
        if (/hidden|clip/.test(overflowY) && higher > 1) yield `${name} cuts off ${higher} px of its height`;
        if (/auto|scroll/.test(overflowX) && wider > 1 && !(one.tabIndex >= 0 && one.role === 'region'))
          yield `${name} scrolls sideways and cannot be reached by name`;
        const box = one.closest('pre');
        const {left, right} = one.getBoundingClientRect();
        if ((!box || box === one) && (left < -0.5 || right > clientWidth + 0.5))
          yield `${name} stands out of the window`;
      }
    }),
  );

const listAbove = ({place}: Scene) =>
  place.evaluate(() => {
    const all = look().elements();
    const [list, panel] = ['tablist', 'tabpanel'].map(role => all.find(one => one.role === role));
    const above = !list || !panel || list.getBoundingClientRect().bottom <= panel.getBoundingClientRect().top;
    return above ? [] : ['the list is not above the panel'];
  });

/** In 320 px, and at 200 % of 1280 px, nothing scrolls sideways but boxes of code, and the list is above the panel. */
export const reflows: Check = async scene => {
  const ask = async () => [...(await fits(scene)), ...(await listAbove(scene))];
  return [...(await inWindow(scene, [320, 480], ask)), ...(await inWindow(scene, [640, 360], ask))];
};

/** What WCAG 1.4.12 lets a reader set. */
const SPACING = `* {letter-spacing: .12em !important; word-spacing: .16em !important; line-height: 1.5 !important}
p {margin-bottom: 2em !important}`;

/** With more space between letters, words and lines nothing is cut off, in a wide window and a narrow one. */
export const spaced: Check = scene =>
  withSheet(scene, SPACING, async () => {
    const untouched = await scene.place.evaluate(() =>
      look()
        .elements()
        .filter(one => one.matches('.label, .note, .answer, .tab b'))
        .filter(one => !(Number.parseFloat(getComputedStyle(one).letterSpacing) > 1))
        .map(one => `${look().name(one)} keeps its letters together`),
    );
    const wide = await fits(scene);
    return [...untouched, ...wide, ...(await inWindow(scene, [320, 480], () => fits(scene)))];
  });

/** With letters of twice the size nothing is cut off. */
export const enlarged: Check = scene =>
  withSheet(scene, 'html {font-size: 200% !important}', () => fits(scene));
