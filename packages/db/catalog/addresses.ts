import type { Product } from '@veranda/domain/catalog/product';
import { sql } from 'kysely';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** A last part of an address that a product had before. */
export interface FormerProductAddress {
  readonly slug: string;
  /** False where the owner wants no redirect from it. */
  readonly redirects: boolean;
}

/** Keeps the address that the product is stored with, where it is about to get another one. */
export async function insertFormerAddress(
  tx: SiteTransaction,
  { id, version, urlSlug }: Pick<Product, 'id' | 'version' | 'urlSlug'>,
): Promise<void> {
  await sql`
    insert into product_address (site_id, product_id, slug)
    select site_id, id, url_slug from product
    where site_id = ${tx.siteId} and id = ${id} and version = ${version}
      and deleted_at is null and url_slug <> ${urlSlug}
    on conflict (site_id, product_id, slug) do update set left_at = excluded.left_at`.execute(tx);
}

/** Says from which former addresses of a product nobody is redirected; all others lead to it. */
export async function stopProductRedirects(
  tx: SiteTransaction,
  { id, stopped }: { readonly id: string; readonly stopped: readonly string[] },
): Promise<void> {
  await tx
    .updateTable('product_address')
    .set({ redirects: sql`slug <> all(${stopped}::text[])` })
    .where('siteId', '=', tx.siteId)
    .where('productId', '=', id)
    .execute();
}

/** Former addresses of a product that no other product of its store has now, in the order of the alphabet. */
export async function findFormerAddresses(tx: SiteTransaction, id: string): Promise<FormerProductAddress[]> {
  const { rows } = await sql<FormerProductAddress>`
    select a.slug, a.redirects
    from product_address a join product p on p.site_id = a.site_id and p.id = a.product_id
    where a.site_id = ${tx.siteId} and a.product_id = ${id}
      and not exists (
        select from product o where o.site_id = p.site_id and o.collection_id = p.collection_id
          and o.url_slug = a.slug and o.id <> p.id and o.deleted_at is null)
    order by a.slug`.execute(tx);
  return rows;
}

/**
 * Last part of the address of the published product of a store that has, or had, this one; null where none has or its
 * owner wants no redirect.
 */
export async function findCurrentSlug(
  tx: SiteTransaction,
  { collectionId, slug }: { readonly collectionId: string; readonly slug: string },
): Promise<string | null> {
  const { rows } = await sql<{ slug: string; redirects: boolean }>`
    select p.url_slug as slug, coalesce(a.redirects, true) as redirects
    from product p
    left join product_address a on a.site_id = p.site_id and a.product_id = p.id and a.slug = ${slug}
    where p.site_id = ${tx.siteId} and p.collection_id = ${collectionId} and p.deleted_at is null
      and p.state = 'published' and (p.url_slug = ${slug} or a.slug is not null)
    order by (p.url_slug = ${slug}) desc, a.left_at desc
    limit 1`.execute(tx);
  const [current] = rows;
  return current && (current.slug === slug || current.redirects) ? current.slug : null;
}
