import {type Locale, messagesFor} from '../../src/i18n/index.ts';
import type {ReadCollection} from '../../src/record/index.ts';
import {
  captionMarkdown,
  codeSpan,
  escapeHtml,
  markedText,
  outlineHtml,
  outlineMarkdown,
  phraseHtml,
  phraseMarkdown,
  plainMarkdown,
  revealedHtml,
} from '../../src/render/index.ts';
import {type ListEntry, listEntries, outlineEntry, provenance} from '../../src/view/index.ts';
import {pageHtml} from './page.ts';
import {pageStyle} from './page-style.ts';
import {LOCALES, pageWords} from './page-words.ts';
import {pageName, recordingHeader} from './viewer-page.ts';
import {wholeName} from './whole-page.ts';

/** A file in the folder of its collection. */
export interface RecordFile {
  readonly name: string;
  readonly text: string;
}

/** The pages of every record in one language, as HTML without script and as Markdown. */
export function* recordFiles(reading: ReadCollection, locale: Locale): Generator<RecordFile> {
  const entries = listEntries(reading, messagesFor(locale));
  for (const [i, entry] of entries.entries()) {
    const spot: Spot = {reading, locale, entry, previous: entries[i - 1], next: entries[i + 1]};
    yield {name: pageName(entry, locale), text: htmlOf(spot)};
    yield {name: pageName(entry, locale, 'md'), text: markdownOf(spot)};
  }
}

interface Spot {
  readonly reading: ReadCollection;
  readonly locale: Locale;
  readonly entry: ListEntry;
  readonly previous: ListEntry | undefined;
  readonly next: ListEntry | undefined;
}

function htmlOf(spot: Spot): string {
  const {reading, locale, entry} = spot;
  const {collection} = reading;
  const m = messagesFor(locale);
  const words = pageWords[locale];
  const outline = outlineEntry(reading, entry, m);
  const title = collection.title[locale];
  const {around, other} = linksOf(spot, 'html');
  const link = ({rel, file, to}: Link) =>
    `<a rel="${rel}" href="${file}">${escapeHtml(words[rel])}: ${revealedHtml(to.label)}</a>`;
  return pageHtml({
    locale,
    title: `${markedText(outline.label)} · ${markedText(title)}`,
    description: markedText(outline.note),
    style: pageStyle,
    links: [
      ...LOCALES.map(one => `<link rel="alternate" hreflang="${one}" href="${pageName(entry, one)}">\n`),
      ...around.map(({rel, file}) => `<link rel="${rel === 'previous' ? 'prev' : 'next'}" href="${file}">\n`),
    ].join(''),
    body: `${recordingHeader()}
<nav aria-label="${escapeHtml(words.forms)}"><a href="../${viewerAddress(spot)}">${escapeHtml(
      words.viewer,
    )}: ${revealedHtml(title)}</a><a href="../${wholeName(collection.id, locale)}">${escapeHtml(
      words.whole,
    )}</a><a href="${other.file}" hreflang="${other.locale}" lang="${other.locale}">${
      pageWords[other.locale].language
    }</a></nav>
<main>
<article class="panel">
${outlineHtml(outline, m, {level: 1, ids: ''})}
</article>
</main>
<nav aria-label="${escapeHtml(words.neighbours)}">${around.map(link).join('')}</nav>
<footer class="note">${phraseHtml(provenance(collection, m))} · <a href="../${collection.id}.json">${escapeHtml(
      words.file,
    )}</a> · <a href="${pageName(entry, locale, 'md')}">${escapeHtml(words.markdown)}</a></footer>`,
  });
}

function markdownOf(spot: Spot): string {
  const {reading, locale, entry} = spot;
  const {collection} = reading;
  const m = messagesFor(locale);
  const words = pageWords[locale];
  const {around, other} = linksOf(spot, 'md');
  const links = [
    `[${captionMarkdown(collection.title[locale])}](../${viewerAddress(spot)})`,
    `[${plainMarkdown(words.file)}](../${collection.id}.json)`,
    `[${pageWords[other.locale].language}](${other.file})`,
    ...around.map(({rel, file, to}) => `${words[rel]}: [${labelMarkdown(to)}](${file})`),
  ];
  return [
    outlineMarkdown(outlineEntry(reading, entry, m), m, labelMarkdown(entry)),
    ...toolList(spot),
    `${plainMarkdown(words.recording)} ${phraseMarkdown(provenance(collection, m))}`,
    links.map(one => `- ${one}`).join('\n'),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

/** The tools of a listing, under the heading by which READMEs of servers are searched. */
function toolList({reading, locale, entry}: Spot): readonly string[] {
  const {kind} = reading.collection.records[entry.record]!;
  if (kind !== 'listing' || entry.index !== undefined) return [];
  const tools = listEntries(reading, messagesFor(locale)).filter(
    one => one.record === entry.record && one.index !== undefined,
  );
  const lines = tools.map(one => `- [${labelMarkdown(one)}](${pageName(one, locale, 'md')})`);
  return ['## Tools', lines.join('\n')];
}

/** A tool is called what its server called it, and a record what its author did. */
function labelMarkdown({label, index}: ListEntry): string {
  return index === undefined ? captionMarkdown(label) : codeSpan(label);
}

interface Link {
  readonly rel: 'previous' | 'next';
  readonly file: string;
  readonly to: ListEntry;
}

function linksOf({locale, entry, previous, next}: Spot, form: 'html' | 'md') {
  const link = (rel: Link['rel'], to: ListEntry | undefined): readonly Link[] =>
    to ? [{rel, file: pageName(to, locale, form), to}] : [];
  const other: Locale = locale === 'ko' ? 'en' : 'ko';
  return {
    around: [...link('previous', previous), ...link('next', next)],
    other: {locale: other, file: pageName(entry, other, form)},
  };
}

const viewerAddress = ({reading, locale, entry}: Spot): string =>
  `${reading.collection.id}.html?lang=${locale}#record=${entry.address}`;
