import {readFile} from 'node:fs/promises';
import {join} from 'node:path';

/** Our licence, and below it the notice that Lit asks for: every page with the viewer holds a part of Lit. */
export async function readLicence(root: string): Promise<string> {
  const ours = await readFile(join(root, 'LICENSE'), 'utf8');
  const lit = await readFile(join(root, 'node_modules/lit-html/LICENSE'), 'utf8');
  return `${ours.trimEnd()}

---

The pages and scripts for readers contain lit-html, a part of Lit, under the following licence:

${lit.trimEnd()}
`.replaceAll('\r\n', '\n');
}
