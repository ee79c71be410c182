import { sql } from 'kysely';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** Sums of orders in minor units of the currency. */
interface OrderSums {
  readonly orders: number;
  readonly totalMinor: bigint;
  readonly refundedMinor: bigint;
}

/**
 * The sums of the orders that were placed since then and are not canceled; those of another currency are left
 * out.
 */
export async function readOrderSums(
  tx: SiteTransaction,
  asked: { readonly since: Date; readonly currency: string; readonly testMode: boolean },
): Promise<OrderSums> {
  const counted = tx
    .selectFrom('orders')
    .where('siteId', '=', tx.siteId)
    .where('number', 'is not', null)
    .where('status', '<>', 'canceled')
    .where('placedAt', '>=', asked.since)
    .where('currency', '=', asked.currency)
    .where('testMode', '=', asked.testMode);
  const { orders, total } = await counted
    .select([
      sql<number>`count(*)::int`.as('orders'),
      sql<bigint>`coalesce(sum(grand_total_minor), 0)::bigint`.as('total'),
    ])
    .executeTakeFirstOrThrow();
  const { refunded } = await tx
    .selectFrom('payment')
    .where('siteId', '=', tx.siteId)
    .where('orderId', 'in', counted.select('id'))
    .select(sql<bigint>`coalesce(sum(refunded_minor), 0)::bigint`.as('refunded'))
    .executeTakeFirstOrThrow();
  return { orders, totalMinor: total, refundedMinor: refunded };
}
