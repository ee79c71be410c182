import { lockCartByToken } from '@veranda/db/cart/reader';
import { updateCart } from '@veranda/db/cart/writer';
import { maxCoupons, maxGiftCards } from '@veranda/domain/cart/cart-limits';
import { releaseHolds } from '@veranda/db/checkout/stock-release';
import { lockCartOfUser } from '@veranda/db/members/reader';
import { giveCart } from '@veranda/db/members/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { remindLater } from '../../services/commerce/carts/cart-reminder.ts';
import { isVisitorsCart } from '../../services/commerce/carts/cart-ref.ts';
import { copyLines } from '../../services/commerce/carts/copy-lines.ts';
import type { Deps } from '../../services/deps.ts';

/**
 * Customer who signs in, with the cart of this browser, and the token for a cart that they left elsewhere.
 */
interface Arrival {
  readonly siteUserId: string;
  readonly tokenHash: Uint8Array | null;
  /** Hash of the browser that they sign in with. */
  readonly browserHash: Uint8Array | null;
  readonly fresh: { readonly token: string; readonly hash: Uint8Array };
}

/**
 * Makes one cart of the visitor's and of what their user left elsewhere (decision 0014), under a lock on the
 * user. The cart at hand stays; the other is merged into it and never opened again. Carts that are being paid
 * are left alone.
 * @returns the token of the cart when it is another than before, null when it is the same; 'none' when the
 * browser brought the cart of another user, which is not theirs to keep
 */
export async function adoptCart(
  deps: Pick<Deps, 'newId' | 'now'>,
  tx: SiteTransaction,
  arrival: Arrival,
): Promise<{ readonly token: string } | 'none' | null> {
  const { siteUserId, tokenHash, browserHash, fresh } = arrival;
  const brought = tokenHash ? await lockCartByToken(tx, tokenHash) : undefined;
  const isTheirs = brought !== undefined && isVisitorsCart(brought, { id: siteUserId, browserHash });
  const atHand = isTheirs && brought.status === 'open' ? brought : undefined;
  const left = await lockCartOfUser(tx, { siteUserId, exceptId: atHand?.id ?? null });
  if (atHand) {
    await giveCart(tx, atHand.id, { siteUserId });
    await remindLater(deps, tx, { ...atHand, siteUserId });
    if (left) await mergeInto(deps, tx, { from: left, into: atHand });
    return null;
  }
  if (!left) return brought && !isTheirs ? 'none' : null;
  await giveCart(tx, left.id, { siteUserId, tokenHash: fresh.hash });
  return { token: fresh.token };
}

interface MergedCart {
  readonly id: string;
  readonly coupons: readonly string[];
  readonly giftCards: readonly string[];
}

async function mergeInto(
  deps: Pick<Deps, 'newId'>,
  tx: SiteTransaction,
  { from, into }: { readonly from: MergedCart; readonly into: MergedCart },
): Promise<void> {
  await copyLines(deps, tx, { from: from.id, into: into.id });
  await updateCart(tx, into.id, {
    coupons: together(into.coupons, from.coupons, maxCoupons),
    giftCards: together(into.giftCards, from.giftCards, maxGiftCards),
  });
  await releaseHolds(tx, from.id, 'released');
  await updateCart(tx, from.id, { status: 'merged' });
}

// Codes entered in this browser stay; codes of the other cart are added while there is room.
function together(atHand: readonly string[], left: readonly string[], most: number): string[] {
  return [...new Set([...atHand, ...left])].slice(0, Math.max(most, atHand.length));
}
