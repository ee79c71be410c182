import { countsStock, type ProductKind } from './codes.ts';
import type { VariantCore } from './product.ts';

/** Product properties that the display rules depend on. */
export interface Displayed {
  readonly kind: ProductKind;
  readonly variants: readonly VariantCore[];
  /** Products that are paid for repeatedly show no quantity field. */
  readonly isSubscribable?: boolean;
}

/**
 * Sold out: a physical product or service of which every variant is limited and has nothing left (storefront
 * §4).
 */
export function isSoldOut({ kind, variants }: Displayed): boolean {
  return (
    countsStock(kind) && variants.every((variant) => !variant.stock.unlimited && variant.stock.quantity <= 0)
  );
}

/**
 * On sale: any variant of a physical product or service, or the digital item itself, which is its one variant
 * (storefront §4).
 */
export function isOnSale({ variants }: Displayed): boolean {
  return variants.some((variant) => variant.onSale);
}

/**
 * Multiple prices: variants differ in `onSale`, in the sale price while on sale, or in the price (storefront
 * §4).
 */
export function hasMultiplePrices({ variants }: Displayed): boolean {
  const [first, ...others] = variants;
  if (!first) return false;
  return others.some(
    (variant) =>
      variant.onSale !== first.onSale ||
      (variant.onSale && variant.salePriceMinor !== first.salePriceMinor) ||
      variant.priceMinor !== first.priceMinor,
  );
}

/**
 * Total stock: unlimited for digital products and gift cards or if any variant is, else the sum (storefront
 * §4).
 */
export function stockTotal({ kind, variants }: Displayed): number | 'unlimited' {
  if (!countsStock(kind) || variants.some((variant) => variant.stock.unlimited)) return 'unlimited';
  return variants.reduce((sum, variant) => sum + Math.max(0, variant.stock.quantity), 0);
}

/**
 * True when the product page has a quantity field: a physical product, or a service where several are
 * allowed; not subscribable; more than one in stock (storefront §5).
 */
export function showsQuantity(product: Displayed, multipleAllowedForServices: boolean): boolean {
  const kindAllows =
    product.kind === 'physical' || (product.kind === 'service' && multipleAllowedForServices);
  const total = stockTotal(product);
  return kindAllows && product.isSubscribable !== true && (total === 'unlimited' || total > 1);
}
