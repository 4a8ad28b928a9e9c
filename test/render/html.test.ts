import {Window} from 'happy-dom';
import {describe, expect, it} from 'vitest';
import {messagesFor} from '../../src/i18n/index.ts';
import {escapeHtml, markedText, outlineHtml, phraseHtml, revealedHtml} from '../../src/render/index.ts';
import type {Outline} from '../../src/view/index.ts';
import {discoveryOutlines, hostileStrings, markedOf, outlineOf} from './outlines.ts';

const window = new Window();
const en = messagesFor('en');

function parse(html: string) {
  const {body} = new window.DOMParser().parseFromString(`<!doctype html><body>${html}</body>`, 'text/html');
  return body;
}
type Parsed = ReturnType<typeof parse>;

const all = (root: Parsed, selector: string) => [...root.querySelectorAll(selector)];
const texts = (root: Parsed, selector: string) => all(root, selector).map(one => one.textContent);
const render = (outline: Outline, ids = '') => parse(outlineHtml(outline, en, {level: 2, ids}));

/** What a reader copies: everything but the marks. */
function copied(element: {cloneNode: (deep: boolean) => unknown}): string {
  const copy = element.cloneNode(true) as Parsed;
  for (const mark of all(copy, '.mark')) mark.remove();
  return copy.textContent;
}

/** What HTML cannot carry, and a copy therefore lacks. */
const carried = (text: string) => text.replace(/[\0\p{Cs}]/gu, '');
const OURS = new Set(
  'h2 h3 p dl div dt dd span code wbr small table caption thead tbody tr th td a pre ol li details summary'
    .split(' ')
    .map(name => name.toUpperCase()),
);
const ATTRIBUTES =
  'class id dir lang translate tabindex role aria-label aria-labelledby scope href open'.split(' ');

describe('a hostile string as HTML', () => {
  it.each(hostileStrings.map(({group, value, mustReveal}, i) => ({i, group, value, mustReveal})))(
    'string number $i ($group) stays text in every place, copies as recorded and shows its marks',
    ({value, mustReveal}) => {
      const root = render(outlineOf(value));
      const elements = all(root, '*');
      const names = new Set(elements.map(one => one.tagName));
      expect([...names].filter(name => !OURS.has(name))).toEqual([]);
      const attributes = new Set(elements.flatMap(one => one.getAttributeNames()));
      expect([...attributes].filter(name => !ATTRIBUTES.includes(name))).toEqual([]);

      const places = all(root, 'code').map(copied);
      // One of the five answers, and sixteen places in lines of ours.
      expect(places).toEqual(Array(places.length).fill(carried(value)));
      expect(places).toHaveLength(17);
      // A browser drops the line feed after `<pre>`; this parser keeps it.
      const boxes = all(root, 'pre').map(one => copied(one).replace(/^\n/, ''));
      expect(boxes).toEqual([carried(value), carried(value)]);

      const shown =
        texts(root, 'pre .mark')
          .join(' ')
          .match(/U\+[0-9A-F]{4,6}/g) ?? [];
      const expected = [...mustReveal, ...(value.includes('\r') ? ['U+000D'] : [])];
      expect([...new Set(shown)].sort()).toEqual([...new Set(expected)].sort());
    },
  );

  it.each(hostileStrings.map(({group, value}, i) => ({i, group, value})))(
    'string number $i ($group) stays text in a caption and in an attribute',
    ({value}) => {
      const root = render({...outlineOf('x'), label: value, note: value});
      expect(copied(root.querySelector('h2')!)).toBe(carried(value));
      expect(copied(root.querySelector('p.note')!)).toBe(carried(value));
      const box = parse(`<p title="${escapeHtml(markedText(value))}"></p>`).querySelector('p')!;
      expect(box.getAttributeNames()).toEqual(['title']);
      expect(box.getAttribute('title')).toBe(markedOf(value));
    },
  );
});

