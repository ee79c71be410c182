import { describe, expect, it } from 'vitest';
import { categorySteps, isCategoryPathWithinLimits } from './category-path.ts';
import { checkProduct } from './check-product.ts';
import { type ProductKind, productCodeOf, productKindOf, productTypes } from './codes.ts';
import { hasMultiplePrices, isOnSale, isSoldOut, productMark, showsQuantity, stockTotal } from './display.ts';
import { highestPriceMajor } from './limits.ts';
import { summarise } from './listing.ts';
import { findVariant, optionKey, optionValues, valueStates } from './options.ts';
import type { ProductDraft, VariantDraft } from './product.ts';
import { variantsFrom } from './product-notation.ts';
import { fillBlankSkus, skuFromNumber } from './sku.ts';
import { freeSlug, slugify } from './slug.ts';

const product = (kind: ProductKind, line: string) => ({ kind, variants: variantsFrom(line) });

describe('product types, storefront §3', () => {
  it.each(productTypes.map((type) => [type.code, type.kind] as const))('%i is %s', (code, kind) => {
    expect([productKindOf(code), productCodeOf(kind)]).toEqual([kind, code]);
  });
  it('refuses a number outside the table', () => {
    expect(() => productKindOf(6)).toThrow(RangeError);
  });
});

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

describe('SKU', () => {
  it('is SQ and seven digits when it is left blank', () => {
    expect([skuFromNumber(12), skuFromNumber(98_765_432_101)]).toEqual(['SQ0000012', 'SQ5432101']);
  });
  it('is fresh within its product', () => {
    const numbers = [5, 5, 6];
    const filled = fillBlankSkus(
      [{ sku: 'SQ0000005' }, { sku: ' ' }, { sku: 'own ' }],
      () => numbers.shift() ?? 7,
    );
    expect(filled.map((variant) => variant.sku)).toEqual(['SQ0000005', 'SQ0000006', 'own']);
  });
});

describe('product display, storefront §4', () => {
  it.each([
    ['physical', 'S=10.00×0, M=10.00×0', true],
    ['physical', 'S=10.00×0, M=10.00×1', false],
    ['physical', 'S=10.00×0, M=10.00×∞', false],
    ['service', '10.00×0', true],
    ['digital', '10.00×0', false],
    ['gift-card', '10.00×0', false],
  ] as const)('sold out: %s %s → %s', (kind, line, answer) =>
    expect(isSoldOut(product(kind, line))).toBe(answer),
  );

  it.each([
    ['physical', 'S=10.00×1, M=10.00/9.00×1', true],
    ['physical', 'S=10.00(9.00)×1', false],
    ['digital', '10.00/8.00×0', true],
  ] as const)('on sale: %s %s → %s', (kind, line, answer) =>
    expect(isOnSale(product(kind, line))).toBe(answer),
  );

  it.each([
    ['S=10.00×1', false],
    ['S=10.00×1, M=10.00×5', false],
    ['S=10.00×1, M=11.00×1', true],
    ['S=10.00×1, M=10.00/9.00×1', true],
    ['S=10.00/8.00×1, M=10.00/9.00×1', true],
    ['S=10.00(8.00)×1, M=10.00(9.00)×1', false],
  ])('multiple prices: %s → %s', (line, answer) =>
    expect(hasMultiplePrices(product('physical', line))).toBe(answer),
  );

  it.each([
    ['physical', 'S=1.00×2, M=1.00×3', 5],
    ['physical', 'S=1.00×2, M=1.00×∞', 'unlimited'],
    ['digital', '1.00×0', 'unlimited'],
    ['gift-card', '1.00×0', 'unlimited'],
    ['service', '1.00×4', 4],
  ] as const)('stock total: %s %s → %s', (kind, line, total) =>
    expect(stockTotal(product(kind, line))).toBe(total),
  );

  it('lets the sold-out mark take priority over the sale mark', () => {
    const marks = ['1.00/0.50×0', '1.00/0.50×1', '1.00×1'].map((line) =>
      productMark(product('physical', line)),
    );
    expect(marks).toEqual(['sold-out', 'sale', null]);
  });

  it.each([
    ['physical', '1.00×2', true, true],
    ['physical', '1.00×1', true, false],
    ['physical', '1.00×∞', true, true],
    ['service', '1.00×9', true, true],
    ['service', '1.00×9', false, false],
    ['digital', '1.00×9', true, false],
    ['gift-card', '1.00×9', true, false],
  ] as const)('quantity field, §5: %s %s, several services %s → %s', (kind, line, services, shown) => {
    expect(showsQuantity(product(kind, line), services)).toBe(shown);
  });
  it('hides the quantity field of a subscribable product, §5', () => {
    expect(showsQuantity({ ...product('physical', '1.00×9'), isSubscribable: true }, true)).toBe(false);
  });
});

