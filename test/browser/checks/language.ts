import type {Check} from './look.ts';

/** Words that are the same in every language. */
const EVERYWHERE = ['iframe', 'Markdown', 'JSON Schema', 'SHA-256:', 'README'];

/** Every part says the language that it is in; what was recorded says its own, and is not to be translated. */
export const languages: Check = ({place, locale}) =>
  place.evaluate(
    ([locale, everywhere]) => {
      const HANGUL = /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]/;
      const said = (element: Element, attribute: string): string | null => {
        for (let one: Element | null = element; one; one = look().parent(one)) {
          const value = one.getAttribute(attribute);
          if (value !== null) return value;
        }
        return null;
      };
      return look().records(function* () {
        const viewer = document.querySelector('tool-records');
        const root = viewer?.shadowRoot?.querySelector('.tool-records') ?? document.documentElement;
        if (root.getAttribute('lang') !== locale)
          yield `what is in ${locale} is said to be in ‘${root.getAttribute('lang')}’`;
        if (viewer?.hasAttribute('lang')) yield 'the viewer has a lang that nobody gave it';
        for (const one of look().elements().filter(look().letters)) {
          const lang = said(one, 'lang') ?? 'no language';
          const wrong = `${look().name(one)} is said to be in ‘${lang}’`;
          const code = one.closest('code, pre');
          if (code) {
            if (said(one, 'translate') !== 'no') yield `${look().name(one)} may be translated`;
            const korean = HANGUL.test(code.textContent ?? '');
            // What is written on several lines is no one string.
            if (code.closest('pre') ? lang !== '' : korean ? lang !== 'ko' : !/^(en)?$/.test(lang))
              yield wrong;
          } else {
            const text = [...one.childNodes]
              .map(node => (node.nodeType === Node.TEXT_NODE ? node.textContent : ''))
              .join('');
            if (
              HANGUL.test(text)
                ? lang !== 'ko'
                : /[A-Za-z]/.test(text) && lang !== 'en' && !everywhere.includes(text.trim())
            )
              yield wrong;
          }
        }
      });
    },
    [locale, EVERYWHERE] as const,
  );
