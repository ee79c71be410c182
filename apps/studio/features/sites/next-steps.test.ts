import { describe, expect, it } from 'vitest';
import { nextSteps, type Overview, samplesLeft } from './next-steps.ts';

const site = { slug: 'levain', url: 'http://levain.localhost:4400/' };
const fresh: Overview = {
  pages: 4,
  editedPages: 0,
  stores: [{ id: 's1', title: 'Shop', urlSlug: 'shop' }],
  products: 3,
  sampleProducts: 3,
  samples: 5,
  hasSampleRate: true,
  soldOutProducts: 0,
  orders: 0,
  unseenOrders: 0,
  published: false,
  hasUnpublishedChanges: true,
  notices: [],
};
const done = (overview: Partial<Overview>) =>
  nextSteps(site, { ...fresh, ...overview })
    .filter((step) => step.isDone)
    .map((step) => step.id);
const hrefOf = (id: string, overview: Partial<Overview>) =>
  nextSteps(site, { ...fresh, ...overview }).find((step) => step.id === id)?.href;

describe('nextSteps', () => {
  it('has everything before a site that is new, though its template has pages, products and a rate', () => {
    expect(done({})).toEqual([]);
  });
  it('ticks each step when the owner has done it, and no other', () => {
    expect(done({ editedPages: 1 })).toEqual(['page']);
    expect(done({ products: 4 })).toEqual(['product']);
    expect(done({ products: 3, sampleProducts: 2 })).toEqual(['product']);
    expect(done({ hasSampleRate: false })).toEqual(['shipping']);
    expect(done({ published: true, hasUnpublishedChanges: false })).toEqual(['publish']);
    expect(done({ orders: 1 })).toEqual(['order']);
  });
  it('has only pages and publishing for a site without a store, whose template has a rate all the same', () => {
    const steps = nextSteps(site, { ...fresh, stores: [] });
    expect(steps.map(({ id }) => id)).toEqual(['page', 'publish']);
  });
  it('leads to the first store for a product', () => {
    expect(hrefOf('product', {})).toContain('store=s1');
    expect(hrefOf('product', { stores: [] })).toBeUndefined();
  });
  it('offers the test order in the published shop only', () => {
    expect(hrefOf('order', {})).toBeNull();
    expect(hrefOf('order', { published: true })).toBe('http://levain.localhost:4400/shop');
  });
});

describe('samplesLeft', () => {
  it('counts the samples beside own products, and says nothing while there are no own ones', () => {
    expect(samplesLeft(fresh)).toBeNull();
    expect(samplesLeft({ ...fresh, products: 4 })).toBe('3 sample products are still in your shop.');
    expect(samplesLeft({ ...fresh, products: 4, sampleProducts: 1 })).toBe(
      'One sample product is still in your shop.',
    );
    expect(samplesLeft({ ...fresh, products: 4, sampleProducts: 0 })).toBeNull();
  });
});
