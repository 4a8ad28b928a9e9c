import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {serveFiles} from '../browser/serve-files.mjs';
import {assert} from './checks.mjs';
import {CHECKOUT, filesBelow, makeProject, runWell} from './programs.mjs';

const {devDependencies} = JSON.parse(readFileSync(join(CHECKOUT, 'package.json'), 'utf8'));
const five = readFileSync(join(CHECKOUT, 'records/discovery.json'), 'utf8');
const LABELS = JSON.parse(five).records.map(({label}) => label.en);

const LIT = '3.0.0';

const pageWith = (body, script) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Consumer</title><link rel="icon" href="data:,">
<body>${body}<script type="module" src="${script}"></script></body></html>
`;

const WEB = {
  packages: {
    vite: devDependencies.vite,
    '@vitejs/plugin-react': '6.3.0',
    react: '19.3.1',
    'react-dom': '19.3.1',
    // The oldest that the package takes; the others get the newest.
    lit: LIT,
    'lit-html': LIT,
  },
  files: {
    'public/five.json': five,
    'five.json': five,
    'index.html': pageWith(
      '<p id="own"></p><tool-records id="one"></tool-records><tool-records id="other" src="five.json"></tool-records>',
      '/main.js',
    ),
    'main.js': `import {html, render} from 'lit/html.js';
import text from './five.json?raw';
import 'tool-records';
render(html\`Lit of the page\`, document.querySelector('#own'));
document.querySelector('#one').collection = text;
`,
    'react.html': pageWith('<div id="root"></div>', '/react.jsx'),
    'react.jsx': `import {useState} from 'react';
import {createRoot} from 'react-dom/client';
import {parseCollection} from 'tool-records/record';
import text from './five.json?raw';
import 'tool-records';

const reading = parseCollection(text);

function App() {
  const [chosen, choose] = useState('');
  return (
    <main>
      <p id="chosen">{chosen}</p>
      <tool-records id="one" collection={reading} ontool-records-change={event => choose(event.record)} />
      <tool-records id="other" src="five.json" no-language-switch><p>Fallback</p></tool-records>
    </main>
  );
}

createRoot(document.querySelector('#root')).render(<App />);
`,
    'vite.config.js': `import react from '@vitejs/plugin-react';
export default {
  base: './',
  plugins: [react()],
  build: {rolldownOptions: {input: ['index.html', 'react.html']}},
};
`,
  },
};

const PAPERS = {
  packages: {vitepress: '1.6.4'},
  files: {
    'docs/public/five.json': five,
    'docs/five.json': five,
    'docs/index.md': `# Records

<script setup>
import text from './five.json?raw'
</script>

<tool-records id="one" :collection.prop="text"></tool-records>

<tool-records id="other" src="/five.json"><p>Fallback</p></tool-records>
`,
    'docs/.vitepress/config.js': `export default {
  title: 'Consumer',
  head: [['link', {rel: 'icon', href: 'data:,'}]],
  vue: {template: {compilerOptions: {isCustomElement: tag => tag === 'tool-records'}}},
};
`,
    'docs/.vitepress/theme/index.js': `import Theme from 'vitepress/theme';
import 'tool-records';
export default Theme;
`,
  },
};

/** Begins to install what the pages need: it takes long, and other checks can go on beside it. */
export function beginPages(folder, tarball) {
  const begin = (name, {packages, files}) => {
    const installed = makeProject(join(folder, name), tarball, packages, files);
    // Whoever waits for it hears of a fault.
    installed.catch(() => {});
    return {folder: join(folder, name), installed};
  };
  return {web: begin('web', WEB), papers: begin('papers', PAPERS)};
}

/** Pages of others that are built with the package and shown in a browser. */
export async function checkPages(check, {web, papers}, browser) {
  const built = await check('Vite builds a page and a React page with the package', async () => {
    await web.installed;
    await runWell(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel=error'], {
      cwd: web.folder,
    });
  });
  if (built) {
    const files = filesBelow(join(web.folder, 'dist'));
    await check('the page shows the records from a property and from src', () =>
      visit(browser, files, 'index.html', showsBoth),
    );
    await check('the React page shows them too, and hears which record the reader chose', () =>
      visit(browser, files, 'react.html', async page => {
        await showsBoth(page);
        await page.locator('#one').getByRole('tab').nth(1).click();
        const id = JSON.parse(five).records[1].id;
        await page.locator('#chosen', {hasText: id}).waitFor();
      }),
    );
    await check('a page’s bundle has one copy of lit-html, that of the project', () => {
      const scripts = [...files]
        .filter(([path]) => path.endsWith('.js'))
        .map(([, bytes]) => bytes.toString());
      // Each copy enters its version into this list.
      const entries = scripts.join('\n').split('litHtmlVersions').slice(1);
      assert.equal(entries.length, 1);
      assert.ok(entries[0].slice(0, 30).includes(LIT), entries[0].slice(0, 30));
    });
  }
  const written = await check('VitePress builds documentation with the package', async () => {
    await papers.installed;
    await runWell(process.execPath, ['node_modules/vitepress/bin/vitepress.js', 'build', 'docs'], {
      cwd: papers.folder,
    });
  });
  if (written) {
    await check('its page shows the records from a property and from src', () =>
      visit(browser, filesBelow(join(papers.folder, 'docs/.vitepress/dist')), '', showsBoth),
    );
  }
}

/** @param {import('playwright').Page} page */
async function showsBoth(page) {
  for (const id of ['one', 'other']) {
    const viewer = page.locator(`tool-records#${id}`);
    await viewer
      .getByRole('tab')
      .nth(LABELS.length - 1)
      .waitFor();
    assert.deepEqual(await viewer.getByRole('tab').locator('b').allTextContents(), LABELS);
    assert.equal(await viewer.getByRole('tabpanel').getByRole('heading').first().textContent(), LABELS[0]);
  }
}

async function visit(browser, files, path, look) {
  const host = await serveFiles(files);
  const page = await browser.newPage({locale: 'en'});
  const errors = [];
  page.on('pageerror', error => errors.push(error.message));
  page.on('console', message => message.type() === 'error' && errors.push(message.text()));
  page.setDefaultTimeout(30_000);
  try {
    await page.goto(host.address + path);
    await look(page);
    assert.deepEqual(errors, []);
  } catch (error) {
    throw errors.length > 0 ? new Error(`${error.message}\nOn the page: ${errors.join('\n')}`) : error;
  } finally {
    await page.close();
    await host.close();
  }
}
