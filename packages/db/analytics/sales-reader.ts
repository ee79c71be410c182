import type { Period } from '@veranda/domain/analytics/period';
import { sql } from 'kysely';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** Orders that sales are made of: placed in the period of the site's clock, not canceled, in one currency and mode. */
export interface SoldOrders {
  readonly period: Period;
  readonly timeZone: string;
  readonly currency: string;
  readonly testMode: boolean;
}

const within = (
  column: ReturnType<typeof sql.ref>,
  { period, timeZone }: Pick<SoldOrders, 'period' | 'timeZone'>,
) =>
  sql`${column} >= (${period.from}::date)::timestamp at time zone ${timeZone}
    and ${column} < (${period.to}::date + 1)::timestamp at time zone ${timeZone}`;

const sold = (tx: SiteTransaction, orders: SoldOrders) => sql`
  o.site_id = ${tx.siteId} and o.number is not null and o.status <> 'canceled'
  and o.currency = ${orders.currency} and o.test_mode = ${orders.testMode}
  and ${within(sql.ref('o.placed_at'), orders)}`;

/** Orders and their totals by day of the site's clock. */
export async function readSalesDays(
  tx: SiteTransaction,
  orders: SoldOrders,
): Promise<{ day: string; orders: number; totalMinor: bigint }[]> {
  const { rows } = await sql<{ day: string; orders: number; totalMinor: bigint }>`
    select (o.placed_at at time zone ${orders.timeZone})::date::text as day, count(*)::int as orders,
      sum(o.grand_total_minor)::bigint as "totalMinor"
    from orders o where ${sold(tx, orders)} group by 1 order by 1`.execute(tx);
  return rows;
}

/** Products by what was sold of them. */
export async function readSoldProducts(
  tx: SiteTransaction,
  orders: SoldOrders,
  limit: number,
): Promise<{ title: string; quantity: number; totalMinor: bigint }[]> {
  const { rows } = await sql<{ title: string; quantity: number; totalMinor: bigint }>`
    select l.title, sum(l.quantity)::int as quantity, sum(l.total_minor)::bigint as "totalMinor"
    from orders o join order_line l on l.site_id = o.site_id and l.order_id = o.id
    where ${sold(tx, orders)} group by l.title order by 3 desc, 1 limit ${limit}`.execute(tx);
  return rows;
}

/** Discounts by the orders that they were used in. */
export async function readUsedDiscounts(
  tx: SiteTransaction,
  orders: SoldOrders,
  limit: number,
): Promise<{ name: string; orders: number; amountMinor: bigint }[]> {
  const { rows } = await sql<{ name: string; orders: number; amountMinor: bigint }>`
    select coalesce(d.code, d.name) as name, count(distinct o.id)::int as orders, sum(d.amount_minor)::bigint as "amountMinor"
    from orders o join order_discount d on d.site_id = o.site_id and d.order_id = o.id
    where ${sold(tx, orders)} group by 1 order by 2 desc, 1 limit ${limit}`.execute(tx);
  return rows;
}

/** Open carts with something in them that were begun in the period, and those in which an address was entered. */
export async function countOpenCarts(
  tx: SiteTransaction,
  range: Pick<SoldOrders, 'period' | 'timeZone'>,
): Promise<{ left: number; inCheckout: number }> {
  const { rows } = await sql<{ left: number; inCheckout: number }>`
    select count(*)::int as left, count(*) filter (where c.email is not null)::int as "inCheckout"
    from cart c
    where c.site_id = ${tx.siteId} and c.order_id is null and ${within(sql.ref('c.created_at'), range)}
      and exists (select from cart_entry e where e.site_id = c.site_id and e.cart_id = c.id)`.execute(tx);
  return rows[0] ?? { left: 0, inCheckout: 0 };
}

/** Answers to forms by form, without what was taken for spam. */
export async function countAnswers(
  tx: SiteTransaction,
  range: Pick<SoldOrders, 'period' | 'timeZone'>,
): Promise<{ formId: string; name: string; answers: number }[]> {
  const { rows } = await sql<{ formId: string; name: string; answers: number }>`
    select f.id::text as "formId", f.name, count(s.id)::int as answers
    from form f left join form_submission s on s.site_id = f.site_id and s.form_id = f.id and s.spam_reason = ''
      and ${within(sql.ref('s.created_at'), range)}
    where f.site_id = ${tx.siteId} group by f.id, f.name order by 3 desc, 2`.execute(tx);
  return rows;
}
