import type { ThreadAnchor } from '@veranda/domain/page-comments/page-comment';
import { sql } from 'kysely';
import { ofSite } from '../platform/of-site.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';
import type { CommentedKey } from './reader.ts';

/** Adds a thread without comments. @returns false where the id is taken */
export async function insertThread(
  tx: SiteTransaction,
  { kind, id: documentId }: CommentedKey,
  { id, anchor }: { readonly id: string; readonly anchor: ThreadAnchor },
): Promise<boolean> {
  await tx
    .insertInto('document')
    .values({ siteId: tx.siteId, id: documentId, kind })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = { documentId, kind, id, anchorKind: anchor.kind, anchorId: anchor.id };
  const added = await tx
    .insertInto('pageCommentThread')
    .values(ofSite(tx, { ...row, resolvedAt: null, resolvedBy: null }))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
}

/** A thread of a document for this transaction alone, with the number of its comments; undefined where there is none. */
export async function lockThread(
  tx: SiteTransaction,
  { kind, id: documentId }: CommentedKey,
  id: string,
): Promise<{ readonly size: number } | undefined> {
  return tx
    .selectFrom('pageCommentThread')
    .select('size')
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .where('documentId', '=', documentId)
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirst();
}

/** Makes the change of a locked thread known: its number of comments, and that it has changed. */
export async function touchThread(tx: SiteTransaction, id: string): Promise<void> {
  await sql`
    update page_comment_thread t set revision = revision + 1, size = (
      select count(*) from page_comment c
      where c.site_id = t.site_id and c.thread_id = t.id and c.deleted_at is null)
    where t.site_id = ${tx.siteId} and t.id = ${id}`.execute(tx);
}

/** Resolves a locked thread, or reopens it for null. */
export async function setThreadResolved(
  tx: SiteTransaction,
  id: string,
  resolved: { readonly at: Date; readonly by: string } | null,
): Promise<void> {
  await tx
    .updateTable('pageCommentThread')
    .set({ resolvedAt: resolved?.at ?? null, resolvedBy: resolved?.by ?? null })
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .execute();
}

/** Adds a comment to a locked thread. @returns false where the id is taken */
export async function insertPageComment(
  tx: SiteTransaction,
  row: { readonly id: string; readonly threadId: string; readonly accountId: string; readonly body: string },
): Promise<boolean> {
  const added = await tx
    .insertInto('pageComment')
    .values(ofSite(tx, { ...row, editedAt: null, deletedAt: null, deletedBy: null }))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
}

/** Gives a comment another text. @returns false where it is deleted */
export async function setPageCommentText(
  tx: SiteTransaction,
  id: string,
  { body, now }: { readonly body: string; readonly now: Date },
): Promise<boolean> {
  const changed = await tx
    .updateTable('pageComment')
    .set({ body, editedAt: now })
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

/** Deletes a comment, or takes that back. @returns false where it is so already */
export async function markPageCommentDeleted(
  tx: SiteTransaction,
  id: string,
  deleted: { readonly at: Date; readonly by: string } | null,
): Promise<boolean> {
  const changed = await tx
    .updateTable('pageComment')
    .set({ deletedAt: deleted?.at ?? null, deletedBy: deleted?.by ?? null })
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .where('deletedAt', deleted === null ? 'is not' : 'is', null)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

/** Removes the comments of the site for good that were deleted before a moment. */
export async function removeDeletedPageComments(tx: SiteTransaction, before: Date): Promise<void> {
  await tx
    .deleteFrom('pageComment')
    .where('siteId', '=', tx.siteId)
    .where('deletedAt', '<', before)
    .execute();
}
