import { describe, expect, it } from 'vitest';
import { decodeCatalog, encodeCatalog, joinCatalogs } from './catalog-json.ts';
import { type CatalogView, emptyCatalog } from './catalog-view.ts';

const view: CatalogView = {
  ...emptyCatalog,
  listings: new Map([
    [
      'store\u001f0',
      {
        total: 1,
        cards: [
          {
            id: 'mug',
            collectionId: 'store',
            productType: 1,
            title: 'Mug',
            urlSlug: 'mug',
            excerpt: '',
            fromPriceMinor: 9_007_199_254_740_993n,
            regularPriceMinor: 0n,
            onSale: false,
            soldOut: false,
            variedPrices: false,
            variantCount: 1,
            imageId: null,
            hoverImageId: null,
            tags: ['blue'],
            customAddText: '',
            hasForm: false,
            createdAt: 5,
          },
        ],
      },
    ],
  ]),
  categories: new Map([['store', [{ id: 'c', displayName: 'Cups', path: '/cups', productCount: 1 }]]]),
};

describe('a catalogue as JSON', () => {
  it('comes back as it was: maps, amounts beyond 2⁵³ and moments', () => {
    expect(decodeCatalog(JSON.parse(JSON.stringify(encodeCatalog(view))))).toEqual(view);
    const moment = { ...view, merchandising: { since: new Date(7) } } as unknown as CatalogView;
    expect(decodeCatalog(JSON.parse(JSON.stringify(encodeCatalog(moment))))).toEqual(moment);
  });

  it('takes over what is read later', () => {
    const joined = joinCatalogs(view, { ...emptyCatalog, categories: new Map([['store', []]]) });
    expect(joined.categories.get('store')).toEqual([]);
    expect(joined.listings).toEqual(view.listings);
  });
});
