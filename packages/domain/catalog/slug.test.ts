import { describe, expect, it } from 'vitest';
import { freeSlug, slugify } from './slug.ts';

describe('slug, administration §5', () => {
  it.each([
    ['Petite Mixed Bouquet - Grower’s Choice', 'petite-mixed-bouquet-growers-choice'],
    ['  Crème Brûlée & Straße  ', 'creme-brulee-strasse'],
    ['Ærø Øl', 'aero-ol'],
    ['50% off!!!', '50-off'],
    ['日本語', ''],
    ['../../etc/passwd', 'etc-passwd'],
    ['a'.repeat(400), 'a'.repeat(200)],
  ])('%s → %s', (title, slug) => expect(slugify(title)).toBe(slug));

  it.each([
    ['Shop', [], 'shop'],
    ['日本', [], 'store'],
    ['Ab', [], 'store'],
    ['Abc', [], 'abc'],
    ['Shop', ['shop'], 'shop-1'],
    ['Shop', ['shop', 'shop-1', 'shop-2'], 'shop-3'],
    ['', ['store'], 'store-1'],
  ])('%j beside %j → %s', (title, taken, slug) => {
    expect(freeSlug({ title, fallback: 'store' }, (candidate) => taken.includes(candidate))).toBe(slug);
  });
});
