import { describe, expect, it } from 'vitest';
import { nextSteps, type Overview } from './next-steps.ts';

const site = { slug: 'levain', url: 'http://levain.localhost:4400/' };
const fresh: Overview = {
  pages: 4,
  stores: [{ id: 's1', title: 'Shop', urlSlug: 'shop' }],
  products: 0,
  soldOutProducts: 0,
  orders: 0,
  unseenOrders: 0,
  published: false,
  hasUnpublishedChanges: false,
};
const done = (overview: Partial<Overview>) =>
  nextSteps(site, { ...fresh, ...overview })
    .filter((step) => step.isDone)
    .map((step) => step.id);
const hrefOf = (id: string, overview: Partial<Overview>) =>
  nextSteps(site, { ...fresh, ...overview }).find((step) => step.id === id)?.href;

describe('nextSteps', () => {
  it('has everything before a site that is new', () => {
    expect(done({})).toEqual([]);
  });
  it('counts products, publishing and orders as done', () => {
    expect(done({ products: 3, published: true, orders: 1 })).toEqual([
      'page',
      'product',
      'publish',
      'order',
    ]);
  });
  it('leads to the first store for a product', () => {
    expect(hrefOf('product', {})).toContain('store=s1');
    expect(hrefOf('product', { stores: [] })).toBe('/config/levain/commerce/products');
  });
  it('offers the test order in the published shop only', () => {
    expect(hrefOf('order', {})).toBeNull();
    expect(hrefOf('order', { published: true })).toBe('http://levain.localhost:4400/shop');
  });
});
