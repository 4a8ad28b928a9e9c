import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

const folder = new URL('../../generator/contract/', import.meta.url);
const names = readdirSync(folder);
const textOf = (name: string) => readFileSync(new URL(name, folder), 'utf8');

/** What a module names after `from`, or imports for its effect alone. */
const importsOf = (text: string) =>
  Array.from(text.matchAll(/\b(?:from|import)\s*\(?\s*['"`]([^'"`]*)/g), match => match[1]!);

const REACHES_OUT =
  /\bfetch\b|\bprocess\b|node:|\brequire\s*\(|\bimport\s*\(|XMLHttpRequest|WebSocket|\beval\b/;

describe('the contract cannot run anything', () => {
  it('is looked at whole', () => {
    const faces = ['catalog.ts', 'contract-error.ts', 'discover.ts', 'index.ts', 'validate-arguments.ts'];
    expect(names).toEqual(expect.arrayContaining(faces));
  });

  it.each(names)('%s imports only the contract and the record format', name => {
    const outside = importsOf(textOf(name)).filter(
      path => !/^\.\/[a-z-]+\.ts$/.test(path) && path !== '../../src/record/index.ts',
    );
    expect(outside).toEqual([]);
  });

  it.each(names)('%s names nothing that could load a file or open a connection', name => {
    expect(textOf(name)).not.toMatch(REACHES_OUT);
  });

  it('an import from elsewhere would be noticed', () => {
    const text = `import 'lit';\nimport {a} from "node:fs";\nawait import('./x.ts');\nexport * from '../cli.ts';`;
    expect(importsOf(text)).toEqual(['lit', 'node:fs', './x.ts', '../cli.ts']);
    for (const line of ['fetch(url)', 'process.env', "from 'node:fs'", "import('./x.ts')"])
      expect(line).toMatch(REACHES_OUT);
  });
});
