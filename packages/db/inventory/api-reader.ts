import { productTypes } from '@veranda/domain/catalog/codes';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

/** What is left of a variant, with what it is called. */
export interface InventoryRow {
  readonly variant_id: string;
  readonly product_id: string;
  readonly sku: string;
  readonly title: string;
  readonly attributes: unknown;
  readonly unlimited: boolean;
  readonly on_hand: number;
  readonly reserved: number;
}

// Inventory items are the variants of physical products and services (commerce, rules adopted).
const counted = productTypes.filter((type) => type.countsStock).map((type) => type.code);

/** Variants with stock, in the order of their ids, after one of them. */
export async function listInventoryPage(
  tx: Tx,
  siteId: string,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<InventoryRow[]> {
  return itemRows(tx, siteId, { which: sql`${after}::uuid is null or v.id > ${after}::uuid`, limit });
}

/** Variants with stock by id, in the order of the ids. */
export async function findInventory(tx: Tx, siteId: string, ids: readonly string[]): Promise<InventoryRow[]> {
  return itemRows(tx, siteId, { which: sql`v.id = any(${[...ids]}::uuid[])`, limit: ids.length });
}

async function itemRows(
  tx: Tx,
  siteId: string,
  { which, limit }: { readonly which: ReturnType<typeof sql>; readonly limit: number },
): Promise<InventoryRow[]> {
  const { rows } = await sql<InventoryRow>`
    select v.id as variant_id, v.product_id, v.sku, p.title, v.attributes, s.unlimited, s.on_hand, s.reserved
    from variant v
    join product p on p.website_id = v.website_id and p.id = v.product_id
    join stock s on s.website_id = v.website_id and s.variant_id = v.id
    where v.website_id = ${siteId} and v.deleted_at is null and p.deleted_at is null
      and p.product_type = any(${counted}::int[]) and (${which})
    order by v.id limit ${limit}`.execute(tx);
  return rows;
}
