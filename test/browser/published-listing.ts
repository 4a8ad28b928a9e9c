import {execFileSync} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import type {HostServer} from './host-server.ts';
import type {Locale} from './site-page.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  json: 'application/json',
};

/** The id of the collection that `ImportedSite` publishes. */
export const LISTING = 'library-server';

/** A foreign listing, imported and published by the command line. */
export class ImportedSite {
  #folder = mkdtempSync(join(tmpdir(), 'tool-records-listing-'));

  constructor() {
    const run = (...words: string[]) =>
      execFileSync(process.execPath, [join(root, 'generator/run.mjs'), ...words], {
        cwd: this.#folder,
        env: {...process.env, INIT_CWD: this.#folder},
        stdio: 'pipe',
      });
    const listing = join(root, 'test/fixtures/demo-listing.json');
    const titles = ['--title-ko', '도서관 서버', '--title-en', 'The library server'];
    run('import', listing, '--id', LISTING, ...titles, '-o', 'listing.json');
    run('publish', 'listing.json', '-o', 'site');
  }

  /** Lets a host serve every file. */
  serve(host: HostServer): void {
    const site = join(this.#folder, 'site');
    for (const entry of readdirSync(site, {recursive: true, withFileTypes: true})) {
      if (!entry.isFile()) continue;
      const file = join(entry.parentPath, entry.name);
      const path = file.slice(site.length).replaceAll('\\', '/');
      const type = TYPES[entry.name.split('.').at(-1)!] ?? 'application/octet-stream';
      host.page(path, readFileSync(file), {'content-type': type});
    }
  }

  /** The pages without a viewer. */
  pages(locale: Locale): readonly string[] {
    const names = readdirSync(join(this.#folder, 'site', LISTING));
    const records = names.filter(name => name.endsWith(`.${locale}.html`)).map(name => `/${LISTING}/${name}`);
    return [`/${LISTING}.${locale}.html`, ...records];
  }

  remove(): void {
    rmSync(this.#folder, {recursive: true, force: true});
  }
}
