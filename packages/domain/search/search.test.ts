import { describe, expect, it } from 'vitest';
import { snippet } from './snippet.ts';
import { countSlips } from './slips.ts';
import { foldWord, mostSlips, searchWords } from './words.ts';

describe('words of a search', () => {
  it.each([
    ['Crème brûlée', ['creme', 'brulee']],
    ['ROGGEN-Brot, 2 kg', ['roggen', 'brot', '2', 'kg']],
    ['Straße', ['strasse']],
    ['Ærø Łódź', ['aero', 'lodz']],
    ['ＡＢＣ', ['abc']],
    ['', []],
    ['—…!', []],
  ])('%j is %j', (text, words) => {
    expect(searchWords(text, 'en').map(foldWord)).toEqual(words);
  });

  it('parts a text without spaces by the rules of its language', () => {
    expect(searchWords('東京で買う', 'ja').length).toBeGreaterThan(1);
  });

  it.each([
    ['rye', 0],
    ['loaf', 1],
    ['levains', 1],
    ['sourdough', 2],
    ['20261121', 0],
  ])('%s may have %i letters wrong', (word, slips) => expect(mostSlips(word)).toBe(slips));
});

describe('typing errors between two words', () => {
  it.each([
    ['shirt', 'shirt', 0],
    ['shrit', 'shirt', 1],
    ['shir', 'shirt', 1],
    ['shirrt', 'shirt', 1],
    ['shart', 'shirt', 1],
    ['hsirtt', 'shirt', 2],
    ['sharp', 'shirt', 2],
    ['shoes', 'shirt', 3],
    ['s', 'shirt', 3],
  ])('%s and %s: %i, and 3 for any more than two', (word, other, slips) => {
    expect([countSlips(word, other, 2), countSlips(other, word, 2)]).toEqual([slips, slips]);
  });
});

describe('a snippet', () => {
  const long = Array.from({ length: 60 }, (_, n) => `word${n}`).join(' ');

  it('is around the first word that was found, and marks it', () => {
    const parts = snippet(long, new Set(['word30']));
    expect(parts.filter(({ hit }) => hit)).toEqual([{ text: 'word30', hit: true }]);
    const text = parts.map((part) => part.text).join('');
    expect(text.startsWith('… word24 ')).toBe(true);
    expect(text.endsWith('word51 …')).toBe(true);
  });

  it('is the beginning where nothing was found', () => {
    expect(snippet('one two', new Set(['six']))).toEqual([{ text: 'one two', hit: false }]);
  });

  it('finds words with marks and commas', () => {
    expect(snippet('The crème, please', new Set(['creme']))).toEqual([
      { text: 'The ', hit: false },
      { text: 'crème,', hit: true },
      { text: ' please', hit: false },
    ]);
  });
});
