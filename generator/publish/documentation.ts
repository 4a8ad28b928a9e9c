import {readFile} from 'node:fs/promises';
import type {Plugin} from 'vite';
import type {Locale} from '../../src/i18n/index.ts';
import {escapeHtml} from '../../src/render/index.ts';
import {pageHtml} from './page.ts';
import {pageStyle} from './page-style.ts';
import {LOCALES, pageWords} from './page-words.ts';
import {markdownBlocks} from './simple-markdown.ts';

interface Words {
  readonly description: string;
  readonly start: string;
  readonly contents: string;
  readonly documentation: string;
  readonly accessibility: string;
}

const WORDS: Readonly<Record<Locale, Words>> = {
  ko: {
    description: '도구가 답한 것을 기록하고 보여 주는 Tool Records의 명령과 특성, 형식',
    start: '처음 화면',
    contents: '차례',
    documentation: 'Tool Records 문서',
    accessibility: '접근성 시험',
  },
  en: {
    description: 'The commands, attributes and format of Tool Records, which shows what a tool said',
    start: 'Start page',
    contents: 'Contents',
    documentation: 'Tool Records: documentation',
    accessibility: 'Accessibility tests',
  },
};

const around = `
main{max-width:62em}
main h1{margin:24px 0 12px;font-size:1.75em}
main h2{margin:40px 0 4px;font-size:1.375em;font-weight:650}
main ul{padding-left:1.2em;max-width:42em}
main pre,main table{margin:12px 0}
main tbody:first-child th,main tbody th{width:auto}
main em:lang(ko){font-style:normal;font-weight:500}
@media(max-width:400px){main table:has(th:nth-child(5)) :is(th,td){min-width:0;padding-right:4px;font-size:.75rem}}
`;

/** The two pages in each language, by the start of their names; the one leads to the other. */
const PAGES = ['documentation', 'accessibility'] as const;
type PageName = (typeof PAGES)[number];

/** Puts the documentation beside the site. */
export function documentation(): Plugin {
  const read = (path: string) => readFile(new URL(`../../${path}`, import.meta.url), 'utf8');
  return {
    name: 'tool-records:documentation',
    apply: 'build',
    async generateBundle() {
      const [ko, en] = [await read(sourceOf('ko')), await read(sourceOf('en'))];
      const pages = [documentationPages(await read('README.md')), accessibilityPages({ko, en})];
      for (const [fileName, source] of pages.flatMap(one => [...one])) {
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
  return pagesOf('documentation', locale => {
    const {documentation: title, description} = WORDS[locale];
    return {title, description, markdown: parts[locale]};
  });
}

/**
 * What was tested for whom, as pages without script, by file name. A source
 * begins with its title, a link to the other language and a paragraph.
 */
export function accessibilityPages(sources: Readonly<Record<Locale, string>>): ReadonlyMap<string, string> {
  return pagesOf('accessibility', locale => {
    const [title, , description, ...rest] = sources[locale].split('\n\n');
    if (!title?.startsWith('# ') || description === undefined)
      throw new Error('The page about accessibility has no title or no first paragraph.');
    return {title: title.slice(2), description, markdown: [description, ...rest].join('\n\n')};
  });
}

/** Where the text about accessibility lies, as seen from the README. */
const sourceOf = (locale: Locale) => `src/site/accessibility.${locale}.md`;
const fileOf = (name: PageName, locale: Locale) => `${name}.${locale}.html`;

/** What is served untouched lies beside the page; the sources are not published. */
function publishedAt(href: string): string | undefined {
  const source = LOCALES.find(locale => href === sourceOf(locale));
  if (source) return fileOf('accessibility', source);
  if (href === 'LICENSE' || href.startsWith('#')) return href;
  return href.startsWith('public/') ? href.slice('public/'.length) : undefined;
}

interface Text {
  readonly title: string;
  readonly description: string;
  readonly markdown: string;
}

const pagesOf = (name: PageName, textOf: (locale: Locale) => Text): ReadonlyMap<string, string> =>
  new Map(LOCALES.map(locale => [fileOf(name, locale), pageOf(name, locale, textOf(locale))]));

function pageOf(name: PageName, locale: Locale, {title, description, markdown}: Text): string {
  const {start, contents, [beside(name)]: neighbour} = WORDS[locale];
  const other: Locale = locale === 'ko' ? 'en' : 'ko';
  const blocks = markdownBlocks(markdown, publishedAt);
  const entries: string[] = [];
  const body = blocks.map(({heading, html}) => {
    if (heading === undefined) return html;
    const id = `part-${entries.length + 1}`;
    entries.push(`<a href="#${id}">${html}</a>`);
    return `<h2 id="${id}">${html}</h2>`;
  });
  const main = `<h1>${escapeHtml(title)}</h1>
<nav aria-label="${contents}">${entries.join('')}</nav>
${body.join('\n')}`;
  return pageHtml({
    locale,
    title,
    description,
    style: `${pageStyle}${around.replaceAll('\n', '')}`,
    links: LOCALES.map(one => `<link rel="alternate" hreflang="${one}" href="${fileOf(name, one)}">\n`).join(
      '',
    ),
    body: `<nav><a href="index.html?lang=${locale}">${escapeHtml(start)}</a><a href="${fileOf(
      beside(name),
      locale,
    )}">${escapeHtml(neighbour)}</a><a href="${fileOf(
      name,
      other,
    )}" hreflang="${other}" lang="${other}">${pageWords[other].language}</a></nav>
<main>
${locale === 'en' ? withKoreanMarked(main) : main}
</main>`,
  });
}

const beside = (name: PageName): PageName => (name === 'accessibility' ? 'documentation' : 'accessibility');

/** Korean words on an English page say what they are, so that they are read aloud as Korean. */
function withKoreanMarked(html: string): string {
  // Not inside of a tag, where an attribute would be broken in two.
  return html.replace(/[가-힣]+(?: [가-힣]+)*(?![^<]*>)/g, words => `<span lang="ko">${words}</span>`);
}
