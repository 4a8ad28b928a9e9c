/**
 * The five records as often as it takes, each with an id and a label of its own.
 *
 * @param {string} text - The file of the five.
 * @param {number} count
 */
export function collectionOf(text, count) {
  const collection = JSON.parse(text);
  const {records} = collection;
  const many = Array.from({length: count}, (_, at) => {
    const record = records[at % records.length];
    const {ko, en} = record.label;
    const number = at + 1;
    return {...record, id: `${record.id}-${number}`, label: {ko: `${ko} ${number}`, en: `${en} ${number}`}};
  });
  return `${JSON.stringify({...collection, records: many}, null, 2)}\n`;
}

/**
 * A page to be measured.
 *
 * @typedef {object} BenchPage
 * @property {string} name
 * @property {(text: string) => string | Promise<string>} html - The page that shows a collection, given its text.
 * @property {(page: import('playwright').Page) => Promise<number>} shown - How much of it can be read: records, or letters.
 */

/** @param {string} body */
const pageOf = body => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Bench</title>
<link rel="icon" type="image/svg+xml" href="icon.svg">
</head>
<body>
${body}
</body>
</html>
`;

/**
 * The pages in the order of the table; the others are held against the first.
 *
 * @param {(text: string) => string} preText - A text as the content of a `<pre>`.
 * @param {(text: string) => Promise<string>} framePageOf - The page for a frame, as it is published.
 * @returns {readonly [BenchPage, ...BenchPage[]]}
 */
export const benchPages = (preText, framePageOf) => [
  {
    name: 'plain <pre>',
    html: text => pageOf(`<pre>${preText(text)}</pre>`),
    shown: page => page.locator('pre').evaluate(pre => pre.textContent?.match(/"judge": /g)?.length ?? 0),
  },
  {
    name: 'element',
    html: text =>
      pageOf(
        `<script src="tool-records.js" defer></script>\n<tool-records><pre hidden data-tool-records>${preText(text)}</pre></tool-records>`,
      ),
    shown: page => page.getByRole('tab').count(),
  },
  {name: 'page for a frame', html: framePageOf, shown: page => page.getByRole('tab').count()},
];
