import type { SubscriptionPlan } from '@veranda/domain/subscriptions/plan';
import { sql, type Transaction } from 'kysely';
import type { NewRow, Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

/** Sets or takes the plan of a product. */
export async function savePlan(
  tx: Tx,
  siteId: string,
  given: { readonly productId: string; readonly plan: SubscriptionPlan | null },
): Promise<void> {
  const { productId, plan } = given;
  if (plan === null) {
    await tx
      .deleteFrom('product_plan')
      .where('website_id', '=', siteId)
      .where('product_id', '=', productId)
      .execute();
    return;
  }
  const columns = {
    period_value: plan.period.value,
    period_unit: plan.period.unit,
    num_cycles: plan.numCycles,
  };
  await tx
    .insertInto('product_plan')
    .values({ website_id: siteId, product_id: productId, ...columns })
    .onConflict((conflict) => conflict.columns(['website_id', 'product_id']).doUpdateSet(columns))
    .execute();
}

/** Begins a subscription, once an order. @returns false when the order has begun it before */
export async function insertSubscription(tx: Tx, row: NewRow<'subscription'>): Promise<boolean> {
  const made = await tx
    .insertInto('subscription')
    .values(row)
    .onConflict((conflict) => conflict.columns(['website_id', 'order_id']).doNothing())
    .executeTakeFirst();
  return (made.numInsertedOrUpdatedRows ?? 0n) === 1n;
}

/** Changes a subscription that the transaction has locked. */
export async function updateSubscription(
  tx: Tx,
  key: { readonly siteId: string; readonly id: string },
  fields: Partial<
    Pick<
      NewRow<'subscription'>,
      | 'status'
      | 'cycle_no'
      | 'paid_cycles'
      | 'next_at'
      | 'provider'
      | 'account_id'
      | 'saved_reference'
      | 'card_brand'
      | 'card_last4'
      | 'ended_at'
      | 'end_reason'
    >
  >,
): Promise<void> {
  await tx
    .updateTable('subscription')
    .set({ ...fields, updated_at: sql`now()` })
    .where('website_id', '=', key.siteId)
    .where('id', '=', key.id)
    .execute();
}

/** Begins a cycle. @throws a unique violation (23505) when it has begun: its subscription was not locked */
export async function insertRenewal(tx: Tx, row: NewRow<'renewal'>): Promise<void> {
  await tx.insertInto('renewal').values(row).execute();
}

export async function updateRenewal(
  tx: Tx,
  key: { readonly siteId: string; readonly id: string },
  fields: Partial<Pick<NewRow<'renewal'>, 'status' | 'tries' | 'order_id' | 'next_try_at' | 'failure'>>,
): Promise<void> {
  await tx
    .updateTable('renewal')
    .set({ ...fields, updated_at: sql`now()` })
    .where('website_id', '=', key.siteId)
    .where('id', '=', key.id)
    .execute();
}
