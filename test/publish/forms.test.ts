import {beforeAll, describe, expect, it} from 'vitest';
import {inlineScript} from '../../generator/publish/page.ts';
import {pageWords} from '../../generator/publish/page-words.ts';
import {collection as collectionOf, listing} from '../record/sample.ts';
import {discovery} from '../render/outlines.ts';
import {codesOf, readMarkdown, wordsOf} from '../render/read-markdown.ts';
import {hashOf, heldBy, insideOf, pageOf, policyOf, publishText} from './published.ts';

const {bytes, collection} = discovery();
const file = bytes.toString();
const ids = collection.records.map(({id}) => id);
const LOCALES = ['ko', 'en'] as const;
const VIEWERS = ['discovery.html', 'discovery.embed.html'];
const WHOLE = ['discovery.ko.html', 'discovery.en.html'];
const STATIC = ids.flatMap(id =>
  LOCALES.map(locale => ({id, locale, path: `discovery/${id}.${locale}.html`})),
);

let files: ReadonlyMap<string, string>;
const read = (path: string): string => files.get(path)!;

beforeAll(async () => {
  files = await publishText(file);
});

describe('the forms of the discovery records', () => {
  it('are the data, two pages with the viewer, a ZIP, a page of all records, and a page and Markdown for each record and language', () => {
    expect([...files.keys()].sort()).toEqual(
      [
        'discovery.json',
        'discovery.zip',
        ...VIEWERS,
        ...WHOLE,
        ...STATIC.flatMap(({path}) => [path, path.replace(/html$/, 'md')]),
      ].sort(),
    );
  });

  it('hold the collection byte for byte', () => {
    expect(read('discovery.json')).toBe(file);
    for (const path of VIEWERS) expect(heldBy(pageOf(read(path)))).toBe(file);
  });

  it('are the same when they are made again', async () => {
    expect(await publishText(file)).toEqual(files);
  });

  it('say first, in both languages, that nothing runs and nothing is sent', () => {
    for (const path of [...VIEWERS, ...WHOLE, ...STATIC.map(one => one.path)]) {
      const [header] = pageOf(read(path)).body.children;
      expect(header!.localName).toBe('header');
      const said = [...header!.children].map(one => [one.getAttribute('lang'), one.textContent]);
      expect(said).toEqual([
        ['ko', '이것은 기록입니다. 아무것도 실행하지 않고, 어디로도 보내지 않습니다.'],
        ['en', 'This is a recording. Nothing runs, and nothing is sent.'],
      ]);
    }
  });

  it('ask for nothing: no page names a file to load', () => {
    const pages = [...files].filter(([path]) => path.endsWith('.html'));
    expect(pages).toHaveLength(14);
    for (const [, html] of pages) {
      const page = pageOf(html);
      const loading =
        'script[src], img, iframe, object, embed, video, audio, base, [srcset], [poster], [ping]';
      expect([...page.querySelectorAll(loading)]).toEqual([]);
      const rels = [...page.querySelectorAll('link')].map(one => one.getAttribute('rel')!);
      expect(rels.filter(rel => !['icon', 'alternate', 'prev', 'next'].includes(rel))).toEqual([]);
      expect(page.querySelector('link[rel=icon]')!.getAttribute('href')).toBe('data:,');
      expect(html).not.toMatch(/@import|url\(/);
    }
  });

  it('forbid by their own policy what they do not do', () => {
    for (const [path, html] of files) {
      if (!path.endsWith('.html')) continue;
      const policy = policyOf(html);
      expect(policy.get('default-src')).toBe("'none'");
      expect(policy.get('style-src')).toBe(hashOf(insideOf(html, 'style')));
      const scripted = VIEWERS.includes(path);
      expect(policy.get('script-src')).toBe(scripted ? hashOf(insideOf(html, 'script')) : undefined);
      expect(policy.has('require-trusted-types-for')).toBe(scripted);
      expect(html).not.toMatch(/ style=| on\w+=/);
    }
  });
});

describe.each(VIEWERS)('the page %s', path => {
  it('has style and the first record before its one script, and the file behind the record', () => {
    const html = read(path);
    const script = html.indexOf('<script');
    expect(html.split('<script')).toHaveLength(2);
    expect(html.split('</script')).toHaveLength(2);
    const before = html.slice(0, script);
    const {label, note} = collection.records[0]!;
    for (const locale of LOCALES) {
      expect(before).toContain(label[locale]);
      expect(before).toContain(note[locale]);
    }
    expect(before.indexOf('<style>')).toBeLessThan(before.indexOf(label.ko));
    expect(before.indexOf('<pre hidden')).toBeGreaterThan(before.indexOf(note.en));
  });

  it('shows the first record without script in both languages, each marked as such', () => {
    const page = pageOf(read(path));
    const sections = [...page.querySelectorAll('tool-records > section')];
    expect(sections.map(one => one.getAttribute('lang'))).toEqual([...LOCALES]);
    for (const [i, locale] of LOCALES.entries()) {
      const section = sections[i]!;
      expect(section.querySelector('h1')!.textContent).toBe(collection.title[locale]);
      expect(section.querySelector('h2.label')!.textContent).toBe(collection.records[0]!.label[locale]);
      expect(section.querySelector('dl.five')!.querySelectorAll('dt')).toHaveLength(5);
    }
    const named = [...page.querySelectorAll('[id]')].map(one => one.id);
    expect(new Set(named).size).toBe(named.length);
  });

  it('has the viewer with the address of this page', () => {
    const viewer = pageOf(read(path)).querySelector('tool-records')!;
    expect(viewer.hasAttribute('url-sync')).toBe(true);
    expect(viewer.hasAttribute('no-language-switch')).toBe(false);
    expect(viewer.hasAttribute('src')).toBe(false);
  });

  it('is named after the collection in both languages', () => {
    expect(pageOf(read(path)).title).toBe('조회와 검증 · Discovery and validation');
  });
});

describe('without script', () => {
  it('the single file shows every record, and the page for a frame links the others', () => {
    const labels = (path: string, selector: string, locale: string) =>
      [...pageOf(read(path)).querySelectorAll(`section[lang=${locale}] ${selector}`)].map(
        one => one.textContent,
      );
    for (const locale of LOCALES) {
      const all = collection.records.map(({label}) => label[locale]);
      expect(labels('discovery.html', 'h2.label', locale)).toEqual(all);
      expect(labels('discovery.embed.html', 'h2.label', locale)).toEqual(all.slice(0, 1));
      expect(labels('discovery.embed.html', 'li a', locale)).toEqual(all.slice(1));
    }
    const links = [...pageOf(read('discovery.embed.html')).querySelectorAll('li a')];
    for (const link of links) expect(files.has(link.getAttribute('href')!)).toBe(true);
  });

  it('a long collection shows its first records and counts the rest', async () => {
    const records = Array.from({length: 23}, (_, i) => ({...JSON.parse(file).records[0], id: `r${i}`}));
    const long = await publishText(JSON.stringify({...JSON.parse(file), records}));
    const single = pageOf(long.get('discovery.html'));
    expect(single.querySelectorAll('section[lang=en] h2.label')).toHaveLength(20);
    expect(single.querySelector('section[lang=en]')!.textContent).toContain('3 more are in the JSON file.');
    expect(single.querySelector('section[lang=ko]')!.textContent).toContain('그 밖에 3개가');
    const frame = pageOf(long.get('discovery.embed.html'));
    expect(frame.querySelectorAll('section[lang=en] li')).toHaveLength(20);
    expect(frame.querySelector('section[lang=en]')!.textContent).toContain('2 more are in the JSON file.');
    expect(long.size).toBe(6 + 23 * 4);
  });
});

describe.each(STATIC)('the static page of $id in $locale', ({id, locale, path}) => {
  const i = ids.indexOf(id);
  const {label, note} = collection.records[i]!;
  const other = locale === 'ko' ? 'en' : 'ko';

  it('says its language, title and description, and has no script', () => {
    const page = pageOf(read(path));
    expect(page.documentElement.getAttribute('lang')).toBe(locale);
    expect(page.title).toBe(`${label[locale]} · ${collection.title[locale]}`);
    expect(page.querySelector('meta[name=description]')!.getAttribute('content')).toBe(note[locale]);
    expect(read(path)).not.toContain('<script');
    expect([...page.querySelectorAll('h1')].map(one => one.textContent)).toEqual([label[locale]]);
  });

  it('leads to its neighbours, the other language, the viewer, the file and the Markdown', () => {
    const page = pageOf(read(path));
    const hrefs = (selector: string) =>
      [...page.querySelectorAll(selector)].map(one => one.getAttribute('href')!);
    const at = (n: number) => (ids[n] === undefined ? [] : [`${ids[n]}.${locale}.html`]);
    expect(hrefs('a[rel=previous]')).toEqual(at(i - 1));
    expect(hrefs('a[rel=next]')).toEqual(at(i + 1));
    expect(hrefs('link[rel=prev]')).toEqual(at(i - 1));
    expect(hrefs('link[rel=next]')).toEqual(at(i + 1));
    const language = page.querySelector('a[hreflang]')!;
    expect(language.getAttribute('href')).toBe(`${id}.${other}.html`);
    expect(language.getAttribute('lang')).toBe(other);
    expect(language.textContent).toBe(pageWords[other].language);
    expect(hrefs('link[rel=alternate]')).toEqual([`${id}.ko.html`, `${id}.en.html`]);
    const outside = hrefs('nav a, footer a').filter(href => href.startsWith('../'));
    expect(outside).toEqual([
      `../discovery.html?lang=${locale}#record=${id}`,
      `../discovery.${locale}.html`,
      '../discovery.json',
    ]);
    expect(hrefs('footer a')).toContain(`${id}.${locale}.md`);
    for (const href of hrefs('a:not([href^="#"]):not([href^=".."])')) {
      expect(files.has(`discovery/${href}`)).toBe(true);
    }
    for (const href of hrefs('a[href^="#"]')) expect(page.querySelector(href)).not.toBeNull();
  });

  it('has its Markdown with the same neighbours, and no HTML', () => {
    const text = read(path.replace(/html$/, 'md'));
    const words = wordsOf(readMarkdown(text)).join('\n');
    expect(words.split('\n')[0]).toBe(`# ${label[locale]}`);
    expect(words).not.toContain('<');
    expect(text).toMatch(/[^\n]\n$/);
    const links = [...text.matchAll(/\]\((.*?)\)/g)].map(match => match[1]!);
    const at = (n: number) => (ids[n] === undefined ? [] : [`${ids[n]}.${locale}.md`]);
    expect(links).toEqual([
      `../discovery.html?lang=${locale}#record=${id}`,
      '../discovery.json',
      `${id}.${other}.md`,
      ...at(i - 1),
      ...at(i + 1),
    ]);
  });
});

