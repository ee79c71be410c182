import { lockCartByToken } from '@veranda/db/cart/reader';
import { updateCart } from '@veranda/db/cart/writer';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { Deps } from '../../services/deps.ts';
import type { SiteUserIdentity } from '../../platform/sessions/site-user-session.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { needsAccount } from '../../services/commerce/subscriptions/subscription-purpose.ts';
import type { SubscriptionPurchase } from '../../services/commerce/subscriptions/start-subscription.ts';

/**
 * Lets a signed-in customer continue, and agree to be charged again where that is so; the cart is theirs from
 * now on.
 */
export async function agreeToSubscribe(
  deps: Pick<Deps, 'db' | 'now'>,
  site: SiteEntry,
  input: { readonly tokenHash: Uint8Array | null; readonly user: SiteUserIdentity; readonly agrees: boolean },
): Promise<{ cartId: string } | Refusal> {
  const { tokenHash, user, agrees } = input;
  if (tokenHash === null) return refuse('cart-empty');
  return transactionWithRefusal(deps.db, site.id, async (tx) => {
    const cart = await lockCartByToken(tx, tokenHash);
    if (!cart || !needsAccount(cart.purpose) || cart.status !== 'open') return refuse('cart-empty');
    const wanted = cart.purchase as SubscriptionPurchase;
    // A single payment needs no agreement to later charges.
    if (!agrees && wanted.plan !== null) return refuse('subscription-terms', { field: 'agree' });
    const purchase = {
      ...wanted,
      agreedAt: new Date(deps.now()).toISOString(),
    };
    await updateCart(tx, cart.id, {
      purchase: JSON.stringify(purchase),
      siteUserId: user.id,
      email: cart.email ?? user.email,
    });
    return { cartId: cart.id };
  });
}
