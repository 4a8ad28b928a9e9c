import {readFile} from 'node:fs/promises';
import type {Plugin} from 'vite';
import type {Locale} from '../../src/i18n/index.ts';
import {escapeHtml} from '../../src/render/index.ts';
import {pageHtml} from './page.ts';
import {pageStyle} from './page-style.ts';
import {LOCALES, pageWords} from './page-words.ts';
import {markdownBlocks} from './simple-markdown.ts';

const WORDS: Readonly<Record<Locale, {title: string; description: string; start: string; contents: string}>> =
  {
    ko: {
      title: 'Tool Records 문서',
      description: '도구가 답한 것을 기록하고 보여 주는 Tool Records의 명령과 특성, 형식',
      start: '처음 화면',
      contents: '차례',
    },
    en: {
      title: 'Tool Records: documentation',
      description: 'The commands, attributes and format of Tool Records, which shows what a tool said',
      start: 'Start page',
      contents: 'Contents',
    },
  };

const around = `
main{max-width:62em}
main h1{margin:24px 0 12px;font-size:1.75em}
main h2{margin:40px 0 4px;font-size:1.375em;font-weight:650}
main ul{padding-left:1.2em;max-width:42em}
main pre,main table{margin:12px 0}
main tbody:first-child th,main tbody th{width:auto}
`;

/** Puts the documentation beside the site. */
export function documentation(): Plugin {
  return {
    name: 'tool-records:documentation',
    apply: 'build',
    async generateBundle() {
      const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8');
      for (const [fileName, source] of documentationPages(readme)) {
        this.emitFile({type: 'asset', fileName, source});
      }
    },
  };
}

/** The documentation as pages without script, by file name: the README's two parts. */
export function documentationPages(readme: string): ReadonlyMap<string, string> {
  const [before = '', ko] = readme.split('\n## 한국어\n');
  const [, en] = before.split('\n## English\n');
  if (ko === undefined || en === undefined) throw new Error('The README lacks one of its two parts.');
  const parts: Readonly<Record<Locale, string>> = {ko, en};
  return new Map(LOCALES.map(locale => [fileOf(locale), pageOf(locale, parts[locale])]));
}

const fileOf = (locale: Locale) => `documentation.${locale}.html`;

/** What is served untouched lies beside the page; the sources are not published. */
function publishedAt(href: string): string | undefined {
  if (href === 'LICENSE' || href.startsWith('#')) return href;
  return href.startsWith('public/') ? href.slice('public/'.length) : undefined;
}

function pageOf(locale: Locale, markdown: string): string {
  const {title, description, start, contents} = WORDS[locale];
  const other: Locale = locale === 'ko' ? 'en' : 'ko';
  const blocks = markdownBlocks(markdown, publishedAt);
  const entries: string[] = [];
  const body = blocks.map(({heading, html}) => {
    if (heading === undefined) return html;
    const id = `part-${entries.length + 1}`;
    entries.push(`<a href="#${id}">${html}</a>`);
    return `<h2 id="${id}">${html}</h2>`;
  });
  return pageHtml({
    locale,
    title,
    description,
    style: `${pageStyle}${around.replaceAll('\n', '')}`,
    links: LOCALES.map(one => `<link rel="alternate" hreflang="${one}" href="${fileOf(one)}">\n`).join(''),
    body: `<nav><a href="index.html?lang=${locale}">${escapeHtml(start)}</a><a href="${fileOf(
      other,
    )}" hreflang="${other}" lang="${other}">${pageWords[other].language}</a></nav>
<main>
<h1>${escapeHtml(title)}</h1>
<nav aria-label="${contents}">${entries.join('')}</nav>
${body.join('\n')}
</main>`,
  });
}
