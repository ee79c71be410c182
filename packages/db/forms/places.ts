import { sql } from 'kysely';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/**
 * Something that shows a form: a page or an item of a collection, as drafted or as published, or a product.
 */
interface FormPlaceRow {
  readonly kind: 'page' | 'product';
  readonly title: string;
}

/** Places that show a form, without the trash, by title; at most 100. */
export async function findFormPlaces(tx: SiteTransaction, formId: string): Promise<FormPlaceRow[]> {
  // A block names its form wherever in a document it stands.
  const shows = (doc: string) =>
    sql`jsonb_path_exists(${sql.ref(doc)}, '$.**.formId ? (@ == $form)', jsonb_build_object('form', ${formId}::text))`;
  const { rows } = await sql<FormPlaceRow>`
    with live as (
      select d.content -> 'part' as page from site w
      join revision r on r.site_id = w.id and r.id = w.published_revision_id
      join manifest_entry e on e.site_id = w.id and e.kind in ('page', 'item')
        and e.from_number <= r.number and (e.until_number is null or e.until_number > r.number)
      join document_revision d on d.site_id = w.id and d.kind = e.kind and d.document_id = e.document_id
        and d.sha256 = e.sha256
      where w.id = ${tx.siteId})
    select kind, title from (
      select 'page' as kind, title from collection
      where site_id = ${tx.siteId} and deleted_at is null and ${shows('doc')}
      union select 'page', title from item
      where site_id = ${tx.siteId} and deleted_at is null and ${shows('doc')}
      union select 'page', page ->> 'title' from live where ${shows('page')}
      union select 'product', title from product
      where site_id = ${tx.siteId} and deleted_at is null and form_id = ${formId}::uuid) place
    where title is not null
    order by kind, lower(title) limit 100`.execute(tx);
  return rows;
}
