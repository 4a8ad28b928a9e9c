import {style} from '../../src/look/style.ts';
import {dense} from './dense.ts';

/** What a page adds around a record; the record itself has the style of the viewer. */
const around = `
html{color-scheme:light dark;overflow-wrap:anywhere}
html[data-theme=light]{color-scheme:light}
html[data-theme=dark]{color-scheme:dark}
body.tool-records{max-width:1128px;margin:auto;padding:16px}
header{display:flex;flex-wrap:wrap;gap:0 18px;font-size:.875em}
h1,h2,h3{margin:0;font-size:1em}
section h1{margin-top:16px;font-weight:650}
h1,.label{font-size:1.375em}
h2,h3{font-weight:inherit}
nav{display:flex;flex-wrap:wrap;gap:4px 18px;margin-block:12px}
nav a,li a,th a{display:inline-block;min-width:44px;padding-block:4px}
article{background:var(--sheet);border:1px solid var(--line);border-radius:10px;margin-block:16px}
tool-records{margin:12px 0 0}
@media print{html,html[data-theme]{color-scheme:light}nav{display:none}article{border:0}}
`;

/** Only where a page stands by itself: a frame has the ground of the page around it. */
const ground =
  'html{background:light-dark(#faf9f6,#131519)}.contents{list-style:none;padding:0}@media print{html{background:none}.contents{display:none}}';

/** The viewer's sheet comes as it stands in the script, so that the second costs next to nothing. */
export const frameStyle: string = dense(style + around);
export const pageStyle: string = frameStyle + ground;
