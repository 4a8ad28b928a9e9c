import {bringLook, type Check, GUEST_CHECKS, PAGE_CHECKS, type Scene, VIEWER_CHECKS} from './checks/index.ts';
import {expect, test} from './host-server.ts';
import {COLLECTIONS, openViewer} from './reading-forms.ts';
import {LOCALES} from './site-page.ts';

const CHECKS_OF = {
  'the site': VIEWER_CHECKS,
  'the single file': VIEWER_CHECKS,
  'the element in somebody’s page': GUEST_CHECKS,
  'a frame of somebody’s page': GUEST_CHECKS,
} as const;
const FORMS = Object.keys(CHECKS_OF) as readonly (keyof typeof CHECKS_OF)[];

/** Makes every check, and says the faults under its name. */
async function faultsOf(scene: Scene, checks: Readonly<Record<string, Check>>): Promise<unknown> {
  await bringLook(scene);
  const found: [string, readonly string[]][] = [];
  for (const [name, check] of Object.entries(checks)) {
    const faults = await test.step(name, () => check(scene));
    // What is wrong everywhere need not be said everywhere.
    if (faults.length > 0) found.push([name, faults.slice(0, 12)]);
  }
  return Object.fromEntries(found);
}

for (const locale of LOCALES) {
  for (const id of COLLECTIONS) {
    for (const form of FORMS) {
      if (form === 'the site' && id !== COLLECTIONS[0]) continue;
      test(`every record of ${id} in ${form} passes every check (${locale})`, async ({page, host}) => {
        test.slow();
        const place = await openViewer(form, page, host, {id, locale, theme: 'auto'});
        const whole = form !== 'the element in somebody’s page';
        expect(await faultsOf({page, place, locale, whole}, CHECKS_OF[form])).toEqual({});
      });
    }

    test(`the page with all records of ${id} passes every check of a page (${locale})`, async ({page}) => {
      test.slow();
      await page.goto(`/${id}.${locale}.html`);
      expect(await faultsOf({page, place: page, locale, whole: true}, PAGE_CHECKS)).toEqual({});
    });
  }

  test(`the page of one record passes every check of a page (${locale})`, async ({page}) => {
    await page.goto(`/discovery/family-listed.${locale}.html`);
    expect(await faultsOf({page, place: page, locale, whole: true}, PAGE_CHECKS)).toEqual({});
  });
}
