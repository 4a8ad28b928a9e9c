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

/** Gives the window another size. A frame in a process of its own hears of it some time after the page around it. */
export async function resize({page, place}: Scene, width: number, height: number): Promise<void> {
  await page.setViewportSize({width, height});
  await place.waitForFunction(wide => innerWidth <= wide && innerWidth > wide * 0.7, width);
}

/** Asks in a window of another size. */
export async function inWindow(
  scene: Scene,
  [width, height]: readonly [number, number],
  ask: () => Promise<readonly string[]>,
): Promise<readonly string[]> {
  await resize(scene, width, height);
  const faults = await ask();
  await resize(scene, 1280, 720);
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
