import { describe, expect, it } from 'vitest';
import { nextFreeSlug, slugOfName } from './address.ts';

describe('address word of a site name', () => {
  it.each([
    ['Levain & Sons', 'levain-sons'],
    ['Bäckerei Müller', 'backerei-muller'],
    ['Straße 9', 'strasse-9'],
    ["Ana's Cakes", 'anas-cakes'],
    ['  --  ', ''],
    ['日本', ''],
    ['a'.repeat(80), 'a'.repeat(63)],
  ])('makes of %j the word %j', (name, slug) => expect(slugOfName(name)).toBe(slug));

  it('continues with -1, -2 and so on where a word is taken', () => {
    expect(nextFreeSlug('levain', new Set(['levain', 'levain-1']))).toBe('levain-2');
  });

  it('keeps the whole word within 63 characters', () => {
    expect(nextFreeSlug('a'.repeat(63), new Set())).toHaveLength(63);
  });
});
