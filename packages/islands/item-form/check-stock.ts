import type { SiteCallOutput } from '@veranda/contracts/site-calls';
import { requestJson } from '../cart/cart-client.ts';
import { currentCart, loadCart } from '../cart/cart-store.ts';
import { t } from '../messages/island-messages.ts';

/**
 * Reason why the form of an item is not worth filling in: there is not enough stock, or nobody knows; null
 * when there is.
 */
export async function stockProblem(itemId: string): Promise<string | null> {
  const [stock] = await Promise.all([
    requestJson('GET /commerce/inventory/stock/', { query: { itemId } }),
    currentCart() === null ? loadCart() : null,
  ]);
  if (!stock.ok) return `${t('unableToOpenForm')}. ${stock.error}`;
  const inCart = (currentCart()?.entries ?? [])
    .filter((entry) => entry.itemId === itemId)
    .reduce((sum, entry) => sum + entry.quantity, 0);
  return hasEnoughStock(stock.value.results, inCart) ? null : t('notEnoughStockMessage');
}

/** Stock of a variant, as the stock call answers it (storefront §7). */
type StockLeft = SiteCallOutput<'GET /commerce/inventory/stock/'>['results'][number];

/**
 * True when an item's form is worth filling in (storefront §5): when anything of it is without limit, or
 * there is more of it than the cart holds already.
 */
export function hasEnoughStock(
  results: readonly Pick<StockLeft, 'unlimited' | 'qtyInStock'>[],
  inCart: number,
): boolean {
  return results.some((left) => left.unlimited || left.qtyInStock > inCart);
}
