import { type CartRecord, lockCartByToken } from '@veranda/db/cart/reader';
import { updateCart } from '@veranda/db/cart/writer';
import { trimHolds } from '@veranda/db/checkout/holds';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { transactionWithRefusal } from '@veranda/server/platform/transaction-with-refusal';
import { remindLater } from './cart-reminder.ts';
import type { CommerceDeps } from '../deps.ts';
import { currencyFromNow } from './draft-terms.ts';
import type { SiteEntry } from '../../sites/directory/site-directory.ts';

/** Dependencies of changing a cart. */
export type CartDeps = Pick<CommerceDeps, 'db' | 'now'>;

/** A visitor's cart on a site. */
export interface CartRef {
  readonly site: SiteEntry;
  readonly tokenHash: Uint8Array | null;
}

/**
 * Changes the visitor's open cart; a refusal takes everything back. Stock that it held and no longer wants is
 * given back.
 */
export async function changeCart<T>(
  deps: CartDeps,
  { site, tokenHash }: CartRef,
  change: (tx: SiteTransaction, cart: CartRecord) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  if (tokenHash === null) return refuse('unknown-entry', { field: 'entryId' });
  return transactionWithRefusal(deps.db, site.id, async (tx) => {
    const cart = await lockCartByToken(tx, tokenHash);
    if (!cart || (cart.status !== 'open' && cart.status !== 'locked'))
      return refuse('unknown-entry', { field: 'entryId' });
    if (cart.status === 'locked') return refuse('cart-locked');
    await updateCart(tx, cart.id, currencyFromNow(site, cart));
    await remindLater(deps, tx, cart);
    const changed = await change(tx, cart);
    if (!isRefusal(changed)) await trimHolds(tx, { cartId: cart.id });
    return changed;
  });
}
