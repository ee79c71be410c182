import { sql } from 'kysely';
import { lockStockRows, shiftStock } from './stock-rows.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** Units that come back to the shelf. */
interface ReturnedUnits {
  readonly orderId: string;
  readonly refundId: string;
  readonly actor: string;
  readonly units: readonly { readonly variantId: string; readonly quantity: number }[];
  readonly newId: () => string;
}

/**
 * Puts units of an order back on the shelf, once a refund and variant. Only what the ledger says was sold
 * comes back: a variant that had no limit when it was sold has none to refund.
 */
export async function returnStock(tx: SiteTransaction, returned: ReturnedUnits): Promise<void> {
  const wanted = sumByVariant(returned.units);
  const ids = [...wanted.keys()];
  await lockStockRows(tx, ids);
  const left = new Map(
    (await unitsOut(tx, { orderId: returned.orderId, ids })).map((row) => [row.id, row.out]),
  );
  const back = ids.flatMap((variantId) => {
    const quantity = Math.min(wanted.get(variantId) ?? 0, left.get(variantId) ?? 0);
    return quantity > 0 ? [{ variantId, quantity }] : [];
  });
  if (back.length === 0) return;
  await shiftStock(
    tx,
    back.map(({ variantId, quantity }) => ({ variantId, reserved: 0, onHand: quantity })),
  );
  await tx
    .insertInto('stock_movement')
    .values(
      back.map(({ variantId, quantity }) => ({
        siteId: tx.siteId,
        id: returned.newId(),
        variantId,
        delta: quantity,
        kind: 'return',
        orderId: returned.orderId,
        actor: returned.actor,
        idempotencyKey: `return:${returned.refundId}:${variantId}`,
      })),
    )
    .execute();
}

async function unitsOut(
  tx: SiteTransaction,
  input: { readonly orderId: string; readonly ids: readonly string[] },
): Promise<{ id: string; out: number }[]> {
  const { rows } = await sql<{ id: string; out: number }>`
    select variant_id as id, -sum(delta)::int as out from stock_movement
    where site_id = ${tx.siteId} and order_id = ${input.orderId} and variant_id = any(${[...input.ids]}::uuid[])
    group by variant_id`.execute(tx);
  return rows;
}

function sumByVariant(units: ReturnedUnits['units']): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { variantId, quantity } of units) sums.set(variantId, (sums.get(variantId) ?? 0) + quantity);
  return sums;
}
