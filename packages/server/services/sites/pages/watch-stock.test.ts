import { emptyCatalog, listingKey } from '@veranda/render/context/catalog-view';
import { describe, expect, it } from 'vitest';
import { watchStock } from './watch-stock.ts';

describe('a watched view of the catalogue', () => {
  it('tells which products and lists were read, and no others', () => {
    const need = { collectionId: 'shop', offset: 0, limit: 12, category: '', tag: '' };
    const listing = { cards: [], total: 0 };
    const view = { ...emptyCatalog, listings: new Map([[listingKey(need), listing]]) };
    const { catalog, shows } = watchStock(view);
    expect([...catalog.products.values()]).toEqual([]);
    expect([catalog.listings.size, shows()]).toEqual([1, []]);
    expect(catalog.listings.get(listingKey(need))).toBe(listing);
    expect(catalog.products.get('bread')).toBeUndefined();
    expect(shows()).toEqual(['shop', 'bread']);
  });
});
