import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {documentationPages} from '../../generator/publish/documentation.ts';
import {markdownBlocks} from '../../generator/publish/simple-markdown.ts';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
const htmlOf = (markdown: string) =>
  markdownBlocks(markdown, href => (href === 'there' ? 'here' : undefined)).map(({html}) => html);

describe('the pages of the documentation', () => {
  const pages = documentationPages(readme);

  it('are one for each language, which lead to each other and to the start', () => {
    expect([...pages.keys()].sort()).toEqual(['documentation.en.html', 'documentation.ko.html']);
    for (const [name, html] of pages) {
      const [locale, other] = name.includes('.ko.') ? ['ko', 'en'] : ['en', 'ko'];
      expect(html).toContain(`<html lang="${locale}">`);
      expect(html).toContain(`href="documentation.${other}.html" hreflang="${other}"`);
      expect(html).toContain(`href="index.html?lang=${locale}"`);
    }
  });

  it('hold every heading, table, list and fence of the README, and no Markdown left over', () => {
    const all = [...pages.values()].join('');
    const times = (html: string) => all.split(html).length - 1;
    const lines = readme.slice(readme.indexOf('\n## English\n')).split('\n');
    const starts = (pattern: RegExp) => lines.filter(line => pattern.test(line)).length;
    expect(times('<h2 ')).toBe(starts(/^### /));
    expect(times('<pre ')).toBe(starts(/^`{3,}/) / 2);
    expect(times('<table>')).toBe(starts(/^\|---/));
    expect(times('<li>')).toBe(starts(/^- /));
    const text = all.replaceAll(/<pre[\s\S]*?<\/pre>|<code[\s\S]*?<\/code>|<style[\s\S]*?<\/style>/g, '');
    expect(text).not.toMatch(/\]\(|\*\*|`/);
  });

  it('run nothing, and lead only to what is published', () => {
    for (const html of pages.values()) {
      expect(html).not.toContain('<script>');
      const links = [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href!);
      expect(
        links.filter(
          href => !/^(#|documentation\.|index\.html|LICENSE$|tool-records\.schema\.json$)/.test(href),
        ),
      ).toEqual([]);
      for (const href of links.filter(one => one.startsWith('#')))
        expect(html).toContain(`id="${href.slice(1)}"`);
    }
  });
});

describe('the documentation’s Markdown', () => {
  it.each([
    ['a **b** *c* `d*`', '<p>a <strong>b</strong> <em>c</em> <code translate="no">d*</code></p>'],
    ['[a `b`](there) [c](elsewhere)', '<p><a href="here">a <code translate="no">b</code></a> c</p>'],
    ['<http://a.invalid/>', '<p><code translate="no">http://a.invalid/</code></p>'],
    ['1 < 2 & "3"', '<p>1 &lt; 2 &amp; &quot;3&quot;</p>'],
    ['- a\n- b', '<ul><li>a</li><li>b</li></ul>'],
    ['```html\n<b>\n\n```', '<pre tabindex="0"><code translate="no">&lt;b&gt;\n</code></pre>'],
    ['````markdown\n```\n````', '<pre tabindex="0"><code translate="no">```</code></pre>'],
    [
      '| | a |\n|---|---|\n| `x\\|y` | *b* |',
      '<table><thead><tr><th scope="col"></th><th scope="col">a</th></tr></thead><tbody><tr><th scope="row"><code translate="no">x|y</code></th><td><em>b</em></td></tr></tbody></table>',
    ],
  ])('%j is shown as it means', (markdown, html) => {
    expect(htmlOf(markdown)).toEqual([html]);
  });

  it.each(['1. one', '> quoted', '#### four', '![picture](there)', '- a\nb', '    code'])(
    '%j, which the page does not know, is refused',
    markdown => {
      expect(() => htmlOf(markdown)).toThrow(/does not know/);
    },
  );
});
