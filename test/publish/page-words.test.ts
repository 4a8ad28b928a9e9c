import {describe, expect, it} from 'vitest';
import {pageWords} from '../../generator/publish/page-words.ts';
import {englishFaults, koreanFaults, leavesOf, placesOf, sentencesOf} from '../check-messages.ts';

describe('what published pages say', () => {
  const korean = leavesOf(pageWords.ko);
  const english = leavesOf(pageWords.en);

  it('is there in both languages, with the same places for inserted texts', () => {
    const shape = (leaves: typeof korean) => leaves.map(leaf => `${leaf.path}: ${placesOf(leaf)}`).sort();
    expect(shape(korean)).toEqual(shape(english));
    expect(korean.length).toBeGreaterThan(5);
  });

  it.each(korean)('is Korean: $path', leaf => {
    expect(sentencesOf(leaf).flatMap(koreanFaults)).toEqual([]);
  });

  it.each(english)('is English: $path', leaf => {
    expect(sentencesOf(leaf).flatMap(englishFaults)).toEqual([]);
  });
});