describe.each(LOCALES)('the page of all records in %s', locale => {
  const path = `discovery.${locale}.html`;
  const other = locale === 'ko' ? 'en' : 'ko';
  const words = (node: {readonly textContent: string}) => node.textContent.replace(/\s+/g, ' ').trim();

  it('says its language and title, and has no script', () => {
    const page = pageOf(read(path));
    expect(page.documentElement.getAttribute('lang')).toBe(locale);
    expect(page.title).toBe(`${pageWords[locale].whole} · ${collection.title[locale]}`);
    expect([...page.querySelectorAll('h1')].map(words)).toEqual([collection.title[locale]]);
    expect(read(path)).not.toContain('<script');
  });

  it('holds each record exactly as its own page does', () => {
    const articles = [...pageOf(read(path)).querySelectorAll('main > article')];
    const alone = ids.map(
      id => pageOf(read(`discovery/${id}.${locale}.html`)).querySelector('main article')!,
    );
    expect(articles.map(words)).toEqual(alone.map(words));
  });

  it('has every id once, and every link within leads to one', () => {
    const page = pageOf(read(path));
    const named = [...page.querySelectorAll('[id]')].map(one => one.id);
    expect(new Set(named).size).toBe(named.length);
    const within = [...page.querySelectorAll('a[href^="#"]')].map(one => one.getAttribute('href')!.slice(1));
    expect(within.slice(0, ids.length)).toEqual(ids);
    for (const id of within) expect(named).toContain(id);
    for (const box of page.querySelectorAll('[aria-labelledby]'))
      expect(named).toContain(box.getAttribute('aria-labelledby'));
  });

  it('leads to the viewer, the other language and the file', () => {
    const page = pageOf(read(path));
    const hrefs = [...page.querySelectorAll('nav a, footer a')].map(one => one.getAttribute('href'));
    expect(hrefs).toEqual([`discovery.html?lang=${locale}`, `discovery.${other}.html`, 'discovery.json']);
    expect(page.querySelector('a[hreflang]')!.getAttribute('lang')).toBe(other);
  });
});

