import {type Locale, localeOf} from '../i18n/index.ts';

/** The roots that an element stands in, from its own outwards across shadow hosts. */
function* rootsOf(element: Element): Generator<Node> {
  for (let node: Node = element; ; ) {
    const root = node.getRootNode();
    yield root;
    if (!(root instanceof ShadowRoot)) return;
    node = root.host;
  }
}

/**
 * The language that the place of an element asks for: its own `lang`, else the
 * nearest ancestor's, across shadow hosts, else the browser's, else English.
 * A `lang` that we do not speak is passed over.
 */
export function languageAround(element: Element): Locale {
  for (let node: Element | null = element; node; ) {
    const locale = localeOf(node.getAttribute('lang'));
    if (locale) return locale;
    const root: Node = node.getRootNode();
    node = node.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  }
  for (const tag of navigator.languages ?? []) {
    const locale = localeOf(tag);
    if (locale) return locale;
  }
  return 'en';
}

/** Calls back whenever a `lang` around the element may have changed; gives the way to stop. */
export function watchLanguage(element: Element, changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  for (const root of rootsOf(element)) {
    observer.observe(root, {subtree: true, attributes: true, attributeFilter: ['lang']});
  }
  return () => observer.disconnect();
}
