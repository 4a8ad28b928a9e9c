import {defineConfig} from 'vitest/config';
import {
  asciiScripts,
  classicPageScript,
  denseStyle,
  inlineRecords,
} from './generator/publish/build-plugins.ts';

// `vite build` makes the site; `vite build --mode element` adds the classic script for other pages.
export default defineConfig(({mode}) => ({
  base: './',
  plugins:
    mode === 'element'
      ? [denseStyle(), asciiScripts()]
      : [denseStyle(), inlineRecords(), asciiScripts(), classicPageScript()],
  publicDir: mode === 'element' ? false : 'public',
  build: {
    target: 'es2022',
    emptyOutDir: mode !== 'element',
    modulePreload: false,
    reportCompressedSize: false,
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
