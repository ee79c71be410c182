/** Limits of a store (storefront §9, administration §5 and §9). Lengths are in characters. */
export const catalogLimits = {
  productsPerCollection: 200,
  variantsPerProduct: 250,
  optionsPerProduct: 6,
  imagesPerProduct: 250,
  tagsPerProduct: 250,
  tag: 50,
  category: 25,
  /** Nested categories of a store. */
  categories: 10_000,
  title: 500,
  description: 100_000,
  excerpt: 2_000,
  sku: 60,
  optionName: 100,
  optionValue: 250,
  slug: 200,
  quantity: 1_000_000_000,
} as const;

const highestMajor: Readonly<Record<string, bigint>> = {
  JPY: 999_999_999n,
  COP: 10_000_000n,
  HUF: 10_000_000n,
};

/** Highest price of a product, in major units of the currency. */
export function highestPriceMajor(currency: string): bigint {
  return highestMajor[currency] ?? 1_000_000n;
}
