import type { PeriodUnit, SubscriptionPlan } from '@veranda/domain/subscriptions/plan';
import { sql, type Transaction } from 'kysely';
import type { Row, Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

export type SubscriptionRow = Row<'subscription'>;
export type RenewalRow = Row<'renewal'>;

/** The plans of products, by product; a product without one is sold once. */
export async function findPlans(
  tx: Tx,
  siteId: string,
  productIds: readonly string[],
): Promise<Map<string, SubscriptionPlan>> {
  if (productIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('product_plan')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('product_id', '=', sql<string>`any(${[...productIds]}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.product_id, planIn(row)]));
}

/** The plan in the columns of a row. */
export function planIn(
  row: Pick<Row<'product_plan'>, 'period_value' | 'period_unit' | 'num_cycles'>,
): SubscriptionPlan {
  // Safe: the column's CHECK lists the units.
  return {
    period: { value: row.period_value, unit: row.period_unit as PeriodUnit },
    numCycles: row.num_cycles,
  };
}

export async function findSubscription(
  tx: Tx,
  siteId: string,
  id: string,
): Promise<SubscriptionRow | undefined> {
  return byId(tx, siteId, id).executeTakeFirst();
}

/** A subscription that nobody else changes before the end of the transaction. */
export async function lockSubscription(
  tx: Tx,
  siteId: string,
  id: string,
): Promise<SubscriptionRow | undefined> {
  return byId(tx, siteId, id).forUpdate().executeTakeFirst();
}

function byId(tx: Tx, siteId: string, id: string) {
  return tx.selectFrom('subscription').selectAll().where('website_id', '=', siteId).where('id', '=', id);
}

/** The subscription that an order began. */
export async function findSubscriptionOfOrder(
  tx: Tx,
  siteId: string,
  orderId: string,
): Promise<SubscriptionRow | undefined> {
  return tx
    .selectFrom('subscription')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
}

/** The subscriptions of a site user, the newest first. */
export async function findSubscriptionsOfUser(
  tx: Tx,
  siteId: string,
  siteUserId: string,
): Promise<SubscriptionRow[]> {
  return tx
    .selectFrom('subscription')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('site_user_id', '=', siteUserId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
}

/** One page of the subscriptions of a site, the newest first; `search` looks in e-mail and title. */
export async function readSubscriptions(
  tx: Tx,
  siteId: string,
  query: {
    readonly search: string;
    readonly status: string;
    readonly offset: number;
    readonly limit: number;
  },
): Promise<{ rows: SubscriptionRow[]; total: number }> {
  const like = `%${query.search.replace(/[\\%_]/g, '\\$&')}%`;
  const base = tx
    .selectFrom('subscription')
    .where('website_id', '=', siteId)
    .$if(query.status !== '', (some) => some.where('status', '=', query.status))
    .$if(query.search !== '', (some) =>
      some.where(sql<boolean>`(email ilike ${like} or title ilike ${like})`),
    );
  const { total } = await base.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const rows = await base
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(query.offset)
    .limit(query.limit)
    .execute();
  return { rows, total };
}

/** A cycle with the number and total of its order, once it is placed. */
export interface RenewalOfList extends RenewalRow {
  readonly order_number: number | null;
  readonly grand_total_minor: bigint | null;
}

/** The cycles of a subscription after the first, the newest first. */
export async function findRenewals(tx: Tx, siteId: string, subscriptionId: string): Promise<RenewalOfList[]> {
  return tx
    .selectFrom('renewal as r')
    .leftJoin('orders as o', (join) =>
      join.onRef('o.website_id', '=', 'r.website_id').onRef('o.id', '=', 'r.order_id'),
    )
    .selectAll('r')
    .select(['o.number as order_number', 'o.grand_total_minor'])
    .where('r.website_id', '=', siteId)
    .where('r.subscription_id', '=', subscriptionId)
    .orderBy('r.cycle_no', 'desc')
    .limit(600)
    .execute();
}

/** The row of a cycle, if it has begun; its subscription is locked by whoever asks. */
export async function findRenewal(
  tx: Tx,
  siteId: string,
  cycle: { readonly subscriptionId: string; readonly cycleNo: number },
): Promise<RenewalRow | undefined> {
  return tx
    .selectFrom('renewal')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('subscription_id', '=', cycle.subscriptionId)
    .where('cycle_no', '=', cycle.cycleNo)
    .executeTakeFirst();
}

/** The cycle that an order is for. */
export async function findRenewalOfOrder(
  tx: Tx,
  siteId: string,
  orderId: string,
): Promise<RenewalRow | undefined> {
  return tx
    .selectFrom('renewal')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
}
