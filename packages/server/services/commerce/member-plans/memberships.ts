import { findMembershipsOf } from '@veranda/db/member-plans/reader';
import { endMembership, insertPlanMembership } from '@veranda/db/member-plans/writer';
import type { OrderLineRecord, OrderRecord } from '@veranda/db/orders/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import {
  findRenewalOfOrder,
  findSubscriptionOfOrder,
  lockSubscription,
} from '@veranda/db/subscriptions/reader';
import type { CommerceDeps } from '../deps.ts';
import { endSubscription } from '../subscriptions/end-subscription.ts';
import { startOfCycle } from '../subscriptions/subscription-anchor.ts';

/**
 * Gives the passes that an order has paid for, in the transaction that places it. An order of nobody opens
 * nothing.
 */
export async function grantMemberships(
  deps: Pick<CommerceDeps, 'newId' | 'now'>,
  tx: SiteTransaction,
  { order, lines }: { readonly order: OrderRecord; readonly lines: readonly OrderLineRecord[] },
): Promise<void> {
  if (lines.length === 0 || order.siteUserId === null) return;
  const subscription = (await findSubscriptionOfOrder(tx, order.id)) ?? null;
  // A plan of one charge is complete at once: it opens its pages for the period that this charge has paid.
  const endsAt = subscription?.endedAt ? startOfCycle(subscription, subscription.cycleNo + 1) : null;
  for (const { productId, ...line } of lines) {
    if (productId === null) continue;
    await insertPlanMembership(tx, {
      id: deps.newId(),
      siteUserId: order.siteUserId,
      productId,
      title: line.title,
      orderId: order.id,
      orderLineId: line.id,
      subscriptionId: subscription?.id ?? null,
      endsAt,
      endReason: endsAt === null ? null : 'completed',
      createdAt: new Date(deps.now()),
    });
  }
}

/**
 * After the money of an order was given back: what it has opened is closed. For a subscription that holds for
 * the latest charge only, which ends it as well: nobody is charged again for what is closed to them.
 */
export async function revokeMemberships(
  deps: Pick<CommerceDeps, 'newId' | 'now'>,
  tx: SiteTransaction,
  orderId: string,
): Promise<void> {
  const renewal = await findRenewalOfOrder(tx, orderId);
  const memberships = await findMembershipsOf(tx, {
    orderId,
    subscriptionId: renewal?.subscriptionId ?? null,
  });
  for (const membership of memberships) {
    if (membership.subscriptionId !== null) {
      const subscription = await lockSubscription(tx, membership.subscriptionId);
      if ((renewal?.cycleNo ?? 1) < (subscription?.cycleNo ?? 1)) continue;
      if (subscription?.endedAt === null)
        await endSubscription(deps, tx, { id: subscription.id, reason: 'shop' });
    }
    await endMembership(tx, { id: membership.id, endsAt: new Date(deps.now()), reason: 'refunded' });
  }
}