describe('what HTML cannot carry', () => {
  it.each([
    ['a NUL', 'a\0b', 'U+0000'],
    ['half a pair', 'a\ud800b', 'U+D800'],
  ])('%s is there as its mark alone', (_, text, point) => {
    const root = parse(revealedHtml(text));
    expect(texts(root, '.mark')[0]).toContain(point);
    expect(all(root, '.hid')).toEqual([]);
    expect(copied(root)).toBe('ab');
  });

  it('a right-to-left override is there to copy, beside its mark', () => {
    const root = parse(revealedHtml('a\u202eb'));
    expect(texts(root, '.mark')).toEqual(['U+202E RLO']);
    expect(texts(root, '.hid')).toEqual(['\u202e']);
    expect(copied(root)).toBe('a\u202eb');
  });

  it('a carriage return is written so that no parser makes a line feed of it', () => {
    expect(revealedHtml('\r')).toContain('&#13;');
    expect(copied(parse(revealedHtml('a\r\nb', true)))).toBe('a\r\nb');
  });
});

describe('the parts of an outline', () => {
  const root = render(outlineOf('x'), 'k-');

  it('have headings of the level that was asked for and of the next', () => {
    expect(texts(root, 'h2')).toEqual(['A label']);
    expect(texts(root, 'h3')).toEqual(['First', 'Second']);
  });

  it('show the five answers as word, shape and code', () => {
    expect(texts(root, 'dl.five dt')).toEqual(['Listed', 'Valid']);
    expect(all(root, 'dl.five .answer').map(one => [one.className, one.textContent])).toEqual([
      ['answer yes', 'Yes'],
      ['answer refused', 'Refused'],
    ]);
    expect(texts(root, 'dl.five code')).toEqual(['x']);
  });

  it('mark the row at fault and the refused verdict, and no other', () => {
    expect(all(root, 'tr.fault')).toHaveLength(1);
    expect(root.querySelector('.verdict')!.className).toBe('verdict refused');
    const fine = outlineOf('x');
    const [section] = fine.sections;
    const verdict = {type: 'verdict', refused: false, codes: [], text: ['Fine.']} as const;
    const accepted = render({...fine, sections: [{...section!, blocks: [verdict]}]});
    expect(accepted.querySelector('.verdict')!.className).toBe('verdict');
  });

  it('show what crossed a wire open, with who sent it', () => {
    const [frame] = all(root, 'ol.wire > li');
    expect(frame!.querySelector('small')!.textContent).toBe('Client →');
    expect(frame!.querySelector('details')!.hasAttribute('open')).toBe(true);
    expect(frame!.querySelector('summary')!.textContent).toBe('x for x');
  });

  it('lead by links to what stands on the page, with the ids of this record', () => {
    const [link] = all(root, 'a');
    expect(link!.getAttribute('href')).toBe('#k-t1');
    expect(all(root, '#k-t1')).toHaveLength(1);
    const named = all(root, '[aria-labelledby]').map(one => one.getAttribute('aria-labelledby'));
    expect(named.length).toBeGreaterThan(1);
    for (const id of named) expect(all(root, `#${id}`)).toHaveLength(1);
  });

  it('say the language of recorded text, and keep it from being translated', () => {
    const lang = (text: string) => parse(phraseHtml([{recorded: text}])).querySelector('code')!;
    expect(lang('한국어').getAttribute('lang')).toBe('ko');
    expect(lang('page.read').getAttribute('lang')).toBe('en');
    expect(lang('two words').getAttribute('lang')).toBe('');
    expect(lang('x').getAttribute('translate')).toBe('no');
  });
});

describe('the committed records as HTML', () => {
  it.each(discoveryOutlines())('$address in $locale says everything that its outline says', entry => {
    const {outline, m, locale} = entry;
    const root = parse(outlineHtml(outline, m, {level: 1, ids: ''}));
    expect(texts(root, 'h1')).toEqual([outline.label]);
    expect(texts(root, 'p.note')).toEqual([outline.note]);
    expect(texts(root, 'h2')).toEqual(outline.sections.map(({heading}) => heading));
    expect(texts(root, 'dt')).toEqual(outline.answers.map(({question}) => m.questions[question]));
    expect(texts(root, '.answer')).toEqual(outline.answers.map(({answer}) => m.answers[answer]));
    const rows = outline.sections.flatMap(({blocks}) =>
      blocks.flatMap(one => (one.type === 'table' ? one.rows : [])),
    );
    expect(all(root, 'tbody tr')).toHaveLength(rows.length);
    expect(root.textContent).toMatch(locale === 'ko' ? /기록 원문/ : /The record as written/);
  });
});
