import { sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';
import { lockStockRows, shiftStock } from './stock-rows.ts';

type Tx = Transaction<Schema>;

/** Units that come back to the shelf. */
export interface ReturnedUnits {
  readonly orderId: string;
  readonly refundId: string;
  readonly actor: string;
  readonly units: readonly { readonly variantId: string; readonly quantity: number }[];
  readonly newId: () => string;
}

/**
 * Puts units of an order back on the shelf, once a refund and variant. Only what the ledger says was sold comes back: a
 * variant that had no limit when it was sold has none to give back.
 */
export async function returnStock(tx: Tx, siteId: string, returned: ReturnedUnits): Promise<void> {
  const wanted = sumByVariant(returned.units);
  const ids = [...wanted.keys()];
  await lockStockRows(tx, siteId, ids);
  const left = new Map(
    (await unitsOut(tx, siteId, { orderId: returned.orderId, ids })).map((row) => [row.id, row.out]),
  );
  const back = ids.flatMap((variantId) => {
    const quantity = Math.min(wanted.get(variantId) ?? 0, left.get(variantId) ?? 0);
    return quantity > 0 ? [{ variantId, quantity }] : [];
  });
  if (back.length === 0) return;
  await shiftStock(
    tx,
    siteId,
    back.map(({ variantId, quantity }) => ({ variantId, reserved: 0, onHand: quantity })),
  );
  await tx
    .insertInto('stock_movement')
    .values(
      back.map(({ variantId, quantity }) => ({
        website_id: siteId,
        id: returned.newId(),
        variant_id: variantId,
        delta: quantity,
        kind: 'return',
        order_id: returned.orderId,
        actor: returned.actor,
        idempotency_key: `return:${returned.refundId}:${variantId}`,
      })),
    )
    .execute();
}

async function unitsOut(
  tx: Tx,
  siteId: string,
  of: { readonly orderId: string; readonly ids: readonly string[] },
): Promise<{ id: string; out: number }[]> {
  const { rows } = await sql<{ id: string; out: number }>`
    select variant_id as id, -sum(delta)::int as out from stock_movement
    where website_id = ${siteId} and order_id = ${of.orderId} and variant_id = any(${[...of.ids]}::uuid[])
    group by variant_id`.execute(tx);
  return rows;
}

function sumByVariant(units: ReturnedUnits['units']): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { variantId, quantity } of units) sums.set(variantId, (sums.get(variantId) ?? 0) + quantity);
  return sums;
}
