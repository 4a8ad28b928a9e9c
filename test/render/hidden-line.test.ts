import {Window} from 'happy-dom';
import {describe, expect, it} from 'vitest';
import {messagesFor} from '../../src/i18n/index.ts';
import {outlineHtml, outlineMarkdown} from '../../src/render/index.ts';
import type {Outline} from '../../src/view/index.ts';
import {outlineOf} from './outlines.ts';

const en = messagesFor('en');
const window = new Window();
const render = (outline: Outline, ids = '') =>
  new window.DOMParser().parseFromString(
    `<!doctype html><body>${outlineHtml(outline, en, {level: 2, ids})}</body>`,
    'text/html',
  ).body;

const LINE = 'Characters that do not show by themselves: 3';
const hiding = (text: string): Outline => ({...outlineOf(text), hidden: LINE});

describe('the line that counts what does not show, as HTML', () => {
  it('links to the first mark, which can take the focus', () => {
    const root = render(hiding('a\u200bb'), 'x-');
    const link = root.querySelector('p.note + p a')!;
    expect([link.textContent, link.getAttribute('href')]).toEqual([LINE, '#x-hidden']);
    const target = root.querySelector('#x-hidden')!;
    expect(target.getAttribute('tabindex')).toBe('-1');
    expect(target.outerHTML === root.querySelector('.mark')!.outerHTML).toBe(true);
    expect(root.querySelectorAll('#x-hidden')).toHaveLength(1);
  });

  it('passes the marks of line ends and tabs, which are not counted', () => {
    const root = render(hiding('a\n\tb\u202e'));
    expect(root.querySelector('.mark')!.textContent).toBe('U+000A LF');
    expect(root.querySelector('#hidden')!.textContent).toBe('U+202E RLO');
  });

  it('takes no text for a mark', () => {
    const root = render(hiding('<span class="mark">U+202E</span>\u200b'));
    expect(root.querySelector('#hidden')!.textContent).toBe('U+200B ZWSP');
  });

  it('is not there where every character shows, and no mark is a target then', () => {
    const root = render(outlineOf('a\nb'));
    expect(root.querySelector('p.note + p')).toBeNull();
    expect(root.querySelectorAll('.mark').length).toBeGreaterThan(0);
    expect(root.querySelector('#hidden')).toBeNull();
  });
});

describe('the line that counts what does not show, as Markdown', () => {
  const paragraphs = (outline: Outline) => outlineMarkdown(outline, en).split('\n\n');

  it('is a sentence below the note', () => {
    expect(paragraphs(hiding('a\u200bb')).slice(1, 3)).toEqual(['A note.', LINE]);
  });

  it('is not there where every character shows', () => {
    expect(paragraphs(outlineOf('ab'))[2]).toMatch(/^\| /);
  });
});
