import { findPassesOf } from '@veranda/db/member-plans/reader';
import { endPass, insertPass } from '@veranda/db/member-plans/writer';
import type { OrderLineRow, OrderRow } from '@veranda/db/orders/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import {
  findRenewalOfOrder,
  findSubscriptionOfOrder,
  lockSubscription,
} from '@veranda/db/subscriptions/reader';
import type { Deps } from '../deps.ts';
import { endSubscription } from '../subscriptions/end-subscription.ts';
import { startOfCycle } from '../subscriptions/subscription-anchor.ts';

/** Gives the passes that an order has paid for, in the transaction that places it. An order of nobody opens nothing. */
export async function givePasses(
  deps: Pick<Deps, 'newId' | 'now'>,
  tx: SiteTransaction,
  { order, lines }: { readonly order: OrderRow; readonly lines: readonly OrderLineRow[] },
): Promise<void> {
  if (lines.length === 0 || order.site_user_id === null) return;
  const subscription = (await findSubscriptionOfOrder(tx, tx.siteId, order.id)) ?? null;
  // A plan of one charge is complete at once: it opens its pages for the period that this charge has paid.
  const endsAt = subscription?.ended_at ? startOfCycle(subscription, subscription.cycle_no + 1) : null;
  for (const { product_id, ...line } of lines) {
    if (product_id === null) continue;
    await insertPass(tx, {
      website_id: tx.siteId,
      id: deps.newId(),
      site_user_id: order.site_user_id,
      product_id,
      title: line.title,
      order_id: order.id,
      order_line_id: line.id,
      subscription_id: subscription?.id ?? null,
      ends_at: endsAt,
      end_reason: endsAt === null ? null : 'completed',
      created_at: new Date(deps.now()),
    });
  }
}

/**
 * After the money of an order was given back: what it has opened is closed. Of a subscription that is so for the latest
 * charge only, which ends it as well: nobody is charged again for what is closed to them.
 */
export async function takePassesBack(
  deps: Pick<Deps, 'newId' | 'now'>,
  tx: SiteTransaction,
  orderId: string,
): Promise<void> {
  const { siteId } = tx;
  const renewal = await findRenewalOfOrder(tx, siteId, orderId);
  const passes = await findPassesOf(tx, siteId, {
    orderId,
    subscriptionId: renewal?.subscription_id ?? null,
  });
  for (const pass of passes) {
    if (pass.subscription_id !== null) {
      const subscription = await lockSubscription(tx, siteId, pass.subscription_id);
      if ((renewal?.cycle_no ?? 1) < (subscription?.cycle_no ?? 1)) continue;
      if (subscription?.ended_at === null)
        await endSubscription(deps, tx, { id: subscription.id, reason: 'shop' });
    }
    await endPass(tx, siteId, { id: pass.id, endsAt: new Date(deps.now()), reason: 'refunded' });
  }
}
