import {describe, expect, it} from 'vitest';
import {count, fill, localeOf, messagesFor, type Phrase, plainText} from '../../src/i18n/index.ts';
import {englishFaults, koreanFaults, leavesOf} from '../check-messages.ts';

/** Sentences of the viewer by path; each is a string. */
const sentencesIn = (locale: 'ko' | 'en') =>
  leavesOf(messagesFor(locale))
    .filter(({path}) => path !== 'locale')
    .map(({path, value}) => ({path, sentence: value as string}));

const korean = sentencesIn('ko');
const english = sentencesIn('en');

/** What is recognised wherever it is put in. */
const STAND_IN = 'QZ7';
const filled = (sentence: string): Phrase => fill(sentence, ...Array<string>(9).fill(STAND_IN));
const placesIn = (sentence: string) => ({
  texts: filled(sentence).filter(part => typeof part !== 'string').length,
  numbers: sentence.split('#').length - 1,
});

describe('every sentence of the viewer', () => {
  it('is a string, and there in both languages', () => {
    expect(korean.length).toBeGreaterThan(60);
    expect(korean.map(({path}) => path).sort()).toEqual(english.map(({path}) => path).sort());
    for (const {path, sentence} of [...korean, ...english])
      expect([path, typeof sentence, sentence === sentence.normalize('NFC')]).toEqual([path, 'string', true]);
  });

  it.each(korean)(
    'has the same places for texts and numbers in both languages: $path',
    ({path, sentence}) => {
      expect(placesIn(sentence)).toEqual(placesIn(english.find(one => one.path === path)!.sentence));
    },
  );

  it.each(korean)('is Korean, and glues no particle to a text or number put in: $path', ({sentence}) => {
    // Filled, so that whatever stands for the text and for its quotation marks, the neighbours are seen.
    expect(koreanFaults(plainText(filled(sentence)))).toEqual([]);
    expect(koreanFaults(sentence)).toEqual([]);
  });

  it.each(english)('is English: $path', ({sentence}) => {
    expect(englishFaults(sentence)).toEqual([]);
  });

  it('has Hangul in Korean, with no exception', () => {
    const without = korean.filter(({sentence}) => !/[가-힣]/.test(sentence)).map(({path}) => path);
    expect(without).toEqual([]);
  });

  it('takes in some texts and some numbers, so that these checks see something', () => {
    const places = korean.map(({sentence}) => placesIn(sentence));
    expect(places.filter(({texts}) => texts > 0).length).toBeGreaterThan(8);
    expect(places.filter(({numbers}) => numbers > 0).length).toBeGreaterThan(3);
  });
});

describe('the rule about particles', () => {
  const particles = ['은', '는', '이', '가', '을', '를', '과', '와', '로', '으로', '의', '에', '도'];

  it.each(particles)('refuses %s right after a text or a number, quoted or not', particle => {
    for (const place of ['{}', '@', '#', '‘{}’', '‘@’', '({})']) {
      const sentence = `${place}${particle} 있습니다.`;
      expect([sentence, koreanFaults(plainText(filled(sentence))).length > 0]).toEqual([sentence, true]);
    }
  });

  it.each(particles)('accepts %s after a noun beside it', particle => {
    for (const place of ['{}', '@', '‘{}’']) {
      const sentence = `${place} 도구${particle} 있습니다.`;
      expect([sentence, koreanFaults(plainText(filled(sentence)))]).toEqual([sentence, []]);
    }
  });
});

describe('putting texts and numbers in', () => {
  it('keeps a recorded text apart from ours, and fills nothing inside it', () => {
    for (const name of ['{}', '@', '#', '‘@’', '', '$&', 'a{}b@c#d']) {
      const phrase = fill('a {} b', name);
      expect(phrase.filter(part => typeof part !== 'string')).toEqual([{recorded: name}]);
      expect(plainText(phrase)).toBe(`a ${name} b`);
    }
  });

  it('fills places in their order, and a place without a text with nothing', () => {
    expect(plainText(fill('{} > {}', 'x', 'y'))).toBe('x > y');
    expect(plainText(fill('{} > {}', 'x'))).toBe('x > ');
  });

  it('leaves no empty piece behind', () => {
    expect(fill('{}', 'x')).toEqual([{recorded: 'x'}]);
    expect(fill('a', 'x')).toEqual(['a']);
  });

  it('counts with plain digits', () => {
    expect(count('# of #', 1000, 10_000)).toBe('1000 of 10000');
    expect(count('none', 1)).toBe('none');
  });
});

describe('the language of a tag', () => {
  it.each([
    ['ko', 'ko'],
    ['ko-KR', 'ko'],
    ['KO', 'ko'],
    ['ko_KR', 'ko'],
    [' ko ', 'ko'],
    ['ko-Hang-KR-x-y', 'ko'],
    ['en', 'en'],
    ['en-GB', 'en'],
    ['EN-us', 'en'],
    ['kok', null],
    ['eng', null],
    ['fr', null],
    ['', null],
    ['-ko', null],
    [null, null],
    [undefined, null],
  ])('%j is %j', (tag, locale) => {
    expect(localeOf(tag)).toBe(locale);
  });
});
