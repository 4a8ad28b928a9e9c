import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {describe, expect, it} from 'vitest';
import {messagesFor} from '../../src/i18n/index.ts';
import {parseCollection} from '../../src/record/index.ts';
import {listEntries, outlineEntry} from '../../src/view/index.ts';
import {folderWith, readText, runCommand} from './run-command.ts';

// The texts in them are other people's, so none is copied.
const folder = fileURLToPath(new URL('../../../shared/real-tools/lists', import.meta.url));
const NAMES = [
  'antv-chart',
  'budget-allocator',
  'desktop-commander',
  'everything',
  'exa',
  'figma',
  'firecrawl',
  'github',
  'lark',
  'line',
  'mapbox',
  'mongodb',
  'playwright',
  'sequential-thinking',
  'slack',
];
const present = existsSync(folder);
const skipped = present ? '' : ' (skipped: ../shared/real-tools is not beside this checkout)';

describe('the lists of real servers', () => {
  it.skipIf(!present)(`are these, and no other${skipped}`, () => {
    expect(readdirSync(folder).sort()).toEqual(NAMES.map(name => `${name}.json`));
  });

  it.skipIf(!present).each(NAMES)(
    `%s is imported, accepted, shown in both languages, and comes out unchanged${skipped}`,
    async name => {
      const file = join(folder, `${name}.json`);
      const cwd = folderWith();
      const words = [
        'import',
        file,
        `--id=${name}`,
        '--title-ko=목록',
        '--title-en=A list',
        '-o',
        'list.json',
      ];
      expect(await runCommand(words, {cwd})).toMatchObject({
        code: 0,
        err: `list.json: written: ${name}, 1 record\n`,
      });
      expect(await runCommand(['check', 'list.json'], {cwd})).toMatchObject({code: 0});
      const {out} = await runCommand(['extract', 'list.json', '--record=listing'], {cwd});
      expect(Buffer.from(out).equals(readFileSync(file))).toBe(true);

      const reading = parseCollection(readText(cwd, 'list.json'));
      if (!reading.ok) throw new Error(JSON.stringify(reading.issues));
      const {tools} = JSON.parse(readFileSync(file, 'utf8')) as {
        tools: {name: string; description: string}[];
      };
      for (const locale of ['ko', 'en'] as const) {
        const m = messagesFor(locale);
        const entries = listEntries(reading, m);
        expect(entries.slice(1).map(({label}) => label)).toEqual(tools.map(tool => tool.name));
        for (const [i, tool] of tools.entries()) {
          const {sections} = outlineEntry(reading, entries[i + 1]!, m);
          expect(sections[0]?.blocks[0]).toEqual({type: 'source', text: tool.description});
          expect(sections.map(({heading}) => heading)).toEqual(
            expect.arrayContaining([m.effect, m.fields, m.source]),
          );
        }
        expect(outlineEntry(reading, entries[0]!, m).sections[0]?.blocks).toHaveLength(2);
      }
    },
  );
});
