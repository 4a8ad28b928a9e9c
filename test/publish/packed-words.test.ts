import {describe, expect, it} from 'vitest';
import {
  dictionaryOf,
  hangulOf,
  keysText,
  lettersOf,
  type Member,
  wordsText,
} from '../../generator/publish/packed-words.ts';
import {ko} from '../../src/i18n/ko.ts';
import {leavesOf} from '../check-messages.ts';

describe('words packed as one text', () => {
  const group: Member = [
    ['yes', 'Yes'],
    ['not-asked', 'Not asked'],
  ];

  it('come back as a list, groups under their keys first', () => {
    const words = wordsText([group, [['', 'one word']], [['', '']], [['', 'last']]]);
    expect(dictionaryOf(words, keysText([group]))).toEqual([
      {yes: 'Yes', 'not-asked': 'Not asked'},
      'one word',
      '',
      'last',
    ]);
  });

  it('keep their places behind a group of which nothing is left', () => {
    const none: Member = [['', '']];
    const words = wordsText([none, group, [['', 'last']]]);
    expect(dictionaryOf(words, keysText([none, group]))[2]).toBe('last');
  });

  it('may not hold what stands between them: the build fails and says which', () => {
    expect(() => wordsText([[['', 'a * b']]])).toThrow('a * b');
    expect(() => wordsText([[['', 'a + b']]])).not.toThrow();
  });
});

describe('Korean in letters', () => {
  const all = Array.from({length: 0xd7a4 - 0xac00}, (_, i) => String.fromCharCode(0xac00 + i)).join('');

  it('has every syllable in two or three characters of ASCII, and comes back', () => {
    expect(lettersOf(all)).toMatch(/^[<-~]+$/);
    expect(hangulOf(lettersOf(all))).toBe(all);
    for (const syllable of ['가', '각', '힣', '한'])
      expect(lettersOf(syllable)).toHaveLength(syllable.normalize('NFD').length);
  });

  it.each([
    '',
    'JSON',
    '‘@’ 도구',
    '{} (한도 {})',
    'a-z, 0-9, _',
    '값 <b> & "값"',
    '#자…',
    'ㄱ\\ㅏ 가\n가',
    '가~나',
  ])('gives back what is beside it: %j', text => expect(hangulOf(lettersOf(text))).toBe(text));

  it('gives back every word of the dictionary', () => {
    const words = leavesOf(ko).map(({value}) => String(value));
    expect(words.length).toBeGreaterThan(100);
    for (const word of words) expect(hangulOf(lettersOf(word))).toBe(word);
  });

  it('may not hold the mark around other letters: the build fails and says where', () => {
    expect(() => lettersOf('가!나')).not.toThrow();
    expect(() => lettersOf('가! a !나')).toThrow('가! a !나');
  });
});
