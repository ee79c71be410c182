import type { OrderRecord } from '@veranda/db/orders/reader';
import { addOrderEvent, updateOrder } from '@veranda/db/orders/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { addToOutbox } from '@veranda/db/platform/outbox';
import type { Deps } from '../../services/deps.ts';
import { deliverEntitlements } from '../../services/commerce/entitlements/deliver-entitlements.ts';

/** Effects of a manual payment of a placed order: entitlements that need money, and a mail. */
export async function followPayment(
  deps: Pick<Deps, 'log' | 'newId' | 'now' | 'settings'>,
  tx: SiteTransaction,
  { order, actor }: { readonly order: OrderRecord; readonly actor: string },
): Promise<void> {
  const { fulfilled } = await deliverEntitlements(deps, tx, order);
  if (fulfilled) await updateOrder(tx, order.id, { status: 'fulfilled' });
  await addOrderEvent(tx, {
    id: deps.newId(),
    orderId: order.id,
    kind: 'payment-captured',
    actor,
  });
  await addToOutbox(tx, {
    id: deps.newId(),
    topic: 'order-mail',
    dedupeKey: `order-mail:payment:${order.id}`,
    payload: { orderId: order.id, kind: 'payment', key: 'received' },
  });
}
