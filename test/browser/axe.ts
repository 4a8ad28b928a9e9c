import axe from 'axe-core';
import type {Frame, Page} from 'playwright/test';

/** Levels A and AA of WCAG 2.0, 2.1 and 2.2; for level A of 2.2 axe-core has no rule. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Puts axe-core into a document, past its policy, as a debugger may; again after each navigation. */
export const bringAxe = (place: Page | Frame): Promise<void> => place.evaluate(axe.source);

/**
 * Everything that axe-core finds wrong in a document and the shadow roots in it, a line each.
 *
 * A second theme changes colours and nothing else, so that there it is enough to look at these.
 */
export async function axeFaults(place: Page | Frame, {onlyColours = false} = {}): Promise<readonly string[]> {
  const {faults, looked} = await place.evaluate(
    async ([tags, onlyColours]) => {
      const brought = Reflect.get(globalThis, 'axe') as typeof axe;
      // What shows through a page without a ground is dark in a dark scheme; axe-core takes it for white.
      const root = document.documentElement;
      root.style.backgroundColor = '';
      if (getComputedStyle(root).backgroundColor === 'rgba(0, 0, 0, 0)')
        root.style.backgroundColor = 'Canvas';
      const {violations, passes} = await brought.run(document, {
        ...(onlyColours
          ? {runOnly: {type: 'rule', values: ['color-contrast']}}
          : // The one rule that is new in WCAG 2.2 is off unless it is asked for.
            {runOnly: {type: 'tag', values: [...tags]}, rules: {'target-size': {enabled: true}}}),
        // A frame is a document of its own.
        iframes: false,
      });
      return {
        faults: violations.flatMap(({id, nodes}) =>
          nodes.map(
            ({target, failureSummary = ''}) => `${id}: ${target.flat().join(' ')}: ${failureSummary}`,
          ),
        ),
        looked: passes.map(({id}) => id),
      };
    },
    [TAGS, onlyColours] as const,
  );
  const wanted = onlyColours ? ['color-contrast'] : ['color-contrast', 'html-has-lang'];
  const blind = wanted.filter(
    rule => !looked.includes(rule) && !faults.some(fault => fault.startsWith(rule)),
  );
  return [...faults, ...blind.map(rule => `${rule} had nothing to look at`)];
}
