import {type Locale, messagesFor} from '../i18n/index.ts';
import type {ReadCollection} from '../record/index.ts';
import {captionMarkdown, escapeHtml, markedText, outlineMarkdown} from '../render/index.ts';
import {type ListEntry, outlineEntry} from '../view/index.ts';

/** The ways to put a record somewhere, from the one that can most to the one that works everywhere. */
export const FORMS = ['script', 'frame', 'markdown', 'link'] as const;
export type Form = (typeof FORMS)[number];

/** Fits a frame to what it shows. Whoever speaks can change its own frame alone, and only within limits. */
const HOST_SCRIPT = `<script>
addEventListener('message', ({data, source}) => {
  if (data?.type !== 'tool-records:height') return;
  const height = Math.min(Math.max(Number(data.height) || 0, 120), 10000);
  for (const frame of document.querySelectorAll('iframe[src*=".embed.html"]')) {
    if (frame.contentWindow === source) frame.height = height;
  }
});
</script>`;

/** Before the link, in a place where neither script nor frame is left. */
const SENTENCE: Readonly<Record<Locale, string>> = {
  ko: '도구가 답한 것의 기록:',
  en: 'A record of what a tool said:',
};

/** What an author copies to show one record of a collection. `base` is the folder of the published files. */
export function snippetsOf(
  reading: ReadCollection,
  entry: ListEntry,
  locale: Locale,
  base: string,
): Readonly<Record<Form, string>> {
  const {id, title} = reading.collection;
  const {address} = entry;
  const page = `${base}${id}/${address.replace('/', '.')}.${locale}.html`;
  const name = escapeHtml(markedText(`${entry.label} · ${title[locale]}`));
  const fallback = `<p>${SENTENCE[locale]} <a href="${escapeHtml(page)}">${name}</a></p>`;
  const m = messagesFor(locale);
  return {
    script: `<script src="tool-records.js" defer></script>
<tool-records src="${id}.json" record="${address}" pages="${escapeHtml(base)}${id}.html">
  ${fallback}
</tool-records>`,
    frame: `<iframe src="${escapeHtml(base)}${id}.embed.html?lang=${locale}#record=${address}" title="${name}" width="100%" height="640"
  sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"></iframe>
${fallback}
${HOST_SCRIPT}`,
    markdown: `${outlineMarkdown(outlineEntry(reading, entry, m), m)}

${SENTENCE[locale]} [${captionMarkdown(entry.label)}](${page.replaceAll('(', '%28').replaceAll(')', '%29')})`,
    link: page,
  };
}
