import { sql } from 'kysely';
import type { Invariant, Violation } from './invariant.ts';

/** Lists and archives show what is published: each item once, as its revision is, and counted where it belongs. */
export const publishedItems: Invariant = {
  id: 'published-items',
  title:
    'the rows of published items are those of the published revision, and their groups have their numbers',
  find: async (trx) => {
    const { rows } = await sql<Violation>`
      with live as materialized (
        select w.id as site_id, r.number from site w join revision r on r.site_id = w.id and r.id = w.published_revision_id
        where w.id = current_site()
      ), named as (
        select e.site_id, e.document_id, (d.content -> 'part') - '{document,position}'::text[] as card
        from live join manifest_entry e on e.site_id = live.site_id and e.kind = 'item'
          and e.from_number <= live.number and (e.until_number is null or e.until_number > live.number)
        join document_revision d on d.site_id = e.site_id and d.kind = e.kind and d.document_id = e.document_id
          and d.sha256 = e.sha256
      ), shown as (
        select p.site_id, p.document_id, p.card from live join published_item p on p.site_id = live.site_id
          and p.from_number <= live.number and (p.until_number is null or p.until_number > live.number)
      ), counted as (
        select k.site_id, k.collection_id, k.key, k.name, count(*) as items
        from live join published_item_key k on k.site_id = live.site_id
          and k.from_number <= live.number and (k.until_number is null or k.until_number > live.number)
        group by k.site_id, k.collection_id, k.key, k.name
      ), told as (
        select g.site_id, g.collection_id, g.key, g.name, g.items
        from live join published_item_group g on g.site_id = live.site_id
          and g.from_number <= live.number and (g.until_number is null or g.until_number > live.number)
      )
      select site_id, 'published item ' || document_id || ' is not shown as its revision is' as detail
      from named full join shown using (site_id, document_id) where named.card is distinct from shown.card
      union all
      select site_id, 'group ' || key || ' ' || name || ' of collection ' || collection_id || ' has ' ||
        coalesce(counted.items, 0) || ' items, and not ' || coalesce(told.items, 0)
      from counted full join told using (site_id, collection_id, key, name)
      where counted.items is distinct from told.items`.execute(trx);
    return rows;
  },
};
