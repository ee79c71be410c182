import { productCodeOf } from '@veranda/domain/catalog/codes';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

const memberPlan = productCodeOf('paywall');

/**
 * Products that open pages for a site user: member plans by their pass; others when they were bought in an order whose money
 * came and was not all given back, or by a subscription that runs.
 */
export async function findPaidProducts(
  tx: Transaction<Schema>,
  siteId: string,
  of: { readonly siteUserId: string; readonly now: Date },
): Promise<ReadonlySet<string>> {
  const { siteUserId, now } = of;
  const bought = await tx
    .selectFrom('order_line as line')
    .innerJoin('orders', (join) =>
      join.onRef('orders.website_id', '=', 'line.website_id').onRef('orders.id', '=', 'line.order_id'),
    )
    .where('line.website_id', '=', siteId)
    .where('orders.site_user_id', '=', siteUserId)
    .where('orders.placed_at', 'is not', null)
    .where('orders.status', '<>', 'canceled')
    .where('orders.payment_status', 'in', ['paid', 'partially_refunded'])
    .whereRef('line.refunded_quantity', '<', 'line.quantity')
    .where('line.product_type', '<>', memberPlan)
    // What is subscribed to opens as long as the subscription runs, not for ever.
    .where(sql<boolean>`not exists (select from subscription where subscription.website_id = line.website_id
      and subscription.order_id = line.order_id and subscription.product_id = line.product_id)`)
    .select('line.product_id')
    .distinct()
    .execute();
  const running = await tx
    .selectFrom('subscription')
    .where('website_id', '=', siteId)
    .where('site_user_id', '=', siteUserId)
    .where('status', 'in', ['active', 'past_due', 'cancel_at_period_end'])
    .where('product_type', '<>', memberPlan)
    .select('product_id')
    .execute();
  const passes = await tx
    .selectFrom('member_pass')
    .where('website_id', '=', siteId)
    .where('site_user_id', '=', siteUserId)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .select('product_id')
    .execute();
  return new Set([...bought, ...running, ...passes].flatMap((row) => row.product_id ?? []));
}
