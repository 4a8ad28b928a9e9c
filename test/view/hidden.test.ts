import {readFileSync} from 'node:fs';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {countHidden, type Hidden, reveal, type Segment} from '../../src/view/hidden.ts';

interface HostileString {
  readonly group: string;
  readonly value: string;
  readonly mustReveal: readonly string[];
}

const strings: readonly HostileString[] = JSON.parse(
  readFileSync(new URL('../fixtures/strings.json', import.meta.url), 'utf8'),
);

const joined = (segments: readonly Segment[]): string =>
  segments.map(segment => (typeof segment === 'string' ? segment : segment.original)).join('');
const isHidden = (segment: Segment): segment is Hidden => typeof segment !== 'string';
const marks = (text: string, multiline = true): string[] =>
  reveal(text, {multiline})
    .filter(isHidden)
    .map(({mark}) => mark);
const family = '👨\u200d👩\u200d👧';
const tagged = (text: string): string =>
  text.replace(/[ -~]/g, character => String.fromCodePoint(0xe0000 + character.charCodeAt(0)));
const selectors = (text: string): string =>
  Array.from(new TextEncoder().encode(text), byte =>
    String.fromCodePoint(byte < 16 ? 0xfe00 + byte : 0xe00f0 + byte),
  ).join('');

describe('the hostile strings', () => {
  it.each(strings.map(({group, value, mustReveal}, i) => ({i, group, value, mustReveal})))(
    'string $i ($group) shows the code points that it must and no others',
    ({value, mustReveal}) => {
      const segments = reveal(value, {multiline: true});
      const shown = marks(value).flatMap(mark => mark.match(/U\+[0-9A-F]{4,6}/g) ?? []);
      // The lists leave out the carriage return, which no place of ours lets through as a line break.
      const expected = [...mustReveal, ...(value.includes('\r') ? ['U+000D'] : [])];
      expect([...new Set(shown)].sort()).toEqual([...new Set(expected)].sort());
      expect(joined(segments)).toBe(value);
    },
  );
});

