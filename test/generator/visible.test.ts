import {describe, expect, it} from 'vitest';
import {visible, visibleJson} from '../../generator/terminal/visible.ts';

describe('text of others on a terminal', () => {
  it.each([
    ['an escape character', '\u001b', '\\u{1b}'],
    ['a line end', '\n', '\\u{a}'],
    ['a mark that turns letters round', '\u202e', '\\u{202e}'],
    ['a space of no width', '\u200b', '\\u{200b}'],
    ['a tag character', '\u{e0041}', '\\u{e0041}'],
    ['a variation selector', '\ufe01', '\\u{fe01}'],
    ['one of the others', '\u{e0101}', '\\u{e0101}'],
    ['the Hangul filler', '\u3164', '\\u{3164}'],
    ['the empty Braille pattern', '\u2800', '\\u{2800}'],
    ['a space that does not break', '\u00a0', '\\u{a0}'],
    ['half a surrogate pair', '\ud800', '\\u{d800}'],
  ])('shows %s by its number, once for each time, and in JSON by an escape', (_, hidden, spelled) => {
    expect(visible(`a${hidden}${hidden}b`)).toBe(`a${spelled}${spelled}b`);
    const json = visibleJson(`"a${hidden}b"`);
    expect(json).toMatch(/^"a(\\u[0-9a-f]{4})+b"$/);
    expect(JSON.parse(json)).toBe(`a${hidden}b`);
  });

  it.each([['도서관 library – “x” 1.0'], ['é\u0301'], ['👩\u200d💻']])('leaves %j as it is', text => {
    expect(visible(text)).toBe(text);
    expect(visibleJson(JSON.stringify(text))).toBe(JSON.stringify(text));
  });
});
