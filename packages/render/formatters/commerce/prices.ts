import { member } from '@veranda/template/values';
import { noPrice, type Price, priceOf } from './money.ts';
import { type Product, saleFlag } from './product.ts';

/** Parts of a product that have a price of their own: the variants, or the digital product itself. */
function pricedParts({ content, kind, variants }: Product): readonly unknown[] {
  if (kind === 'digital') return [content];
  return isPriced({ kind }) ? variants : [];
}

/** True when a product is of a type that has prices (§7). */
export function isPriced({ kind }: Pick<Product, 'kind'>): boolean {
  return kind !== 'paywall' && kind !== 'unknown';
}

/** The lowest price that somebody pays now. */
export function fromPrice(product: Product): Price {
  return lowest(pricedParts(product).map(effectivePrice));
}

/** The highest price without sales. */
export function normalPrice(product: Product): Price {
  const prices = pricedParts(product).map(regularPrice);
  return prices.reduce((best, price) => (price.value > best.value ? price : best), prices[0] ?? noPrice);
}

/** The lowest price among what is on sale; zero when nothing is. */
export function salePrice(product: Product): Price {
  return lowest(pricedParts(product).filter(saleFlag).map(effectivePrice));
}

/** Price to pay for a variant, a digital product or a pricing option. */
export function effectivePrice(part: unknown): Price {
  return saleFlag(part) ? priceOf(member(part, 'salePriceMoney')) : regularPrice(part);
}

export function regularPrice(part: unknown): Price {
  return priceOf(member(part, 'priceMoney'));
}

export function lowest(prices: readonly Price[]): Price {
  return prices.reduce((best, price) => (price.value < best.value ? price : best), prices[0] ?? noPrice);
}
