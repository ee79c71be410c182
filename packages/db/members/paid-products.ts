import { productCodeOf } from '@veranda/domain/catalog/codes';
import { sql } from 'kysely';
import type { SiteTransaction } from '../platform/site-transaction.ts';

const memberPlan = productCodeOf('paywall');

/**
 * Products that open pages for a site user: member plans by their pass; others when they were bought in an
 * order whose money came and was not all refunded, or by a subscription that runs.
 */
export async function findPaidProducts(
  tx: SiteTransaction,
  buyer: { readonly siteUserId: string; readonly now: Date },
): Promise<ReadonlySet<string>> {
  const { siteUserId, now } = buyer;
  const bought = await tx
    .selectFrom('order_line as line')
    .innerJoin('orders', (join) =>
      join.onRef('orders.siteId', '=', 'line.siteId').onRef('orders.id', '=', 'line.orderId'),
    )
    .where('line.siteId', '=', tx.siteId)
    .where('orders.siteUserId', '=', siteUserId)
    .where('orders.placedAt', 'is not', null)
    .where('orders.status', '<>', 'canceled')
    .where('orders.paymentStatus', 'in', ['paid', 'partially_refunded'])
    .whereRef('line.refundedQuantity', '<', 'line.quantity')
    .where('line.productType', '<>', memberPlan)
    // A subscription grants access as long as it runs, not for ever.
    .where(sql<boolean>`not exists (select from subscription where subscription.site_id = line.site_id
      and subscription.order_id = line.order_id and subscription.product_id = line.product_id)`)
    .select('line.productId')
    .distinct()
    .execute();
  const running = await tx
    .selectFrom('subscription')
    .where('siteId', '=', tx.siteId)
    .where('siteUserId', '=', siteUserId)
    .where('status', 'in', ['active', 'past_due', 'cancel_at_period_end'])
    .where('productType', '<>', memberPlan)
    .select('productId')
    .execute();
  const passes = await tx
    .selectFrom('member_pass')
    .where('siteId', '=', tx.siteId)
    .where('siteUserId', '=', siteUserId)
    .where((eb) => eb.or([eb('endsAt', 'is', null), eb('endsAt', '>', now)]))
    .select('productId')
    .execute();
  return new Set([...bought, ...running, ...passes].flatMap((row) => row.productId ?? []));
}
