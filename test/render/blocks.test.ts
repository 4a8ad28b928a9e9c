import {Window} from 'happy-dom';
import {describe, expect, it} from 'vitest';
import {messagesFor} from '../../src/i18n/index.ts';
import {outlineHtml, outlineMarkdown} from '../../src/render/index.ts';
import type {Block, Outline, WireFrame} from '../../src/view/index.ts';
import {fileText} from '../specified-answers.ts';
import {outlinesOf, readingOf} from '../view/outlines.ts';
import {hostileStrings, MARKDOWN_TRICKS, markedOf} from './outlines.ts';
import {codesOf, readMarkdown, wordsOf} from './read-markdown.ts';

const window = new Window();
const en = messagesFor('en');

/** An outline with one block. */
const outlineOf = (block: Block): Outline => ({
  id: 'one',
  label: 'A label',
  note: 'A note.',
  hidden: '',
  answers: [],
  sections: [{heading: 'First', blocks: [block]}],
});

function htmlOf(block: Block) {
  const html = outlineHtml(outlineOf(block), en, {level: 2, ids: ''});
  return new window.DOMParser().parseFromString(`<!doctype html><body>${html}</body>`, 'text/html').body;
}
type Parsed = ReturnType<typeof htmlOf>;

const markdownOf = (block: Block) => readMarkdown(outlineMarkdown(outlineOf(block), en));
/** Lines below the heading. */
const linesOf = (block: Block) => {
  const words = wordsOf(markdownOf(block));
  return words.slice(words.indexOf('## First') + 1);
};
const fencesOf = (block: Block) =>
  markdownOf(block).flatMap(part => (part.type === 'fence' ? [[part.info, part.text]] : []));

/** What a reader copies: everything but the marks. This parser keeps the line feed after `<pre>`. */
function copied(element: Parsed): string {
  const copy = element.cloneNode(true) as Parsed;
  for (const mark of copy.querySelectorAll('.mark')) mark.remove();
  return copy.textContent.replace(/^\n/, '');
}
const boxesOf = (root: Parsed) => [...root.querySelectorAll('pre')].map(one => copied(one as Parsed));

const sent: WireFrame = {
  who: 'Client',
  back: false,
  head: [{recorded: 'tools/call'}],
  aside: ['request ', {recorded: '1'}],
  fault: false,
  text: '{"id": 1}',
};
const answered: WireFrame = {
  who: 'Server',
  back: true,
  head: [{recorded: '-32602'}],
  aside: ['response to request ', {recorded: '1'}],
  fault: true,
  text: 'broken {',
};
const wireOf = (...frames: readonly WireFrame[]): Block => ({
  type: 'wire',
  id: 'one',
  count: frames.length,
  frames: (start, end) => frames.slice(start, end),
});
const wire = wireOf(sent, answered);

describe('what crossed a wire', () => {
  const items = [...htmlOf(wire).querySelectorAll('ol.wire > li')];

  it('is an ordered list in HTML, with the side and the direction of each frame', () => {
    expect(items.map(one => one.firstElementChild!.textContent)).toEqual(['Client →', 'Server ←']);
    expect(items.map(one => [...one.classList])).toEqual([[], ['back', 'refused']]);
  });

  it('says each frame in short, and below it the whole, open where no script can open it', () => {
    expect(items.map(one => one.querySelector('summary')!.textContent)).toEqual([
      'tools/call request 1',
      '-32602 response to request 1',
    ]);
    expect(items.map(one => one.querySelector('details')!.hasAttribute('open'))).toEqual([true, true]);
    expect(boxesOf(htmlOf(wire))).toEqual([sent.text, answered.text]);
    for (const [i, one] of items.entries()) {
      const box = one.querySelector('pre')!;
      expect([box.getAttribute('role'), box.getAttribute('tabindex')]).toEqual(['region', '0']);
      expect(box.getAttribute('aria-label')).toBe([sent, answered][i]!.who);
    }
  });

  it('is a line and a fence for each frame in Markdown', () => {
    expect(linesOf(wire)).toEqual(['Client → ` request `', 'Server ← ` response to request `']);
    expect(codesOf(markdownOf(wire))).toEqual(['tools/call', '1', '-32602', '1']);
    expect(fencesOf(wire)).toEqual([
      ['json', sent.text],
      ['text', answered.text],
    ]);
  });

  it('without an id ends where its line ends', () => {
    expect(linesOf(wireOf({...sent, aside: []}))).toEqual(['Client → `']);
  });
});

