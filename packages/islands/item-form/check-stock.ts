import { requestJson } from '../cart/cart-client.ts';
import { currentCart, loadCart } from '../cart/cart-store.ts';
import { t } from '../messages/island-messages.ts';
import { passesStockCheck } from './stock-check.ts';

/** Why the form of an item is not worth filling in: there is not enough of it, or nobody knows; null when there is. */
export async function stockProblem(itemId: string): Promise<string | null> {
  const [stock] = await Promise.all([
    requestJson('GET /commerce/inventory/stock/', { query: { itemId } }),
    currentCart() === null ? loadCart() : null,
  ]);
  if (!stock.ok) return `${t('unableToOpenForm')}. ${stock.error}`;
  const inCart = (currentCart()?.entries ?? [])
    .filter((entry) => entry.itemId === itemId)
    .reduce((sum, entry) => sum + entry.quantity, 0);
  return passesStockCheck(stock.value.results, inCart) ? null : t('notEnoughStockMessage');
}
