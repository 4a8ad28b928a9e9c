import {readdir, readFile} from 'node:fs/promises';
import type {Plugin} from 'vite';
import {dense} from './dense.ts';
import {packMessages} from './packed-messages.ts';
import {preText} from './pre-text.ts';
import {asciiText, NOT_ASCII, NOT_ASCII_NOR_HANGUL, withNotice} from './script-text.ts';

const RECORDS = new URL('../../records/', import.meta.url);

/** Puts the records into `<pre hidden data-tool-records="NAME.json">`, and the files beside the page. */
export function inlineRecords(): Plugin {
  const read = (name: string) => readFile(new URL(name, RECORDS), 'utf8');
  return {
    name: 'tool-records:inline',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const holder = /(<pre hidden data-tool-records)="([a-z0-9-]+\.json)"><\/pre>/;
        const [, start, name] = holder.exec(html) ?? [];
        if (!start || !name) return html;
        const text = preText(await read(name));
        return html.replace(holder, () => `${start}>${text}</pre>`);
      },
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = /^\/([a-z0-9-]+\.json)$/.exec(request.url ?? '')?.[1];
        if (!name) return next();
        read(name).then(text => response.setHeader('content-type', 'application/json').end(text), next);
      });
    },
    async generateBundle() {
      for (const name of await readdir(RECORDS)) {
        this.emitFile({type: 'asset', fileName: name, source: await readFile(new URL(name, RECORDS))});
      }
    },
  };
}

/** Scripts as ASCII alone: they then read the same on a page of any declared encoding. */
export function asciiScripts(escaped: RegExp = NOT_ASCII): Plugin {
  return {
    name: 'tool-records:ascii',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = asciiText(file.code, escaped);
      }
    },
  };
}

/** Turns the page's module script into a classic deferred one, which also runs from `file://`. */
export function classicPageScript(): Plugin {
  return {
    name: 'tool-records:classic',
    transformIndexHtml: {
      order: 'post',
      handler: (html, {bundle}) =>
        bundle
          ? html
              .replace(/<script type="module" crossorigin/g, '<script defer')
              .replace(/(<link rel="stylesheet") crossorigin/g, '$1')
          : html,
    },
  };
}

/**
 * A second copy of the script on a page does nothing at all: where the page lists its trusted types, Lit may
 * not even make its policy twice.
 */
export function onceOnly(): Plugin {
  return {
    name: 'tool-records:once',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = `customElements.get("tool-records")||${file.code}`;
      }
    },
  };
}

/** The style sheet is text inside a script; its line ends are for its authors. */
export function denseStyle(): Plugin {
  return {
    name: 'tool-records:dense-style',
    transform: {
      filter: {id: /src\/look\/style\.ts$/},
      handler: code => ({code: dense(code), map: null}),
    },
  };
}

/** Says first whose work a script is: the bundler drops the notice that Lit asks to keep. */
export function licenceNotice(): Plugin {
  return {
    name: 'tool-records:licence-notice',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = withNotice(file.code);
      }
    },
  };
}

/** What every script for readers goes through. */
export const scriptPlugins = (): Plugin[] => [
  packMessages({letters: true}),
  denseStyle(),
  asciiScripts(),
  licenceNotice(),
];

/** The same for the script that anybody may put on a page. */
export const elementPlugins = (): Plugin[] => [
  packMessages({letters: true}),
  denseStyle(),
  asciiScripts(),
  onceOnly(),
  licenceNotice(),
];

/** The same for a script inside a UTF-8 page of ours, which holds Korean anyway. */
export const inlineScriptPlugins = (): Plugin[] => [
  packMessages(),
  denseStyle(),
  asciiScripts(NOT_ASCII_NOR_HANGUL),
  licenceNotice(),
];
