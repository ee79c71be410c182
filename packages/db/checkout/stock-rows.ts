import { isStockSeen } from '@veranda/domain/catalog/merchandising';
import { sql } from 'kysely';
import { findMerchandising } from '../catalog/merchandising.ts';
import { touchShownStock } from '../catalog/shown-stock.ts';
import { rebuildListing } from '../catalog/writer.ts';
import type { RecordOf } from '../schema.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** Quantity of a variant that is wanted; one row a variant, quantities summed before. */
export interface Demand {
  readonly variantId: string;
  readonly quantity: number;
}

/**
 * Locks the stock of variants in the order of their ids: two checkouts of the same things cannot wait for
 * each other.
 */
export async function lockStockRows(tx: SiteTransaction, variantIds: readonly string[]) {
  if (variantIds.length === 0) return [];
  return tx
    .selectFrom('stock')
    .select(['variantId', 'unlimited', 'onHand', 'reserved'])
    .where('siteId', '=', tx.siteId)
    .where('variantId', '=', sql<string>`any(${[...variantIds]}::uuid[])`)
    .orderBy('variantId')
    .forUpdate()
    .execute();
}

/**
 * Adds to what is reserved and on hand, in one statement; the rows are locked before. In the same transaction
 * the pages of a product are invalidated where they show something else than before, and those with lists of
 * its store where it sells out or is back: what somebody holds is sold out for others until it is given back.
 * No other page is drawn again.
 */
export async function shiftStock(
  tx: SiteTransaction,
  shifts: readonly { readonly variantId: string; readonly reserved: number; readonly onHand: number }[],
): Promise<void> {
  if (shifts.length === 0) return;
  const [ids, reserved, onHand] = [
    shifts.map((shift) => shift.variantId),
    shifts.map((shift) => shift.reserved),
    shifts.map((shift) => shift.onHand),
  ];
  const { rows } = await sql<FreeStock>`
    update stock set reserved = stock.reserved + d.reserved, on_hand = stock.on_hand + d.on_hand
    from unnest(${ids}::uuid[], ${reserved}::int[], ${onHand}::int[]) as d (variant_id, reserved, on_hand)
    where stock.site_id = ${tx.siteId} and stock.variant_id = d.variant_id
    returning stock.variant_id, stock.unlimited, stock.on_hand - stock.reserved as now,
      stock.on_hand - d.on_hand - stock.reserved + d.reserved as before`.execute(tx);
  const changed = rows.filter(({ unlimited, before, now }) => !unlimited && before !== now);
  if (changed.length > 0) await tellPages(tx, changed);
}

/** Free stock of a variant, before and after. */
interface FreeStock {
  readonly variantId: string;
  readonly unlimited: boolean;
  readonly before: number;
  readonly now: number;
}

async function tellPages(tx: SiteTransaction, changed: readonly FreeStock[]): Promise<void> {
  const { settings } = await findMerchandising(tx);
  const seen = changed.filter((free) => isStockSeen(settings, free));
  if (seen.length === 0) return;
  const products = await productsOf(tx, seen);
  const crossed = seen.filter(({ before, now }) => before > 0 !== now > 0).map((free) => free.variantId);
  const listed = products.filter(({ variantId }) => crossed.includes(variantId));
  const isListChanged =
    listed.length > 0 && (await rebuildListing(tx, [...new Set(listed.map((one) => one.productId))]));
  const lists = isListChanged ? listed.map((one) => one.collectionId) : [];
  await touchShownStock(tx, [...new Set([...products.map((product) => product.productId), ...lists])]);
}

async function productsOf(tx: SiteTransaction, of: readonly FreeStock[]) {
  return tx
    .selectFrom('variant')
    .innerJoin('product', (join) =>
      join.onRef('product.siteId', '=', 'variant.siteId').onRef('product.id', '=', 'variant.productId'),
    )
    .select(['variant.id as variantId', 'variant.productId', 'product.collectionId'])
    .where('variant.siteId', '=', tx.siteId)
    .where('variant.id', '=', sql<string>`any(${of.map((one) => one.variantId)}::uuid[])`)
    .execute();
}

/** A reservation as a demand. */
export function toDemand(row: Pick<RecordOf<'reservation'>, 'variantId' | 'quantity'>): Demand {
  return { variantId: row.variantId, quantity: row.quantity };
}
