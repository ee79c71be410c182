import { findOwnedCarts } from '@veranda/db/cart/reader';
import type { Deps } from '../deps.ts';
import type { Call } from '../http/route.ts';
import { readSiteUser } from '../sessions/site-user-session.ts';
import type { SiteEntry } from '../sites/site-directory.ts';
import { cartCookie, cartTokenHash, expressCookie, expressTokenHash } from './cart-cookie.ts';

type Cookies = Call<never>['request']['cookies'];

/**
 * The cookies of a visitor's request without the carts that belong to somebody else than who is signed in now: a member's
 * cart is nobody's while they are not signed in, on whichever browser its token lies (decision 0014).
 */
export async function ownCookies(
  deps: Deps,
  site: SiteEntry,
  request: Call<never>['request'],
): Promise<Cookies> {
  const tokens = [
    { name: cartCookie, hash: cartTokenHash({ request }) },
    { name: expressCookie, hash: expressTokenHash({ request }) },
  ];
  const hashes = tokens.flatMap(({ hash }) => hash ?? []);
  if (hashes.length === 0) return request.cookies;
  const owned = await deps.db.forSite(site.id, (tx) => findOwnedCarts(tx, site.id, hashes));
  if (owned.length === 0) return request.cookies;
  const visitor = await readSiteUser(deps, site, { request });
  const others = owned.filter((cart) => cart.site_user_id !== visitor?.id);
  const foreign = tokens.filter(({ hash }) => hash && others.some((cart) => isSame(cart.token_hash, hash)));
  return { ...request.cookies, ...Object.fromEntries(foreign.map(({ name }) => [name, undefined])) };
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return Buffer.compare(one, other) === 0;
}
