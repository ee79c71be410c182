import { describe, expect, it } from 'vitest';
import { checkProduct } from './check-product.ts';
import { highestPriceMajor } from './limits.ts';
import type { ProductDraft, VariantDraft } from './product.ts';

describe('product faults', () => {
  const variant = (more: Partial<VariantDraft> = {}): VariantDraft => ({
    id: null,
    sourceId: null,
    sku: 'A',
    gtin: null,
    mpn: null,
    mainImageId: null,
    attributes: {},
    priceMinor: 100n,
    salePriceMinor: null,
    onSale: false,
    stock: { unlimited: false, quantity: 1 },
    ...more,
  });
  const draft = (more: Partial<ProductDraft> = {}): ProductDraft => ({
    kind: 'physical',
    title: 'Loaf',
    urlSlug: '',
    description: '',
    excerpt: '',
    tags: [],
    state: 'published',
    optionOrdering: [],
    weightGrams: 0,
    lengthMm: 0,
    widthMm: 0,
    heightMm: 0,
    customAddText: null,
    seoTitle: '',
    seoDescription: '',
    imageIds: [],
    categoryIds: [],
    variants: [variant()],
    ...more,
  });
  const faults = (more: Partial<ProductDraft>, currency = 'USD') =>
    checkProduct(draft(more), currency).map((fault) => `${fault.field}: ${fault.code}`);
  const sizes = (count: number) =>
    Array.from({ length: count }, (_, n) => variant({ sku: `A${n}`, attributes: { Size: `${n}` } }));

  it.each<[string, Partial<ProductDraft>, string[]]>([
    ['a plain product', {}, []],
    ['a blank title', { title: '  ' }, ['title: title-missing']],
    [
      'storefront §9 store: a tag has at most 50 characters',
      { tags: ['x'.repeat(50), 'x'.repeat(51)] },
      ['tags.1: tag-too-long'],
    ],
    [
      'administration §5 tag: at most 50 characters',
      { tags: ['x'.repeat(50), 'x'.repeat(51)] },
      ['tags.1: tag-too-long'],
    ],
    ['no variants', { variants: [] }, ['variants: no-variants']],
    ['250 variants', { optionOrdering: ['Size'], variants: sizes(250) }, []],
    ['251 variants', { optionOrdering: ['Size'], variants: sizes(251) }, ['variants: too-many-variants']],
    [
      '7 options',
      {
        optionOrdering: 'abcdefg'.split(''),
        variants: [variant({ attributes: Object.fromEntries('abcdefg'.split('').map((n) => [n, 'x'])) })],
      },
      ['optionOrdering: too-many-options'],
    ],
    [
      'an option twice',
      { optionOrdering: ['Size', 'Size'], variants: sizes(1) },
      ['optionOrdering.1: option-repeats'],
    ],
    ['a value missing', { optionOrdering: ['Size'] }, ['variants.0.attributes: option-value-missing']],
    [
      'an SKU twice',
      {
        optionOrdering: ['Size'],
        variants: [variant({ attributes: { Size: 'S' } }), variant({ attributes: { Size: 'M' } })],
      },
      ['variants.1.sku: sku-repeats'],
    ],
    [
      'a combination twice',
      { variants: [variant(), variant({ sku: 'B' })] },
      ['variants.1.attributes: combination-repeats'],
    ],
    [
      'a sale without its price',
      { variants: [variant({ onSale: true })] },
      ['variants.0.salePrice: sale-price-missing'],
    ],
    ['a negative price', { variants: [variant({ priceMinor: -1n })] }, ['variants.0.price: price-negative']],
    [
      'half a unit',
      { variants: [variant({ stock: { unlimited: false, quantity: 0.5 } })] },
      ['variants.0.stock.quantity: quantity-not-whole'],
    ],
    ['half a gram', { weightGrams: 0.5 }, ['weightGrams: measure-not-whole']],
  ])('%s', (_name, more, expected) => expect(faults(more)).toEqual(expected));

  it.each([
    ['USD', 100_000_000n],
    ['JPY', 999_999_999n],
    ['COP', 1_000_000_000n],
  ])('takes prices up to the highest of %s', (currency, highest) => {
    expect(faults({ variants: [variant({ priceMinor: highest })] }, currency)).toEqual([]);
    expect(faults({ variants: [variant({ priceMinor: highest + 1n })] }, currency)).toEqual([
      'variants.0.price: price-too-high',
    ]);
  });
  it('keeps the highest prices of the design', () => {
    expect(['JPY', 'COP', 'HUF', 'EUR'].map(highestPriceMajor)).toEqual([
      999_999_999n,
      10_000_000n,
      10_000_000n,
      1_000_000n,
    ]);
  });
});
