import { sql } from 'kysely';
import { type Demand, lockStockRows, shiftStock, toDemand } from './stock-rows.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** Gives back the holds of a cart. */
export async function releaseHolds(
  tx: SiteTransaction,
  cartId: string,
  to: 'released' | 'expired',
): Promise<void> {
  const holds = await tx
    .updateTable('reservation')
    .set({ status: to })
    .where('siteId', '=', tx.siteId)
    .where('cartId', '=', cartId)
    .where('status', '=', 'held')
    .returning(['variantId', 'quantity'])
    .execute();
  await giveBack(tx, holds.map(toDemand));
}

/** Gives back the holds of a cart that have run out. */
export async function expireHolds(tx: SiteTransaction, cartId: string): Promise<void> {
  const due = await tx
    .selectFrom('reservation')
    .select('id')
    .where('siteId', '=', tx.siteId)
    .where('cartId', '=', cartId)
    .where('status', '=', 'held')
    .where('expiresAt', '<=', sql<Date>`now()`)
    .executeTakeFirst();
  if (due) await releaseHolds(tx, cartId, 'expired');
}

/** Releases the stock of an order that failed. */
export async function releaseOrder(tx: SiteTransaction, orderId: string): Promise<void> {
  await giveBack(tx, await closeCommitted(tx, orderId, 'released'));
}

/** Turns what an order has taken into a sale: stock leaves the shelf and the ledger says so. */
export async function sellOrder(tx: SiteTransaction, orderId: string, newId: () => string): Promise<void> {
  const sold = await closeCommitted(tx, orderId, 'consumed');
  if (sold.length === 0) return;
  const ids = sold.map((line) => line.variantId);
  await lockStockRows(tx, ids);
  await shiftStock(
    tx,
    sold.map(({ variantId, quantity }) => ({ variantId, reserved: -quantity, onHand: -quantity })),
  );
  await tx
    .insertInto('stock_movement')
    .values(
      sold.map(({ variantId, quantity }) => ({
        siteId: tx.siteId,
        id: newId(),
        variantId,
        delta: -quantity,
        kind: 'sale',
        orderId,
        actor: 'checkout',
        idempotencyKey: `sale:${orderId}:${variantId}`,
      })),
    )
    .execute();
}

async function giveBack(tx: SiteTransaction, demands: readonly Demand[]): Promise<void> {
  if (demands.length === 0) return;
  await lockStockRows(
    tx,
    demands.map((demand) => demand.variantId),
  );
  await shiftStock(
    tx,
    demands.map(({ variantId, quantity }) => ({ variantId, reserved: -quantity, onHand: 0 })),
  );
}

async function closeCommitted(
  tx: SiteTransaction,
  orderId: string,
  to: 'released' | 'consumed',
): Promise<Demand[]> {
  const rows = await tx
    .updateTable('reservation')
    .set({ status: to })
    .where('siteId', '=', tx.siteId)
    .where('orderId', '=', orderId)
    .where('status', '=', 'committed')
    .returning(['variantId', 'quantity'])
    .execute();
  return rows.map(toDemand);
}
