import { findEntryRows, putEntries } from '@veranda/db/cart/merge';
import { findCartByToken } from '@veranda/db/cart/reader';
import { insertCart } from '@veranda/db/cart/writer';
import {
  cartTokenHash,
  dropCartCookies,
  freshCartToken,
  setCartCookies,
} from '../../platform/carts/cart-cookie.ts';
import { copyOf } from '../../platform/carts/copy-lines.ts';
import { giveBrowserKey } from '../../platform/carts/cart-browser.ts';
import type { Deps } from '../../platform/deps.ts';
import { endSession } from '../../platform/sessions/site-user-session.ts';
import type { Visit } from './sign-in.ts';

/**
 * Signs out. The cart stays with its user for the next login; with `cloneCart` the visitor goes on with a copy of it,
 * else with no cart at all. @returns the crumb from now on
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
    const cart = await findCartByToken(tx, site.id, tokenHash);
    if (cart?.status !== 'open') return null;
    // What was entered is copied; the e-mail, the addresses and the note are the user's own.
    const { currency, coupons, gift_cards } = cart;
    await insertCart(tx, { website_id: site.id, id, token_hash: fresh.hash, currency, coupons, gift_cards });
    const rows = await findEntryRows(tx, site.id, cart.id);
    await putEntries(
      tx,
      id,
      rows.map((row) => copyOf(row, deps.newId(), row.quantity)),
    );
    return fresh.token;
  });
}
