import { sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';
import { type Demand, lockStockRows, shiftStock, toDemand } from './stock-rows.ts';

type Tx = Transaction<Schema>;

/** Gives back the holds of a cart. */
export async function releaseHolds(
  tx: Tx,
  cart: { readonly siteId: string; readonly cartId: string },
  to: 'released' | 'expired',
): Promise<void> {
  const holds = await tx
    .updateTable('reservation')
    .set({ status: to })
    .where('website_id', '=', cart.siteId)
    .where('cart_id', '=', cart.cartId)
    .where('status', '=', 'held')
    .returning(['variant_id', 'quantity'])
    .execute();
  await giveBack(tx, cart.siteId, holds.map(toDemand));
}

/** Gives back the holds of a cart that have run out. */
export async function expireHolds(tx: Tx, siteId: string, cartId: string): Promise<void> {
  const due = await tx
    .selectFrom('reservation')
    .select('id')
    .where('website_id', '=', siteId)
    .where('cart_id', '=', cartId)
    .where('status', '=', 'held')
    .where('expires_at', '<=', sql<Date>`now()`)
    .executeTakeFirst();
  if (due) await releaseHolds(tx, { siteId, cartId }, 'expired');
}

/** Gives back what an order that came to nothing had taken. */
export async function releaseOrder(tx: Tx, siteId: string, orderId: string): Promise<void> {
  await giveBack(tx, siteId, await closeCommitted(tx, { siteId, orderId }, 'released'));
}

/** Turns what an order has taken into a sale: stock leaves the shelf and the ledger says so. */
export async function sellOrder(
  tx: Tx,
  order: { readonly siteId: string; readonly orderId: string },
  newId: () => string,
): Promise<void> {
  const { siteId, orderId } = order;
  const sold = await closeCommitted(tx, order, 'consumed');
  if (sold.length === 0) return;
  const ids = sold.map((one) => one.variantId);
  await lockStockRows(tx, siteId, ids);
  await shiftStock(
    tx,
    siteId,
    sold.map(({ variantId, quantity }) => ({ variantId, reserved: -quantity, onHand: -quantity })),
  );
  await tx
    .insertInto('stock_movement')
    .values(
      sold.map(({ variantId, quantity }) => ({
        website_id: siteId,
        id: newId(),
        variant_id: variantId,
        delta: -quantity,
        kind: 'sale',
        order_id: orderId,
        actor: 'checkout',
        idempotency_key: `sale:${orderId}:${variantId}`,
      })),
    )
    .execute();
}

async function giveBack(tx: Tx, siteId: string, demands: readonly Demand[]): Promise<void> {
  if (demands.length === 0) return;
  await lockStockRows(
    tx,
    siteId,
    demands.map((demand) => demand.variantId),
  );
  await shiftStock(
    tx,
    siteId,
    demands.map(({ variantId, quantity }) => ({ variantId, reserved: -quantity, onHand: 0 })),
  );
}

async function closeCommitted(
  tx: Tx,
  order: { readonly siteId: string; readonly orderId: string },
  to: 'released' | 'consumed',
): Promise<Demand[]> {
  const rows = await tx
    .updateTable('reservation')
    .set({ status: to })
    .where('website_id', '=', order.siteId)
    .where('order_id', '=', order.orderId)
    .where('status', '=', 'committed')
    .returning(['variant_id', 'quantity'])
    .execute();
  return rows.map(toDemand);
}
