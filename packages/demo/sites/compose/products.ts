import type { DemoProduct, DemoVariant } from '../../demo-site.ts';

/** A product that is only one thing: no options, one variant. */
interface SingleFacts {
  readonly sku: string;
  readonly price: string;
  readonly salePrice?: string;
  readonly stock: number | 'unlimited';
}

export function single({
  sku,
  price,
  salePrice,
  stock,
}: SingleFacts): Pick<DemoProduct, 'optionOrdering' | 'variants'> {
  return {
    optionOrdering: [],
    variants: [{ sku, attributes: {}, price, salePrice: salePrice ?? null, stock, picture: null }],
  };
}

/** A line of a price list: the values of the options in order, then SKU, price, stock and sale price. */
export type VariantLine = readonly [
  values: readonly string[],
  sku: string,
  price: string,
  stock: number | 'unlimited',
  salePrice?: string,
];

export function choices(
  optionOrdering: readonly string[],
  lines: readonly VariantLine[],
): Pick<DemoProduct, 'optionOrdering' | 'variants'> {
  const variants = lines.map(([values, sku, price, stock, salePrice]): DemoVariant => {
    const attributes = Object.fromEntries(optionOrdering.map((name, index) => [name, values[index] ?? '']));
    return { sku, attributes, price, salePrice: salePrice ?? null, stock, picture: null };
  });
  return { optionOrdering, variants };
}
