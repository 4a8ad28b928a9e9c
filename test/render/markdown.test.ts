import {describe, expect, it} from 'vitest';
import {messagesFor} from '../../src/i18n/index.ts';
import {captionMarkdown, codeSpan, fencedBlock, outlineMarkdown} from '../../src/render/index.ts';
import {discoveryOutlines, hostileStrings, MARKDOWN_TRICKS, markedOf, outlineOf} from './outlines.ts';
import {codesOf, live, readMarkdown, seen, wordsOf} from './read-markdown.ts';

const en = messagesFor('en');
const strings = [...hostileStrings.map(({value}) => value), ...MARKDOWN_TRICKS].filter(value => value !== '');
const rows = strings.map((value, i) => ({i, value}));
const ordinary = readMarkdown(outlineMarkdown(outlineOf('x'), en));

/** Where a backslash stands before a pipe, readers of tables differ, and the pipe is named. */
const inCell = (text: string) => text.replace(/\\\|/g, '\\⟦U+007C⟧');

describe('recorded text as Markdown', () => {
  it.each(rows)('of string number $i ($value) never leaves its code span or fence', ({value}) => {
    const parts = readMarkdown(outlineMarkdown(outlineOf(value), en));
    // What stands around it is to the character what stands around an `x`.
    expect(wordsOf(parts)).toEqual(wordsOf(ordinary));
    const shown = markedOf(value);
    expect(new Set(codesOf(parts))).toEqual(new Set([shown, inCell(shown)]));
    expect(codesOf(parts)).toHaveLength(codesOf(ordinary).length);
    const fenced = parts.filter(part => part.type === 'fence').map(part => part.text);
    expect(fenced).toEqual([markedOf(value, true), markedOf(value, true)]);
  });

  it('is kept by the longer fence, and a text without backticks has the shortest', () => {
    expect(fencedBlock('a', 'json')).toBe('```json\na\n```');
    expect(fencedBlock('a\n````\nb', '')).toBe('`````\na\n````\nb\n`````');
    expect(codeSpan('a')).toBe('`a`');
    expect(codeSpan('a``b')).toBe('```a``b```');
    expect(codeSpan('`')).toBe('`` ` ``');
  });

  it('has its pipes escaped in a table, where they would end the cell, and nowhere else', () => {
    expect(codeSpan('a|b')).toBe('`a|b`');
    expect(codeSpan('a|b', {inTable: true})).toBe('`a\\|b`');
  });

  it('is called JSON by its fence where it is an object or an array, and text elsewhere', () => {
    const info = (text: string) =>
      readMarkdown(outlineMarkdown(outlineOf(text), en)).map(part => part.type === 'fence' && part.info);
    expect(info('  {"a": 1}')).toContain('json');
    expect(info('[1]')).toContain('json');
    expect(info('Reads a page.')).toContain('text');
    expect(info('Reads a page.')).not.toContain('json');
  });

  it('that is empty leaves no code span, which Markdown could not write', () => {
    const words = wordsOf(readMarkdown(outlineMarkdown(outlineOf(''), en)));
    expect(words).toContain('before ‘’ after');
    expect(words.join('\n')).not.toContain('`');
  });
});

describe('a caption as Markdown', () => {
  it.each(rows)('of string number $i ($value) is words, and does nothing', ({value}) => {
    const text = captionMarkdown(value);
    expect(text).not.toContain('\n');
    const [line] = readMarkdown(`${text}\n`);
    if (line === undefined) return expect(value.trim()).toBe('');
    const pieces = line.type === 'line' ? line.cells.flat() : [];
    const words = pieces.flatMap(piece => ('words' in piece ? [piece.words] : []));
    // Nothing that begins or ends anything is left outside of code, nor an address.
    for (const one of words) {
      expect(live(one)).not.toMatch(/[`*_[\]<>&|~#!{}\\]/);
      expect(seen(one)).not.toMatch(/\/\/|@|www\.|\.(com|invalid)|\$/);
    }
    expect(words[0] ?? '').not.toMatch(/^(?: {4}|[-+=]|\d+[.)])/);
    const squashed = (one: string) => one.replace(/ +/g, '');
    const read = pieces.map(piece => ('words' in piece ? seen(piece.words) : piece.code)).join('');
    expect(squashed(read)).toBe(squashed(markedOf(value)));
  });

  it.each([
    ['An ordinary sentence, with a comma: and a colon.', 'An ordinary sentence, with a comma: and a colon.'],
    ['‘reading’ 묶음에서 쓸 수 있는 도구를 물었습니다.', '‘reading’ 묶음에서 쓸 수 있는 도구를 물었습니다.'],
    ['1. one', '1\\. one'],
    ['- one', '\\- one'],
    ['one - two', 'one - two'],
    ['see https://x.invalid now', 'see `https://x.invalid` now'],
    ['a\u200bb', 'a`⟦U+200B ZWSP⟧`b'],
  ])('%j is written %j', (caption, markdown) => {
    expect(captionMarkdown(caption)).toBe(markdown);
  });
});

describe('the committed records as Markdown', () => {
  it.each(discoveryOutlines())(
    '$address in $locale has its heading, note, answers, tables and text',
    entry => {
      const {outline, m} = entry;
      const parts = readMarkdown(outlineMarkdown(outline, m));
      const words = wordsOf(parts).map(seen);
      expect(words[0]).toBe(`# ${outline.label}`);
      expect(words[1]).toBe(outline.note);
      const head = outline.answers.map(({question}) => m.questions[question]).join(' | ');
      expect(words[2]).toBe(head);
      const answers = outline.answers.map(({answer, code}) => m.answers[answer] + (code ? ' `' : ''));
      expect(words[4]).toBe(answers.join(' | '));
      const headings = words.filter(line => line.startsWith('## ')).map(line => line.slice(3));
      expect(headings).toEqual(outline.sections.map(({heading}) => heading));
      const [source] = outline.sections.flatMap(({blocks}) => blocks.filter(one => one.type === 'source'));
      expect(parts.filter(part => part.type === 'fence').map(part => part.text)).toEqual([source!.text]);
      // Each row of a table has as many cells as its head.
      const tables = parts.filter(part => part.type === 'line' && part.raw.startsWith('|'));
      const widths = tables.map(part => (part.type === 'line' ? part.cells.length : 0));
      expect(Math.min(...widths)).toBeGreaterThan(2);
    },
  );

  it('marks the argument at fault, and no other', () => {
    const bold = discoveryOutlines().flatMap(({address, m, outline}) =>
      (outlineMarkdown(outline, m).match(/\*\*.*?\*\*/g) ?? []).map(text => `${address} ${text}`),
    );
    expect(bold).toEqual(['unknown-key **`colour`**', 'unknown-key **`colour`**']);
  });
});
