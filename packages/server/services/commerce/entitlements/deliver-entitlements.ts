import { findCart } from '@veranda/db/cart/reader';
import { findLines, type OrderLineRecord, type OrderRecord } from '@veranda/db/orders/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { type LineKind, lineKindOf } from '@veranda/domain/line-items/line-kind';
import { type GiftDetails, plainGift } from '@veranda/domain/gift-cards/gift-details';
import type { CommerceDeps } from '../deps.ts';
import { settleRenewal } from '../subscriptions/settle-renewal.ts';
import { grantMemberships } from '../member-plans/memberships.ts';
import { startSubscription } from '../subscriptions/start-subscription.ts';
import { issueGiftCards } from './issue-gift-cards.ts';
import { writeEntitlements } from './write-entitlements.ts';

type DeliverDeps = Pick<CommerceDeps, 'log' | 'newId' | 'now' | 'settings'>;

/**
 * Delivers what a paid order has without a parcel: gift cards, downloads, subscriptions and memberships, in
 * the transaction that places it. It may run again for an order, and does nothing then; an order that is not
 * paid yet runs it when it is.
 * @returns whether nothing is left to be fulfilled
 */
export async function deliverEntitlements(
  deps: DeliverDeps,
  tx: SiteTransaction,
  order: OrderRecord,
): Promise<{ fulfilled: boolean }> {
  const lines = await findLines(tx, order.id);
  const cart = await findCart(tx, order.cartId);
  const gift = cart?.purpose === 'gift-card' ? (cart.purchase as GiftDetails | null) : null;
  await issueGiftCards(deps, tx, { order, lines: ofKind(lines, 'gift-card'), gift: gift ?? plainGift });
  await writeEntitlements(deps, tx, { order, lines: ofKind(lines, 'digital') });
  if (cart?.purpose === 'subscription') await startSubscription(deps, tx, { order, lines, cart });
  // A renewal pays for the pass that is there.
  if (cart?.purpose !== 'renewal')
    await grantMemberships(deps, tx, { order, lines: ofKind(lines, 'paywall') });
  if (cart?.purpose === 'renewal') await settleRenewal(deps, tx, { orderId: order.id, isPaid: true });
  return { fulfilled: lines.every((line) => isSelfDelivered(lineKindOf(line.productType))) };
}

/**
 * True when nobody ships or does anything for a line: an order of nothing else is fulfilled as soon as it is
 * paid (decision 0050).
 */
export function isSelfDelivered(kind: LineKind): boolean {
  return selfDelivered.has(kind);
}

const selfDelivered: ReadonlySet<LineKind> = new Set(['digital', 'gift-card', 'paywall', 'donation']);

function ofKind(lines: readonly OrderLineRecord[], kind: LineKind): OrderLineRecord[] {
  return lines.filter((line) => lineKindOf(line.productType) === kind);
}
