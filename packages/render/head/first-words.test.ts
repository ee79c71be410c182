import { describe, expect, it } from 'vitest';
import { firstWords } from './first-words.ts';

describe('the description of a page whose owner has written none', () => {
  it.each([
    [
      'its first paragraphs, without their marks',
      '<p>Fresh <b>bread</b></p><p class="a">every day</p>',
      'Fresh bread every day',
    ],
    [
      'not what stands in other elements',
      '<pre>code</pre><picture></picture><h1>Shop</h1><p>Words</p>',
      'Words',
    ],
    ['nothing without paragraphs', '<h1>Shop</h1><button>Buy</button>', ''],
    ['nothing of a paragraph that does not end', '<p>Bread', ''],
    [
      'not what visitors write',
      '<section class="a" data-nosnippet><section><p>Good</p></section><p>Bad</p></section><p>Bread</p>' +
        '<section data-nosnippet><p>Late</p></section>',
      'Bread',
    ],
    [
      'nothing of what visitors write in a section that does not end',
      '<section data-nosnippet><p>Good</p>',
      '',
    ],
    ['what comes after empty ones', '<p></p><p> </p><p>Bread &amp; butter</p>', 'Bread & butter'],
  ])('is %s', (_, html, words) => expect(firstWords(html)).toBe(words));

  it('is cut at a word, at 160 characters', () => {
    const words = firstWords(`<p>${'flour and water '.repeat(30)}</p>`);
    expect(words.length).toBeLessThanOrEqual(160);
    expect(words).toMatch(/(?:flour|and|water)…$/);
  });
});
