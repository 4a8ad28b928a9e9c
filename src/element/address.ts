/** The id in the page's own address, `#record=ID`; null where there is none. */
export function recordInAddress(): string | null {
  const match = /^#record=(.*)$/.exec(location.hash);
  if (!match) return null;
  try {
    return decodeURIComponent(match[1]!);
  } catch {
    return match[1]!;
  }
}

/** Where a record can be reached: on its standalone page where there is one, else on this page. */
export function addressOfRecord(id: string, pages: string): string {
  const here = location.href.replace(/#.*$/, '');
  const page = pages && URL.canParse(pages, document.baseURI) ? new URL(pages, document.baseURI) : null;
  const base = page && /^(https?|file):$/.test(page.protocol) ? page.href.replace(/#.*$/, '') : here;
  return `${base}#record=${id}`;
}

/** Puts a record into the page's address without a step in its history. Some frames forbid it; then it stays. */
export function showInAddress(id: string): void {
  try {
    history.replaceState(history.state, '', `#record=${id}`);
  } catch {
    // A document of origin `null` may not; the record is shown all the same.
  }
}
