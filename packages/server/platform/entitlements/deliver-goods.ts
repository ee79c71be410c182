import { findCart } from '@veranda/db/cart/reader';
import { findLines, type OrderLineRow, type OrderRow } from '@veranda/db/orders/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { type LineKind, lineKindOf } from '@veranda/domain/line-items/line-kind';
import { type GiftDetails, plainGift } from '@veranda/domain/gift-cards/gift-details';
import type { Deps } from '../deps.ts';
import { settleRenewal } from '../subscriptions/settle-renewal.ts';
import { givePasses } from '../member-plans/passes.ts';
import { startSubscription } from '../subscriptions/start-subscription.ts';
import { issueGiftCards } from './issue-gift-cards.ts';
import { writeEntitlements } from './write-entitlements.ts';

type GoodsDeps = Pick<Deps, 'log' | 'newId' | 'now' | 'settings'>;

/**
 * What follows of a paid order without a parcel: gift cards, downloads, subscriptions and memberships, in the transaction that places it. It may run
 * again for an order, and does nothing then; an order that is not paid yet runs it when it is.
 * @returns whether nothing is left to be fulfilled
 */
export async function deliverGoods(
  deps: GoodsDeps,
  tx: SiteTransaction,
  order: OrderRow,
): Promise<{ fulfilled: boolean }> {
  const lines = await findLines(tx, tx.siteId, order.id);
  const cart = await findCart(tx, tx.siteId, order.cart_id);
  const gift = cart?.purpose === 'gift-card' ? (cart.purchase as GiftDetails | null) : null;
  await issueGiftCards(deps, tx, { order, lines: ofKind(lines, 'gift-card'), gift: gift ?? plainGift });
  await writeEntitlements(deps, tx, { order, lines: ofKind(lines, 'digital') });
  if (cart?.purpose === 'subscription') await startSubscription(deps, tx, { order, lines, cart });
  // A renewal pays for the pass that is there.
  if (cart?.purpose !== 'renewal') await givePasses(deps, tx, { order, lines: ofKind(lines, 'paywall') });
  if (cart?.purpose === 'renewal') await settleRenewal(deps, tx, { orderId: order.id, isPaid: true });
  return { fulfilled: lines.every((line) => isSelfDelivered(lineKindOf(line.product_type))) };
}

/** Whether nobody sends or does anything for a line: an order of nothing else is fulfilled as soon as it is paid (commerce, state machines). */
export function isSelfDelivered(kind: LineKind): boolean {
  return selfDelivered.has(kind);
}

const selfDelivered: ReadonlySet<LineKind> = new Set(['digital', 'gift-card', 'paywall', 'donation']);

function ofKind(lines: readonly OrderLineRow[], kind: LineKind): OrderLineRow[] {
  return lines.filter((line) => lineKindOf(line.product_type) === kind);
}
