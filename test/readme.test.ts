import {cpSync, existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {commands} from '../generator/commands/index.ts';
import {ToolRecords} from '../src/element/tool-records.ts';
import {CHECKOUT, folderWith, runCommand} from './generator/run-command.ts';

const readme = readFileSync(join(CHECKOUT, 'README.md'), 'utf8');
const [english = '', korean = ''] = readme.split('\n## 한국어\n');
const parts = [
  {locale: 'en', part: english},
  {locale: 'ko', part: korean},
] as const;

/** The examples that end with 1: a refusal, and a difference. */
const REFUSING = ['validate', 'compare'];

interface Block {
  readonly language: string;
  readonly text: string;
}

const blocksOf = (part: string): Block[] =>
  [...part.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, language, text]) => ({
    language: language!,
    text: text!,
  }));

/** The words of a command line after `--`, as a shell would give them. */
const wordsOf = (line: string): string[] =>
  [
    ...line
      .split(' -- ')[1]!
      .trim()
      .matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g),
  ].map(([, single, double, bare]) => (single ?? double ?? bare)!);

describe('the README', () => {
  it('has its two parts, with links to both before anything else', () => {
    expect(readme).toMatch(/^# Tool Records\n\n\[English\]\(#english\) · \[한국어\]\(#한국어\)\n/);
    expect(english).toContain('\n## English\n');
    expect(korean).not.toBe('');
  });

  it('gives the same commands in both parts', () => {
    const shell = (part: string) => blocksOf(part).filter(({language}) => language === 'sh');
    expect(shell(english).length).toBeGreaterThan(0);
    expect(shell(korean)).toEqual(shell(english));
  });

  it('leads to files that are there', () => {
    const files = [...readme.matchAll(/\]\((?!#|https?:)([^)]+)\)/g)].map(([, file]) => file!);
    expect(files).toContain('public/picture.png');
    expect(files.filter(file => !existsSync(join(CHECKOUT, file)))).toEqual([]);
  });

  it.each(parts)('names every attribute of the element in $locale', ({part}) => {
    const rows = [...part.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, name]) => name!);
    expect(rows.sort()).toEqual([...ToolRecords.observedAttributes].sort());
  });

  it.each(parts)('shows each command in $locale as it works and answers', async ({locale, part}) => {
    const cwd = folderWith();
    for (const name of readdirSync(join(CHECKOUT, 'test/fixtures'))) {
      if (name.startsWith('library-'))
        cpSync(join(CHECKOUT, 'test/fixtures', name), join(cwd, 'test/fixtures', name));
    }
    const blocks = blocksOf(part);
    const shown: string[] = [];
    for (const [at, {language, text}] of blocks.entries()) {
      if (language !== 'sh' || !text.includes(' -- ')) continue;
      const words = wordsOf(text);
      shown.push(words[0]!);
      const {code, out, err} = await runCommand(words, {cwd, env: {LANG: locale}});
      expect([words[0], code]).toEqual([words[0], REFUSING.includes(words[0]!) ? 1 : 0]);
      // An example may stand without its answer; `record` answers on standard error.
      const answer = blocks[at + 1];
      if (answer && answer.language !== 'sh') expect(out || err).toBe(answer.text);
    }
    expect(shown.sort()).toEqual(commands.map(({name}) => name).sort());
  });
});
