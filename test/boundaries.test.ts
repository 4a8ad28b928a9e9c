import {describe, expect, it} from 'vitest';
import {floorOf, importsOf, readSource, sourceFiles, strayImports} from './house.ts';

const files = sourceFiles();

describe('the house', () => {
  it('has every source file on a floor', () => {
    expect(files.filter(file => floorOf(file) === undefined)).toEqual([]);
    expect(files).toContain('src/record/index.ts');
    expect(files).toContain('generator/contract/index.ts');
  });

  it.each(files)('%s imports only what its floor allows', file => {
    expect(strayImports(file, readSource(file))).toEqual([]);
  });
});

describe('an import upwards or sideways is noticed', () => {
  it.each([
    ['src/record/index.ts', '../i18n/index.ts'],
    ['src/record/index.ts', '../view/outline.ts'],
    ['src/record/index.ts', 'node:fs'],
    ['src/record/index.ts', 'lit'],
    ['src/i18n/ko.ts', '../view/outline.ts'],
    ['src/i18n/ko.ts', '../../generator/messages/ko.ts'],
    ['src/look/style.ts', '../element/tool-records.ts'],
    ['src/import/tools-list.ts', '../view/outline.ts'],
    ['src/view/outline.ts', '../render/html.ts'],
    ['src/view/outline.ts', 'lit'],
    ['src/render/html.ts', '../element/tool-records.ts'],
    ['src/render/html.ts', 'lit'],
    ['src/element/tool-records.ts', '../site/main.ts'],
    ['src/element/tool-records.ts', '../../generator/messages/ko.ts'],
    ['src/element/tool-records.ts', '../../records/discovery.json'],
    ['src/site/main.ts', '../../generator/contract/index.ts'],
    ['src/site/main.ts', 'ajv'],
    ['src/site/main.ts', '@modelcontextprotocol/sdk/types.js'],
    ['generator/cli.ts', '../src/element/tool-records.ts'],
    ['generator/cli.ts', '../src/site/main.ts'],
    ['generator/cli.ts', '../test/house.ts'],
    ['generator/cli.ts', '@modelcontextprotocol/sdk/types.js'],
    ['generator/contract/index.ts', '../collections/discovery.ts'],
    ['generator/contract/index.ts', '../../src/view/outline.ts'],
    ['generator/contract/index.ts', 'node:fs'],
    ['generator/contract/index.ts', 'ajv'],
  ])('%s must not import %s', (file, address) => {
    expect(strayImports(file, `import {x} from '${address}';`)).toEqual([address]);
  });

  it.each([
    ['src/i18n/ko.ts', '../record/index.ts'],
    ['src/view/outline.ts', '../record/index.ts'],
    ['src/render/html.ts', '../view/outline.ts'],
    ['src/element/tool-records.ts', '../view/outline.ts'],
    ['src/element/tool-records.ts', 'lit/directives/repeat.js'],
    ['src/site/main.ts', '../element/tool-records.ts'],
    ['src/site/main.ts', '../../records/discovery.json?raw'],
    ['generator/cli.ts', '../src/render/html.ts'],
    ['generator/cli.ts', './contract/index.ts'],
    ['generator/cli.ts', 'node:fs'],
    ['generator/contract/index.ts', '../../src/record/index.ts'],
  ])('%s may import %s', (file, address) => {
    expect(strayImports(file, `import {x} from '${address}';`)).toEqual([]);
  });
});

describe('the import lines', () => {
  it.each([
    ['import {a} from "x";'],
    ["import type {A} from 'x';"],
    ["import * as all from 'x';"],
    ["import 'x';"],
    ["export * from 'x';"],
    ["export type {A} from 'x';"],
    ["import {\n  a,\n  b,\n} from 'x';"],
    ["const a = await import('x');"],
    ["type A = import('x').A;"],
  ])('are read in %j', source => {
    expect(importsOf(source)).toEqual(['x']);
  });

  it.each([["// import {a} from 'x';"], ["/* import 'x'; */"], ["const from = 'x';"]])(
    'are not seen in %j',
    source => {
      expect(importsOf(source)).toEqual([]);
    },
  );
});
