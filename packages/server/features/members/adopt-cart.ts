import { lockCartByToken } from '@veranda/db/cart/reader';
import { updateCart } from '@veranda/db/cart/writer';
import { lockCartOfUser } from '@veranda/db/members/reader';
import { giveCart } from '@veranda/db/members/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { remindLater } from '../../platform/carts/cart-reminder.ts';
import { copyLines } from '../../platform/carts/copy-lines.ts';
import type { Deps } from '../../platform/deps.ts';

/** Who signs in, with the cart they bring, and the token for a cart that they left elsewhere. */
export interface Arrival {
  readonly siteId: string;
  readonly siteUserId: string;
  readonly tokenHash: Uint8Array | null;
  readonly fresh: { readonly token: string; readonly hash: Uint8Array };
}

/**
 * Makes one cart of the visitor's and of what their user left elsewhere (commerce, cart: merged at login), under a lock on
 * the user. The cart at
 * hand stays; the other is merged into it and never opened again. Carts that are being paid are left alone.
 * @returns the token of the cart when it is another than before, null when it is the same; 'none' when the browser brought
 * the cart of another user, which is not theirs to keep
 */
export async function adoptCart(
  deps: Pick<Deps, 'newId' | 'now'>,
  tx: SiteTransaction,
  arrival: Arrival,
): Promise<{ readonly token: string } | 'none' | null> {
  const { siteId, siteUserId, tokenHash, fresh } = arrival;
  const brought = tokenHash ? await lockCartByToken(tx, siteId, tokenHash) : undefined;
  const isTheirs = brought?.status === 'open' && [null, siteUserId].includes(brought.site_user_id);
  const atHand = isTheirs ? brought : undefined;
  const left = await lockCartOfUser(tx, siteId, { siteUserId, exceptId: atHand?.id ?? null });
  if (atHand) {
    await giveCart(tx, { siteId, id: atHand.id }, { siteUserId });
    await remindLater(deps, tx, { ...atHand, site_user_id: siteUserId });
    if (left) await mergeInto(deps, tx, { siteId, from: left.id, into: atHand.id });
    return null;
  }
  if (!left) return brought && ![null, siteUserId].includes(brought.site_user_id) ? 'none' : null;
  await giveCart(tx, { siteId, id: left.id }, { siteUserId, tokenHash: fresh.hash });
  return { token: fresh.token };
}

async function mergeInto(
  deps: Pick<Deps, 'newId'>,
  tx: SiteTransaction,
  { siteId, from, into }: { readonly siteId: string; readonly from: string; readonly into: string },
): Promise<void> {
  await copyLines(deps, tx, { siteId, from, into });
  await updateCart(tx, { siteId, cartId: into });
  await updateCart(tx, { siteId, cartId: from }, { status: 'merged' });
}
