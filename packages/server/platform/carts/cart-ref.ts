import { type CartOwner, findOwnedCarts } from '@veranda/db/cart/reader';
import type { CookieName, Cookies } from '@veranda/contracts/cookies';
import type { Deps } from '../deps.ts';
import type { Call } from '../http/route.ts';
import { readSiteUser } from '../sessions/site-user-session.ts';
import type { SiteEntry } from '../sites/site-directory.ts';
import { browserHashOf } from './cart-browser.ts';
import { cartTokenHash, expressTokenHash } from './cart-cookie.ts';

/**
 * The cookies of a visitor's request without the carts that belong to somebody else: a member's cart is nobody's while they
 * are not signed in, on whichever browser its token lies (decision 0014), and a guest's with something of a person in it is
 * nobody's on another browser (decision 0123).
 */
export async function ownCookies(
  deps: Deps,
  site: SiteEntry,
  request: Call<never>['request'],
): Promise<Cookies> {
  const tokens = [
    { name: 'CART', hash: cartTokenHash({ request }) },
    { name: 'CHECKOUT', hash: expressTokenHash({ request }) },
  ] as const;
  const hashes = tokens.flatMap(({ hash }) => hash ?? []);
  if (hashes.length === 0) return request.cookies;
  const owned = await deps.db.forSite(site.id, (tx) => findOwnedCarts(tx, site.id, hashes));
  if (owned.length === 0) return request.cookies;
  const isOfMember = owned.some((cart) => cart.site_user_id !== null);
  const visitor = {
    id: isOfMember ? ((await readSiteUser(deps, site, { request }))?.id ?? null) : null,
    browserHash: browserHashOf({ request }),
  };
  const others = owned.filter((cart) => !isOwnCart(cart, visitor));
  const left: Partial<Record<CookieName, string>> = { ...request.cookies };
  for (const { name, hash } of tokens)
    if (hash && others.some((cart) => isSame(cart.token_hash, hash))) delete left[name];
  return left;
}

/** Whether a cart is that of a visitor: a member's of who is signed in, a guest's of the browser that it is kept to. */
export function isOwnCart(
  cart: Pick<CartOwner, 'site_user_id' | 'browser_hash'>,
  visitor: { readonly id: string | null; readonly browserHash: Uint8Array | null },
): boolean {
  if (cart.site_user_id !== null) return cart.site_user_id === visitor.id;
  if (cart.browser_hash === null) return true;
  return visitor.browserHash !== null && isSame(cart.browser_hash, visitor.browserHash);
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return Buffer.compare(one, other) === 0;
}