describe('an author’s collection with hostile text', () => {
  const bad = '</pre></script><script>globalThis.__pwned=1</script>&amp;\u202e\u0000|`]("';
  const hostile = () => {
    const value = JSON.parse(file);
    const text = {ko: bad, en: bad};
    value.title = text;
    value.summary = text;
    value.records[0].label = text;
    value.records[0].note = text;
    // With a byte order mark, and with the line ends of Windows.
    return `\ufeff${JSON.stringify(value, null, 2).replaceAll('\n', '\r\n')}\r\n`;
  };

  it('is held byte for byte all the same', async () => {
    const made = await publishText(hostile());
    expect(made.get('discovery.json')).toBe(hostile());
    for (const path of VIEWERS) expect(heldBy(pageOf(made.get(path)))).toBe(hostile());
  });

  it('adds no element to any page, and no link or HTML to any Markdown', async () => {
    const made = await publishText(hostile());
    for (const [path, text] of made) {
      if (path.endsWith('.html')) {
        const names = (html: string) => [...pageOf(html).querySelectorAll('*')].map(one => one.localName);
        const ours = new Set(names(read(path)));
        const added = names(text).filter(name => !ours.has(name));
        expect(added.filter(name => name !== 'span')).toEqual([]);
        expect(pageOf(text).querySelectorAll('script')).toHaveLength(VIEWERS.includes(path) ? 1 : 0);
      } else if (path.endsWith('.md')) {
        const words = wordsOf(readMarkdown(text)).join('\n');
        expect(words).not.toMatch(/(?<!\ue000)[<`]pre|(?<!\ue000)</);
        expect(codesOf(readMarkdown(text)).join()).not.toContain('\u202e');
      }
    }
  });
});

describe('a listing', () => {
  const server = (names: readonly string[]) => {
    const pages = [{tools: names.map(name => ({name, inputSchema: {type: 'object'}}))}];
    return JSON.stringify({...collectionOf([{...listing(), pages}]), id: 'server'});
  };

  it('has a page for itself and one for each tool, by its number, since names may repeat', async () => {
    const made = await publishText(server(['search_docs', 'search_docs']));
    const names = [...made.keys()].filter(path => /\/.*\.en\.html$/.test(path));
    expect(names).toEqual(['tools', 'tools.1', 'tools.2'].map(name => `server/${name}.en.html`));
    const page = pageOf(made.get('server/tools.2.en.html'));
    expect(page.querySelector('a[rel=previous]')!.getAttribute('href')).toBe('tools.1.en.html');
  });

  it('names its tools in Markdown under the heading Tools, each in a code span', async () => {
    const made = await publishText(server(['search_docs', '<b>`x`</b>']));
    for (const locale of LOCALES) {
      const lines = made.get(`server/tools.${locale}.md`)!.split('\n');
      const at = lines.indexOf('## Tools');
      expect(lines.slice(at + 2, at + 4)).toEqual([
        `- [\`search_docs\`](tools.1.${locale}.md)`,
        `- [\`\`<b>\`x\`</b>\`\`](tools.2.${locale}.md)`,
      ]);
      expect(made.get(`server/tools.1.${locale}.md`)).toMatch(/^# `search_docs`\n/);
      expect(made.get(`server/tools.1.${locale}.md`)).not.toContain('## Tools');
    }
  });
});

describe('a script inside a page', () => {
  it.each([
    [`a="</script>"`, `a="\\x3c/script>"`],
    [`a="<script>"`, `a="\\x3cscript>"`],
    ['a=`</SCRIPT `', 'a=`\\x3c/SCRIPT `'],
    ['a<b', 'a<b'],
    [`a="</style>"`, `a="</style>"`],
  ])('%s is written %s', (code, written) => {
    expect(inlineScript(code)).toBe(written);
  });

  it('means the same as before', () => {
    const value = '</script><script>';
    expect(new Function(`return ${inlineScript(JSON.stringify(value))}`)()).toBe(value);
  });
});
