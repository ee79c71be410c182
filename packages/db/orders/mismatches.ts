import { sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

/** Payments that their provider has with another amount or currency: those to be dealt with first, then the newest. */
export async function findMismatches(tx: Tx, siteId: string, limit: number) {
  return tx
    .selectFrom('payment')
    .innerJoin('orders', (join) =>
      join.onRef('orders.website_id', '=', 'payment.website_id').onRef('orders.id', '=', 'payment.order_id'),
    )
    .leftJoin('order_event', (join) =>
      join
        .onRef('order_event.website_id', '=', 'payment.website_id')
        .onRef('order_event.order_id', '=', 'payment.order_id')
        .on('order_event.kind', '=', 'payment-mismatched')
        .on(sql<boolean>`order_event.detail ->> 'paymentId' = payment.id::text`),
    )
    .select([
      'payment.id',
      'payment.provider',
      'payment.provider_reference as reference',
      'payment.amount_minor',
      'payment.updated_at',
      'payment.refund_failure',
      'payment.mismatch_handled_at as handled_at',
      'payment.mismatch_handled_by as handled_by',
      'orders.currency',
      'orders.email',
      'orders.test_mode',
      'order_event.created_at as found_at',
      'order_event.detail',
    ])
    .where('payment.website_id', '=', siteId)
    .where('payment.status', '=', 'mismatched')
    .orderBy(sql`payment.mismatch_handled_at is not null`)
    .orderBy('payment.created_at', 'desc')
    .orderBy('payment.id')
    .limit(limit)
    .execute();
}

/** How many of them nobody has dealt with. */
export async function countOpenMismatches(tx: Tx, siteId: string): Promise<number> {
  const row = await tx
    .selectFrom('payment')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('website_id', '=', siteId)
    .where('status', '=', 'mismatched')
    .where('mismatch_handled_at', 'is', null)
    .executeTakeFirst();
  return row?.n ?? 0;
}

/** Keeps why a refund of a whole payment was refused, once, and lets it be dealt with anew; false where that is kept. */
export async function keepRefundFailure(
  tx: Tx,
  key: { readonly siteId: string; readonly id: string },
  failure: string,
): Promise<boolean> {
  const row = await tx
    .updateTable('payment')
    .set({ refund_failure: failure, mismatch_handled_at: null, mismatch_handled_by: null })
    .where('website_id', '=', key.siteId)
    .where('id', '=', key.id)
    .where('refund_failure', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Says who has dealt with one, unless somebody had; false where there is no such payment. */
export async function handleMismatch(
  tx: Tx,
  key: { readonly siteId: string; readonly id: string },
  by: { readonly email: string; readonly at: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('payment')
    .set({
      mismatch_handled_at: sql`coalesce(mismatch_handled_at, ${by.at})`,
      mismatch_handled_by: sql`coalesce(mismatch_handled_by, ${by.email})`,
    })
    .where('website_id', '=', key.siteId)
    .where('id', '=', key.id)
    .where('status', '=', 'mismatched')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
