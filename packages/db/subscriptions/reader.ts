import type { PeriodUnit, SubscriptionPlan } from '@veranda/domain/subscriptions/plan';
import { sql } from 'kysely';
import type { RecordOf } from '../schema.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

export type SubscriptionRecord = RecordOf<'subscription'>;
export type RenewalRecord = RecordOf<'renewal'>;

/** The plans of products, by product; a product without one is sold once. */
export async function findPlans(
  tx: SiteTransaction,
  productIds: readonly string[],
): Promise<Map<string, SubscriptionPlan>> {
  if (productIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('product_plan')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('productId', '=', sql<string>`any(${[...productIds]}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.productId, planIn(row)]));
}

/** The plan in the columns of a row. */
export function planIn(
  row: Pick<RecordOf<'product_plan'>, 'periodValue' | 'periodUnit' | 'numCycles'>,
): SubscriptionPlan {
  // Safe: the column's CHECK lists the units.
  return {
    period: { value: row.periodValue, unit: row.periodUnit as PeriodUnit },
    numCycles: row.numCycles,
  };
}

export async function findSubscription(
  tx: SiteTransaction,
  id: string,
): Promise<SubscriptionRecord | undefined> {
  return byId(tx, id).executeTakeFirst();
}

/** A subscription that nobody else changes before the end of the transaction. */
export async function lockSubscription(
  tx: SiteTransaction,
  id: string,
): Promise<SubscriptionRecord | undefined> {
  return byId(tx, id).forUpdate().executeTakeFirst();
}

function byId(tx: SiteTransaction, id: string) {
  return tx.selectFrom('subscription').selectAll().where('siteId', '=', tx.siteId).where('id', '=', id);
}

/** The subscription that an order began. */
export async function findSubscriptionOfOrder(
  tx: SiteTransaction,
  orderId: string,
): Promise<SubscriptionRecord | undefined> {
  return tx
    .selectFrom('subscription')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('orderId', '=', orderId)
    .executeTakeFirst();
}

/** The subscriptions of a site user, the newest first. */
export async function findSubscriptionsOfUser(
  tx: SiteTransaction,
  siteUserId: string,
): Promise<SubscriptionRecord[]> {
  return tx
    .selectFrom('subscription')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('siteUserId', '=', siteUserId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
}

/** One page of the subscriptions of a site, the newest first; `search` looks in e-mail and title. */
export async function readSubscriptions(
  tx: SiteTransaction,
  query: {
    readonly search: string;
    readonly status: string;
    readonly offset: number;
    readonly limit: number;
  },
): Promise<{ rows: SubscriptionRecord[]; total: number }> {
  const like = `%${query.search.replace(/[\\%_]/g, '\\$&')}%`;
  const base = tx
    .selectFrom('subscription')
    .where('siteId', '=', tx.siteId)
    .$if(query.status !== '', (some) => some.where('status', '=', query.status))
    .$if(query.search !== '', (some) =>
      some.where(sql<boolean>`(email ilike ${like} or title ilike ${like})`),
    );
  const { total } = await base.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const rows = await base
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .offset(query.offset)
    .limit(query.limit)
    .execute();
  return { rows, total };
}

/** A cycle with the number and total of its order, once it is placed. */
export interface RenewalOfList extends RenewalRecord {
  readonly orderNumber: number | null;
  readonly grandTotalMinor: bigint | null;
}

/** The cycles of a subscription after the first, the newest first. */
export async function findRenewals(tx: SiteTransaction, subscriptionId: string): Promise<RenewalOfList[]> {
  return tx
    .selectFrom('renewal as r')
    .leftJoin('orders as o', (join) =>
      join.onRef('o.siteId', '=', 'r.siteId').onRef('o.id', '=', 'r.orderId'),
    )
    .selectAll('r')
    .select(['o.number as orderNumber', 'o.grandTotalMinor'])
    .where('r.siteId', '=', tx.siteId)
    .where('r.subscriptionId', '=', subscriptionId)
    .orderBy('r.cycleNo', 'desc')
    .limit(600)
    .execute();
}

/** The row of a cycle, if it has begun; its subscription is locked by whoever asks. */
export async function findRenewal(
  tx: SiteTransaction,
  cycle: { readonly subscriptionId: string; readonly cycleNo: number },
): Promise<RenewalRecord | undefined> {
  return tx
    .selectFrom('renewal')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('subscriptionId', '=', cycle.subscriptionId)
    .where('cycleNo', '=', cycle.cycleNo)
    .executeTakeFirst();
}

/** The cycle that an order is for. */
export async function findRenewalOfOrder(
  tx: SiteTransaction,
  orderId: string,
): Promise<RenewalRecord | undefined> {
  return tx
    .selectFrom('renewal')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('orderId', '=', orderId)
    .executeTakeFirst();
}
