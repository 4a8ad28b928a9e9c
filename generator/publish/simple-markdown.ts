import {escapeHtml} from '../../src/render/index.ts';

/** A block of Markdown, as HTML. */
export interface MarkdownBlock {
  readonly html: string;
  /** The text of a heading. */
  readonly heading?: string;
}

/** Where a link of the source leads on the page; undefined for what is not published. */
export type Links = (href: string) => string | undefined;

/**
 * Our own documentation as HTML: headings of one level, paragraphs,
 * lists of one line an entry, tables and fences. Anything else is refused, so
 * that nothing can stand on a page half understood.
 */
export function markdownBlocks(markdown: string, links: Links): readonly MarkdownBlock[] {
  const lines = markdown.split('\n');
  const blocks: MarkdownBlock[] = [];
  for (let at = 0; at < lines.length; ) {
    const first = lines[at]!;
    if (first === '') {
      at += 1;
      continue;
    }
    const fence = /^`{3,}/.exec(first)?.[0];
    const from = fence ? at + 1 : at;
    let end = from;
    while (end < lines.length && lines[end] !== (fence ?? '')) end += 1;
    const held = lines.slice(from, end);
    blocks.push(fence ? codeBlock(held) : textBlock(held, links));
    at = end + 1;
  }
  return blocks;
}

const codeBlock = (lines: readonly string[]): MarkdownBlock => ({
  html: `<pre tabindex="0"><code translate="no">${escapeHtml(lines.join('\n'))}</code></pre>`,
});

function textBlock(lines: readonly string[], links: Links): MarkdownBlock {
  const [first = ''] = lines;
  const all = (start: string) => lines.every(line => line.startsWith(start));
  // The README's parts are its second level, and their headings the third; other texts begin with the second.
  const heading = /^#{2,3} (.+)/.exec(first)?.[1];
  if (heading !== undefined && lines.length === 1) return {heading, html: inline(heading, links)};
  if (all('- '))
    return {html: `<ul>${lines.map(line => `<li>${inline(line.slice(2), links)}</li>`).join('')}</ul>`};
  if (all('|')) return {html: table(lines, links)};
  if (lines.some(line => /^(?:[#>|+]|- |!\[|\d+[.)] | {4})/.test(line)))
    throw new Error(`The documentation has a form of Markdown that its page does not know: ${first}`);
  return {html: `<p>${inline(lines.join('\n'), links)}</p>`};
}

function table([head = '', rule = '', ...rows]: readonly string[], links: Links): string {
  if (!/^[|:\- ]+$/.test(rule)) throw new Error(`A table of the documentation has no head: ${head}`);
  const cells = (line: string) => line.replace(/^\|\s*|\s*\|$/g, '').split(/(?<!\\)\|/);
  const columns = cells(head).map(cell => `<th scope="col">${inline(cell.trim(), links)}</th>`);
  const body = rows.map(row => {
    const [name = '', ...rest] = cells(row).map(cell => inline(cell.trim().replaceAll('\\|', '|'), links));
    return `<tr><th scope="row">${name}</th>${rest.map(cell => `<td>${cell}</td>`).join('')}</tr>`;
  });
  return `<table><thead><tr>${columns.join('')}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

const INLINE = /`([^`]+)`|\*\*(.+?)\*\*|\*([^*\s][^*]*)\*|\[([^\]]+)\]\(([^)\s]+)\)|<(https?:[^>\s]+)>/g;

function inline(text: string, links: Links): string {
  let html = '';
  let at = 0;
  for (const found of text.matchAll(INLINE)) {
    const [whole, code, strong, emphasis, words = '', href, address] = found;
    html += escapeHtml(text.slice(at, found.index));
    at = found.index + whole.length;
    if (code !== undefined || address !== undefined)
      html += `<code translate="no">${escapeHtml(code ?? address ?? '')}</code>`;
    else if (strong !== undefined) html += `<strong>${inline(strong, links)}</strong>`;
    else if (emphasis !== undefined) html += `<em>${inline(emphasis, links)}</em>`;
    else {
      const target = links(href ?? '');
      html +=
        target === undefined
          ? inline(words, links)
          : `<a href="${escapeHtml(target)}">${inline(words, links)}</a>`;
    }
  }
  return html + escapeHtml(text.slice(at));
}
