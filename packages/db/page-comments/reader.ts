import type { CommentedKind, ThreadAnchor } from '@veranda/domain/page-comments/page-comment';
import { sql } from 'kysely';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** A document that page comments are on. */
export interface CommentedKey {
  readonly kind: CommentedKind;
  readonly id: string;
}

/** A page comment with its author. */
interface PageCommentRecord {
  readonly id: string;
  readonly threadId: string;
  readonly accountId: string;
  /** Empty for an account that is gone. */
  readonly author: string;
  readonly body: string;
  readonly writtenAt: Date;
  readonly editedAt: Date | null;
}

/** A thread of page comments, the oldest first. */
export interface ThreadRecord {
  readonly id: string;
  readonly anchorKind: ThreadAnchor['kind'];
  readonly anchorId: string;
  readonly createdAt: Date;
  readonly resolvedAt: Date | null;
  readonly resolvedBy: string;
  readonly comments: readonly PageCommentRecord[];
}

const nameOf = (alias: string) =>
  sql`coalesce(nullif(${sql.ref(`${alias}.name`)}, ''), ${sql.ref(`${alias}.email`)}::text, '')`;

/** The threads of a document that have comments, the oldest first; one of them where its id is given. */
export async function findThreads(
  tx: SiteTransaction,
  { kind, id }: CommentedKey,
  only: string | null = null,
): Promise<ThreadRecord[]> {
  const { rows: threads } = await sql<Omit<ThreadRecord, 'comments'>>`
    select t.id, t.anchor_kind, t.anchor_id, t.created_at, t.resolved_at, ${nameOf('a')} as resolved_by
    from page_comment_thread t left join account a on a.id = t.resolved_by
    where t.site_id = ${tx.siteId} and t.document_id = ${id} and t.kind = ${kind}
      and (${only}::uuid is null or t.id = ${only})
    order by t.created_at, t.id`.execute(tx);
  if (threads.length === 0) return [];
  const ids = threads.map((thread) => thread.id);
  const { rows: comments } = await sql<PageCommentRecord>`
    select c.id, c.thread_id, c.account_id, ${nameOf('a')} as author, c.body, c.written_at, c.edited_at
    from page_comment c left join account a on a.id = c.account_id
    where c.site_id = ${tx.siteId} and c.thread_id = any(${ids}::uuid[]) and c.deleted_at is null
    order by c.written_at, c.id`.execute(tx);
  const byThread = Map.groupBy(comments, ({ threadId }) => threadId);
  return threads.map((thread) => ({ ...thread, comments: byThread.get(thread.id) ?? [] }));
}

/** News of the page comments of a document. */
interface PageCommentNews {
  /** Threads that are not resolved. */
  readonly open: number;
  /** Another one after every change. */
  readonly revision: string;
}

/** News of the page comments of a document; cheap enough to be asked for every moment. */
export async function findPageCommentNews(
  tx: SiteTransaction,
  { kind, id }: CommentedKey,
): Promise<PageCommentNews> {
  // Added up, since of two changes at a time either may be seen first.
  const { rows } = await sql<PageCommentNews>`
    select (count(*) filter (where size > 0 and resolved_at is null))::int as open,
      count(*)::text || '.' || coalesce(sum(revision), 0)::text as revision
    from page_comment_thread
    where site_id = ${tx.siteId} and document_id = ${id} and kind = ${kind}`.execute(tx);
  return rows[0] ?? { open: 0, revision: '' };
}

/** Number of threads of a document that have comments. */
export async function countThreads(tx: SiteTransaction, { kind, id }: CommentedKey): Promise<number> {
  const { count } = await tx
    .selectFrom('pageCommentThread')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('siteId', '=', tx.siteId)
    .where('documentId', '=', id)
    .where('kind', '=', kind)
    .where('size', '>', 0)
    .executeTakeFirstOrThrow();
  return count;
}

/** Thread and author of a comment. */
export interface AuthoredComment {
  readonly threadId: string;
  readonly accountId: string;
  /** Account that has deleted it; null while it is shown. */
  readonly deletedBy: string | null;
}

/** A comment of a document, whether it is deleted or not; undefined where there is none. */
export async function findPageComment(
  tx: SiteTransaction,
  { kind, id }: CommentedKey,
  comment: string,
): Promise<AuthoredComment | undefined> {
  const { rows } = await sql<AuthoredComment>`
    select c.thread_id, c.account_id, c.deleted_by from page_comment c
    join page_comment_thread t on t.site_id = c.site_id and t.id = c.thread_id
    where c.site_id = ${tx.siteId} and c.id = ${comment} and t.document_id = ${id} and t.kind = ${kind}`.execute(
    tx,
  );
  return rows[0];
}
