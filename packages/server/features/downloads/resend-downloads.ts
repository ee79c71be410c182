import { findEntitlements } from '@veranda/db/downloads/reader';
import { renewEntitlements } from '@veranda/db/downloads/writer';
import { findOrder } from '@veranda/db/orders/reader';
import { addToOutbox } from '@veranda/db/platform/outbox';
import { isEntityId } from '@veranda/domain/entity-id';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { Deps } from '../../services/deps.ts';

/** Gives the downloads of an order again and mails them. */
export async function resendDownloads(
  deps: Pick<Deps, 'db' | 'newId' | 'now'>,
  order: { readonly siteId: string; readonly orderId: string },
): Promise<{ sent: true } | Refusal> {
  const key = deps.newId();
  return transactionWithRefusal(deps.db, order.siteId, async (tx) => {
    if (!(isEntityId(order.orderId) && (await findOrder(tx, order.orderId)))) return refuse('unknown-order');
    const available = (await findEntitlements(tx, order.orderId)).filter(
      (entitlement) => entitlement.revokedAt === null,
    );
    if (available.length === 0) return refuse('no-downloads');
    await renewEntitlements(tx, { orderId: order.orderId, now: new Date(deps.now()) });
    await addToOutbox(tx, {
      id: key,
      topic: 'download-mail',
      dedupeKey: `download-mail:${order.orderId}:${key}`,
      payload: { orderId: order.orderId, key },
    });
    return { sent: true as const };
  });
}
