import {type Locale, localeOf} from '../i18n/index.ts';

/** The nodes around an element from itself outwards, across shadow hosts. */
function* around(element: Node): Generator<Node> {
  for (let node: Node | null = element; node; node = node.parentNode ?? (node as ShadowRoot).host ?? null)
    yield node;
}

/**
 * The language that the place of an element asks for: its own `lang`, else the
 * nearest ancestor's, across shadow hosts, else the browser's, else English.
 * A `lang` that we do not speak is passed over.
 */
export function languageAround(element: Element): Locale {
  const tags = [...around(element)].map(node => (node as Element).getAttribute?.('lang'));
  return [...tags, ...navigator.languages].map(localeOf).find(locale => locale !== null) ?? 'en';
}

/** Calls back whenever a `lang` around the element changes; gives the way to stop. */
export function watchLanguage(element: Element, changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  for (const node of around(element)) observer.observe(node, {attributeFilter: ['lang']});
  return () => observer.disconnect();
}
