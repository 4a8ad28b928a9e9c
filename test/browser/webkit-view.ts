import {expect} from 'playwright/test';
import {type Locale, RECORD_IDS, readRecords} from './site-page.ts';
import type {WebKitSession} from './webkit-driver.ts';

/** The viewer as it stands at one moment. Tabs are told by their place in the list. */
type View = {
  /** The language of the page, and that of the viewer, which may have a switch of its own. */
  readonly lang: string;
  readonly viewerLang: string | undefined;
  readonly address: string;
  readonly entries: number;
  readonly scroll: number;
  readonly tabs: number;
  readonly selected: readonly number[];
  readonly reachable: readonly number[];
  readonly panels: readonly string[];
  readonly headings: readonly string[];
  readonly focus: Focus;
};

/** What has the focus: `tab` is its place in the list, or -1. */
type Focus = {readonly role: string; readonly text: string; readonly inside: boolean; readonly tab: number};

function look(): View {
  const host = document.querySelector('tool-records');
  const root = host?.shadowRoot ?? document;
  const tabs = [...root.querySelectorAll('[role=tab]')];
  const panels = [...root.querySelectorAll('[role=tabpanel]')];
  const those = (name: string, value: string) =>
    tabs.flatMap((tab, at) => (tab.getAttribute(name) === value ? [at] : []));
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  const nothing = !focused || focused === document.body || focused === document.documentElement;
  return {
    lang: document.documentElement.lang,
    viewerLang: panels[0]?.closest('[lang]')?.getAttribute('lang') ?? undefined,
    address: location.href,
    entries: history.length,
    scroll: scrollY,
    tabs: tabs.length,
    selected: those('aria-selected', 'true'),
    reachable: those('tabindex', '0'),
    panels: panels.map(panel => panel.textContent ?? ''),
    headings: panels.map(
      panel => panel.querySelector('[role=heading],h1,h2,h3,h4')?.textContent?.trim() ?? '',
    ),
    focus: {
      role: nothing ? 'nothing' : (focused?.getAttribute('role') ?? focused?.localName ?? ''),
      text: nothing ? '' : (focused?.textContent ?? '').trim(),
      inside: !nothing && root.contains(focused),
      tab: focused ? tabs.indexOf(focused) : -1,
    },
  };
}

export const viewOf = (session: WebKitSession): Promise<View> => session.evaluate(look);

/** Exactly this record is selected, can be reached by Tab, and stands in the panel, in this language. */
export async function expectSelected(session: WebKitSession, index: number, locale: Locale): Promise<View> {
  const {label, note} = readRecords()[index]!;
  let view: View | undefined;
  await expect(async () => {
    view = await viewOf(session);
    expect(view).toMatchObject({
      viewerLang: locale,
      tabs: RECORD_IDS.length,
      selected: [index],
      reachable: [index],
      headings: [label[locale]],
    });
    expect(view.panels[0]).toContain(note[locale]);
  }).toPass({timeout: 5_000});
  return view!;
}

/** The same, with the focus on the selected tab. */
export async function expectOn(session: WebKitSession, index: number, locale: Locale): Promise<View> {
  const view = await expectSelected(session, index, locale);
  expect(view.focus, 'the selected tab has the focus').toMatchObject({role: 'tab', tab: index});
  return view;
}

/** Presses a key until the focus is where it is wanted, and says every stop on the way. */
export async function pressUntil(
  session: WebKitSession,
  key: string,
  wanted: (focus: Focus) => boolean,
): Promise<Focus[]> {
  const stops: Focus[] = [];
  for (let presses = 0; presses < 80; presses += 1) {
    await session.press(key);
    const {focus} = await viewOf(session);
    stops.push(focus);
    if (wanted(focus)) return stops;
  }
  throw new Error(`${key} never got there: ${JSON.stringify(stops.map(stop => stop.role))}`);
}

/** Opens a page and goes to its selected tab by the Tab key alone. */
export async function openAtTabs(session: WebKitSession, address: string, locale: Locale): Promise<void> {
  await session.goto(address);
  await expectSelected(session, 0, locale);
  await pressUntil(session, 'Tab', focus => focus.role === 'tab');
  await expectOn(session, 0, locale);
}

/** Opens a page whose viewer hands its focus on to its selected tab, which spares many a press of Tab. */
export async function openOnTab(session: WebKitSession, address: string, locale: Locale): Promise<void> {
  await session.goto(address);
  await expectSelected(session, 0, locale);
  await session.evaluate(() => document.querySelector<HTMLElement>('tool-records')?.focus());
  await expectOn(session, 0, locale);
}

/** Makes the page longer than the window on both sides of the viewer, so that scrolling would show. */
export async function makeScrollable(session: WebKitSession): Promise<number> {
  return session.evaluate(() => {
    document.body.style.paddingBlock = '300px 4000px';
    const root = document.querySelector('tool-records')?.shadowRoot ?? document;
    root.querySelector('[role=tablist]')?.scrollIntoView({block: 'center', behavior: 'instant'});
    return scrollY;
  });
}
