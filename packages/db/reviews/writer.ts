import type { ReviewStatus } from '@veranda/domain/reviews/review';
import { sql } from 'kysely';
import { insertRows } from '../catalog/insert-rows.ts';
import type { NewRecord } from '../schema.ts';
import { ofSite } from '../platform/of-site.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** Adds a review of a purchase; @returns false when the product of that order has one already */
export async function insertReview(tx: SiteTransaction, row: NewRecord<'review'>): Promise<boolean> {
  const added = await tx
    .insertInto('review')
    .values(ofSite(tx, row))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
}

const columns = [
  'siteId',
  'id',
  'productId',
  'origin',
  'rating',
  'title',
  'body',
  'author',
  'status',
  'orderId',
  'sourceKey',
  'writtenAt',
  'decidedAt',
] as const;

/** Adds imported reviews; those that were imported before stay as they are. @returns how many are new */
export async function insertImported(
  tx: SiteTransaction,
  rows: readonly NewRecord<'review'>[],
): Promise<number> {
  const keys = rows.map((row) => row.sourceKey ?? '');
  const known = await tx
    .selectFrom('review')
    .select(['productId', 'sourceKey'])
    .where('siteId', '=', tx.siteId)
    .where('sourceKey', '=', sql<string>`any(${keys}::text[])`)
    .execute();
  const seen = new Set(known.map((row) => `${row.productId} ${row.sourceKey}`));
  const fresh = rows.filter((row) => {
    const key = `${row.productId} ${row.sourceKey}`;
    return !seen.has(key) && seen.add(key);
  });
  await insertRows(tx, { table: 'review', columns }, fresh);
  return fresh.length;
}

interface ReviewKey {
  readonly id: string;
}

/** @returns false when there is no such review */
export async function setReviewStatus(
  tx: SiteTransaction,
  key: ReviewKey,
  to: { readonly status: ReviewStatus; readonly now: Date },
): Promise<boolean> {
  const changed = await tx
    .updateTable('review')
    .set({ status: to.status, decidedAt: to.now })
    .where('siteId', '=', tx.siteId)
    .where('id', '=', key.id)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

/** @returns false when there is no such review */
export async function deleteReview(tx: SiteTransaction, key: ReviewKey): Promise<boolean> {
  const gone = await tx
    .deleteFrom('review')
    .where('siteId', '=', tx.siteId)
    .where('id', '=', key.id)
    .executeTakeFirst();
  return gone.numDeletedRows === 1n;
}
