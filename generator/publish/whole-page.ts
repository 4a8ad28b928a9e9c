import {type Locale, messagesFor} from '../../src/i18n/index.ts';
import type {ReadCollection} from '../../src/record/index.ts';
import {escapeHtml, markedText, outlineHtml, phraseHtml, revealedHtml} from '../../src/render/index.ts';
import {type ListEntry, listEntries, outlineEntry, provenance} from '../../src/view/index.ts';
import {pageHtml} from './page.ts';
import {pageStyle} from './page-style.ts';
import {LOCALES, pageWords} from './page-words.ts';
import {recordingHeader} from './viewer-page.ts';

/** The file of the page that holds every record; ids have no dot, so no record's page shares its name. */
export const wholeName = (id: string, locale: Locale): string => `${id}.${locale}.html`;

const placeOf = ({address}: ListEntry) => address.replace('/', '.');

/** Every record of a collection in full, one under the other: to read through, to search in, and to print. */
export function wholePage(reading: ReadCollection, locale: Locale): string {
  const {collection} = reading;
  const {id, title, summary} = collection;
  const m = messagesFor(locale);
  const words = pageWords[locale];
  const other: Locale = locale === 'ko' ? 'en' : 'ko';
  const entries = listEntries(reading, m);
  const contents = entries.map(
    (entry, i) => `<li><a href="#${placeOf(entry)}">${i + 1}. ${revealedHtml(entry.label)}</a></li>`,
  );
  const articles = entries.map(entry => {
    const html = outlineHtml(outlineEntry(reading, entry, m), m, {level: 2, ids: `${placeOf(entry)}-`});
    return `<article class="panel" id="${placeOf(entry)}">\n${html}\n</article>`;
  });
  return pageHtml({
    locale,
    title: `${words.whole} · ${markedText(title[locale])}`,
    description: summary ? markedText(summary[locale]) : words.recording,
    style: pageStyle,
    links: LOCALES.map(one => `<link rel="alternate" hreflang="${one}" href="${wholeName(id, one)}">\n`).join(
      '',
    ),
    body: `${recordingHeader()}
<nav aria-label="${escapeHtml(words.forms)}"><a href="${id}.html?lang=${locale}">${escapeHtml(
      words.viewer,
    )}</a><a href="${wholeName(id, other)}" hreflang="${other}" lang="${other}">${pageWords[other].language}</a></nav>
<main>
<h1>${revealedHtml(title[locale])}</h1>
<ol class="contents">${contents.join('')}</ol>
${articles.join('\n')}
</main>
<footer class="note">${phraseHtml(provenance(collection, m))} · <a href="${id}.json">${escapeHtml(
      words.file,
    )}</a></footer>`,
  });
}
