import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

const here = (path: string) => new URL(path, import.meta.url);
const readme = readFileSync(here('README.md'), 'utf8');
const config = readFileSync(here('playwright.config.ts'), 'utf8');

interface Promised {
  readonly what: string;
  /** A file below this folder, and a part of a title in it. */
  readonly held: readonly (readonly [file: string, title: string])[];
  readonly engines: string;
}

/** The rows of the tables in the part of a text about what readers are promised. */
function promisedIn(markdown: string): readonly Promised[] {
  const [, part = ''] = /\n## What readers are promised\n([\s\S]*?)(?=\n## |$)/.exec(markdown) ?? [];
  return [...part.matchAll(/^\| (.+?) +\| (`.+?) +\| (.+?) +\|$/gm)].map(([, what, held, engines]) => ({
    what: what!,
    held: [...held!.matchAll(/`([^`]+)` “([^”]+)”/g)].map(([, file, title]) => [file!, title!] as const),
    engines: engines!,
  }));
}

const textOf = (file: string): string =>
  existsSync(here(file)) ? readFileSync(here(file), 'utf8').replace(/\s+/g, ' ') : '';

/** The specs that Firefox runs as well, by the configuration's own words. */
const [, firefoxSpecs = ''] = /testMatch: \[([^\]]*)\]/.exec(config) ?? [];

/** Chromium, Firefox, WebKitGTK, the DOM stand-in; a dash for what needs none of them. */
function enginesOf(files: readonly string[]): string {
  const found = new Set(
    files.flatMap(file => {
      if (!file.startsWith('browser/'))
        return [/@vitest-environment happy-dom/.test(textOf(file)) ? 'D' : '–'];
      if (/\/webkit-/.test(file)) return ['W'];
      return firefoxSpecs.includes(`'${file.replace('browser/', '')}'`) ? ['C', 'F'] : ['C'];
    }),
  );
  return ['C', 'F', 'W', 'D', '–'].filter(one => found.has(one)).join(', ');
}

/** What of a row is not so. */
const faultsOf = ({what, held, engines}: Promised): string[] => [
  ...(held.length === 0 ? [`${what}: nothing holds it`] : []),
  ...held.flatMap(([file, title]) => {
    if (!existsSync(here(file))) return [`${file} is not there`];
    return textOf(file).includes(title.replace(/\s+/g, ' ')) ? [] : [`${file} has no ‘${title}’`];
  }),
  ...(engines === enginesOf(held.map(([file]) => file)) ? [] : [`${what}: it runs elsewhere`]),
];

describe('what readers are promised', () => {
  const rows = promisedIn(readme);

  it('is a table with a row for each, by names of their own', () => {
    expect(firefoxSpecs).toContain("'keys.spec.ts'");
    expect(rows.length).toBeGreaterThan(80);
    expect(new Set(rows.map(({what}) => what)).size).toBe(rows.length);
    // Every row of the part was understood.
    const [, part = ''] = readme.split('\n## What readers are promised\n');
    const lines = part.split('\n## ')[0]!.split('\n');
    expect(lines.filter(line => /^\| (?!what +\| held by|-)/.test(line))).toHaveLength(rows.length);
  });

  it.each(rows)('$what', row => {
    expect(faultsOf(row)).toEqual([]);
  });
});

describe('a table that has rotted', () => {
  const table = (row: string) =>
    promisedIn(`\n## What readers are promised\n\n| what | held by | in |\n${row}\n`);
  const title = 'Home and End select the first and the last';

  it.each([
    ['a file that is gone', `| x | \`browser/gone.spec.ts\` “${title}” | C |`, /is not there/],
    ['a title that is gone', '| x | `browser/keys.spec.ts` “no such title” | C, F |', /has no/],
    ['an engine too many', `| x | \`browser/keys.spec.ts\` “${title}” | C, F, W |`, /runs elsewhere/],
    ['an engine that is left out', `| x | \`browser/keys.spec.ts\` “${title}” | C |`, /runs elsewhere/],
    ['nothing that can be looked up', '| x | `browser/keys.spec.ts` | C, F |', /nothing holds it/],
  ])('is noticed: %s', (_, row, fault) => {
    expect(table(row).flatMap(faultsOf).join()).toMatch(fault);
  });

  it('is told from one that has not', () => {
    const [row, ...others] = table(`| x | \`browser/keys.spec.ts\` “${title}” | C, F |`);
    expect([others, faultsOf(row!)]).toEqual([[], []]);
  });
});
