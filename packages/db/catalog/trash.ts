import { sql } from 'kysely';
import type { SiteTransaction } from '../platform/site-transaction.ts';
import { likeText } from './listing-reader.ts';

/** A product of the trash. */
interface TrashedProduct {
  readonly id: string;
  readonly title: string;
  /** Of its first variant. */
  readonly sku: string;
  readonly variantCount: number;
  /** Title of its store page. */
  readonly storeTitle: string;
  readonly imageKey: string | null;
  readonly deletedAt: Date;
}

/** One page of the trash, last deleted first, and how many products of it match in all. */
export async function readProductTrash(
  tx: SiteTransaction,
  query: { readonly search: string; readonly offset: number; readonly limit: number },
): Promise<{ rows: TrashedProduct[]; total: number }> {
  const like = `%${likeText(query.search)}%`;
  const { rows } = await sql<TrashedProduct & { total: number }>`
    with found as materialized (
      select p.id, p.title, p.collection_id, p.deleted_at, (count(*) over ())::int as total
      from product p
      where p.site_id = ${tx.siteId} and p.deleted_at is not null and p.purged_at is null
        and (${query.search} = '' or p.title ilike ${like} or exists (
          select from variant v where v.site_id = p.site_id and v.product_id = p.id and v.deleted_at is null
            and v.sku ilike ${like}))
      order by p.deleted_at desc, p.id offset ${query.offset} limit ${query.limit}
    )
    select f.id, f.title, f.deleted_at, f.total, c.title as store_title, v.sku, v.variant_count, a.storage_key as image_key
    from found f
    join collection c on c.site_id = ${tx.siteId} and c.id = f.collection_id
    join lateral (
      select coalesce(min(sku) filter (where position = 0), '') as sku, count(*)::int as variant_count
      from variant where site_id = ${tx.siteId} and product_id = f.id and deleted_at is null
    ) v on true
    left join lateral (
      select asset_id from product_image where site_id = ${tx.siteId} and product_id = f.id order by position limit 1
    ) first on true
    left join asset a on a.site_id = ${tx.siteId} and a.id = first.asset_id
    order by f.deleted_at desc, f.id`.execute(tx);
  return { rows, total: rows[0]?.total ?? 0 };
}

/** Parts of a product of the trash that its place in its store page depends on. */
export interface DiscardedPlace {
  readonly id: string;
  readonly collectionId: string;
  readonly title: string;
  readonly urlSlug: string;
}

/** Products of the trash among these, in the order of the ids, locked until the end of the transaction. */
export async function lockTrashedProducts(
  tx: SiteTransaction,
  ids: readonly string[],
): Promise<DiscardedPlace[]> {
  const rows = await tx
    .selectFrom('product')
    .select(['id', 'collectionId', 'title', 'urlSlug'])
    .where('siteId', '=', tx.siteId)
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where('deletedAt', 'is not', null)
    .where('purgedAt', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

/**
 * Takes a product out of the trash, under an address that is free; the caller makes its listing row. An id of an export
 * that another product has come with in the meantime stays with that one.
 */
export async function setRestored(
  tx: SiteTransaction,
  { id, urlSlug }: { readonly id: string; readonly urlSlug: string },
): Promise<void> {
  await sql`
    update product p set deleted_at = null, url_slug = ${urlSlug}, version = version + 1, updated_at = now(),
      source_id = case when exists (select from product o where o.site_id = p.site_id and o.source_id = p.source_id
        and o.deleted_at is null and o.id <> p.id) then null else source_id end
    where site_id = ${tx.siteId} and id = ${id}`.execute(tx);
  // Its page content is no longer published if the site was published in between.
  await sql`update product_content set updated_at = now() where site_id = ${tx.siteId} and id = ${id}`.execute(
    tx,
  );
}

/** Ids of at most `limit` products of the trash, those that have been there longest first, for at least as many days. */
export async function findTrashedProductIds(
  tx: SiteTransaction,
  { days, limit }: { readonly days: number; readonly limit: number },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('product')
    .select('id')
    .where('siteId', '=', tx.siteId)
    .where('purgedAt', 'is', null)
    .where('deletedAt', '<=', sql<Date>`now() - make_interval(days => ${days})`)
    .orderBy('deletedAt')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** The result of deleting products for good. */
interface Purged {
  readonly count: number;
  /** Keys in the store of files that nobody may fetch any more; removed after the commit. */
  readonly storageKeys: readonly string[];
}

/**
 * Deletes products of the trash for good, with their content, addresses, reviews and sign-ups. Of one that is named by
 * what was bought, or by a cart, a bare row stays.
 */
export async function purgeProducts(tx: SiteTransaction, ids: readonly string[]): Promise<Purged> {
  const trashed = (await lockTrashedProducts(tx, ids)).map(({ id }) => id);
  if (trashed.length === 0) return { count: 0, storageKeys: [] };
  const { rows: files } = await sql<{ storageKey: string }>`
    delete from product_file f where f.site_id = ${tx.siteId} and f.product_id = any(${trashed}::uuid[])
      and not exists (select from entitlement e where e.site_id = f.site_id and e.product_file_id = f.id)
    returning f.storage_key as "storageKey"`.execute(tx);
  const { rows: kept } = await sql<{ id: string }>`
    select p.id from product p where p.site_id = ${tx.siteId} and p.id = any(${trashed}::uuid[]) and (
      exists (select from order_line l where l.site_id = p.site_id and l.product_id = p.id)
      or exists (select from cart_entry e where e.site_id = p.site_id and e.product_id = p.id)
      or exists (select from subscription s where s.site_id = p.site_id and s.product_id = p.id)
      or exists (select from member_pass m where m.site_id = p.site_id and m.product_id = p.id)
      or exists (select from product_file f where f.site_id = p.site_id and f.product_id = p.id))`.execute(
    tx,
  );
  const keptIds = kept.map(({ id }) => id);
  await deleteWhole(
    tx,
    trashed.filter((id) => !keptIds.includes(id)),
  );
  await strip(tx, keptIds);
  return { count: trashed.length, storageKeys: files.map(({ storageKey }) => storageKey) };
}

async function deleteWhole(tx: SiteTransaction, ids: readonly string[]): Promise<void> {
  await sql`delete from product where site_id = ${tx.siteId} and id = any(${[...ids]}::uuid[])`.execute(tx);
}

const parts = ['product_image', 'product_category', 'product_address', 'restock_signup', 'review'] as const;

async function strip(tx: SiteTransaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  for (const part of parts)
    await sql`delete from ${sql.table(part)}
      where site_id = ${tx.siteId} and product_id = any(${[...ids]}::uuid[])`.execute(tx);
  await sql`
    delete from product_content where site_id = ${tx.siteId} and id = any(${[...ids]}::uuid[])`.execute(tx);
  await sql`update product set purged_at = now(), description = '', tags = '{}', form_id = null
    where site_id = ${tx.siteId} and id = any(${[...ids]}::uuid[])`.execute(tx);
}
