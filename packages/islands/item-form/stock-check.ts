/** What is left of a variant, as the stock call tells it (storefront §7). */
export interface StockLeft {
  readonly unlimited: boolean;
  readonly qtyInStock: number;
}

/**
 * Whether an item's form is worth filling in (storefront §5): when anything of it is without limit, or there is more of
 * it than the cart holds already.
 */
export function passesStockCheck(results: readonly StockLeft[], inCart: number): boolean {
  return results.some((left) => left.unlimited || left.qtyInStock > inCart);
}
