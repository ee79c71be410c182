import type { FileUse } from '@veranda/domain/media/file-list';
import { sql } from 'kysely';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** Places that are told of at most. */
const maxUses = 200;

/** Places of the site's drafts and of its shop that name a file, by their titles; those in the trash do not count. */
export async function findFileUses(tx: SiteTransaction, id: string): Promise<FileUse[]> {
  const named = `%${id}%`;
  const { rows } = await sql<FileUse>`
    select 'page' as kind, id::text, title from collection
      where site_id = ${tx.siteId} and deleted_at is null and doc::text like ${named}
    union all select 'item', id::text, title from item
      where site_id = ${tx.siteId} and deleted_at is null and doc::text like ${named}
    union all select 'product', id::text, title from product p
      where site_id = ${tx.siteId} and deleted_at is null and (
        exists (select from product_image i where i.site_id = p.site_id and i.product_id = p.id and i.asset_id = ${id})
        or exists (select from variant v where v.site_id = p.site_id and v.product_id = p.id
          and v.deleted_at is null and v.main_image_id = ${id}))
    union all select 'product-page', p.id::text, p.title from product_content c
      join product p on p.site_id = c.site_id and p.id = c.id and p.deleted_at is null
      where c.site_id = ${tx.siteId} and c.document::text like ${named}
    union all select 'form', id::text, name from form
      where site_id = ${tx.siteId} and doc::text like ${named}
    union all select 'fund', id::text, name from fund
      where site_id = ${tx.siteId} and deleted_at is null and image_id = ${id}
    union all select 'site', '', '' from site_settings where site_id = ${tx.siteId} and doc::text like ${named}
    order by kind, title, id limit ${maxUses}`.execute(tx);
  return rows;
}

// Kinds of documents by the places that name a file.
const documentKinds = {
  page: 'page',
  item: 'item',
  'product-page': 'product',
  form: 'form',
  site: 'site',
} as const;

/** Notes that documents which name a file are not what was published: it is there again. */
export async function noteUsesEdited(tx: SiteTransaction, id: string): Promise<void> {
  for (const use of await findFileUses(tx, id)) {
    if (!(use.kind in documentKinds)) continue;
    const kind = documentKinds[use.kind as keyof typeof documentKinds];
    await sql`select note_edit(${tx.siteId}, ${kind}, ${use.id || tx.siteId}::uuid)`.execute(tx);
  }
}

/** Those of the published site, and of publications that are scheduled. */
export async function findPublishedFileUses(tx: SiteTransaction, id: string): Promise<FileUse[]> {
  const { rows } = await sql<FileUse>`
    select 'published' as kind, '' as id, '' as title from site w
      join revision r on r.site_id = w.id and r.id = w.published_revision_id
      join document_revision d on d.site_id = w.id and d.asset_ids @> array[${id}::uuid]
      join manifest_entry e on e.site_id = w.id and e.kind = d.kind and e.document_id = d.document_id
        and e.sha256 = d.sha256 and e.from_number <= r.number
        and (e.until_number is null or e.until_number > r.number)
      where w.id = ${tx.siteId}
    union select 'scheduled', '', '' from scheduled_publication s
      cross join lateral jsonb_array_elements(s.documents) named
      join document_revision d on d.site_id = s.site_id and d.kind = named->>'kind'
        and d.document_id::text = named->>'id' and d.sha256 = named->>'sha256'
      where s.site_id = ${tx.siteId} and s.state = 'waiting' and d.asset_ids @> array[${id}::uuid]`.execute(
    tx,
  );
  return rows;
}