const beside = (text: string, name = 'mcp'): Block => ({
  type: 'beside',
  texts: [
    {name: [{recorded: name}], text},
    {name: ['After'], text: '[2]'},
  ],
});

describe('texts beside each other', () => {
  it('are in HTML each a box below its name, in one row', () => {
    const root = htmlOf(beside('{"a": 1}'));
    const columns = [...root.querySelectorAll('div.beside > div')];
    expect(columns.map(one => one.querySelector('small')!.textContent)).toEqual(['mcp', 'After']);
    expect(boxesOf(root)).toEqual(['{"a": 1}', '[2]']);
    const [box] = root.querySelectorAll('pre');
    expect(root.querySelector(`#${box!.getAttribute('aria-labelledby')}`)!.textContent).toBe('First');
  });

  it('are in Markdown a name and a fence each', () => {
    expect(linesOf(beside('{"a": 1}'))).toEqual(['`', 'After']);
    expect(fencesOf(beside('{"a": 1}'))).toEqual([
      ['json', '{"a": 1}'],
      ['json', '[2]'],
    ]);
  });

  const strings = [...hostileStrings.map(({value}) => value), ...MARKDOWN_TRICKS].filter(one => one !== '');
  const names = (root: Parsed) => [...root.querySelectorAll('*')].map(one => one.tagName);
  const ordinary = new Set(names(htmlOf(beside('x', 'x'))));

  it.each(strings.map((value, i) => ({i, value})))(
    'stay text, and copy as recorded: string number $i',
    ({value}) => {
      const root = htmlOf(beside(value, value));
      expect(names(root).filter(name => name !== 'SPAN' && !ordinary.has(name))).toEqual([]);
      expect(boxesOf(root)[0]).toBe(value.replace(/[\0\p{Cs}]/gu, ''));
      const block = beside(value, value);
      expect(linesOf(block)).toEqual(linesOf(beside('x', 'x')));
      expect(fencesOf(block)[0]).toEqual(['json', markedOf(value, true)]);
    },
  );
});

describe.each(['connection', 'refusal', 'sharing'])('the committed records of %s', file => {
  it.each(['ko', 'en'] as const)('say in HTML and Markdown all that their outlines say (%s)', locale => {
    const m = messagesFor(locale);
    for (const outline of outlinesOf(readingOf(fileText(file)), locale)) {
      const html = outlineHtml(outline, m, {level: 1, ids: ''});
      const root = new window.DOMParser().parseFromString(html, 'text/html').body;
      const blocks = outline.sections.flatMap(section => section.blocks);
      const texts = blocks.flatMap(one => {
        if (one.type === 'wire') return one.frames().map(({text}) => text);
        if (one.type === 'beside') return one.texts.map(({text}) => text);
        return one.type === 'source' ? [one.text] : [];
      });
      expect(texts.length).toBeGreaterThan(0);
      expect(boxesOf(root)).toEqual(texts);
      const parts = readMarkdown(outlineMarkdown(outline, m));
      expect(parts.flatMap(part => (part.type === 'fence' ? [part.text] : []))).toEqual(texts);
      const about = outline.answers.map(
        one => m.answers[one.answer] + (one.about ? ` (${m.about[one.about]})` : ''),
      );
      expect([...root.querySelectorAll('.answer')].map(one => one.textContent)).toEqual(about);
      const answers = wordsOf(parts)[4]!
        .split(' | ')
        .map(one => one.replace(/ ?`$/, ''));
      expect(answers).toEqual(about);
    }
  });
});
