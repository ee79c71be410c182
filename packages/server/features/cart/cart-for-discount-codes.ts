import { findCartByToken } from '@veranda/db/cart/reader';
import type { Deps } from '../../services/deps.ts';
import type { Call } from '../../platform/http/route.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { cartTokenHash, expressTokenHash } from '../../services/commerce/carts/cart-cookie.ts';

/**
 * Cart in which a code is entered: the one that the call names, when it lies in the browser; without a name
 * the visitor's cart, or where there is none the purchase that stands alone and is being paid.
 */
export async function discountCodesTokenHash(
  deps: Pick<Deps, 'db'>,
  visit: { readonly site: SiteEntry; readonly call: Pick<Call<never>, 'request'> },
  cartId: string | undefined,
): Promise<Uint8Array | null> {
  const [own, express] = [cartTokenHash(visit.call), expressTokenHash(visit.call)];
  if (express === null) return own;
  return deps.db.forSite(visit.site.id, async (tx) => {
    if (cartId !== undefined) return (await findCartByToken(tx, express))?.id === cartId ? express : own;
    const cart = own && (await findCartByToken(tx, own));
    return cart?.status === 'open' || cart?.status === 'locked' ? own : express;
  });
}
