import { sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

/**
 * Products that open pages for a site user: bought once in an order whose money came and was not all given back, or
 * by a subscription that runs.
 */
export async function findPaidProducts(
  tx: Transaction<Schema>,
  siteId: string,
  siteUserId: string,
): Promise<ReadonlySet<string>> {
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
    .select('product_id')
    .execute();
  return new Set([...bought, ...running].flatMap((row) => row.product_id ?? []));
}
