import type { CommentStatus } from '@veranda/domain/comments/comment';
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
    .set({ status: to.status, decidedAt: to.status === 'pending' ? null : to.now })
    .where('siteId', '=', tx.siteId)
    .where('id', 'in', ids)
    .where('deletedAt', 'is', null)
    .returning('id')
    .execute();
  return changed.map(({ id }) => id);
}

/** Deletes a comment, or takes that back. @returns false when there is none, or it is so already */
export async function markCommentDeleted(
  tx: SiteTransaction,
  id: string,
  deletedAt: Date | null,
): Promise<boolean> {
  const changed = await tx
    .updateTable('item_comment')
    .set({ deletedAt })
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .where('deletedAt', deletedAt === null ? 'is not' : 'is', null)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

/** Removes the comments of the site for good that were deleted before a moment. */
export async function removeDeletedComments(tx: SiteTransaction, before: Date): Promise<void> {
  await tx
    .deleteFrom('item_comment')
    .where('siteId', '=', tx.siteId)
    .where('deletedAt', '<', before)
    .execute();
}

/** Removes every comment that was written under an address. @returns how many there were */
export async function removeCommentsOf(tx: SiteTransaction, email: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('item_comment')
    .where('siteId', '=', tx.siteId)
    .where('email', '=', email)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
