import type { ShoppingCart } from '@veranda/contracts/cart';
import { setSeenDue } from '@veranda/db/cart/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { isRefusal, type Refusal } from '@veranda/domain/refusal';
import type { SiteEntry } from '../../sites/directory/site-directory.ts';
import type { LoadedCart } from './load-cart.ts';
import { localizedCart } from './localized-cart.ts';
import { presentCart } from './present-cart.ts';

/** A cart as its visitor is shown it: what is left to pay is kept as seen. */
export async function showCart(
  tx: SiteTransaction,
  site: SiteEntry,
  cart: LoadedCart,
): Promise<ShoppingCart | Refusal> {
  await keepSeenDue(tx, cart);
  const shown = presentCart(site, cart);
  return isRefusal(shown) ? shown : localizedCart(tx, site, shown);
}

/** Keeps with a cart that has gift cards what its visitor is shown to have left to pay. */
export async function keepSeenDue(tx: SiteTransaction, { row, totals }: LoadedCart): Promise<void> {
  const dueMinor = row.giftCards.length === 0 ? null : totals.dueMinor;
  if (dueMinor === row.seenDueMinor) return;
  await setSeenDue(tx, row.id, dueMinor);
}
