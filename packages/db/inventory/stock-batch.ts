import { sql } from 'kysely';
import { insertRows, rowsAsJson } from '../catalog/insert-rows.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** Units of a variant on hand and reserved. */
interface LockedStock {
  readonly variantId: string;
  readonly onHand: number;
  readonly reserved: number;
}

/** A saved stock: the change of what is on hand, 0 for none, and whether it is counted. */
export interface SavedStock {
  readonly id: string;
  readonly variantId: string;
  readonly delta: number;
  readonly unlimited: boolean;
  readonly idempotencyKey: string;
}

/** The stock of variants by their ids, locked until the end of the transaction, always in the same order. */
export async function lockStocks(
  tx: SiteTransaction,
  variantIds: readonly string[],
): Promise<Map<string, LockedStock>> {
  const rows = await tx
    .selectFrom('stock')
    .select(['variantId', 'onHand', 'reserved'])
    .where('siteId', '=', tx.siteId)
    .where('variantId', '=', sql<string>`any(${variantIds}::uuid[])`)
    .orderBy('variantId')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.variantId, row]));
}

/**
 * Saves the stock of variants that `lockStocks` has locked: two statements, however many. The caller checks
 * if enough is left of each.
 */
export async function saveStocks(
  tx: SiteTransaction,
  { stocks, actor }: { readonly stocks: readonly SavedStock[]; readonly actor: string },
): Promise<void> {
  if (stocks.length === 0) return;
  const rows = stocks.map(({ variantId, delta, unlimited }) => ({ variantId, delta, unlimited }));
  await sql`
    update stock s set on_hand = s.on_hand + n.delta, unlimited = n.unlimited
    from json_to_recordset(${rowsAsJson(rows)}::json) n (variant_id uuid, delta integer, unlimited boolean)
    where s.site_id = ${tx.siteId} and s.variant_id = n.variant_id
      and (n.delta <> 0 or s.unlimited <> n.unlimited)`.execute(tx);
  await insertRows(
    tx,
    { table: 'stock_movement', columns: movementColumns },
    stocks
      .filter(({ delta }) => delta !== 0)
      .map(({ id, variantId, delta, idempotencyKey }) => ({
        id,
        variantId,
        delta,
        kind: 'adjust',
        orderId: null,
        actor,
        idempotencyKey,
      })),
  );
}

const movementColumns = [
  'siteId',
  'id',
  'variantId',
  'delta',
  'kind',
  'orderId',
  'actor',
  'idempotencyKey',
] as const;
