import {setImmediate} from 'node:timers/promises';
import {vi} from 'vitest';
import type {ToolRecords} from '../../src/element/tool-records.ts';
import {collection} from '../record/sample.ts';

/** A collection file with these records. */
export const fileOf = (records?: readonly unknown[], more = {}): string =>
  JSON.stringify({...collection(records), ...more});

/** Lets everything that was set going come to rest. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await setImmediate();
}

/** A viewer in the page, made from attributes and children as an author would write them. */
export async function place(
  attributes: Readonly<Record<string, string>> = {},
  children = '',
): Promise<ToolRecords> {
  const viewer = document.createElement('tool-records');
  for (const [name, value] of Object.entries(attributes)) viewer.setAttribute(name, value);
  viewer.innerHTML = children;
  document.body.append(viewer);
  await settle();
  return viewer;
}

/** A viewer in the page that shows a collection file. */
export async function show(
  file: string = fileOf(),
  attributes: Readonly<Record<string, string>> = {},
): Promise<ToolRecords> {
  const viewer = await place(attributes);
  viewer.collection = file;
  await settle();
  return viewer;
}

/** Takes the viewers out of the page and gives it back its address, language and globals. */
export function cleanUp(): void {
  document.body.replaceChildren();
  document.documentElement.removeAttribute('lang');
  document.querySelector('base')?.remove();
  history.replaceState(null, '', location.pathname);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
}

export const rootOf = (viewer: Element): ShadowRoot => viewer.shadowRoot!;

export const byRole = (viewer: Element, role: string): HTMLElement[] => [
  ...rootOf(viewer).querySelectorAll<HTMLElement>(`[role="${role}"]`),
];

export const tabsOf = (viewer: Element): HTMLElement[] => byRole(viewer, 'tab');

export const panelOf = (viewer: Element): HTMLElement => byRole(viewer, 'tabpanel')[0]!;

/** Where the only selected tab stands; throws where there is not exactly one that is selected and reachable. */
export function selectedIn(viewer: Element): number {
  const tabs = tabsOf(viewer);
  const states = tabs.map(tab => `${tab.getAttribute('aria-selected')} ${tab.getAttribute('tabindex')}`);
  const index = states.indexOf('true 0');
  const others = states.filter((_, i) => i !== index);
  if (index < 0 || others.some(state => state !== 'false -1'))
    throw new Error(`Not exactly one tab is selected: ${states.join(', ')}`);
  if (panelOf(viewer).getAttribute('aria-labelledby') !== tabs[index]!.id)
    throw new Error('The panel is not named by the selected tab.');
  return index;
}

export const buttonOf = (viewer: Element, name: string | RegExp): HTMLButtonElement =>
  [...rootOf(viewer).querySelectorAll('button')].find(({textContent}) =>
    typeof name === 'string' ? textContent.trim() === name : name.test(textContent),
  )!;

/** The words that a viewer shows, without those of its children. */
export const wordsOf = (node: Node): string => node.textContent!.replace(/\s+/g, ' ').trim();

/** Everything that is shown as a code, a name or a value, in order. */
export const codesOf = (viewer: Element): string[] =>
  [...rootOf(viewer).querySelectorAll('code')].map(({textContent}) => textContent);

/** Whether the children of the element are shown, as far as a page without layout can say. */
export const fallbackShows = (viewer: Element): boolean =>
  rootOf(viewer).querySelector('slot:not([name])') !== null;

export function stateOf(viewer: Element): 'idle' | 'loading' | 'ready' | 'failed' {
  if (byRole(viewer, 'status').length !== 1) throw new Error('There is not exactly one status.');
  if (byRole(viewer, 'tablist').length > 0) return 'ready';
  if (wordsOf(byRole(viewer, 'status')[0]!) !== '') return 'failed';
  return /load|불러오/i.test(wordsOf(rootOf(viewer))) ? 'loading' : 'idle';
}

/** The label of the record that is shown. */
export const labelOf = (viewer: Element): string | undefined => {
  const heading = rootOf(viewer).querySelector('[role="tabpanel"] [role="heading"]');
  return heading ? wordsOf(heading) : undefined;
};

/** The five answers as shown: question, answer, and the code beside it. */
export function answersOf(viewer: Element): [question: string, answer: string, code: string][] {
  const terms = [...panelOf(viewer).querySelectorAll('dl dt')];
  return terms.map(term => {
    const given = term.nextElementSibling!;
    const code = given.querySelector('code')?.textContent ?? '';
    return [
      wordsOf(term),
      wordsOf(given)
        .slice(0, -code.length || undefined)
        .trim(),
      code,
    ];
  });
}

/** A request of the page, to be answered by the test. */
export interface Asked {
  readonly url: string;
  readonly mode: string | undefined;
  readonly signal: AbortSignal;
  readonly answer: (body: string | Uint8Array, status?: number) => Promise<void>;
  readonly fail: () => Promise<void>;
  /** Answers, and then never ends the body. */
  readonly stall: () => Promise<void>;
}

/** Takes the place of the network. A request ends with an error when it is aborted, as the platform's does. */
export function standInForNetwork({heedsAbort = true} = {}): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', (url: string | URL, {signal, mode}: {signal: AbortSignal; mode?: string}) => {
    const aborted = new Promise<never>((_, reject) => {
      if (heedsAbort)
        signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    });
    aborted.catch(() => {});
    const response = new Promise<Response>((resolve, reject) => {
      asked.push({
        url: String(url),
        mode,
        signal,
        answer: (body, status = 200) => {
          const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
          resolve(new Response(new Uint8Array(bytes), {status}));
          return settle();
        },
        fail: () => {
          reject(new TypeError('Failed to fetch'));
          return settle();
        },
        stall: () => {
          resolve(Object.assign(new Response(''), {arrayBuffer: () => aborted}));
          return settle();
        },
      });
    });
    return Promise.race([response, aborted]);
  });
  return asked;
}
