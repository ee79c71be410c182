import { sql } from 'kysely';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** A like as it is kept: hashes of 32 bytes. */
interface NewLike {
  readonly itemId: string;
  /** Of what the visitor's browser keeps. */
  readonly visitor: Uint8Array;
  /** Of the visitor's address and the browser's name. */
  readonly address: Uint8Array;
  /** True where the browser has kept something: others of its address may have liked it already. */
  readonly isKnown: boolean;
  readonly likedAt: Date;
}

/** Counts a like; @returns false where the visitor has liked the item before */
export async function insertLike(tx: SiteTransaction, like: NewLike): Promise<boolean> {
  const { itemId, visitor, address, isKnown, likedAt } = like;
  const { rows } = await sql`
    with added as (
      insert into item_like (site_id, item_id, visitor, address, liked_at)
      select ${tx.siteId}, ${itemId}, ${Buffer.from(visitor)}::bytea, ${Buffer.from(address)}::bytea, ${likedAt}::timestamptz
      where ${isKnown}::boolean or not exists (select from item_like where site_id = ${tx.siteId} and item_id = ${itemId}
        and address = ${Buffer.from(address)}::bytea)
      on conflict do nothing returning item_id)
    insert into item_like_count as kept (site_id, item_id, likes)
    select ${tx.siteId}, item_id, 1 from added
    on conflict (site_id, item_id) do update set likes = kept.likes + 1
    returning likes`.execute(tx);
  return rows.length === 1;
}

/** Numbers of likes by item, of the items that have any; of all where no ids are given. */
export async function countLikes(
  tx: SiteTransaction,
  itemIds: readonly string[] | null,
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .selectFrom('item_like_count')
    .select(['itemId', 'likes'])
    .where('siteId', '=', tx.siteId)
    .$if(itemIds !== null, (query) => query.where('itemId', '=', sql<string>`any(${itemIds}::uuid[])`))
    .execute();
  return new Map(rows.map(({ itemId, likes }) => [itemId, likes]));
}