describe('ordinary writing', () => {
  it.each([
    ['Korean', '기록을 보여 줍니다.', '기록\u200b을 보여 줍니다.', 'U+200B ZWSP'],
    ['Korean in single jamo', '\u1112\u1161\u11ab\u1100\u1173\u11af', '\u1112\u1160\u11ab', 'U+1160'],
    ['English', 'It shows what a tool said.', 'It shows what\u00a0a tool said.', 'U+00A0 NBSP'],
    ['German', 'Größe und Übung', 'Auf\u00adlage', 'U+00AD SHY'],
    ['French', 'Vraiment\u202f? «\u00a0Oui\u00a0»', 'Vraiment\u202foui', 'U+202F NNBSP'],
    ['a grouped number', '10\u202f000 et 5\u00a0km', '10\u202f\u202f000', 'U+202F NNBSP ×2'],
    ['accents typed after their letter', 'cafe\u0301', 'cafe\u034f\u0301', 'U+034F CGJ'],
    ['Russian', 'Это запись.', 'Это\u2060запись.', 'U+2060 WJ'],
    ['Arabic', 'هذا سِجِلٌّ، أليس كذلك؟', 'هذا \u061cسجل', 'U+061C ALM'],
    ['Persian', 'می\u200cخواهم', 'می\u200c\u200cخواهم', 'U+200C ZWNJ ×2'],
    ['a Persian ending of a Latin word', 'API\u200cها', 'API\u200cX', 'U+200C ZWNJ'],
    ['a Persian number', '۱۰\u200cساله', '۱۰\u200c۲۰', 'U+200C ZWNJ'],
    ['Kurdish', 'دە\u200cر', '!\u200cر', 'U+200C ZWNJ'],
    ['Persian beside Latin', 'کتاب\u200cها', 'کتاب\u200ca', 'U+200C ZWNJ'],
    ['Hebrew', 'בְּרֵאשִׁית', 'בְּרֵא\u200fשִׁית', 'U+200F RLM'],
    ['Hindi', 'क्\u200dष और क्\u200cष', 'क\u200dष', 'U+200D ZWJ'],
    ['Bengali', 'র\u200d্যা', 'র\u200dা', 'U+200D ZWJ'],
    ['Sinhala', 'ක්\u200dරීඩා', 'ක\u200dරීඩා', 'U+200D ZWJ'],
    ['Malayalam', 'അവന്\u200d', 'അവന\u200d', 'U+200D ZWJ'],
    ['Thai', 'สวัสดีครับ', 'สวัสดี\u2063ครับ', 'U+2063'],
    ['Vietnamese', 'Tiếng Việt', 'Tiếng\u2007Việt', 'U+2007'],
    ['Chinese', '记录\u3000工具', '记录\u3000tool', 'U+3000 IDSP'],
    ['Japanese', 'ツール\u3000記録', 'ツール\u3000\u3000記録', 'U+3000 IDSP ×2'],
    ['a Japanese name', '葛城市', '葛\u{e0100}城市', 'U+E0100 VS17'],
    ['the end of a verse', '\u06dd١', '\u06dd\u2067١', 'U+2067 RLI'],
    ['a joined emoji', `${family} 👩🏽\u200d💻 🏳\ufe0f\u200d🌈`, '👨\u200dx', 'U+200D ZWJ'],
    ['the longest joined emoji', '👩🏻\u200d❤\ufe0f\u200d💋\u200d👨🏿', '👩🏻\u200d\u200d❤', 'U+200D ZWJ ×2'],
    ['an emoji style', '⭐\ufe0f⭐\ufe0f⭐\ufe0f ❤\ufe0e', '⭐\ufe00', 'U+FE00 VS1'],
    ['one selector after an emoji', '😀\ufe0f', '😀\ufe0f\ufe0f', 'U+FE0F VS16 ×2'],
    ['a symbol without styles', '★', '★\ufe0f', 'U+FE0F VS16'],
    ['a keycap', '1\ufe0f\u20e3 #\ufe0f\u20e3', '1\ufe0f', 'U+FE0F VS16'],
    ['a national flag', '🇰🇷', '🇰\u200b🇷', 'U+200B ZWSP'],
    ['a black flag', '🏴\u200d☠\ufe0f', `🏴${tagged('x')}`, '“x” U+E0078 TAG'],
  ])('%s has no mark, and its neighbour with a hidden character has', (_, plain, hiding, mark) => {
    expect(reveal(plain)).toEqual([plain]);
    expect(countHidden(plain)).toBe(0);
    expect(marks(hiding)).toEqual([mark]);
    expect(joined(reveal(hiding))).toBe(hiding);
  });

  it('eight joined emoji in a row have no mark, and in a row of hundreds the joiners have', () => {
    expect(marks(family.repeat(8))).toEqual([]);
    expect(marks(family.repeat(500))).toContain('U+200D ZWJ');
    expect(marks(`${family}, then in words: `.repeat(500))).toEqual([]);
  });
});

