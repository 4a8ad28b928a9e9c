import {readFileSync} from 'node:fs';
import type {Frame, Page} from 'playwright/test';
import {expect, type HostServer, hostPage, SCRIPT} from './host-server.ts';
import type {Locale} from './site-page.ts';

export type Theme = 'auto' | 'light' | 'dark';

export interface Wanted {
  readonly id: string;
  readonly locale: Locale;
  readonly theme: Theme;
}

/** Opens a collection in one of the forms in which a reader can meet it; gives the document that holds it. */
export type Form = (page: Page, host: HostServer, wanted: Wanted) => Promise<Page | Frame>;

/** In the page around, something that can have the focus stands before the viewer, and something after it. */
const around = (locale: Locale, viewer: string) =>
  hostPage(
    `<p><a id="before" href="#before">Before</a></p><main>${viewer}</main><p><a href="#after">After</a></p>`,
    // A page that follows the colours of the system, as the viewer in it then does.
    {html: `lang="${locale}"`, head: '<style>:root {color-scheme: light dark}</style>'},
  );

/** The forms with a selector. All but the first are there for every collection. */
export const VIEWERS = {
  'the site': async (page, _, {locale, theme}) => {
    await page.goto(`/?lang=${locale}&theme=${theme}`);
    return page;
  },
  'the single file': async (page, _, {id, locale, theme}) => {
    await page.goto(`/${id}.html?lang=${locale}&theme=${theme}`);
    return page;
  },
  'the element in somebody’s page': async (page, host, {id, locale, theme}) => {
    const element = `${SCRIPT}<tool-records src="${id}.json" theme="${theme}"></tool-records>`;
    host.page('/host.html', around(locale, element));
    await page.goto('/host.html');
    return page;
  },
  'a frame of somebody’s page': async (page, host, {id, locale, theme}) => {
    const address = `${id}.embed.html?lang=${locale}&amp;theme=${theme}`;
    const frame = `<iframe src="${address}" title="Tool records" width="100%" height="640"
sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"></iframe>`;
    host.page('/host.html', around(locale, frame));
    await page.goto('/host.html');
    const [, held] = page.frames();
    if (!held) throw new Error('The page has no frame.');
    return held;
  },
} as const satisfies Readonly<Record<string, Form>>;

/** Opens a form with a selector, and waits until the records are there. */
export async function openViewer(
  form: keyof typeof VIEWERS,
  page: Page,
  host: HostServer,
  wanted: Wanted,
): Promise<Page | Frame> {
  const place = await VIEWERS[form](page, host, wanted);
  await expect(place.getByRole('tab', {selected: true})).toHaveCount(1);
  return place;
}

/** The ids of a committed collection's records, in their order. */
export function recordIds(id: string): readonly string[] {
  const text = readFileSync(new URL(`../../records/${id}.json`, import.meta.url), 'utf8');
  return (JSON.parse(text) as {records: readonly {readonly id: string}[]}).records.map(one => one.id);
}

/** The committed collections; the first is the site's own. */
export const COLLECTIONS = ['discovery', 'connection', 'sharing', 'refusal'] as const;
