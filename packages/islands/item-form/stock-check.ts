import type { SiteCallOutput } from '@veranda/contracts/site-calls';

/** What is left of a variant, as the stock call tells it (storefront §7). */
type StockLeft = SiteCallOutput<'GET /commerce/inventory/stock/'>['results'][number];

/**
 * Whether an item's form is worth filling in (storefront §5): when anything of it is without limit, or there is more of
 * it than the cart holds already.
 */
export function passesStockCheck(
  results: readonly Pick<StockLeft, 'unlimited' | 'qtyInStock'>[],
  inCart: number,
): boolean {
  return results.some((left) => left.unlimited || left.qtyInStock > inCart);
}
