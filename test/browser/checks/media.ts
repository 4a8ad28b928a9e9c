import type {Scene} from './look.ts';

/** Asks in light and in dark, and where it is wanted once more with colours that the system forces. */
export async function inEachScheme(
  {page}: Scene,
  {forced}: {readonly forced: boolean},
  ask: () => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const forcedColors of forced ? (['none', 'active'] as const) : (['none'] as const)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({colorScheme, forcedColors});
      const where = forcedColors === 'active' ? `${colorScheme}, forced` : colorScheme;
      faults.push(...(await ask()).map(fault => `${fault} (${where})`));
    }
  }
  await page.emulateMedia({colorScheme: 'light', forcedColors: 'none'});
  return faults;
}

/** Asks in a window of another size. */
export async function inWindow(
  {page}: Scene,
  [width, height]: readonly [number, number],
  ask: () => Promise<readonly string[]>,
): Promise<readonly string[]> {
  await page.setViewportSize({width, height});
  const faults = await ask();
  await page.setViewportSize({width: 1280, height: 720});
  return faults.map(fault => `${fault} (${width} px)`);
}

/** Asks while a sheet of the reader's own stands in the document. */
export async function withSheet(
  {place}: Scene,
  css: string,
  ask: () => Promise<readonly string[]>,
): Promise<readonly string[]> {
  await place.evaluate(css => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, css);
  const faults = await ask();
  await place.evaluate(() => document.adoptedStyleSheets.pop());
  return faults;
}
