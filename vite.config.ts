import {defineConfig} from 'vitest/config';
import {classicPageScript, inlineRecords, scriptPlugins} from './generator/publish/build-plugins.ts';

// `vite build` makes the site; `vite build --mode element` adds the classic script for other pages.
export default defineConfig(({mode}) => ({
  base: './',
  plugins: mode === 'element' ? scriptPlugins() : [scriptPlugins(), inlineRecords(), classicPageScript()],
  publicDir: mode === 'element' ? false : 'public',
  build: {
    target: 'es2022',
    emptyOutDir: mode !== 'element',
    modulePreload: false,
    reportCompressedSize: false,
    // One file beside the page: split, it would be put into the script, which a strict policy forbids.
    cssCodeSplit: false,
    ...(mode === 'element'
      ? {
          lib: {
            entry: 'src/element/define.ts',
            name: 'ToolRecords',
            formats: ['iife' as const],
            fileName: () => 'tool-records.js',
          },
        }
      : {rolldownOptions: {output: {format: 'iife' as const}}}),
  },
  preview: {host: '127.0.0.1'},
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 30_000,
  },
}));
