import type {Plugin} from 'vite';
import {defineConfig} from 'vitest/config';
import {
  classicPageScript,
  elementPlugins,
  inlineRecords,
  inlineScriptPlugins,
  scriptPlugins,
} from './generator/publish/build-plugins.ts';
import {documentation} from './generator/publish/documentation.ts';

/** What `--mode` builds instead of the site: one classic script that holds everything it needs. */
const SCRIPTS: Readonly<Record<string, {entry: string; file: string; plugins: () => Plugin[]}>> = {
  element: {entry: 'src/element/define.ts', file: 'tool-records.js', plugins: elementPlugins},
  // The element and what our own pages add to it; `publish` puts it into them.
  viewer: {entry: 'src/site/standalone.ts', file: 'viewer.js', plugins: inlineScriptPlugins},
};

/** As Vite does by itself, and shorter: Lit's own members, which begin like this, meet nothing outside. */
const minify = {compress: {}, mangle: true, codegen: true, mangleProps: {include: /^_\$/}};

export default defineConfig(({mode, command}) => ({
  base: './',
  plugins: SCRIPTS[mode]?.plugins() ?? [
    scriptPlugins(),
    inlineRecords(),
    documentation(),
    classicPageScript(),
  ],
  publicDir: SCRIPTS[mode] ? false : 'public',
  // Whatever NODE_ENV says where a build is started, readers get the same bytes.
  ...(command === 'build' && {resolve: {conditions: ['module', 'browser', 'production']}}),
  build: {
    target: 'es2022',
    emptyOutDir: !SCRIPTS[mode],
    modulePreload: false,
    reportCompressedSize: false,
    // One file beside the page: split, it would be put into the script, which a strict policy forbids.
    cssCodeSplit: false,
    ...(SCRIPTS[mode]
      ? {
          lib: {
            entry: SCRIPTS[mode].entry,
            name: 'ToolRecords',
            formats: ['iife' as const],
            fileName: () => SCRIPTS[mode]!.file,
          },
          rolldownOptions: {output: {minify}},
        }
      : {rolldownOptions: {output: {format: 'iife' as const, minify}}}),
  },
  preview: {host: '127.0.0.1'},
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 30_000,
  },
}));
