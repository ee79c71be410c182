import { type CartRow, findCart, lockCartByToken } from '@veranda/db/cart/reader';
import { findOrigin, isOriginBought, markReminded } from '@veranda/db/cart/reminders';
import { insertCart, updateCart } from '@veranda/db/cart/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { freshCartToken } from '../../platform/carts/cart-cookie.ts';
import { cartOfToken } from '../../platform/carts/cart-reminder.ts';
import { copyLines } from '../../platform/carts/copy-lines.ts';
import type { Deps } from '../../platform/deps.ts';
import type { SiteEntry } from '../../platform/sites/site-directory.ts';

/** Who has followed the link of a reminder. */
export interface Follower {
  readonly token: string;
  /** Of the cart that they have here. */
  readonly tokenHash: Uint8Array | null;
  readonly siteUserId: string | null;
}

/**
 * Brings back what lay in the cart of a reminder: into the cart at hand, or a fresh one. The cart itself stays where it is,
 * so that a program that looks at links takes it from nobody; its addresses are never copied, and what was bought is not
 * brought back. @returns the token of a fresh cart, null where there is none
 */
export async function restoreCart(
  deps: Pick<Deps, 'db' | 'newId' | 'now' | 'random' | 'settings'>,
  site: SiteEntry,
  follower: Follower,
): Promise<string | null> {
  const originId = cartOfToken(deps, site.id, follower.token);
  if (originId === null) return null;
  const fresh = { id: deps.newId(), ...freshCartToken(deps.random) };
  return deps.db.forSite(site.id, async (tx) => {
    const origin = await findCart(tx, site.id, originId);
    if (origin?.status !== 'open' || (await isOriginBought(tx, site.id, originId))) return null;
    const atHand = await cartAtHand(tx, site.id, follower.tokenHash);
    if (atHand === 'busy') return null;
    if (atHand && (await findOrigin(tx, site.id, atHand.id)) === originId) return null;
    const into = atHand?.id ?? fresh.id;
    if (!atHand) await insertFresh(tx, { site, fresh, siteUserId: follower.siteUserId });
    await copyLines(deps, tx, { siteId: site.id, from: originId, into });
    await updateCart(tx, { siteId: site.id, cartId: into });
    await markReminded(tx, site.id, { cartId: into, originId, sentAt: new Date(deps.now()) });
    return atHand ? null : fresh.token;
  });
}

// A cart that is being paid is left alone; a finished one is none.
async function cartAtHand(
  tx: SiteTransaction,
  siteId: string,
  tokenHash: Uint8Array | null,
): Promise<CartRow | null | 'busy'> {
  const row = tokenHash === null ? undefined : await lockCartByToken(tx, siteId, tokenHash);
  if (row?.status === 'locked') return 'busy';
  return row?.status === 'open' ? row : null;
}

async function insertFresh(
  tx: SiteTransaction,
  given: {
    readonly site: SiteEntry;
    readonly fresh: { readonly id: string; readonly hash: Uint8Array };
    readonly siteUserId: string | null;
  },
): Promise<void> {
  const { site, fresh, siteUserId } = given;
  await insertCart(tx, {
    website_id: site.id,
    id: fresh.id,
    token_hash: fresh.hash,
    site_user_id: siteUserId,
    currency: site.currency,
  });
}
