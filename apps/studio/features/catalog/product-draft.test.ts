import { describe, expect, it } from 'vitest';
import {
  bodyOf,
  emptyDraft,
  fieldOfRefusal,
  problemsOf,
  type ProductDraft,
  withImages,
} from './product-draft.ts';
import type { VariantDraft } from './variant-matrix.ts';

function draft(title: string, ...variants: readonly Partial<VariantDraft>[]): ProductDraft {
  const base = emptyDraft(() => 'k1');
  const [first] = base.matrix.variants;
  if (!first) throw new Error('an empty draft has one variant');
  const rows = variants.map((variant, index) => ({ ...first, key: `k${String(index + 1)}`, ...variant }));
  return { ...base, title, matrix: { ordering: [], variants: rows } };
}
const fields = (each: ProductDraft) => problemsOf(each, 2).map((problem) => problem.field);

describe('problemsOf', () => {
  it('finds nothing in a title and a price', () => {
    expect(fields(draft('Loaf', { price: '4.50' }))).toEqual([]);
  });
  it('asks for title and price, title first', () => {
    expect(fields(draft(' ', {}))).toEqual(['title', 'price-k1']);
  });
  it('asks for a sale price of what is on sale', () => {
    expect(fields(draft('Loaf', { price: '4', onSale: true }))).toEqual(['sale-k1']);
  });
  it('names the second of two equal SKUs', () => {
    expect(fields(draft('Loaf', { price: '4', sku: 'A' }, { price: '4', sku: 'A ' }))).toEqual(['sku-k2']);
  });
});

describe('bodyOf', () => {
  it('sends no sale price for an empty field, and the stock that was seen only for what was there', () => {
    const [old, fresh] = bodyOf(
      draft('Loaf', { price: '4', unlimited: false, quantity: 7, quantitySeen: 5 }, { price: '4' }),
    ).variants;
    expect(old).toMatchObject({ salePrice: null, stock: { unlimited: false, quantity: 7, quantitySeen: 5 } });
    expect(fresh?.stock).toEqual({ unlimited: true, quantity: 0 });
  });
});

describe('withImages', () => {
  const image = (id: string) => ({ id }) as ProductDraft['images'][number];
  const drawn = {
    ...draft('Loaf', { mainImageId: 'front' }, { mainImageId: 'side' }, { mainImageId: 'elsewhere' }, {}),
    images: ['front', 'side'].map(image),
  };
  const shown = (each: ProductDraft) => bodyOf(each).variants.map(({ mainImageId }) => mainImageId);

  it('takes an image from the variants when the product loses it', () => {
    expect(shown(withImages(drawn, [image('side')]))).toEqual([null, 'side', 'elsewhere', undefined]);
  });
  it('leaves the variants their images in another order, and when one is added', () => {
    expect(shown(withImages(drawn, ['new', 'side', 'front'].map(image)))).toEqual(shown(drawn));
  });
});

describe('fieldOfRefusal', () => {
  const two = draft('Loaf', { price: '4' }, { price: '4' });
  it.each([
    ['title', 'title'],
    ['product.title', 'title'],
    ['variants[1].sku', 'sku-k2'],
    ['variants.1.salePrice', 'sale-k2'],
    ['product/variants/0/price', 'price-k1'],
    [undefined, null],
  ])('leads %s to %s', (path, field) => {
    expect(fieldOfRefusal(path, two)).toBe(field);
  });
});
