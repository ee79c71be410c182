import { type CartOwner, findOwnedCarts } from '@veranda/db/cart/reader';
import type { CookieName, Cookies } from '@veranda/contracts/cookies';
import type { CommerceDeps } from '../deps.ts';
import type { Call } from '@veranda/server/platform/http/route';
import { readSiteUser } from '@veranda/server/platform/sessions/site-user-session';
import type { Tenant } from '@veranda/server/platform/tenancy/tenant';
import { browserHashOf } from './cart-browser.ts';
import { cartTokenHash, expressTokenHash } from './cart-cookie.ts';

/**
 * The cookies of a visitor's request without the carts that belong to somebody else: a member's cart is
 * nobody's while they are not signed in, on whichever browser its token lies (decision 0014), and a guest's
 * with something of a person in it is nobody's on another browser (decision 0123).
 */
export async function visitorsCookies(
  deps: CommerceDeps,
  site: Tenant,
  request: Call<never>['request'],
): Promise<Cookies> {
  const tokens = [
    { name: 'CART', hash: cartTokenHash({ request }) },
    { name: 'CHECKOUT', hash: expressTokenHash({ request }) },
  ] as const;
  const hashes = tokens.flatMap(({ hash }) => hash ?? []);
  if (hashes.length === 0) return request.cookies;
  const owned = await deps.db.forSite(site.id, (tx) => findOwnedCarts(tx, hashes));
  if (owned.length === 0) return request.cookies;
  const isOfMember = owned.some((cart) => cart.siteUserId !== null);
  const visitor = {
    id: isOfMember ? ((await readSiteUser(deps, site, { request }))?.id ?? null) : null,
    browserHash: browserHashOf({ request }),
  };
  const others = owned.filter((cart) => !isVisitorsCart(cart, visitor));
  const left: Partial<Record<CookieName, string>> = { ...request.cookies };
  for (const { name, hash } of tokens)
    if (hash && others.some((cart) => isSame(cart.tokenHash, hash))) delete left[name];
  return left;
}

/**
 * True when a cart belongs to a visitor: a member's of the signed-in customer, a guest's of the browser that
 * it is kept to.
 */
export function isVisitorsCart(
  cart: Pick<CartOwner, 'siteUserId' | 'browserHash'>,
  visitor: { readonly id: string | null; readonly browserHash: Uint8Array | null },
): boolean {
  if (cart.siteUserId !== null) return cart.siteUserId === visitor.id;
  if (cart.browserHash === null) return true;
  return visitor.browserHash !== null && isSame(cart.browserHash, visitor.browserHash);
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return Buffer.compare(one, other) === 0;
}
