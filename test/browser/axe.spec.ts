import type {Page} from 'playwright/test';
import {axeFaults, bringAxe} from './axe.ts';
import {expect, type HostServer, test} from './host-server.ts';
import {ImportedSite, LISTING} from './published-listing.ts';
import {COLLECTIONS, openViewer, recordIds, VIEWERS, type Wanted} from './reading-forms.ts';
import {LOCALES} from './site-page.ts';

const THEMES = ['light', 'dark'] as const;
const FORMS = Object.keys(VIEWERS) as readonly (keyof typeof VIEWERS)[];

/** Looks at every record of a viewer, with all that can be opened in it open. */
async function viewerFaults(
  form: (typeof FORMS)[number],
  page: Page,
  host: HostServer,
  wanted: Wanted,
): Promise<readonly string[]> {
  const place = await openViewer(form, page, host, wanted);
  await bringAxe(place);
  const faults: string[] = [];
  const tabs = place.getByRole('tab');
  const records = await tabs.count();
  for (let i = 0; i < records; i += 1) {
    const selected = await tabs.nth(i).evaluate(async tab => {
      (tab as HTMLElement).click();
      await document.querySelector('tool-records')!.updateComplete;
      const root = tab.getRootNode() as ShadowRoot;
      for (const details of root.querySelectorAll('details')) details.open = true;
      return tab.getAttribute('aria-selected');
    });
    expect(selected).toBe('true');
    faults.push(
      ...(await axeFaults(place, {onlyColours: wanted.theme === 'dark'})).map(
        fault => `${wanted.theme}, record ${i + 1}: ${fault}`,
      ),
    );
  }
  return faults;
}

/** Looks at pages without a viewer, in the colours of the system. */
async function pageFaults(page: Page, addresses: readonly string[]): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const address of addresses) {
    await page.goto(address);
    await bringAxe(page);
    for (const colorScheme of THEMES) {
      await page.emulateMedia({colorScheme});
      faults.push(
        ...(await axeFaults(page, {onlyColours: colorScheme === 'dark'})).map(
          fault => `${address}, ${colorScheme}: ${fault}`,
        ),
      );
    }
  }
  return faults;
}

/** A page as it is where no script runs. */
async function withoutScript(host: HostServer, path: string): Promise<string> {
  const html = await (await fetch(host.origin + path)).text();
  const bare = html.replace(/<script[^>]*>[\s\S]*?<\/script>/g, '');
  expect(bare.length).toBeLessThan(html.length);
  host.page(`/bare${path}`, bare.replace('<head>', '<head><base href="/">'));
  return `/bare${path}`;
}

test.describe('axe-core finds nothing', () => {
  for (const locale of LOCALES) {
    for (const id of COLLECTIONS) {
      for (const form of FORMS) {
        if (form === 'the site' && id !== COLLECTIONS[0]) continue;
        test(`in any record of ${id} in ${form}, in light and dark (${locale})`, async ({page, host}) => {
          test.slow();
          for (const theme of THEMES)
            expect(await viewerFaults(form, page, host, {id, locale, theme})).toEqual([]);
        });
      }

      test(`in any page of ${id} without a viewer, in light and dark (${locale})`, async ({page}) => {
        test.slow();
        const pages = recordIds(id).map(record => `/${id}/${record}.${locale}.html`);
        expect(await pageFaults(page, [`/${id}.${locale}.html`, ...pages])).toEqual([]);
      });
    }

    test(`in the documentation and the page about accessibility (${locale})`, async ({page}) => {
      const names = ['documentation', 'accessibility'];
      const pages = names.map(name => `/${name}.${locale}.html`);
      expect(await pageFaults(page, pages)).toEqual([]);
    });
  }

  test('in the pages with a viewer where no script runs', async ({page, host}) => {
    test.slow();
    const paths = ['/', ...COLLECTIONS.flatMap(id => [`/${id}.html`, `/${id}.embed.html`])];
    const bare = await Promise.all(paths.map(path => withoutScript(host, path)));
    expect(await pageFaults(page, bare)).toEqual([]);
  });

  test.describe('in a foreign listing, imported and published', () => {
    // One worker publishes once for all of them.
    test.describe.configure({mode: 'default'});
    let site: ImportedSite;
    test.beforeAll(() => {
      site = new ImportedSite();
    });
    test.afterAll(() => site.remove());
    test.beforeEach(({host}) => site.serve(host));

    for (const locale of LOCALES) {
      for (const form of FORMS) {
        if (form === 'the site') continue;
        test(`in ${form}, in light and dark (${locale})`, async ({page, host}) => {
          test.slow();
          for (const theme of THEMES)
            expect(await viewerFaults(form, page, host, {id: LISTING, locale, theme})).toEqual([]);
        });
      }

      test(`in its pages without a viewer (${locale})`, async ({page, host}) => {
        test.slow();
        const pages = site.pages(locale);
        expect(pages.length).toBeGreaterThan(4);
        expect(await pageFaults(page, pages)).toEqual([]);
        expect(host.asked).toContain(pages[0]);
      });
    }
  });
});

test.describe('axe-core notices', () => {
  const DEFECTS: Readonly<Record<string, readonly [rule: string, damage: (root: ShadowRoot) => void]>> = {
    'letters that are too faint': [
      'color-contrast',
      root => root.querySelector<HTMLElement>('.label')!.style.setProperty('color', '#999'),
    ],
    'a selected state that says neither yes nor no': [
      'aria-valid-attr-value',
      root => root.querySelector('[role=tab]')!.setAttribute('aria-selected', 'maybe'),
    ],
    'a tab outside of a list': [
      'aria-required-parent',
      root => root.querySelector('[role=tablist]')!.removeAttribute('role'),
    ],
    'targets that are small and close together': [
      'target-size',
      root => {
        for (const button of root.querySelectorAll<HTMLElement>('.switch button'))
          button.style.cssText = 'min-width: 0; min-height: 0; padding: 0; font-size: 8px; line-height: 1';
      },
    ],
    'a button without a name': [
      'button-name',
      root => root.querySelector('.switch button')!.replaceChildren(),
    ],
    'a language that there is not': [
      'valid-lang',
      root => root.querySelector('.switch button')!.setAttribute('lang', 'xx-nowhere'),
    ],
  };

  for (const [what, [rule, damage]] of Object.entries(DEFECTS)) {
    for (const form of ['the element in somebody’s page', 'a frame of somebody’s page'] as const) {
      test(`${what}, in ${form}`, async ({page, host}) => {
        const place = await openViewer(form, page, host, {id: 'discovery', locale: 'en', theme: 'light'});
        await bringAxe(place);
        expect(await axeFaults(place)).toEqual([]);
        const viewer = await place.locator('tool-records').elementHandle();
        await place.evaluate(
          ([viewer, damage]) => new Function('root', `(${damage})(root)`)(viewer!.shadowRoot),
          [viewer, String(damage)] as const,
        );
        const faults = await axeFaults(place);
        expect(faults.map(fault => fault.split(':', 1)[0])).toContain(rule);
      });
    }
  }
});
