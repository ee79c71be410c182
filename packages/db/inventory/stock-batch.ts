import { sql, type Transaction } from 'kysely';
import { insertRows, rowsAsJson } from '../catalog/insert-rows.ts';
import type { Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

/** What is on hand and reserved of a variant. */
export interface LockedStock {
  readonly variant_id: string;
  readonly on_hand: number;
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
  tx: Tx,
  siteId: string,
  variantIds: readonly string[],
): Promise<Map<string, LockedStock>> {
  const rows = await tx
    .selectFrom('stock')
    .select(['variant_id', 'on_hand', 'reserved'])
    .where('website_id', '=', siteId)
    .where('variant_id', '=', sql<string>`any(${variantIds}::uuid[])`)
    .orderBy('variant_id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.variant_id, row]));
}

/**
 * Saves the stock of variants that `lockStocks` has locked: two statements, however many. Whether enough is left of each is
 * the caller's to check.
 */
export async function saveStocks(
  tx: Tx,
  siteId: string,
  { stocks, actor }: { readonly stocks: readonly SavedStock[]; readonly actor: string },
): Promise<void> {
  if (stocks.length === 0) return;
  const rows = stocks.map(({ variantId, delta, unlimited }) => ({ variant_id: variantId, delta, unlimited }));
  await sql`
    update stock s set on_hand = s.on_hand + n.delta, unlimited = n.unlimited
    from json_to_recordset(${rowsAsJson(rows)}::json) n (variant_id uuid, delta integer, unlimited boolean)
    where s.website_id = ${siteId} and s.variant_id = n.variant_id
      and (n.delta <> 0 or s.unlimited <> n.unlimited)`.execute(tx);
  await insertRows(
    tx,
    { table: 'stock_movement', columns: movementColumns },
    stocks
      .filter(({ delta }) => delta !== 0)
      .map(({ id, variantId, delta, idempotencyKey }) => ({
        website_id: siteId,
        id,
        variant_id: variantId,
        delta,
        kind: 'adjust',
        order_id: null,
        actor,
        idempotency_key: idempotencyKey,
      })),
  );
}

const movementColumns = [
  'website_id',
  'id',
  'variant_id',
  'delta',
  'kind',
  'order_id',
  'actor',
  'idempotency_key',
] as const;
