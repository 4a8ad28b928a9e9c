import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {messagesFor} from '../../src/i18n/index.ts';
import {parseText, type ReadCollection} from '../../src/record/index.ts';
import {FORMS, snippetsOf} from '../../src/site/snippets.ts';
import {listEntries} from '../../src/view/index.ts';

const root = new URL('../../', import.meta.url);
const text = readFileSync(new URL('records/discovery.json', root), 'utf8');
const [english = '', korean = ''] = readFileSync(new URL('README.md', root), 'utf8').split('\n## 한국어\n');
const BASE = 'https://example.org/records/';
const LOCALES = ['ko', 'en'] as const;

function readingOf(json: string): ReadCollection {
  const reading = parseText(json);
  if (!reading.ok) throw new Error(reading.issues[0]?.code);
  return reading;
}

function snippets(locale: 'ko' | 'en', {json = text, address = 'disabled-tool', base = BASE} = {}) {
  const reading = readingOf(json);
  const entry = listEntries(reading, messagesFor(locale)).find(one => one.address === address);
  if (!entry) throw new Error(`No entry is at ${address}.`);
  return snippetsOf(reading, entry, locale, base);
}

describe.each([
  ['en', english],
  ['ko', korean],
] as const)('the README (%s)', (locale, part) => {
  const {script, frame, markdown, link} = snippets(locale);

  it('shows the script, the iframe and the link as the site gives them to copy', () => {
    expect(part).toContain(`\n\`\`\`html\n${script}\n\`\`\`\n`);
    expect(part).toContain(`\n\`\`\`html\n${frame}\n\`\`\`\n`);
    expect(part).toContain(`\n\`\`\`text\n${link}\n\`\`\`\n`);
  });

  it('shows the Markdown without its middle, which it says', () => {
    const [, shown = ''] = /\n````markdown\n([\s\S]*?)\n````\n/.exec(part) ?? [];
    const [start = '', end = ''] = shown.split('\n…\n');
    expect(start).toMatch(/^# .*\n[\s\S]*\| --- \|/);
    expect(markdown.startsWith(start)).toBe(true);
    expect(end).toContain(`(${link})`);
    expect(markdown.endsWith(end)).toBe(true);
  });
});

describe('the code to copy', () => {
  it.each(LOCALES)(
    'has the tokens of the sandbox, the height, and a plain link after the frame (%s)',
    locale => {
      const {frame, link} = snippets(locale);
      expect(frame).toMatch(
        /^<iframe [^>]*height="640"\s+sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"><\/iframe>\n<p>/,
      );
      expect(frame).toContain(`</iframe>\n<p>`);
      expect(frame).toContain(`<a href="${link}">`);
      expect(frame.slice(frame.indexOf('<script>')).split('\n').length).toBeLessThanOrEqual(10);
    },
  );

  const hostile = '"><img src=x onerror=alert(1)>\u202e';
  const attacked = text.replaceAll('"A disabled tool refused"', JSON.stringify(hostile));

  it.each(FORMS)('makes no markup of a label: %s', form => {
    // In a fence of the Markdown everything is text.
    const code = snippets('en', {json: attacked})[form].replaceAll(/^```json$[\s\S]*?^```$/gm, '');
    expect(code).not.toMatch(/(?<!\\)<img/);
    expect(code).not.toContain('\u202e');
    expect(snippets('en')[form]).not.toBe('');
  });

  it('shows a character that does not show by itself as its mark', () => {
    expect(snippets('en', {json: attacked}).script).toContain('⟦U+202E RLO⟧');
  });

  it('keeps a folder with brackets in the Markdown’s link, and an ampersand in the attributes', () => {
    const {markdown, frame} = snippets('en', {base: 'https://example.org/a_(b)&c/'});
    expect(markdown).toContain('(https://example.org/a_%28b%29&c/discovery/disabled-tool.en.html)');
    expect(frame).toContain('src="https://example.org/a_(b)&amp;c/discovery.embed.html');
  });

  it('leads to the files beside the page where the page itself is a file', () => {
    expect(snippets('en', {base: ''}).link).toBe('discovery/disabled-tool.en.html');
  });
});
