import { sql, type Transaction } from 'kysely';
import { rebuildListing } from '../catalog/writer.ts';
import type { Row, Schema } from '../schema.ts';
import { bumpSiteVersion } from '../sites/writer.ts';

type Tx = Transaction<Schema>;

/** How much of a variant is wanted; one row a variant, quantities summed before. */
export interface Demand {
  readonly variantId: string;
  readonly quantity: number;
}

/** Locks the stock of variants in the order of their ids: two checkouts of the same things cannot wait for each other. */
export async function lockStockRows(tx: Tx, siteId: string, variantIds: readonly string[]) {
  if (variantIds.length === 0) return [];
  return tx
    .selectFrom('stock')
    .select(['variant_id', 'unlimited', 'on_hand', 'reserved'])
    .where('website_id', '=', siteId)
    .where('variant_id', '=', sql<string>`any(${[...variantIds]}::uuid[])`)
    .orderBy('variant_id')
    .forUpdate()
    .execute();
}

/**
 * Adds to what is reserved and on hand, in one statement; the rows are locked before. Where what is free of a variant
 * crosses zero, lists are told in the same transaction: what somebody holds is sold out for others until it is given back.
 */
export async function shiftStock(
  tx: Tx,
  siteId: string,
  shifts: readonly { readonly variantId: string; readonly reserved: number; readonly onHand: number }[],
): Promise<void> {
  if (shifts.length === 0) return;
  const [ids, reserved, onHand] = [
    shifts.map((one) => one.variantId),
    shifts.map((one) => one.reserved),
    shifts.map((one) => one.onHand),
  ];
  const { rows } = await sql<{ variant_id: string; crosses: boolean }>`
    update stock set reserved = stock.reserved + d.reserved, on_hand = stock.on_hand + d.on_hand
    from unnest(${ids}::uuid[], ${reserved}::int[], ${onHand}::int[]) as d (variant_id, reserved, on_hand)
    where stock.website_id = ${siteId} and stock.variant_id = d.variant_id
    returning stock.variant_id, not stock.unlimited and (stock.on_hand > stock.reserved) is distinct from
      (stock.on_hand - d.on_hand > stock.reserved - d.reserved) as crosses`.execute(tx);
  const crossed = rows.flatMap((row) => (row.crosses ? row.variant_id : []));
  if (crossed.length > 0) await tellLists(tx, siteId, crossed);
}

async function tellLists(tx: Tx, siteId: string, variantIds: readonly string[]): Promise<void> {
  const rows = await tx
    .selectFrom('variant')
    .select('product_id')
    .distinct()
    .where('website_id', '=', siteId)
    .where('id', '=', sql<string>`any(${[...variantIds]}::uuid[])`)
    .execute();
  const products = rows.map((row) => row.product_id);
  if (await rebuildListing(tx, siteId, products)) await bumpSiteVersion(tx, siteId);
}

/** A reservation as a demand. */
export function toDemand(row: Pick<Row<'reservation'>, 'variant_id' | 'quantity'>): Demand {
  return { variantId: row.variant_id, quantity: row.quantity };
}
