import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {accessibilityPages, documentationPages} from '../../generator/publish/documentation.ts';
import {markdownBlocks} from '../../generator/publish/simple-markdown.ts';

const textOf = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const readme = textOf('README.md');
const sources = {
  ko: textOf('src/site/accessibility.ko.md'),
  en: textOf('src/site/accessibility.en.md'),
} as const;
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
    for (const html of [...pages.values(), ...accessibilityPages(sources).values()]) {
      expect(html).not.toContain('<script>');
      const links = [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href!);
      expect(
        links.filter(
          href =>
            !/^(#|documentation\.|accessibility\.|index\.html|LICENSE$|tool-records\.schema\.json$)/.test(
              href,
            ),
        ),
      ).toEqual([]);
      for (const href of links.filter(one => one.startsWith('#')))
        expect(html).toContain(`id="${href.slice(1)}"`);
    }
  });
});

describe('the pages about accessibility', () => {
  const pages = accessibilityPages(sources);

  it.each(['ko', 'en'] as const)(
    'say in %s what they are, and lead to the other, the documentation and the start',
    locale => {
      const other = locale === 'ko' ? 'en' : 'ko';
      const html = pages.get(`accessibility.${locale}.html`)!;
      const [, title = ''] = /^# (.+)/.exec(sources[locale]) ?? [];
      expect(html).toContain(`<html lang="${locale}">`);
      expect(html).toContain(`<title>${title}</title>`);
      expect(html).toContain(`<h1>${title}</h1>`);
      for (const href of [
        `accessibility.${other}.html" hreflang="${other}" lang="${other}`,
        `documentation.${locale}.html`,
        `index.html?lang=${locale}`,
      ])
        expect(html).toContain(`<a href="${href}">`);
      expect(html.match(/<h2 /g)).toHaveLength(sources[locale].match(/^## /gm)!.length);
      expect(html.match(/<tr>/g)).toHaveLength(sources[locale].match(/^\|(?!---)/gm)!.length);
    },
  );

  it('are led to by the documentation, as their sources are by the README', () => {
    for (const locale of ['ko', 'en']) {
      expect(readme).toContain(`](src/site/accessibility.${locale}.md)`);
      expect(documentationPages(readme).get(`documentation.${locale}.html`)).toContain(
        `href="accessibility.${locale}.html">`,
      );
    }
  });

  it('mark Korean words in English as Korean, and break no tag', () => {
    const html = pages.get('accessibility.en.html')!;
    expect(html).toContain('<th scope="row">6.1.3 <span lang="ko">조작 가능</span></th>');
    const unmarked = html.replaceAll(/<span lang="ko">[^<]*<\/span>|<a [^>]*lang="ko"[^>]*>[^<]*<\/a>/g, '');
    expect(unmarked.match(/[가-힣]+/g)).toBeNull();
    expect(pages.get('accessibility.ko.html')).not.toContain('<span lang');
  });

  it('are refused without a title or a paragraph', () => {
    expect(() => accessibilityPages({...sources, ko: sources.ko.replace('# ', '')})).toThrow(/no title/);
    expect(() => accessibilityPages({...sources, en: '# Title\n'})).toThrow(/first paragraph/);
  });
});

describe('the documentation’s Markdown', () => {
  it.each([
    ['a **b** *c* `d*`', '<p>a <strong>b</strong> <em>c</em> <code translate="no">d*</code></p>'],
    ['[a `b`](there) [c](elsewhere)', '<p><a href="here">a <code translate="no">b</code></a> c</p>'],
    ['<http://a.invalid/>', '<p><code translate="no">http://a.invalid/</code></p>'],
    ['1 < 2 & "3"', '<p>1 &lt; 2 &amp; &quot;3&quot;</p>'],
    ['- a\n- b', '<ul><li>a</li><li>b</li></ul>'],
    ['## a `b`', 'a <code translate="no">b</code>'],
    ['### a', 'a'],
    ['```html\n<b>\n\n```', '<pre tabindex="0"><code translate="no">&lt;b&gt;\n</code></pre>'],
    ['````markdown\n```\n````', '<pre tabindex="0"><code translate="no">```</code></pre>'],
    [
      '| | a |\n|---|---|\n| `x\\|y` | *b* |',
      '<table><thead><tr><th scope="col"></th><th scope="col">a</th></tr></thead><tbody><tr><th scope="row"><code translate="no">x|y</code></th><td><em>b</em></td></tr></tbody></table>',
    ],
  ])('%j is shown as it means', (markdown, html) => {
    expect(htmlOf(markdown)).toEqual([html]);
  });

  it.each(['1. one', '> quoted', '# one', '#### four', '![picture](there)', '- a\nb', '    code'])(
    '%j, which the page does not know, is refused',
    markdown => {
      expect(() => htmlOf(markdown)).toThrow(/does not know/);
    },
  );
});
