/** What stands behind `#record=` in the page's own address; undefined where nothing does. */
export function recordInAddress(): string | undefined {
  return /^#record=(.+)/.exec(location.hash)?.[1];
}

/** Where a record can be reached: on its standalone page where there is one, else on this page. */
export function addressOfRecord(address: string, pages: string): string {
  const url = new URL(location.href);
  const page = URL.canParse(pages, document.baseURI) ? new URL(pages, document.baseURI) : url;
  // Set on the whole address, since a page's base may be elsewhere.
  const target = pages && /^(https?|file):$/.test(page.protocol) ? page : url;
  target.hash = `record=${address}`;
  return target.href;
}

/** Puts a record into the page's address without a step in its history. */
export function showInAddress(address: string): void {
  try {
    history.replaceState(history.state, '', addressOfRecord(address, ''));
  } catch {
    // A document of origin `null` may not; the record is shown all the same.
  }
}

/** The viewers that would read and write the address of this page, in the order in which they asked. */
const asking = new Set<object>();

/** Whether the page's address is this viewer's: it is the first one's that asks, and then the next one's. */
export const ownsAddress = (viewer: object): boolean => asking.values().next().value === viewer;

/** Asks for this page's address where it is wanted, and lets go of it where it is not wanted any more. */
export function claimAddress(viewer: object, wanted: boolean, changed: () => void): void {
  if (wanted) {
    asking.add(viewer);
    addEventListener('hashchange', changed);
  } else {
    asking.delete(viewer);
    removeEventListener('hashchange', changed);
  }
}
