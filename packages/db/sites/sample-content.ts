import { sql } from 'kysely';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** A page, an item of a list or a product of the template that nobody has changed. */
export interface SampleContent {
  readonly kind: 'page' | 'item' | 'product';
  readonly id: string;
  readonly title: string;
}

// As it was when its site was made: neither its row nor its document has been changed since.
const untouched = (row: 'c' | 'i') =>
  sql`${sql.ref(`${row}.version`)} = 1 and ${sql.ref(`${row}.created_at`)} = w.created_at and not w.is_demo`;
const unedited = (row: 'c' | 'i' | 'p') =>
  sql`not exists (select from document d where d.site_id = ${sql.ref(`${row}.site_id`)}
    and d.id = ${sql.ref(`${row}.id`)} and d.seq > 0)`;
const singlePages = [8, 10];

/** Sample content of a site: pages but the home page, items, and products, by title. */
export async function findSampleContent(tx: SiteTransaction): Promise<SampleContent[]> {
  const { rows } = await sql<SampleContent>`
    select 'page' as kind, c.id, c.title from collection c join site w on w.id = c.site_id
      where c.site_id = ${tx.siteId} and c.deleted_at is null and not c.is_home
        and c.type = any(${singlePages}::int[]) and ${untouched('c')} and ${unedited('c')}
    union all
    select 'item', i.id, i.title from item i join site w on w.id = i.site_id
      where i.site_id = ${tx.siteId} and i.deleted_at is null and ${untouched('i')} and ${unedited('i')}
    union all
    select 'product', p.id, p.title from product p
      where p.site_id = ${tx.siteId} and p.deleted_at is null and p.is_sample and ${unedited('p')}
    order by 1, 3, 2`.execute(tx);
  return rows;
}

/** Locks rows until the end of the transaction: what is sample content of them then stays so. */
export async function lockContent(tx: SiteTransaction, ids: readonly string[]): Promise<void> {
  for (const table of ['collection', 'item', 'product'] as const)
    await sql`select id from ${sql.table(table)} where site_id = ${tx.siteId} and id = any(${[...ids]}::uuid[])
      order by id for update`.execute(tx);
}

/**
 * Moves untouched pages and items to the trash. Their versions stay: taken out of it, they are untouched still.
 */
export async function trashSamples(tx: SiteTransaction, ids: readonly string[]): Promise<void> {
  for (const table of ['collection', 'item'] as const)
    await sql`update ${sql.table(table)} set deleted_at = now(), updated_at = now()
      where site_id = ${tx.siteId} and id = any(${[...ids]}::uuid[]) and deleted_at is null`.execute(tx);
}

/**
 * Takes pages and items back that nobody has changed since they were removed. Those whose address has been taken in the
 * meantime stay where they are.
 * @returns ids of those that are back
 */
export async function restoreSamples(
  tx: SiteTransaction,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const back = async (table: 'collection' | 'item') => {
    const within = table === 'collection' ? sql`true` : sql`other.collection_id = gone.collection_id`;
    const { rows } = await sql<{ id: string }>`
      update ${sql.table(table)} gone set deleted_at = null, updated_at = now()
      where gone.site_id = ${tx.siteId} and gone.id = any(${[...ids]}::uuid[]) and gone.deleted_at is not null
        and gone.version = 1 and not exists (select from ${sql.table(table)} other where other.site_id = gone.site_id
          and ${within} and other.url_slug = gone.url_slug and other.deleted_at is null)
      returning gone.id`.execute(tx);
    return rows.map(({ id }) => id);
  };
  return new Set([...(await back('collection')), ...(await back('item'))]);
}

/** Those of the products that are in the trash as samples, which nobody has saved. */
export async function findTrashedSamples(tx: SiteTransaction, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from product where site_id = ${tx.siteId} and id = any(${[...ids]}::uuid[]) and deleted_at is not null
      and purged_at is null and is_sample order by position, id`.execute(tx);
  return rows.map(({ id }) => id);
}
