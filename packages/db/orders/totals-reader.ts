import { sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

/** Sums of orders in minor units of the currency. */
export interface OrderSums {
  readonly orders: number;
  readonly totalMinor: bigint;
  readonly refundedMinor: bigint;
}

/** The sums of the orders that were placed since then and are not canceled; those of another currency are left out. */
export async function readOrderSums(
  tx: Tx,
  siteId: string,
  asked: { readonly since: Date; readonly currency: string; readonly testMode: boolean },
): Promise<OrderSums> {
  const counted = tx
    .selectFrom('orders')
    .where('website_id', '=', siteId)
    .where('number', 'is not', null)
    .where('status', '<>', 'canceled')
    .where('placed_at', '>=', asked.since)
    .where('currency', '=', asked.currency)
    .where('test_mode', '=', asked.testMode);
  const { orders, total } = await counted
    .select([
      sql<number>`count(*)::int`.as('orders'),
      sql<bigint>`coalesce(sum(grand_total_minor), 0)::bigint`.as('total'),
    ])
    .executeTakeFirstOrThrow();
  const { refunded } = await tx
    .selectFrom('payment')
    .where('website_id', '=', siteId)
    .where('order_id', 'in', counted.select('id'))
    .select(sql<bigint>`coalesce(sum(refunded_minor), 0)::bigint`.as('refunded'))
    .executeTakeFirstOrThrow();
  return { orders, totalMinor: total, refundedMinor: refunded };
}
