import { productTypes } from '@veranda/domain/catalog/codes';
import { sql } from 'kysely';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** Stock of a variant, with its names. */
export interface InventoryRecord {
  readonly variantId: string;
  readonly productId: string;
  readonly sku: string;
  readonly title: string;
  readonly attributes: unknown;
  readonly unlimited: boolean;
  readonly onHand: number;
  readonly reserved: number;
}

// Inventory items are the variants of physical products and services.
const counted = productTypes.filter((type) => type.countsStock).map((type) => type.code);

/** Variants with stock, in the order of their ids, after one of them. */
export async function listInventoryPage(
  tx: SiteTransaction,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<InventoryRecord[]> {
  return itemRows(tx, { which: sql`${after}::uuid is null or v.id > ${after}::uuid`, limit });
}

/** Variants with stock by id, in the order of the ids. */
export async function findInventory(tx: SiteTransaction, ids: readonly string[]): Promise<InventoryRecord[]> {
  return itemRows(tx, { which: sql`v.id = any(${[...ids]}::uuid[])`, limit: ids.length });
}

async function itemRows(
  tx: SiteTransaction,
  { which, limit }: { readonly which: ReturnType<typeof sql>; readonly limit: number },
): Promise<InventoryRecord[]> {
  const { rows } = await sql<InventoryRecord>`
    select v.id as variant_id, v.product_id, v.sku, p.title, v.attributes, s.unlimited, s.on_hand, s.reserved
    from variant v
    join product p on p.site_id = v.site_id and p.id = v.product_id
    join stock s on s.site_id = v.site_id and s.variant_id = v.id
    where v.site_id = ${tx.siteId} and v.deleted_at is null and p.deleted_at is null
      and p.product_type = any(${counted}::int[]) and (${which})
    order by v.id limit ${limit}`.execute(tx);
  return rows;
}
