import type { CommentStatus } from '@veranda/domain/comments/comment';
import { sql } from 'kysely';
import type { NewRecord } from '../schema.ts';
import { ofSite } from '../platform/of-site.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** Adds a comment; @returns false when its item has the same one already */
export async function insertComment(tx: SiteTransaction, row: NewRecord<'item_comment'>): Promise<boolean> {
  const added = await tx
    .insertInto('item_comment')
    .values(ofSite(tx, row))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
}

/** Gives the comments that are not deleted another status. @returns the ids of those that there are */
export async function setCommentStatus(
  tx: SiteTransaction,
  ids: readonly string[],
  to: { readonly status: CommentStatus; readonly now: Date },
): Promise<string[]> {
  const changed = await tx
    .updateTable('item_comment')
    .set({
      status: to.status,
      decidedAt: to.status === 'pending' ? null : to.now,
      // Reports are about what is shown: whoever approves it has seen them.
      ...(to.status === 'approved' ? { reports: 0 } : {}),
    })
    .where('siteId', '=', tx.siteId)
    .where('id', 'in', ids)
    .where('deletedAt', 'is', null)
    .returning('id')
    .execute();
  return changed.map(({ id }) => id);
}

/** Deletes comments, or takes that back. @returns the ids of those that were not so already */
export async function markCommentsDeleted(
  tx: SiteTransaction,
  ids: readonly string[],
  deletedAt: Date | null,
): Promise<string[]> {
  const changed = await tx
    .updateTable('item_comment')
    .set({ deletedAt })
    .where('siteId', '=', tx.siteId)
    .where('id', 'in', ids)
    .where('deletedAt', deletedAt === null ? 'is not' : 'is', null)
    .returning('id')
    .execute();
  return changed.map(({ id }) => id);
}

/** Removes the comments of the site for good that were deleted before a moment, with the replies to them. */
export async function removeDeletedComments(tx: SiteTransaction, before: Date): Promise<void> {
  await sql`delete from item_comment c where c.site_id = ${tx.siteId} and (c.deleted_at < ${before} or exists (
    select from item_comment p where p.site_id = c.site_id and p.id = c.parent_id and p.deleted_at < ${before}))`.execute(
    tx,
  );
}

/** Removes every comment that was written under an address, and its ban; replies to them stay. @returns how many there were */
export async function removeCommentsOf(tx: SiteTransaction, email: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('item_comment')
    .where('siteId', '=', tx.siteId)
    .where('email', '=', email)
    .executeTakeFirst();
  await tx.deleteFrom('comment_ban').where('siteId', '=', tx.siteId).where('email', '=', email).execute();
  return Number(numDeletedRows);
}
