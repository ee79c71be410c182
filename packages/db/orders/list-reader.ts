import { type SelectQueryBuilder, sql } from 'kysely';
import type { RecordOf, Schema } from '../schema.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** Filters for placed orders; empty texts ask for all. */
export interface OrderQuery {
  /** Looks in number, e-mail and name. */
  readonly search: string;
  readonly status: string;
  readonly paymentStatus: string;
  readonly fulfilmentStatus: string;
  /** Filter for test mode: only test orders, only real ones, or both. */
  readonly test: 'test' | 'real' | '';
  /** These alone; null for any. */
  readonly ids: readonly string[] | null;
  /** Days of the site's clock, `2026-11-21`, both inclusive. */
  readonly from: string;
  readonly to: string;
  readonly timeZone: string;
}

/** An order with how many items it has. */
export type ListedOrder = RecordOf<'orders'> & { readonly itemCount: number };

/** In what order placed orders stand. */
type OrderSort = 'newest' | 'oldest' | 'total-desc' | 'total-asc';

/** One page of placed orders. */
export async function readOrders(
  tx: SiteTransaction,
  query: OrderQuery & { readonly sort: OrderSort; readonly offset: number; readonly limit: number },
): Promise<{ rows: ListedOrder[]; total: number }> {
  const base = matching(tx, query);
  const { total } = await base.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  return { rows: await listed(base, query.sort).offset(query.offset).limit(query.limit).execute(), total };
}

/** Placed orders with smaller numbers than `before`, newest first: for reading many in portions. */
export async function readOrdersBefore(
  tx: SiteTransaction,
  query: OrderQuery & { readonly before: number | null; readonly limit: number },
): Promise<ListedOrder[]> {
  const base = matching(tx, query);
  const older = query.before === null ? base : base.where('number', '<', query.before);
  return listed(older, 'newest').limit(query.limit).execute();
}

/** Lines of several orders, in the order of each. */
export async function findLinesOf(
  tx: SiteTransaction,
  orderIds: readonly string[],
): Promise<RecordOf<'order_line'>[]> {
  return tx
    .selectFrom('order_line')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('orderId', '=', sql<string>`any(${orderIds}::uuid[])`)
    .orderBy('position')
    .execute();
}

/** Payments of several orders, the oldest first. */
export async function findPaymentsOf(
  tx: SiteTransaction,
  orderIds: readonly string[],
): Promise<RecordOf<'payment'>[]> {
  return tx
    .selectFrom('payment')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('orderId', '=', sql<string>`any(${orderIds}::uuid[])`)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/** The codes that several orders were given a discount by. */
export async function findCodesOf(
  tx: SiteTransaction,
  orderIds: readonly string[],
): Promise<{ readonly orderId: string; readonly code: string }[]> {
  const rows = await tx
    .selectFrom('order_discount')
    .select(['orderId', 'code'])
    .where('siteId', '=', tx.siteId)
    .where('orderId', '=', sql<string>`any(${orderIds}::uuid[])`)
    .where('code', 'is not', null)
    .orderBy('code')
    .execute();
  return rows.map(({ orderId, code }) => ({ orderId, code: code ?? '' }));
}

type OrderSelect<O> = SelectQueryBuilder<Schema, 'orders', O>;

function matching(tx: SiteTransaction, query: OrderQuery): OrderSelect<object> {
  const { timeZone } = query;
  // A number is written with its sign before it.
  const search = query.search.trim().replace(/^#\s*(?=\d)/, '');
  const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return tx
    .selectFrom('orders')
    .where('siteId', '=', tx.siteId)
    .where('number', 'is not', null)
    .$if(query.status !== '', (some) => some.where('status', '=', query.status))
    .$if(query.paymentStatus !== '', (some) => some.where('paymentStatus', '=', query.paymentStatus))
    .$if(query.fulfilmentStatus !== '', (some) => some.where('fulfilmentStatus', '=', query.fulfilmentStatus))
    .$if(query.test !== '', (some) => some.where('testMode', '=', query.test === 'test'))
    .$if(query.ids !== null, (some) => some.where(sql<boolean>`id = any(${[...(query.ids ?? [])]}::uuid[])`))
    .$if(query.from !== '', (some) =>
      some.where(sql<boolean>`placed_at >= (${query.from}::date)::timestamp at time zone ${timeZone}`),
    )
    .$if(query.to !== '', (some) =>
      some.where(sql<boolean>`placed_at < (${query.to}::date + 1)::timestamp at time zone ${timeZone}`),
    )
    .$if(search !== '', (some) =>
      some.where(
        sql<boolean>`(number::text like ${like} or email ilike ${like}
          or concat(coalesce(shipping_address, billing_address)->>'firstName', ' ',
            coalesce(shipping_address, billing_address)->>'lastName') ilike ${like})`,
      ),
    );
}

function listed(base: OrderSelect<object>, sort: OrderSort): OrderSelect<ListedOrder> {
  const rows = base.selectAll().select(
    sql<number>`(select coalesce(sum(l.quantity), 0)::int from order_line l
        where l.site_id = orders.site_id and l.order_id = orders.id)`.as('itemCount'),
  );
  if (sort === 'total-desc') return rows.orderBy('grandTotalMinor', 'desc').orderBy('number', 'desc');
  if (sort === 'total-asc') return rows.orderBy('grandTotalMinor').orderBy('number', 'desc');
  return rows.orderBy('number', sort === 'oldest' ? 'asc' : 'desc');
}
