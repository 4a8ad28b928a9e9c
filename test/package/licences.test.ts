import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {packageParties} from '../../generator/package/build-package.ts';
import {
  type Bundled,
  licenceFault,
  licencesText,
  placesOf,
  type ThirdParty,
} from '../../generator/package/licences.ts';
import {buildCommand, buildModules} from '../../generator/package/modules.ts';
import {buildScript} from '../../generator/publish/reader-scripts.ts';
import {buildInMemory} from '../browser/build-in-memory.mjs';
import {CHECKOUT} from '../generator/run-command.ts';
import {publishText} from '../publish/published.ts';
import {fileText} from '../specified-answers.ts';

const lock = JSON.parse(readFileSync(join(CHECKOUT, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, {version: string; license: string}>;
};

/** What each licence asks for, in its own words. */
const TERMS: Readonly<Record<string, string>> = {
  MIT: 'permission notice shall be included in all',
  'BSD-3-Clause': 'Redistributions in binary form must reproduce the above copyright',
};

let parties: readonly ThirdParty[] = [];
beforeAll(async () => {
  parties = await packageParties(CHECKOUT);
}, 60_000);

describe('the list of whose code the package holds', () => {
  it('names these, and says in which files: lit-html in what readers load, the others in the command', () => {
    expect(parties.map(({name, licence, files}) => [name, licence, files])).toEqual([
      ['ajv', 'MIT', ['command.js']],
      ['fast-deep-equal', 'MIT', ['command.js']],
      ['fast-uri', 'BSD-3-Clause', ['command.js']],
      ['fflate', 'MIT', ['command.js']],
      ['json-schema-traverse', 'MIT', ['command.js']],
      ['lit-html', 'BSD-3-Clause', ['readers.br', 'tool-records.js']],
      ['rolldown', 'MIT', ['command.js']],
    ]);
  });

  it('gives version and licence as the lock file does, and the text of each licence', () => {
    for (const {name, version, licence, text} of parties) {
      expect([name, lock.packages[`node_modules/${name}`]]).toEqual([
        name,
        expect.objectContaining({version, license: licence}),
      ]);
      expect([name, text]).toEqual([name, expect.stringMatching(/copyright \(c\)/i)]);
      expect([name, text]).toEqual([name, expect.stringContaining(TERMS[licence]!)]);
    }
  });

  it('leaves out nobody: every module of every output is ours, or of a package on the list', async () => {
    const outputs: readonly Bundled[] = [
      ...(await buildModules(CHECKOUT)),
      await buildCommand(CHECKOUT),
      await buildScript(CHECKOUT, 'element'),
      await buildScript(CHECKOUT, 'viewer'),
    ];
    const listed = parties.map(({name}) => `/node_modules/${name}/`);
    const ids = outputs.flatMap(({modules}) =>
      Object.keys(modules).filter(id => modules[id]!.renderedLength > 0),
    );
    const strangers = ids.filter(id => {
      const path = id.replace(CHECKOUT, '/ours/');
      if (/^\/ours\/(?:src|generator|records)\/|^\/ours\/package\.json$/.test(path)) return false;
      // The bundler's own few lines, which have no file.
      if (id.startsWith('\0rolldown/')) return !listed.includes('/node_modules/rolldown/');
      return !listed.some(part => id.includes(part));
    });
    expect(strangers).toEqual([]);
    expect(ids.length).toBeGreaterThan(100);
  }, 60_000);

  it('is printed with the texts below it', () => {
    const text = licencesText(parties);
    for (const {name, version, licence, text: own} of parties) {
      expect(text).toContain(`\n${name} ${version}, ${licence}: `);
      expect(text).toContain(own);
    }
  });
});

describe('a package', () => {
  const mit = {version: '1.2.3', license: 'MIT'};

  it('may be in ours where lock file and package agree on a licence that we may pass on', () => {
    expect(licenceFault(mit, mit)).toBeUndefined();
    expect(
      licenceFault({...mit, license: 'BSD-3-Clause'}, {...mit, license: 'BSD-3-Clause'}),
    ).toBeUndefined();
  });

  it.each([
    ['another version is locked', mit, {...mit, version: '1.2.4'}],
    ['the lock file names another licence', mit, {...mit, license: 'ISC'}],
    ['the lock file does not know it', mit, undefined],
    ['its licence asks for more', {...mit, license: 'GPL-3.0'}, {...mit, license: 'GPL-3.0'}],
    ['it names no licence', {version: '1.2.3'}, {version: '1.2.3'}],
  ])('may not where %s', (_, installed, locked) => {
    expect(licenceFault(installed, locked)).toMatch(/\.$/);
  });

  it.each([
    ['/x/node_modules/lit-html/lit-html.js', 9, ['node_modules/lit-html']],
    ['/x/node_modules/@a/b/c.js', 9, ['node_modules/@a/b']],
    ['/x/node_modules/a/node_modules/@b/c/d.js', 9, ['node_modules/a/node_modules/@b/c']],
    ['\0rolldown/runtime.js', 9, ['node_modules/rolldown']],
    ['/x/node_modules/lit/html.js', 0, []],
    ['/x/src/record/index.ts', 9, []],
  ])('is found by the module %j with %d characters: %j', (id, renderedLength, places) => {
    expect([...placesOf({modules: {[id]: {renderedLength}}})]).toEqual(places);
  });
});

describe('the notice that Lit asks for', () => {
  const NOTICE =
    /^\/\*! Tool Records: MIT\. lit-html: (Copyright \d+ Google LLC), BSD-3-Clause\. See LICENSE\. \*\/\n/;

  it.each(['element', 'viewer'] as const)(
    'stands first in the script %s, with the holder that Lit names',
    async mode => {
      const {code} = await buildScript(CHECKOUT, mode);
      const [, holder] = NOTICE.exec(code) ?? [];
      const licence = parties.find(({name}) => name === 'lit-html')!.text;
      expect(licence).toContain(holder!.replace('Copyright', 'Copyright (c)'));
      expect(code.match(/Google LLC/g)).toHaveLength(1);
    },
  );

  it('stands first in every script of the site', async () => {
    const scripts = [...(await buildInMemory('production'))].filter(([name]) => name.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(0);
    for (const [name, bytes] of scripts)
      expect([name, bytes.toString()]).toEqual([name, expect.stringMatching(NOTICE)]);
  }, 60_000);

  it('stands in each page that carries the script', async () => {
    const files = await publishText(fileText('discovery'));
    const pages = [...files].filter(([path, text]) => path.endsWith('.html') && text.includes('<script>'));
    expect(pages.map(([path]) => path).sort()).toEqual(['discovery.embed.html', 'discovery.html']);
    for (const [, text] of pages) expect(text.split('<script>')[1]).toMatch(NOTICE);
  }, 60_000);
});