describe('listing row', () => {
  const row = (line: string) => {
    const summary = summarise({ ...product('physical', line), imageIds: ['a', 'b'], state: 'published' });
    return `${summary.fromPriceMinor}/${summary.regularPriceMinor} ${summary.variantCount}${summary.variedPrices ? ' varied' : ''}`;
  };
  it.each([
    ['S=12.00×1, M=10.00×1', '1000/1000 2 varied'],
    ['S=12.00/9.00×1, M=10.00×1', '900/1200 2 varied'],
    ['5.00(4.00)×1', '500/500 1'],
  ])('%s → %s', (line, expected) => expect(row(line)).toBe(expected));
  it('is visible while the product is published, with its first two pictures', () => {
    const shown = summarise({
      ...product('physical', '1.00×1'),
      imageIds: ['a', 'b', 'c'],
      state: 'published',
    });
    const hidden = summarise({ ...product('physical', '1.00×1'), imageIds: [], state: 'hidden' });
    expect([shown.visible, shown.imageId, shown.hoverImageId]).toEqual([true, 'a', 'b']);
    expect([hidden.visible, hidden.imageId, hidden.hoverImageId]).toEqual([false, null, null]);
  });
});

describe('options', () => {
  const shirt = product('physical', 'S+Red=1.00×1, S+Blue=1.00×0, M+Red=1.00×0');
  const states = (name: string, chosen: Record<string, string>) =>
    [...valueStates(shirt, name, chosen)].map((entry) => entry.join(' ')).join(', ');
  it('lists values in the order of the variants', () => {
    expect(optionValues(['Size', 'Colour'], shirt.variants)).toEqual([
      { name: 'Size', values: ['S', 'M'] },
      { name: 'Colour', values: ['Red', 'Blue'] },
    ]);
  });
  it.each([
    ['Size', {}, 'S available, M sold-out'],
    ['Colour', { Size: 'S' }, 'Red available, Blue sold-out'],
    ['Colour', { Size: 'M' }, 'Red sold-out, Blue absent'],
    ['Size', { Size: 'M', Colour: 'Blue' }, 'S sold-out, M absent'],
  ])('states of %s under %j: %s', (name, chosen, expected) => expect(states(name, chosen)).toBe(expected));
  it('resolves a variant only when every option is chosen', () => {
    expect(findVariant(shirt.variants, ['Size', 'Colour'], { Size: 'S', Colour: 'Blue' })).toBe(
      shirt.variants[1],
    );
    expect(findVariant(shirt.variants, ['Size', 'Colour'], { Size: 'S' })).toBeNull();
  });
  it('cannot confuse joined values', () => {
    expect(optionKey(['A', 'B'], { A: 'x', B: 'y z' })).not.toBe(optionKey(['A', 'B'], { A: 'x y', B: 'z' }));
  });
  it('stays fast with 250 variants of six options', () => {
    const variants = variantsFrom(
      Array.from({ length: 250 }, (_, n) => `v${n}+${n % 5}+${n % 7}=1.00×1`).join(','),
    );
    const start = performance.now();
    for (let n = 0; n < 100; n += 1) valueStates({ kind: 'physical', variants }, 'Size', { Colour: '1' });
    expect(performance.now() - start).toBeLessThan(500);
  });
});

describe('category path', () => {
  it('opens into its steps', () => {
    expect(categorySteps('/perro/Higiene Oral')).toEqual([
      { path: '/perro', parentPath: '', slug: 'perro', displayName: 'Perro' },
      {
        path: '/perro/higiene-oral',
        parentPath: '/perro',
        slug: 'higiene-oral',
        displayName: 'Higiene Oral',
      },
    ]);
  });
  it.each([['/'], [''], ['///']])('%j is the root', (path) => expect(categorySteps(path)).toEqual([]));
  it('takes category names of up to 25 characters, administration §5', () => {
    expect([25, 26].map((n) => isCategoryPathWithinLimits(categorySteps(`/${'a'.repeat(n)}`)))).toEqual([
      true,
      false,
    ]);
  });
});

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
    ['a tag of 51', { tags: ['x'.repeat(50), 'x'.repeat(51)] }, ['tags.1: tag-too-long']],
    ['no variants', { variants: [] }, ['variants: no-variants']],
    ['250 variants', { optionOrdering: ['Size'], variants: sizes(250) }, []],
    ['251 variants', { optionOrdering: ['Size'], variants: sizes(251) }, ['variants: too-many-variants']],
    [
      '7 options',
      {
        optionOrdering: [...'abcdefg'],
        variants: [variant({ attributes: Object.fromEntries([...'abcdefg'].map((n) => [n, 'x'])) })],
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
