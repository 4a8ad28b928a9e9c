import {count, type Locale, messagesFor} from '../../src/i18n/index.ts';
import type {ReadCollection} from '../../src/record/index.ts';
import {escapeHtml, markedText, outlineHtml, revealedHtml} from '../../src/render/index.ts';
import {type ListEntry, listEntries, outlineEntry} from '../../src/view/index.ts';
import {onlyRules, partsOf} from './only-kinds.ts';
import {pageHtml} from './page.ts';
import {frameStyle, pageStyle} from './page-style.ts';
import {LOCALES, pageWords} from './page-words.ts';
import {preText} from './pre-text.ts';

/** How many records a page without script shows, or links, before it counts the rest. */
const SHOWN = 20;

/** A collection and its file, to the character. */
export interface Source {
  readonly reading: ReadCollection;
  readonly text: string;
  /** The viewer and what a page adds to it, as one classic script. */
  readonly script: string;
}

/** The page for a frame: the first record can be read without script, and links lead to the others. */
export function framePage(source: Source): string {
  return viewerPage(source, frameStyle, {shown: 1, framed: true}, locale =>
    otherRecords(source.reading, locale),
  );
}

/** The page that is complete by itself: without script its records stand one under the other. */
export function singlePage(source: Source): string {
  return viewerPage(source, pageStyle, {shown: SHOWN, framed: false}, locale => {
    const left = listEntries(source.reading, messagesFor(locale)).length - SHOWN;
    return left > 0 ? `<p>${count(pageWords[locale].more, left)}</p>` : '';
  });
}

function viewerPage(
  {reading, text, script}: Source,
  style: string,
  {shown, framed}: {readonly shown: number; readonly framed: boolean},
  rest: (locale: Locale) => string,
): string {
  const {title, summary} = reading.collection;
  const both = (texts: Readonly<Record<Locale, string>>, between: string) =>
    LOCALES.map(locale => markedText(texts[locale])).join(between);
  const recording = {ko: pageWords.ko.recording, en: pageWords.en.recording};
  return pageHtml({
    // The script sets what the reader asks for; without it, each part says its own.
    locale: 'en',
    title: both(title, ' · '),
    description: framed ? undefined : both(summary ?? recording, ' '),
    style: onlyRules(style, partsOf(reading)),
    // What can be read comes before the file and the script, which are long.
    body: `${recordingHeader()}
<main>
<tool-records url-sync heading-level="1">
${LOCALES.map(
  locale => `<section lang="${locale}">
<h1>${revealedHtml(title[locale])}</h1>
${staticRecords(reading, locale, shown, framed)}
${rest(locale)}
</section>`,
).join('\n')}
<pre hidden data-tool-records>${preText(text)}</pre>
</tool-records>
</main>`,
    script,
  });
}

/** What every page says first, in both languages. */
export function recordingHeader(): string {
  return `<header>${LOCALES.map(
    locale => `<p class="note" lang="${locale}">${pageWords[locale].recording}</p>`,
  ).join('')}</header>`;
}

/** In a frame, whose bytes count most, the record as written is left to the viewer. */
function staticRecords(reading: ReadCollection, locale: Locale, shown: number, framed: boolean): string {
  const m = messagesFor(locale);
  return listEntries(reading, m)
    .slice(0, shown)
    .map((entry, i) => {
      const outline = outlineEntry(reading, entry, m);
      const sections = framed ? outline.sections.slice(0, -1) : outline.sections;
      const html = outlineHtml({...outline, sections}, m, {level: 2, ids: `${locale}-${i}-`});
      return `<article class="panel">\n${html}\n</article>`;
    })
    .join('\n');
}

function otherRecords(reading: ReadCollection, locale: Locale): string {
  const {id} = reading.collection;
  const others = listEntries(reading, messagesFor(locale)).slice(1);
  if (others.length === 0) return '';
  const links = others
    .slice(0, SHOWN)
    .map(one => `<li><a href="${id}/${pageName(one, locale)}">${revealedHtml(one.label)}</a></li>`);
  const left = others.length - SHOWN;
  const {others: heading, more} = pageWords[locale];
  return `<h2>${escapeHtml(heading)}</h2><ul>${links.join('')}</ul>${left > 0 ? `<p>${count(more, left)}</p>` : ''}`;
}

/** The file of a record's page; ids have no dot, so no two entries share one. */
export function pageName({address}: ListEntry, locale: Locale, form: 'html' | 'md' = 'html'): string {
  return `${address.replace('/', '.')}.${locale}.${form}`;
}
