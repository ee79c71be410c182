import { findLines, type OrderRecord } from '@veranda/db/orders/reader';
import { addOrderEvent, updateOrder } from '@veranda/db/orders/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { type FulfillableLine, fulfilmentStatus } from '@veranda/domain/orders/fulfilment';
import type { Deps } from '../../services/deps.ts';
import { fulfillable } from './fulfillable-line.ts';

/**
 * Writes where a locked order stands with its sending after units of it were given back, or were not after
 * all: it is fulfilled when what was sent is all that is left, and open again when that no longer holds. A
 * canceled one has nothing left to be sent.
 */
export async function keepFulfilment(
  deps: Pick<Deps, 'newId'>,
  tx: SiteTransaction,
  { order, actor }: { readonly order: OrderRecord; readonly actor: string },
): Promise<void> {
  const lines = (await findLines(tx, order.id)).map(fulfillable);
  const now = fulfilmentStatus(order.status === 'canceled' ? lines.map(notSentAnyMore) : lines);
  if (now === order.fulfilmentStatus) return;
  const isLeft = now === 'unfulfilled' || now === 'partial';
  const closes = order.status === 'pending' && now === 'fulfilled';
  const opens = order.status === 'fulfilled' && isLeft;
  const status = closes ? 'fulfilled' : opens ? 'pending' : order.status;
  await updateOrder(tx, order.id, { fulfilmentStatus: now, status });
  if (!closes && !opens) return;
  const key = { orderId: order.id, id: deps.newId() };
  await addOrderEvent(tx, { ...key, kind: closes ? 'fulfilled' : 'reopened', actor });
}

function notSentAnyMore(line: FulfillableLine): FulfillableLine {
  return { ...line, refundedQuantity: line.quantity - line.fulfilledQuantity };
}
