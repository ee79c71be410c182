import { isStockSeen } from '@veranda/domain/catalog/merchandising';
import { sql, type Transaction } from 'kysely';
import { findMerchandising } from '../catalog/merchandising.ts';
import { touchShownStock } from '../catalog/shown-stock.ts';
import { rebuildListing } from '../catalog/writer.ts';
import type { Row, Schema } from '../schema.ts';

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
 * Adds to what is reserved and on hand, in one statement; the rows are locked before. In the same transaction the pages
 * of a product are told where they say another thing of it than before, and those with lists of its store where it sells
 * out or is back: what somebody holds is sold out for others until it is given back. No other page is drawn anew.
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
  const { rows } = await sql<FreeStock>`
    update stock set reserved = stock.reserved + d.reserved, on_hand = stock.on_hand + d.on_hand
    from unnest(${ids}::uuid[], ${reserved}::int[], ${onHand}::int[]) as d (variant_id, reserved, on_hand)
    where stock.website_id = ${siteId} and stock.variant_id = d.variant_id
    returning stock.variant_id, stock.unlimited, stock.on_hand - stock.reserved as now,
      stock.on_hand - d.on_hand - stock.reserved + d.reserved as before`.execute(tx);
  const changed = rows.filter(({ unlimited, before, now }) => !unlimited && before !== now);
  if (changed.length > 0) await tellPages(tx, siteId, changed);
}

/** What was free of a variant, and what is. */
interface FreeStock {
  readonly variant_id: string;
  readonly unlimited: boolean;
  readonly before: number;
  readonly now: number;
}

async function tellPages(tx: Tx, siteId: string, changed: readonly FreeStock[]): Promise<void> {
  const { settings } = await findMerchandising(tx, siteId);
  const seen = changed.filter((free) => isStockSeen(settings, free));
  if (seen.length === 0) return;
  const products = await productsOf(tx, siteId, seen);
  const crossed = seen.filter(({ before, now }) => before > 0 !== now > 0).map((free) => free.variant_id);
  const listed = products.filter(({ variant_id }) => crossed.includes(variant_id));
  const isListChanged =
    listed.length > 0 &&
    (await rebuildListing(tx, siteId, [...new Set(listed.map((one) => one.product_id))]));
  const lists = isListChanged ? listed.map((one) => one.collection_id) : [];
  await touchShownStock(tx, siteId, [...new Set([...products.map((one) => one.product_id), ...lists])]);
}

async function productsOf(tx: Tx, siteId: string, of: readonly FreeStock[]) {
  return tx
    .selectFrom('variant')
    .innerJoin('product', (join) =>
      join
        .onRef('product.website_id', '=', 'variant.website_id')
        .onRef('product.id', '=', 'variant.product_id'),
    )
    .select(['variant.id as variant_id', 'variant.product_id', 'product.collection_id'])
    .where('variant.website_id', '=', siteId)
    .where('variant.id', '=', sql<string>`any(${of.map((one) => one.variant_id)}::uuid[])`)
    .execute();
}

/** A reservation as a demand. */
export function toDemand(row: Pick<Row<'reservation'>, 'variant_id' | 'quantity'>): Demand {
  return { variantId: row.variant_id, quantity: row.quantity };
}