describe('marks', () => {
  it.each([
    ['a NUL', 'a\0b', 'U+0000 NUL'],
    ['a carriage return', 'a\rb', 'U+000D CR'],
    ['a C1 control', '\x9b31m', 'U+009B CSI'],
    ['a line separator', 'a\u2028b', 'U+2028 LSEP'],
    ['a paragraph separator', 'a\u2029b', 'U+2029 PSEP'],
    ['a byte order mark', '\ufeffa', 'U+FEFF BOM'],
    ['a lone surrogate', 'a\ud800b', 'U+D800'],
    ['private use', 'a\ue000b', 'U+E000'],
    ['a noncharacter', 'a\u{1fffe}b', 'U+1FFFE'],
    ['equals in a row', 'a\u202e\u202e\u202eb', 'U+202E RLO ×3'],
    ['tag characters', `a${tagged('send it')}b`, '“send it”'],
    ['bytes in variation selectors', `a${selectors('send it')}b`, '“send it”'],
    ['Korean in variation selectors', `a${selectors('보내라')}b`, '“보내라”'],
    ['text between bytes that are none', `a${selectors('\0it')}\u{e01ef}b`, '“it”'],
  ])('%s is named', (_, text, mark) => {
    const found = marks(text);
    expect(found).toHaveLength(1);
    expect(`${found[0]} `).toContain(`${mark} `);
  });

  it('the count of hidden text stands beside it', () => {
    expect(marks(`a${tagged('hihi')}`)).toEqual(['“hihi” U+E0068 U+E0069 TAG ×4']);
    expect(marks(`a${selectors('hihi')}`)).toEqual(['“hihi” U+E0158 U+E0159 VS ×4']);
  });

  it('decoded text holds nothing hidden itself', () => {
    expect(marks(`a${selectors('x\u202ey')}`)[0]).toMatch(/^“xy” /);
  });

  it('different characters side by side have a mark each, and stand in their order', () => {
    expect(reveal('a\u202e\u2066b')).toEqual([
      'a',
      {original: '\u202e', mark: 'U+202E RLO'},
      {original: '\u2066', mark: 'U+2066 LRI'},
      'b',
    ]);
  });

  it('a line feed and a tab have a mark on a single line, and none where lines break', () => {
    expect(marks('a\n\tb', false)).toEqual(['U+000A LF', 'U+0009 TAB']);
    expect(reveal('a\n\tb', {multiline: true})).toEqual(['a\n\tb']);
    expect(marks('a\r\nb')).toEqual(['U+000D CR']);
  });

  it('an empty text has no segments', () => {
    expect(reveal('')).toEqual([]);
  });
});

describe('counting', () => {
  it('counts characters, not runs or halves of characters, and leaves out line feeds and tabs', () => {
    expect(countHidden(`a\n\t${tagged('hi')}\u202e\u202eb`)).toBe(4);
    expect(countHidden('a\n\tb')).toBe(0);
  });
});

describe('any text', () => {
  const always = '\u061c\u200b\u200e\u200f\u202a\u202e\u2060\u2066\u2069\ufeff\u115f\u3164\0\r\x1b\u{e0061}';
  const pieces = fc.oneof(
    fc.string({unit: 'binary'}),
    fc.integer({min: 0, max: 0xffff}).map(unit => String.fromCharCode(unit)),
    fc.constantFrom(
      ...always,
      '\u200c',
      '\u200d',
      '\ufe0f',
      '\u{e0100}',
      '\n',
      '😀',
      '👩🏽',
      '❤',
      'क्',
      'می',
      '가',
      '1',
    ),
  );
  const texts = fc.array(pieces, {maxLength: 30}).map(parts => parts.join(''));

  it('comes back to the character, and never with an empty segment', () => {
    fc.assert(
      fc.property(texts, fc.boolean(), (text, multiline) => {
        const segments = reveal(text, {multiline});
        expect(joined(segments)).toBe(text);
        expect(segments).not.toContain('');
        expect(segments.filter(isHidden).every(({original, mark}) => original && mark)).toBe(true);
      }),
    );
  });

  it('never shows as plain text what has no place in any writing', () => {
    fc.assert(
      fc.property(texts, text => {
        const plain = reveal(text).filter(segment => typeof segment === 'string');
        expect([...plain.join('')].filter(character => always.includes(character))).toEqual([]);
      }),
    );
  });

  it('is left alone where it is printable ASCII', () => {
    fc.assert(
      fc.property(fc.string({unit: 'grapheme-ascii', minLength: 1}), text => {
        expect(reveal(text)).toEqual([text]);
      }),
    );
  });

  it.each([
    ['letters', 'x'],
    ['tag characters', '\u{e0061}'],
    ['variation selectors', '\u{e0161}'],
    ['zero-width spaces', '\u200b'],
    ['lone surrogates', '\ud800'],
  ])('of a million %s is one segment', (_, character) => {
    const text = character.repeat(1_000_000);
    const segments = reveal(text);
    expect(segments).toHaveLength(1);
    expect(joined(segments) === text).toBe(true);
  });

  it('of a million emoji, joined or not, comes back to the character', () => {
    for (const piece of [family, '⭐\ufe0f', '😀']) {
      const text = piece.repeat(1_000_000 / piece.length);
      expect(joined(reveal(text)) === text).toBe(true);
    }
  });
});
