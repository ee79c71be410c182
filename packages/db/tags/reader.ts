import {
  noTagChanges,
  type TagChanges,
  type TagNames,
  tagNamesOf,
  type TagType,
} from '@veranda/domain/tags/tag-names';
import { sql } from 'kysely';
import type { RecordOf } from '../schema.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** Keys of the site that are not shown as themselves, and the names that its tags had. */
export async function findTagChanges(tx: SiteTransaction): Promise<TagChanges> {
  const { rows } = await sql<{ part: 'changed' | 'former'; type: TagType; key: string; name: string | null }>`
    select 'changed' as part, tag_type as type, key, name from changed_tags()
    union all select 'former', f.tag_type, f.name, coalesce(c.name, t.key) from former_tag_name f
      join tag t on t.site_id = f.site_id and t.id = f.tag_id
      left join changed_tags() c on c.tag_type = t.tag_type and c.key = t.key
      where f.site_id = ${tx.siteId} and (c.key is null or c.name is not null)`.execute(tx);
  if (rows.length === 0) return noTagChanges;
  return {
    changed: rows.flatMap(({ part, type, key, name }) => (part === 'changed' ? [{ type, key, name }] : [])),
    former: rows.flatMap(({ part, type, key, name }) =>
      part === 'former' && name !== null ? [{ type, name: key, now: name }] : [],
    ),
  };
}

/** Names of the site's tags as they are now. */
export async function readTagNames(tx: SiteTransaction): Promise<TagNames> {
  return tagNamesOf(await findTagChanges(tx));
}

/** A tag with the numbers of items and products that have it, not counting what is in the trash. */
interface CountedTag {
  readonly id: string;
  readonly name: string;
  readonly items: number;
  readonly products: number;
}

/** Tags of a type by name, without those that were merged or removed. */
export async function findTags(tx: SiteTransaction, type: TagType): Promise<CountedTag[]> {
  const { rows } = await sql<CountedTag>`
    with recursive same as (
      select t.id, t.id as tag_id, t.key from tag t
        where t.site_id = ${tx.siteId} and t.tag_type = ${type} and t.merged_into is null and t.removed_at is null
      union all
      select t.id, s.tag_id, t.key from same s
        join tag t on t.site_id = ${tx.siteId} and t.merged_into = s.id
    ), used as materialized (
      select s.tag_id, count(distinct u.document_id) filter (where u.kind = 'item')::int as items,
        count(distinct u.document_id) filter (where u.kind = 'product')::int as products
      from same s join tag_use u on u.site_id = ${tx.siteId} and u.tag_type = ${type} and u.key = s.key
      group by s.tag_id
    )
    select t.id, t.name, coalesce(u.items, 0) as items, coalesce(u.products, 0) as products
    from tag t left join used u on u.tag_id = t.id
    where t.site_id = ${tx.siteId} and t.tag_type = ${type} and t.merged_into is null and t.removed_at is null
    order by lower(t.name), t.name`.execute(tx);
  return rows;
}

/** A tag in any state. */
export async function findTag(tx: SiteTransaction, id: string): Promise<RecordOf<'tag'> | undefined> {
  return tx
    .selectFrom('tag')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** An item or a product that has a tag. */
export interface TagUse {
  readonly kind: 'item' | 'product';
  readonly id: string;
  readonly title: string;
  /** Title of its collection or store. */
  readonly place: string;
}

/** Items and products that have a tag, by title, and their number. */
export async function findTagUses(
  tx: SiteTransaction,
  { id, offset, limit }: { readonly id: string; readonly offset: number; readonly limit: number },
): Promise<{ readonly uses: TagUse[]; readonly total: number }> {
  const { rows } = await sql<TagUse & { readonly total: number }>`
    with recursive same as (
      select t.id, t.tag_type, t.key from tag t where t.site_id = ${tx.siteId} and t.id = ${id}
      union all
      select t.id, t.tag_type, t.key from same s join tag t on t.site_id = ${tx.siteId} and t.merged_into = s.id
    ), used as (
      select distinct u.kind, u.document_id from same s
      join tag_use u on u.site_id = ${tx.siteId} and u.tag_type = s.tag_type and u.key = s.key
    )
    select u.kind, u.document_id as id, coalesce(i.title, p.title) as title, c.title as place,
      count(*) over ()::int as total
    from used u
    left join item i on u.kind = 'item' and i.site_id = ${tx.siteId} and i.id = u.document_id
    left join product p on u.kind = 'product' and p.site_id = ${tx.siteId} and p.id = u.document_id
    join collection c on c.site_id = ${tx.siteId} and c.id = coalesce(i.collection_id, p.collection_id)
    order by lower(coalesce(i.title, p.title)), u.document_id offset ${offset} limit ${limit}`.execute(tx);
  return { uses: rows.map(({ total: _total, ...use }) => use), total: rows[0]?.total ?? 0 };
}
