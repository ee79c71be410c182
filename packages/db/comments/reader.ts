import type { CommentStatus } from '@veranda/domain/comments/comment';
import type { AddressedCollection, AddressedItem } from '@veranda/domain/pages/item-path';
import { sql } from 'kysely';
import type { RecordOf } from '../schema.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** A comment as visitors see it. */
type ShownComment = Pick<RecordOf<'item_comment'>, 'id' | 'author' | 'body' | 'writtenAt'>;

/** A page of the approved comments on an item, the oldest first. */
export async function readShownComments(
  tx: SiteTransaction,
  wanted: { readonly itemId: string; readonly offset: number; readonly limit: number },
): Promise<ShownComment[]> {
  return tx
    .selectFrom('item_comment')
    .select(['id', 'author', 'body', 'writtenAt'])
    .where('siteId', '=', tx.siteId)
    .where('itemId', '=', wanted.itemId)
    .where('status', '=', 'approved')
    .where('deletedAt', 'is', null)
    .orderBy('writtenAt')
    .orderBy('id')
    .offset(wanted.offset)
    .limit(wanted.limit)
    .execute();
}

/** Number of approved comments by item, of the items that have any. */
export async function countShownComments(
  tx: SiteTransaction,
  itemIds: readonly string[] | null,
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .selectFrom('item_comment')
    .select(['itemId', sql<number>`count(*)::int`.as('count')])
    .where('siteId', '=', tx.siteId)
    .where('status', '=', 'approved')
    .where('deletedAt', 'is', null)
    .$if(itemIds !== null, (query) => query.where('itemId', '=', sql<string>`any(${itemIds}::uuid[])`))
    .groupBy('itemId')
    .execute();
  return new Map(rows.map(({ itemId, count }) => [itemId, count]));
}

/** A comment with its item, for the owner. */
export type CommentRecord = Omit<RecordOf<'item_comment'>, 'siteId' | 'contentHash'> & {
  readonly itemTitle: string;
  /** What its address is made of. */
  readonly item: AddressedItem;
  readonly collection: AddressedCollection;
};

/** One page of the comments of a status, the newest first, and how many there are of each. */
export async function readComments(
  tx: SiteTransaction,
  page: { readonly status: CommentStatus; readonly offset: number; readonly limit: number },
): Promise<{ rows: CommentRecord[]; counts: Readonly<Record<CommentStatus, number>> }> {
  const { rows } = await sql<CommentRecord>`
    select m.id, m.item_id, m.author, m.email, m.body, m.status, m.written_at, m.decided_at, m.deleted_at,
      i.title as item_title,
      jsonb_build_object('urlSlug', i.url_slug, 'publishOn', extract(epoch from i.publish_at) * 1000) as item,
      jsonb_build_object('urlSlug', c.url_slug, 'list', c.doc -> 'list') as collection
    from item_comment m
    join item i on i.site_id = m.site_id and i.id = m.item_id
    join collection c on c.site_id = i.site_id and c.id = i.collection_id
    where m.site_id = ${tx.siteId} and m.status = ${page.status} and m.deleted_at is null
    order by m.written_at desc, m.id desc offset ${page.offset} limit ${page.limit}`.execute(tx);
  const counted = await tx
    .selectFrom('item_comment')
    .select(['status', sql<number>`count(*)::int`.as('count')])
    .where('siteId', '=', tx.siteId)
    .where('deletedAt', 'is', null)
    .groupBy('status')
    .execute();
  const counts = Object.fromEntries(counted.map(({ status, count }) => [status, count]));
  return { rows, counts: { pending: 0, approved: 0, spam: 0, ...counts } };
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
