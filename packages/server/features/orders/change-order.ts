import type { OrderDetail } from '@veranda/contracts/orders';
import { findOrderDiscounts } from '@veranda/db/discounts/reader';
import { readSoldCards } from '@veranda/db/gift-cards/reader';
import { findAssets } from '@veranda/db/media/reader';
import {
  findEvents,
  findLines,
  findOrder,
  findPayments,
  findTaxes,
  lockOrder,
} from '@veranda/db/orders/reader';
import { findRefunds } from '@veranda/db/orders/refunds';
import { findShipments } from '@veranda/db/orders/shipments';
import { updateOrder } from '@veranda/db/orders/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { isEntityId } from '@veranda/domain/entity-id';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Change, OrderAddress } from './order-change.ts';
import { presentOrder } from './present.ts';

/** Locks a placed order, changes it, and answers with it as it is then; a refusal takes everything back. */
export async function changeOrder(
  deps: Pick<Deps, 'db'>,
  { siteId, orderId }: OrderAddress,
  change: Change,
): Promise<{ order: OrderDetail } | Refusal> {
  if (!isEntityId(orderId)) return refuse('unknown-order');
  return transactionWithRefusal(deps.db, siteId, async (tx) => {
    const order = await lockOrder(tx, siteId, orderId);
    if (!order || order.number === null) return refuse('unknown-order');
    const refused = await change(tx, order);
    return isRefusal(refused) ? refused : { order: await readOrder(tx, siteId, orderId) };
  });
}

/** An order as its page shows it. */
export async function readOrder(tx: SiteTransaction, siteId: string, orderId: string): Promise<OrderDetail> {
  const order = await findOrder(tx, siteId, orderId);
  if (!order) throw new Error('an order that is locked is missing');
  const lines = await findLines(tx, siteId, orderId);
  const assets = await findAssets(tx, siteId, [...new Set(lines.flatMap((line) => line.image_id ?? []))]);
  return presentOrder({
    order,
    lines,
    payments: await findPayments(tx, siteId, orderId),
    events: await findEvents(tx, siteId, orderId),
    shipments: await findShipments(tx, siteId, orderId),
    refunds: await findRefunds(tx, siteId, orderId),
    discounts: await findOrderDiscounts(tx, siteId, orderId),
    taxes: await findTaxes(tx, siteId, orderId),
    cards: await readSoldCards(tx, siteId, orderId),
    images: new Map(assets.map((asset) => [asset.id, asset])),
  });
}

/** Takes the unread mark. */
export function markSeen(deps: Pick<Deps, 'now'>): Change {
  return async (tx, order) => {
    if (order.seen_at === null)
      await updateOrder(tx, { siteId: tx.siteId, id: order.id }, { seen_at: new Date(deps.now()) });
    return undefined;
  };
}
