import { describe, expect, it } from 'vitest';
import { indexOf } from './text-index.ts';

// All of 600 texts have one word, every other one a second, and each its own number.
const texts = Array.from({ length: 600 }, (_, index) => ({
  id: `product:${index}`,
  title: `Teapot ${index}`,
  labels: index < 550 ? 'stoneware' : '',
  text: '',
}));
const index = await indexOf(texts, 'en-US');
const found = (query: string): readonly string[] => index.search(query).products;

describe('a word that most texts hold', () => {
  it('narrows what a rarer word finds: every word is asked for', () => {
    expect(found('teapot 42')).toContain('42');
    expect(found('42 stoneware')).toEqual(found('42'));
    expect(found('stoneware 599')).not.toEqual(['599']);
    expect(found('Teapot 599')).toEqual(['599']);
  });

  it('is found on its own, and with a slip in the rarer one', () => {
    expect(found('teapot')).toHaveLength(600);
    expect(found('stoneware teapot')).toHaveLength(550);
    expect(found('tepot 599')).toEqual(['599']);
  });

  it('is what is left where the rarer word is in none', () => {
    expect(found('teapot unheardof')).toHaveLength(600);
  });
});
