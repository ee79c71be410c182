import type { PartKey } from '@veranda/domain/publishing/parts';
import type { PublishedAddress } from '@veranda/domain/publishing/published-addresses';
import { sql } from 'kysely';
import type { SiteTransaction } from '../platform/site-transaction.ts';

// The newest manifest entry of a document before the revision that is being made.
const lastEntry = sql`
  select e.from_number, r.content #>> '{part,urlSlug}' as slug
  from manifest_entry e join document_revision r using (site_id, kind, document_id, sha256)
  where e.site_id = current_site() and e.kind = chosen.kind and e.document_id = chosen.document_id
  order by e.from_number desc limit 1`;

/**
 * Keeps the addresses of the chosen documents that revision `number` gives another one: the one that they had and
 * the one that they get. It is called before the manifest of the revision is written.
 */
export async function keepAddresses(
  tx: SiteTransaction,
  number: number,
  chosen: readonly (PartKey & { readonly sha256: string | null })[],
): Promise<void> {
  const shown = chosen.filter(({ kind, sha256 }) => sha256 !== null && ['page', 'item'].includes(kind));
  if (shown.length === 0) return;
  await sql`
    with chosen as (
      select kind, document_id, r.content #>> '{part,urlSlug}' as slug
      from unnest(${shown.map(({ kind }) => kind)}::text[], ${shown.map(({ id }) => id)}::uuid[],
        ${shown.map(({ sha256 }) => sha256)}::text[]) as each (kind, document_id, sha256)
      join document_revision r using (kind, document_id, sha256)
      where r.site_id = ${tx.siteId}
    ), moved as (
      select chosen.kind, chosen.document_id, chosen.slug, last.slug as last_slug, last.from_number
      from chosen cross join lateral (${lastEntry}) last where last.slug <> chosen.slug
    )
    insert into published_address as known (site_id, kind, slug, document_id, number)
    select ${tx.siteId}::uuid, kind, last_slug, document_id, from_number from moved
    union all select ${tx.siteId}::uuid, kind, slug, document_id, ${number}::int from moved
    on conflict (site_id, kind, slug, document_id)
      do update set number = greatest(known.number, excluded.number)`.execute(tx);
}

/** Addresses of documents that have had more than one, from the latest. */
export async function findPublishedAddresses(tx: SiteTransaction): Promise<PublishedAddress[]> {
  const { rows } = await sql<PublishedAddress>`
    select kind, slug, document_id as id from published_address where site_id = ${tx.siteId}
    order by number desc, kind, slug, document_id`.execute(tx);
  return rows;
}

/** Every address that a page or an item was published at. */
export async function findAddressesOf(
  tx: SiteTransaction,
  { kind, id }: Pick<PublishedAddress, 'kind' | 'id'>,
): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    with chosen as (select ${kind}::text as kind, ${id}::uuid as document_id)
    select slug from published_address join chosen using (kind, document_id) where site_id = ${tx.siteId}
    union select last.slug from chosen cross join lateral (${lastEntry}) last
    order by slug`.execute(tx);
  return rows.map(({ slug }) => slug);
}
