import { sql } from 'kysely';
import type { SiteTransaction } from '../platform/site-transaction.ts';
import type { TagUse } from '../tags/reader.ts';

/** Products of a category, by title, and their number. */
export async function findCategoryProducts(
  tx: SiteTransaction,
  { id, offset, limit }: { readonly id: string; readonly offset: number; readonly limit: number },
): Promise<{ readonly uses: TagUse[]; readonly total: number }> {
  const { rows } = await sql<TagUse & { readonly total: number }>`
    select 'product' as kind, p.id, p.title, c.title as place, count(*) over ()::int as total
    from product_category m
    join product p on p.site_id = m.site_id and p.id = m.product_id and p.deleted_at is null
    join collection c on c.site_id = p.site_id and c.id = p.collection_id
    where m.site_id = ${tx.siteId} and m.category_id = ${id}
    order by lower(p.title), p.id offset ${offset} limit ${limit}`.execute(tx);
  return { uses: rows.map(({ total: _total, ...use }) => use), total: rows[0]?.total ?? 0 };
}
