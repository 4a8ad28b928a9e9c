import type {JsonArray} from './json-node.ts';

/**
 * A JSON array of texts, each of them JSON, with nothing of ours between the brackets and commas.
 *
 * `textsOf` gives the same texts back, with the white space around them.
 */
export function joinTexts(texts: readonly string[]): string {
  return `[${texts.join(',')}]`;
}

/** The texts of an array's items, from bracket or comma to comma or bracket. */
export function textsOf({source: {text}, start, end, items}: JsonArray): readonly string[] {
  let from = start + 1;
  return items.map((item, i) => {
    // Only white space can stand between an item and the comma behind it.
    const to = i + 1 < items.length ? text.indexOf(',', item.end) : end - 1;
    const cut = text.slice(from, to);
    from = to + 1;
    return cut;
  });
}
