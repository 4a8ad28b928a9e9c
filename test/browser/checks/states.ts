import type {Check} from './look.ts';

/** Exactly one tab is selected, and the same one alone can be reached by Tab. */
export const oneSelected: Check = ({place}) =>
  place.evaluate(() =>
    look().records(function* () {
      const tabs = look()
        .elements()
        .filter(one => one.role === 'tab');
      const selected = tabs.filter(tab => tab.getAttribute('aria-selected') === 'true');
      const reached = tabs.filter(tab => tab.tabIndex >= 0);
      if (selected.length !== 1) yield `${selected.length} tabs are selected`;
      if (reached.length !== 1 || reached[0] !== selected[0])
        yield `Tab reaches ${reached.map(look().name).join(' and ') || 'no tab'}`;
      for (const tab of tabs) {
        if (!/^(true|false)$/.test(tab.getAttribute('aria-selected') ?? ''))
          yield `${look().name(tab)} does not say whether it is selected`;
        if (!/^(0|-1)$/.test(tab.getAttribute('tabindex') ?? '')) yield `${look().name(tab)} has no tabindex`;
      }
    }),
  );

/** The list is called what the viewer is, the panel what the selected tab is, and whatever needs a name has one. */
export const named: Check = ({place}) =>
  place.evaluate(() => {
    const squeeze = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
    /** In the ways that our pages name things; what else may be wrong with a name is axe-core's to find. */
    const nameOf = (element: Element | undefined): string => {
      if (!element) return '';
      const ids = element.getAttribute('aria-labelledby')?.split(' ');
      const root = element.getRootNode() as Document | ShadowRoot;
      if (ids) return squeeze(ids.map(id => root.getElementById(id)?.textContent).join(' '));
      const label = element.getAttribute('aria-label');
      if (label !== null) return squeeze(label);
      if (element.localName === 'table') return squeeze(element.querySelector('caption')?.textContent);
      // What these hold is no name of theirs.
      return /region|group|tablist|tabpanel/.test(element.role ?? '') ? '' : squeeze(element.textContent);
    };
    return look().records(function* () {
      const all = look().elements();
      const viewer = document.querySelector('tool-records')?.shadowRoot;
      if (viewer) {
        const slot = viewer.querySelector<HTMLSlotElement>('slot[name=title]');
        const title = squeeze(slot?.assignedElements()[0]?.textContent ?? slot?.textContent);
        const [list, panel, tab] = ['[role=tablist]', '[role=tabpanel]', '[aria-selected=true]'].map(
          one => viewer.querySelector(one) ?? undefined,
        );
        if (!title || nameOf(list) !== title)
          yield `the list is called ‘${nameOf(list)}’ and the viewer ‘${title}’`;
        if (list?.ariaOrientation !== 'vertical') yield 'the list is not said to be vertical';
        if (!tab?.id || panel?.getAttribute('aria-labelledby') !== tab.id)
          yield 'the panel is not called what the selected tab is';
        const label = squeeze(tab?.querySelector('b')?.textContent);
        const heading = squeeze(panel?.querySelector('[role=heading]')?.textContent);
        if (!label || heading !== label) yield `the panel of ‘${label}’ shows ‘${heading}’`;
        if (panel?.getAttribute('tabindex') !== '0') yield 'Tab does not reach the panel';
      }
      for (const one of all) {
        const needs =
          one.tabIndex >= 0 ||
          one.matches('table, h1, h2, h3') ||
          /region|group|heading/.test(one.role ?? '');
        if (needs && !nameOf(one)) yield `${look().name(one)} has no name`;
        if (one.localName === 'pre' && one.tabIndex >= 0 && one.role !== 'region')
          yield `${look().name(one)} can be reached and has no role`;
      }
    });
  });
