import { type CartRecord, findCart, lockCartByToken } from '@veranda/db/cart/reader';
import { findOrigin, isOriginBought, markReminded } from '@veranda/db/cart/reminders';
import { insertCart, updateCart } from '@veranda/db/cart/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { freshCartToken } from '../../services/commerce/carts/cart-cookie.ts';
import { cartOfToken } from '../../services/commerce/carts/cart-reminder.ts';
import { copyLines } from '../../services/commerce/carts/copy-lines.ts';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';

/** Visitor who followed the link of a reminder. */
interface Follower {
  readonly token: string;
  /** Token hash of the cart in this browser. */
  readonly tokenHash: Uint8Array | null;
  readonly siteUserId: string | null;
}

/**
 * Brings back what lay in the cart of a reminder: into the cart at hand, or a fresh one. The cart itself
 * stays where it is, so that a program that looks at links takes it from nobody; its addresses are never
 * copied, and what was bought is not brought back. @returns the token of a fresh cart, null where there is
 * none
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
    const origin = await findCart(tx, originId);
    if (origin?.status !== 'open' || (await isOriginBought(tx, originId))) return null;
    const atHand = await cartAtHand(tx, follower.tokenHash);
    if (atHand === 'busy') return null;
    if (atHand && (await findOrigin(tx, atHand.id)) === originId) return null;
    const into = atHand?.id ?? fresh.id;
    if (!atHand) await insertFresh(tx, { site, fresh, siteUserId: follower.siteUserId });
    await copyLines(deps, tx, { from: originId, into });
    await updateCart(tx, into);
    await markReminded(tx, { cartId: into, originId, sentAt: new Date(deps.now()) });
    return atHand ? null : fresh.token;
  });
}

// A cart that is being paid is left alone; a finished one is none.
async function cartAtHand(
  tx: SiteTransaction,
  tokenHash: Uint8Array | null,
): Promise<CartRecord | null | 'busy'> {
  const row = tokenHash === null ? undefined : await lockCartByToken(tx, tokenHash);
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
    id: fresh.id,
    tokenHash: fresh.hash,
    siteUserId,
    currency: site.currency,
  });
}
