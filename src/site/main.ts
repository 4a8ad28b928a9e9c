import '../element/define.ts';
import {type Locale, localeOf} from '../i18n/index.ts';
import {Take} from './take.ts';

const TITLES: Readonly<Record<Locale, string>> = {
  ko: 'Tool Records: 도구가 답한 것을, 답한 그대로',
  en: 'Tool Records: what a tool said, as it said it',
};

const root = document.documentElement;
const take = Take.under(document.querySelector('tool-records'), document.getElementById('take'));

/** The page says its language once, on `<html lang>`; the viewer follows it. */
function speak(locale: Locale): void {
  root.lang = locale;
  document.title = TITLES[locale];
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.lang a')) {
    if (link.lang === locale) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
  take?.speak(locale);
}

/** The address of what is shown now, in a language. */
function addressIn(locale: string): string {
  const url = new URL(location.href);
  url.searchParams.set('lang', locale);
  return url.href;
}

/** A reader's choice goes into the address, so that a copied address keeps it. */
function chosen(event: Event): void {
  const link = event.currentTarget as HTMLAnchorElement;
  const {button, ctrlKey, metaKey, shiftKey, altKey} = event as MouseEvent;
  const locale = localeOf(link.lang);
  if (!locale || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
  event.preventDefault();
  speak(locale);
  try {
    history.replaceState(history.state, '', addressIn(locale));
  } catch {
    // A page opened from disk may not; the language changes all the same.
  }
}

const asked = new URLSearchParams(location.search);
const theme = asked.get('theme');
if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
speak(
  localeOf(asked.get('lang')) ??
    navigator.languages.map(localeOf).find((locale): locale is Locale => locale !== null) ??
    'en',
);
for (const link of document.querySelectorAll<HTMLAnchorElement>('.lang a')) {
  link.addEventListener('click', chosen);
  // Opened elsewhere, it shows the same record. The viewer changes the address without an event to follow.
  const update = () => {
    link.href = addressIn(link.lang);
  };
  for (const before of ['pointerdown', 'focus']) link.addEventListener(before, update);
}
