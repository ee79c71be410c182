import { findEntryRows, putEntries } from '@veranda/db/cart/merge';
import { findCartByToken } from '@veranda/db/cart/reader';
import { insertCart } from '@veranda/db/cart/writer';
import {
  cartTokenHash,
  dropCartCookies,
  freshCartToken,
  setCartCookies,
} from '../../services/commerce/carts/cart-cookie.ts';
import { copyOf } from '../../services/commerce/carts/copy-lines.ts';
import { giveBrowserKey } from '../../services/commerce/carts/cart-browser.ts';
import type { Deps } from '../../services/deps.ts';
import { endSession } from '../../platform/sessions/site-user-session.ts';
import type { Visit } from './sign-in.ts';

/**
 * Signs out. The cart stays with its user for the next login; with `cloneCart` the visitor continues with a
 * copy of it, else with no cart at all. @returns the crumb from now on
 */
export async function logOut(deps: Deps, visit: Visit, cloneCart: boolean): Promise<string> {
  const tokenHash = cartTokenHash(visit.call);
  if (tokenHash !== null) {
    const token = cloneCart ? await copyCart(deps, visit, tokenHash) : null;
    if (token === null) dropCartCookies(visit.call);
    else {
      setCartCookies(visit.call, token);
      giveBrowserKey(deps, visit.call);
    }
  }
  return endSession(deps, visit);
}

async function copyCart(deps: Deps, { site }: Visit, tokenHash: Uint8Array): Promise<string | null> {
  const [fresh, id] = [freshCartToken(deps.random), deps.newId()];
  return deps.db.forSite(site.id, async (tx) => {
    const cart = await findCartByToken(tx, tokenHash);
    if (cart?.status !== 'open') return null;
    // Codes are copied; the e-mail, the addresses and the note are the user's own.
    const { currency, coupons, giftCards } = cart;
    await insertCart(tx, { id, tokenHash: fresh.hash, currency, coupons, giftCards });
    const rows = await findEntryRows(tx, cart.id);
    await putEntries(
      tx,
      id,
      rows.map((row) => copyOf(row, deps.newId(), row.quantity)),
    );
    return fresh.token;
  });
}
