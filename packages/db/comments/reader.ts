import { isEntityId } from '@veranda/domain/entity-id';
import { sql } from 'kysely';
import type { RecordOf } from '../schema.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** A comment as visitors see it. */
export type ShownCommentRecord = Pick<
  RecordOf<'item_comment'>,
  'id' | 'author' | 'body' | 'isStaff' | 'writtenAt'
> & {
  /** Author of the comment that it answers; null for one that answers none. */
  readonly parentAuthor: string | null;
};

/** A page of the comments on an item that are shown: threads, the oldest first, each with its replies. */
export async function readShownComments(
  tx: SiteTransaction,
  wanted: { readonly itemId: string; readonly offset: number; readonly limit: number },
): Promise<ShownCommentRecord[]> {
  const { itemId, offset, limit } = wanted;
  const { rows } = await sql<ShownCommentRecord>`
    select ${shownColumns} from (
      select id, thread_at, thread_id, is_reply, written_at from item_comment
      where site_id = ${tx.siteId} and item_id = ${itemId} and is_shown
      order by thread_at, thread_id, is_reply, written_at, id offset ${offset} limit ${limit}) k
    join item_comment m on m.site_id = ${tx.siteId} and m.id = k.id
    order by k.thread_at, k.thread_id, k.is_reply, k.written_at, k.id`.execute(tx);
  return rows;
}

const shownColumns = sql`m.id, m.author, m.body, m.is_staff, m.written_at,
  (select p.author from item_comment p where p.site_id = m.site_id and p.id = m.parent_id) as parent_author`;

/** A comment of an item, where it is shown. */
export async function findShownComment(
  tx: SiteTransaction,
  itemId: string,
  id: string,
): Promise<ShownCommentRecord | undefined> {
  const { rows } = await sql<ShownCommentRecord>`
    select ${shownColumns} from item_comment m
    where m.site_id = ${tx.siteId} and m.item_id = ${itemId} and m.id = ${id} and m.is_shown`.execute(tx);
  return rows[0];
}

/** Number of comments that are shown by item, of the items that have any: a counter. */
export async function countShownComments(
  tx: SiteTransaction,
  itemIds: readonly string[] | null,
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .selectFrom('item_comment_count')
    .select(['itemId', 'comments'])
    .where('siteId', '=', tx.siteId)
    .where('comments', '>', 0)
    .$if(itemIds !== null, (query) => query.where('itemId', '=', sql<string>`any(${itemIds}::uuid[])`))
    .execute();
  return new Map(rows.map(({ itemId, comments }) => [itemId, comments]));
}

/** Those of the comments that were written under an address. */
export async function findOwnComments(
  tx: SiteTransaction,
  ids: readonly string[],
  email: string,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('item_comment')
    .select('id')
    .where('siteId', '=', tx.siteId)
    .where('id', 'in', ids)
    .where('email', '=', email)
    .execute();
  return rows.map(({ id }) => id);
}

/** Every comment that was written under an address. */
export async function findCommentsOf(
  tx: SiteTransaction,
  email: string | null,
): Promise<RecordOf<'item_comment'>[]> {
  return tx
    .selectFrom('item_comment')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('email', '=', email)
    .execute();
}

/**
 * Id of the first comment of the thread that a comment of an item stands in, where it is shown: what answers a reply stands
 * below the same comment as the reply. Null where there is no such comment.
 */
export async function findShownThread(
  tx: SiteTransaction,
  { itemId, id }: { readonly itemId: string; readonly id: string },
): Promise<string | null> {
  if (!isEntityId(id)) return null;
  const row = await tx
    .selectFrom('item_comment')
    .select('threadId')
    .where('siteId', '=', tx.siteId)
    .where('itemId', '=', itemId)
    .where('id', '=', id)
    .where('isShown', '=', true)
    .executeTakeFirst();
  return row?.threadId ?? null;
}

/** The comments that comments answer, by their ids; those that answer none are left out. */
export async function findParents(
  tx: SiteTransaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .selectFrom('item_comment')
    .select(['id', 'parentId'])
    .where('siteId', '=', tx.siteId)
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where('parentId', 'is not', null)
    .execute();
  return new Map(rows.flatMap(({ id, parentId }) => (parentId === null ? [] : [[id, parentId] as const])));
}
