import { sql } from 'kysely';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** Something that an import has brought. */
interface BroughtEntry {
  readonly position: number;
  readonly kind: string;
  readonly targetId: string;
}

/** The next entries whose import is taken back: comments first, pictures last. */
export async function findBroughtEntries(
  tx: SiteTransaction,
  importId: string,
  limit: number,
): Promise<BroughtEntry[]> {
  const { rows } = await sql<BroughtEntry>`
    select position, kind, target_id from content_import_entry
    where site_id = ${tx.siteId} and import_id = ${importId} and status = 'done' and target_id is not null
    order by phase desc, position limit ${limit}`.execute(tx);
  return rows;
}

/** Moves pages and items to the trash that are not there, and deletes comments; each can be taken back for 30 days. */
export async function trashBrought(
  tx: SiteTransaction,
  entries: readonly BroughtEntry[],
  now: Date,
): Promise<void> {
  const of = (kind: string): string[] =>
    entries.flatMap((each) => (each.kind === kind ? [each.targetId] : []));
  await sql`update item set deleted_at = ${now}, version = version + 1, updated_at = now()
    where site_id = ${tx.siteId} and id = any(${of('post')}::uuid[]) and deleted_at is null`.execute(tx);
  await sql`update collection set deleted_at = ${now}, version = version + 1, updated_at = now()
    where site_id = ${tx.siteId} and id = any(${of('page')}::uuid[]) and deleted_at is null`.execute(tx);
  await sql`update item_comment set deleted_at = ${now}
    where site_id = ${tx.siteId} and id = any(${of('comment')}::uuid[]) and deleted_at is null`.execute(tx);
}

/** Says of entries that their import is taken back. */
export async function markUndone(
  tx: SiteTransaction,
  importId: string,
  positions: readonly number[],
): Promise<void> {
  await sql`update content_import_entry set status = 'undone'
    where site_id = ${tx.siteId} and import_id = ${importId} and position = any(${[...positions]}::int[])`.execute(
    tx,
  );
}

/** Forgets the addresses that an import has brought, and that of its names nothing is left. */
export async function forgetBroughtAddresses(tx: SiteTransaction, importId: string): Promise<void> {
  await sql`delete from imported_address where site_id = ${tx.siteId} and import_id = ${importId}`.execute(
    tx,
  );
  await sql`update content_import_entry set status = 'undone'
    where site_id = ${tx.siteId} and import_id = ${importId} and status = 'done'`.execute(tx);
}

/** Moves a collection that an import has made to the trash, where nothing else is in it. */
export async function trashEmptyCollection(tx: SiteTransaction, id: string, now: Date): Promise<void> {
  await sql`update collection c set deleted_at = ${now}, version = version + 1, updated_at = now()
    where c.site_id = ${tx.siteId} and c.id = ${id} and c.deleted_at is null and not exists (
      select from item i where i.site_id = c.site_id and i.collection_id = c.id and i.deleted_at is null)`.execute(
    tx,
  );
}
