import { lockDemand, reserve } from '@veranda/db/checkout/stock';
import { addToOutbox } from '@veranda/db/platform/outbox';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { checkoutTimes } from '@veranda/domain/checkout/checkout-times';
import type { LoadedCart } from '../../services/commerce/carts/load-cart.ts';
import type { Deps } from '../../services/deps.ts';
import { stockRequirements } from '../../services/commerce/carts/stock-requirements.ts';

/**
 * Holds the stock of a cart for ten minutes (decisions §numbers stock hold). A hold that lives keeps its end,
 * whatever is held again: asking again and again holds nothing for ever. @returns until when, or null when
 * there is too little
 */
export async function holdStock(
  deps: Pick<Deps, 'now' | 'newId'>,
  tx: SiteTransaction,
  cart: LoadedCart,
): Promise<Date | null> {
  const cartId = cart.row.id;
  const { short, limited, heldUntil } = await lockDemand(tx, {
    cartId,
    demands: stockRequirements(cart),
  });
  if (short.length > 0) return null;
  const lives = heldUntil !== null && heldUntil.getTime() > deps.now();
  const expiresAt = lives ? heldUntil : new Date(deps.now() + checkoutTimes.hold);
  await reserve(tx, {
    cartId,
    orderId: null,
    expiresAt,
    demands: limited,
    newId: deps.newId,
  });
  await addToOutbox(tx, {
    id: deps.newId(),
    topic: 'expire-hold',
    dedupeKey: `hold:${cartId}:${expiresAt.getTime()}`,
    payload: { cartId },
    dueAt: expiresAt,
  });
  return expiresAt;
}
