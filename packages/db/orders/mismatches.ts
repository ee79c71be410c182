import { sql } from 'kysely';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/**
 * Payments that their provider has with another amount or currency: those to be dealt with first, then the
 * newest.
 */
export async function findMismatches(tx: SiteTransaction, limit: number) {
  return tx
    .selectFrom('payment')
    .innerJoin('orders', (join) =>
      join.onRef('orders.siteId', '=', 'payment.siteId').onRef('orders.id', '=', 'payment.orderId'),
    )
    .leftJoin('order_event', (join) =>
      join
        .onRef('order_event.siteId', '=', 'payment.siteId')
        .onRef('order_event.orderId', '=', 'payment.orderId')
        .on('order_event.kind', '=', 'payment-mismatched')
        .on(sql<boolean>`order_event.detail ->> 'paymentId' = payment.id::text`),
    )
    .select([
      'payment.id',
      'payment.provider',
      'payment.providerReference as reference',
      'payment.amountMinor',
      'payment.updatedAt',
      'payment.refundFailure',
      'payment.mismatchHandledAt as handledAt',
      'payment.mismatchHandledBy as handledBy',
      'orders.currency',
      'orders.email',
      'orders.testMode',
      'order_event.createdAt as foundAt',
      'order_event.detail',
    ])
    .where('payment.siteId', '=', tx.siteId)
    .where('payment.status', '=', 'mismatched')
    .orderBy(sql`payment.mismatch_handled_at is not null`)
    .orderBy('payment.createdAt', 'desc')
    .orderBy('payment.id')
    .limit(limit)
    .execute();
}

/** Number of mismatches that nobody has dealt with. */
export async function countOpenMismatches(tx: SiteTransaction): Promise<number> {
  const row = await tx
    .selectFrom('payment')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('siteId', '=', tx.siteId)
    .where('status', '=', 'mismatched')
    .where('mismatchHandledAt', 'is', null)
    .executeTakeFirst();
  return row?.n ?? 0;
}

/**
 * Keeps why a refund of a whole payment was refused, once, and lets it be dealt with again; false where that
 * is kept.
 */
export async function keepRefundFailure(tx: SiteTransaction, id: string, failure: string): Promise<boolean> {
  const row = await tx
    .updateTable('payment')
    .set({ refundFailure: failure, mismatchHandledAt: null, mismatchHandledBy: null })
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .where('refundFailure', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Says who has dealt with one, unless somebody had; false where there is no such payment. */
export async function handleMismatch(
  tx: SiteTransaction,
  id: string,
  by: { readonly email: string; readonly at: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('payment')
    .set({
      mismatchHandledAt: sql`coalesce(mismatch_handled_at, ${by.at})`,
      mismatchHandledBy: sql`coalesce(mismatch_handled_by, ${by.email})`,
    })
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .where('status', '=', 'mismatched')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
