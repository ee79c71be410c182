import type { CartRecord } from '@veranda/db/cart/reader';
import { addReminder } from '@veranda/db/cart/reminders';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { isEntityId } from '@veranda/domain/entity-id';
import { isProof, prove } from '@veranda/server/platform/crumb/proof';
import type { CommerceDeps } from '../deps.ts';

/** Milliseconds that a cart lies untouched before it is reminded of. */
export const remindAfter = 24 * 60 * 60_000;

/**
 * Lets a cart be reminded of when it stays as it is: once an address is known, typed or of the signed-in
 * customer. Not for what is alone, which is no cart.
 */
export async function remindLater(
  deps: Pick<CommerceDeps, 'now'>,
  tx: SiteTransaction,
  cart: Pick<CartRecord, 'id' | 'email' | 'siteUserId' | 'purpose'>,
): Promise<void> {
  if (cart.purpose !== 'cart' || (!cart.email && cart.siteUserId === null)) return;
  const dueAt = new Date(deps.now() + remindAfter);
  await addReminder(tx, { cartId: cart.id, dueAt });
}

type Signing = Pick<CommerceDeps, 'settings'>;

/** The token of the link that brings a cart back, `<cart>.<HMAC>`: it does not say whose it is. */
export function cartToken(deps: Signing, siteId: string, cartId: string): string {
  return `${cartId}.${prove(deps, ['cart', siteId, cartId])}`;
}

/** The cart of a token; null for one that we did not make. */
export function cartOfToken(deps: Signing, siteId: string, token: string): string | null {
  const [cartId = '', proof = ''] = token.split('.');
  return isEntityId(cartId) && isProof(deps, ['cart', siteId, cartId], proof) ? cartId : null;
}
