import type { ReviewStatus } from '@veranda/domain/reviews/review';
import { sql, type Transaction } from 'kysely';
import { insertRows } from '../catalog/insert-rows.ts';
import type { NewRow, Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

/** Adds a review of a purchase; @returns false when the product of that order has one already */
export async function insertReview(tx: Tx, row: NewRow<'review'>): Promise<boolean> {
  const added = await tx
    .insertInto('review')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
}

const columns = [
  'website_id',
  'id',
  'product_id',
  'origin',
  'rating',
  'title',
  'body',
  'author',
  'status',
  'order_id',
  'source_key',
  'written_at',
  'decided_at',
] as const;

/** Adds imported reviews; those that were imported before stay as they are. @returns how many are new */
export async function insertImported(
  tx: Tx,
  siteId: string,
  rows: readonly NewRow<'review'>[],
): Promise<number> {
  const keys = rows.map((row) => row.source_key ?? '');
  const known = await tx
    .selectFrom('review')
    .select(['product_id', 'source_key'])
    .where('website_id', '=', siteId)
    .where('source_key', '=', sql<string>`any(${keys}::text[])`)
    .execute();
  const seen = new Set(known.map((row) => `${row.product_id} ${row.source_key}`));
  const fresh = rows.filter((row) => {
    const key = `${row.product_id} ${row.source_key}`;
    return !seen.has(key) && seen.add(key);
  });
  await insertRows(tx, { table: 'review', columns }, fresh);
  return fresh.length;
}

interface ReviewKey {
  readonly siteId: string;
  readonly id: string;
}

/** @returns false when there is no such review */
export async function setReviewStatus(
  tx: Tx,
  key: ReviewKey,
  to: { readonly status: ReviewStatus; readonly now: Date },
): Promise<boolean> {
  const changed = await tx
    .updateTable('review')
    .set({ status: to.status, decided_at: to.now })
    .where('website_id', '=', key.siteId)
    .where('id', '=', key.id)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

/** @returns false when there is no such review */
export async function deleteReview(tx: Tx, key: ReviewKey): Promise<boolean> {
  const gone = await tx
    .deleteFrom('review')
    .where('website_id', '=', key.siteId)
    .where('id', '=', key.id)
    .executeTakeFirst();
  return gone.numDeletedRows === 1n;
}
