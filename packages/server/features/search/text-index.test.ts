import { describe, expect, it } from 'vitest';
import { indexOf } from './text-index.ts';

const text = (id: string, title: string, labels = '') => ({ id, title, labels, text: '' });
const index = await indexOf(
  [
    text('product:rye', 'Seeded Rye'),
    text('product:tart', 'Almond Tart'),
    text('page:bake', 'How we bake rye bread'),
    text('item:oven', 'The new oven'),
  ],
  'en-US',
);

function found(query: string) {
  const { products, writings } = index.search(query);
  return { products, writings: writings.map(({ id }) => id) };
}

describe('products, and pages with items', () => {
  it('fall back each for itself: a page with every word hides no product with one of them', () => {
    expect(found('rye bread')).toEqual({ products: ['rye'], writings: ['page:bake'] });
    expect(found('almond oven tart')).toEqual({ products: ['tart'], writings: ['item:oven'] });
    expect(found('seeded rye')).toEqual({ products: ['rye'], writings: ['page:bake'] });
  });

  it('are not looked for with slips where one of them has the words as they were written', () => {
    expect(found('tart')).toEqual({ products: ['tart'], writings: [] });
    expect(found('almnod')).toEqual({ products: ['tart'], writings: [] });
    expect(found('rye braed')).toEqual({ products: ['rye'], writings: ['page:bake'] });
  });
});
