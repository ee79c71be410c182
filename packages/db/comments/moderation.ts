import type { CommentFilter, CommentStatus } from '@veranda/domain/comments/comment';
import type { AddressedCollection, AddressedItem } from '@veranda/domain/pages/item-path';
import { type RawBuilder, sql } from 'kysely';
import { ofSite } from '../platform/of-site.ts';
import type { RecordOf } from '../schema.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** A comment with its item, for those who moderate. */
export type CommentRecord = Pick<
  RecordOf<'item_comment'>,
  | 'id'
  | 'itemId'
  | 'parentId'
  | 'author'
  | 'email'
  | 'body'
  | 'status'
  | 'wantsReplies'
  | 'isStaff'
  | 'isShown'
  | 'reports'
  | 'writtenAt'
> & {
  readonly itemTitle: string;
  /** Author of the comment that it answers; null for none. */
  readonly parentAuthor: string | null;
  readonly isBanned: boolean;
  /** What its address is made of. */
  readonly item: AddressedItem;
  readonly collection: AddressedCollection;
};

/** Comments that are wanted. */
interface CommentQuery {
  readonly filter: CommentFilter;
  /** Part of a name, an address, a text or a title; '' for all. */
  readonly search: string;
  /** Address under which they were written; null for all. */
  readonly writtenBy: string | null;
  readonly offset: number;
  readonly limit: number;
}

/** One page of comments, the newest first, and how many there are of each filter. */
export async function readComments(
  tx: SiteTransaction,
  query: CommentQuery,
): Promise<{ rows: CommentRecord[]; counts: Readonly<Record<CommentFilter, number>> }> {
  const { filter, offset, limit } = query;
  const found = foundBy(tx, query);
  const { rows } = await sql<CommentRecord>`
    select ${columns} ${found} and ${isIn(filter)}
    order by m.written_at desc, m.id desc offset ${offset} limit ${limit}`.execute(tx);
  const { rows: counted } = await sql<Readonly<Record<CommentFilter, number>>>`
    select count(*) filter (where ${isIn('pending')})::int as pending,
      count(*) filter (where ${isIn('approved')})::int as approved,
      count(*) filter (where ${isIn('reported')})::int as reported,
      count(*) filter (where ${isIn('spam')})::int as spam ${found}`.execute(tx);
  return { rows, counts: counted[0] ?? { pending: 0, approved: 0, reported: 0, spam: 0 } };
}

/** A comment that is not deleted. */
export async function findComment(tx: SiteTransaction, id: string): Promise<CommentRecord | undefined> {
  const query = { search: '', writtenBy: null };
  const { rows } = await sql<CommentRecord>`
    select ${columns} ${foundBy(tx, query)} and m.id = ${id}`.execute(tx);
  return rows[0];
}

const columns = sql`m.id, m.item_id, m.parent_id, m.author, m.email, m.body, m.status, m.wants_replies, m.is_staff, m.is_shown,
  m.reports, m.written_at, i.title as item_title, p.author as parent_author,
  exists (select from comment_ban b where b.site_id = m.site_id and b.email = m.email) as is_banned,
  jsonb_build_object('urlSlug', i.url_slug, 'publishOn', extract(epoch from i.publish_at) * 1000) as item,
  jsonb_build_object('urlSlug', c.url_slug, 'list', c.doc -> 'list') as collection`;

function foundBy(
  tx: SiteTransaction,
  { search, writtenBy }: Pick<CommentQuery, 'search' | 'writtenBy'>,
): RawBuilder<unknown> {
  const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const matches = sql`and (m.author ilike ${like} or m.email::text ilike ${like} or m.body ilike ${like}
    or i.title ilike ${like})`;
  return sql`from item_comment m
    join item i on i.site_id = m.site_id and i.id = m.item_id
    join collection c on c.site_id = i.site_id and c.id = i.collection_id
    left join item_comment p on p.site_id = m.site_id and p.id = m.parent_id
    where m.site_id = ${tx.siteId} and m.deleted_at is null
    ${search === '' ? sql`` : matches}
    ${writtenBy === null ? sql`` : sql`and m.email = ${writtenBy}`}`;
}

function isIn(filter: CommentFilter): RawBuilder<boolean> {
  return filter === 'reported'
    ? sql`(m.reports > 0 and m.status = 'approved')`
    : sql`m.status = ${sql.lit(filter satisfies CommentStatus)}`;
}

/** Reports a comment that is shown; @returns false where this visitor has reported it before, or it is not shown */
export async function reportComment(
  tx: SiteTransaction,
  report: { readonly id: string; readonly visitor: Uint8Array; readonly at: Date },
): Promise<boolean> {
  const { id, visitor, at } = report;
  const { rows } = await sql`
    with added as (
      insert into comment_report (site_id, comment_id, visitor, reported_at)
      select site_id, id, ${Buffer.from(visitor)}::bytea, ${at}::timestamptz from item_comment
      where site_id = ${tx.siteId} and id = ${id} and is_shown
      on conflict do nothing returning comment_id)
    update item_comment c set reports = c.reports + 1 from added
    where c.site_id = ${tx.siteId} and c.id = added.comment_id returning c.id`.execute(tx);
  return rows.length === 1;
}

/** True when no comment is taken from an address. */
export async function isBanned(tx: SiteTransaction, emails: readonly string[]): Promise<boolean> {
  const row = await tx
    .selectFrom('comment_ban')
    .select('email')
    .where('siteId', '=', tx.siteId)
    .where('email', 'in', emails)
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes no more comments from an address, or takes that back. */
export async function setBan(
  tx: SiteTransaction,
  { email, at }: { readonly email: string; readonly at: Date | null },
): Promise<void> {
  if (at === null)
    await tx.deleteFrom('comment_ban').where('siteId', '=', tx.siteId).where('email', '=', email).execute();
  else
    await tx
      .insertInto('comment_ban')
      .values(ofSite(tx, { email, bannedAt: at }))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Addresses from which no comments are taken, the last first; at most 1,000. */
export async function findBans(tx: SiteTransaction): Promise<RecordOf<'comment_ban'>[]> {
  return tx
    .selectFrom('comment_ban')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .orderBy('bannedAt', 'desc')
    .limit(1000)
    .execute();
}
