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
import type { Deps } from '../../services/deps.ts';
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
    const order = await lockOrder(tx, orderId);
    if (!order || order.number === null) return refuse('unknown-order');
    const refused = await change(tx, order);
    return isRefusal(refused) ? refused : { order: await readOrder(tx, orderId) };
  });
}

/** An order as its page shows it. */
export async function readOrder(tx: SiteTransaction, orderId: string): Promise<OrderDetail> {
  const order = await findOrder(tx, orderId);
  if (!order) throw new Error('an order that is locked is missing');
  const lines = await findLines(tx, orderId);
  const assets = await findAssets(tx, [...new Set(lines.flatMap((line) => line.imageId ?? []))]);
  return presentOrder({
    order,
    lines,
    payments: await findPayments(tx, orderId),
    events: await findEvents(tx, orderId),
    shipments: await findShipments(tx, orderId),
    refunds: await findRefunds(tx, orderId),
    discounts: await findOrderDiscounts(tx, orderId),
    taxes: await findTaxes(tx, orderId),
    cards: await readSoldCards(tx, orderId),
    images: new Map(assets.map((asset) => [asset.id, asset])),
  });
}

/** Takes the unread mark. */
export function markSeen(deps: Pick<Deps, 'now'>): Change {
  return async (tx, order) => {
    if (order.seenAt === null) await updateOrder(tx, order.id, { seenAt: new Date(deps.now()) });
    return undefined;
  };
}
