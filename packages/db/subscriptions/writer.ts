import type { SubscriptionPlan } from '@veranda/domain/subscriptions/plan';
import { sql } from 'kysely';
import type { NewRecord } from '../schema.ts';
import { ofSite } from '../platform/of-site.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** Sets or takes the plan of a product. */
export async function savePlan(
  tx: SiteTransaction,
  input: { readonly productId: string; readonly plan: SubscriptionPlan | null },
): Promise<void> {
  const { productId, plan } = input;
  if (plan === null) {
    await tx
      .deleteFrom('product_plan')
      .where('siteId', '=', tx.siteId)
      .where('productId', '=', productId)
      .execute();
    return;
  }
  const columns = {
    periodValue: plan.period.value,
    periodUnit: plan.period.unit,
    numCycles: plan.numCycles,
  };
  await tx
    .insertInto('product_plan')
    .values({ siteId: tx.siteId, productId, ...columns })
    .onConflict((conflict) => conflict.columns(['siteId', 'productId']).doUpdateSet(columns))
    .execute();
}

/** Begins a subscription, once an order. @returns false when the order has begun it before */
export async function insertSubscription(
  tx: SiteTransaction,
  row: NewRecord<'subscription'>,
): Promise<boolean> {
  const made = await tx
    .insertInto('subscription')
    .values(ofSite(tx, row))
    .onConflict((conflict) => conflict.columns(['siteId', 'orderId']).doNothing())
    .executeTakeFirst();
  return (made.numInsertedOrUpdatedRows ?? 0n) === 1n;
}

/** Changes a subscription that the transaction has locked. */
export async function updateSubscription(
  tx: SiteTransaction,
  id: string,
  fields: Partial<
    Pick<
      NewRecord<'subscription'>,
      | 'status'
      | 'cycleNo'
      | 'paidCycles'
      | 'nextAt'
      | 'provider'
      | 'accountId'
      | 'savedReference'
      | 'cardBrand'
      | 'cardLast4'
      | 'endedAt'
      | 'endReason'
    >
  >,
): Promise<void> {
  await tx
    .updateTable('subscription')
    .set({ ...fields, updatedAt: sql`now()` })
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .execute();
}

/** Begins a cycle. @throws a unique violation (23505) when it has begun: its subscription was not locked */
export async function insertRenewal(tx: SiteTransaction, row: NewRecord<'renewal'>): Promise<void> {
  await tx.insertInto('renewal').values(ofSite(tx, row)).execute();
}

export async function updateRenewal(
  tx: SiteTransaction,
  id: string,
  fields: Partial<Pick<NewRecord<'renewal'>, 'status' | 'tries' | 'orderId' | 'nextTryAt' | 'failure'>>,
): Promise<void> {
  await tx
    .updateTable('renewal')
    .set({ ...fields, updatedAt: sql`now()` })
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .execute();
}
