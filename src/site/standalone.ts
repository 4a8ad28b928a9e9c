import '../element/define.ts';
import {localeOf} from '../i18n/index.ts';

// The page around one viewer, in a frame or as a file of its own: language, colours and height.
const root = document.documentElement;
const asked = new URLSearchParams(location.search);
const theme = asked.get('theme') ?? '';

root.lang = [asked.get('lang'), ...navigator.languages].map(localeOf).find(locale => locale !== null) ?? 'en';
if (/^(light|dark)$/.test(theme)) root.dataset.theme = theme;

// The rectangle and not scrollHeight, which is never less than the frame's own height.
if (parent !== window) {
  const tell = () =>
    parent.postMessage(
      {type: 'tool-records:height', height: Math.ceil(root.getBoundingClientRect().height)},
      '*',
    );
  new ResizeObserver(tell).observe(root);
  // A frame outside of the window is not drawn, so that nothing would be observed until a reader comes there.
  addEventListener('load', tell);
}
