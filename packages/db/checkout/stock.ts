import { sql, type Transaction } from 'kysely';
import type { Row, Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

/** How much of a variant is wanted; one row a variant, quantities summed before. */
export interface Demand {
  readonly variantId: string;
  readonly quantity: number;
}

/**
 * Locks the stock of everything wanted and of everything this cart holds, in one statement in the order of ids, and
 * says which of the wanted have too little left; what the cart itself holds counts as free. With nothing short the
 * holds are given back, to be taken anew by `reserve`; with something short nothing has changed.
 */
export async function lockDemand(
  tx: Tx,
  siteId: string,
  cartId: string,
  demands: readonly Demand[],
): Promise<{ short: string[]; limited: Demand[] }> {
  const own = new Map((await lockHolds(tx, siteId, cartId)).map((hold) => [hold.variantId, hold.quantity]));
  const ids = [...new Set([...demands.map((demand) => demand.variantId), ...own.keys()])];
  const stock = new Map((await lockStockRows(tx, siteId, ids)).map((row) => [row.variant_id, row]));
  const short: string[] = [];
  const limited: Demand[] = [];
  for (const demand of inOrder(demands)) {
    const row = stock.get(demand.variantId);
    const free = row ? row.on_hand - row.reserved + (own.get(demand.variantId) ?? 0) : 0;
    if (row?.unlimited) continue;
    if (free < demand.quantity) short.push(demand.variantId);
    else limited.push(demand);
  }
  if (short.length === 0 && own.size > 0) await releaseHolds(tx, siteId, cartId, 'released');
  return { short, limited };
}

async function lockHolds(tx: Tx, siteId: string, cartId: string): Promise<Demand[]> {
  const rows = await tx
    .selectFrom('reservation')
    .select(['variant_id', 'quantity'])
    .where('website_id', '=', siteId)
    .where('cart_id', '=', cartId)
    .where('status', '=', 'held')
    .forUpdate()
    .execute();
  return rows.map(toDemand);
}

async function lockStockRows(tx: Tx, siteId: string, variantIds: readonly string[]) {
  if (variantIds.length === 0) return [];
  return tx
    .selectFrom('stock')
    .select(['variant_id', 'unlimited', 'on_hand', 'reserved'])
    .where('website_id', '=', siteId)
    .where('variant_id', '=', sql<string>`any(${[...variantIds]})`)
    .orderBy('variant_id')
    .forUpdate()
    .execute();
}

/** Takes what `lockDemand` found free: the CHECK of the table stands behind it. */
export async function reserve(
  tx: Tx,
  siteId: string,
  given: {
    readonly cartId: string;
    readonly orderId: string | null;
    readonly expiresAt: Date;
    readonly demands: readonly Demand[];
    readonly newId: () => string;
  },
): Promise<void> {
  for (const demand of inOrder(given.demands)) {
    await shiftReserved(tx, siteId, demand.variantId, demand.quantity);
    await tx
      .insertInto('reservation')
      .values({
        website_id: siteId,
        id: given.newId(),
        variant_id: demand.variantId,
        cart_id: given.cartId,
        order_id: given.orderId,
        quantity: demand.quantity,
        status: given.orderId === null ? 'held' : 'committed',
        expires_at: given.expiresAt,
      })
      .execute();
  }
}

/** Gives back the holds of a cart. */
export async function releaseHolds(
  tx: Tx,
  siteId: string,
  cartId: string,
  to: 'released' | 'expired',
): Promise<void> {
  const holds = await tx
    .updateTable('reservation')
    .set({ status: to })
    .where('website_id', '=', siteId)
    .where('cart_id', '=', cartId)
    .where('status', '=', 'held')
    .returning(['variant_id', 'quantity'])
    .execute();
  for (const hold of inOrder(holds.map(toDemand)))
    await shiftReserved(tx, siteId, hold.variantId, -hold.quantity);
}

/** Gives back what an order that came to nothing had taken. */
export async function releaseOrder(tx: Tx, siteId: string, orderId: string): Promise<void> {
  for (const demand of await closeCommitted(tx, siteId, orderId, 'released'))
    await shiftReserved(tx, siteId, demand.variantId, -demand.quantity);
}

/** Turns what an order has taken into a sale: stock leaves the shelf and the ledger says so. */
export async function sellOrder(
  tx: Tx,
  siteId: string,
  orderId: string,
  newId: () => string,
): Promise<readonly string[]> {
  const sold = await closeCommitted(tx, siteId, orderId, 'consumed');
  for (const { variantId, quantity } of sold) {
    await tx
      .updateTable('stock')
      .set({ on_hand: sql`on_hand - ${quantity}`, reserved: sql`reserved - ${quantity}` })
      .where('website_id', '=', siteId)
      .where('variant_id', '=', variantId)
      .execute();
    await tx
      .insertInto('stock_movement')
      .values({
        website_id: siteId,
        id: newId(),
        variant_id: variantId,
        delta: -quantity,
        kind: 'sale',
        order_id: orderId,
        actor: 'checkout',
        idempotency_key: `sale:${orderId}:${variantId}`,
      })
      .execute();
  }
  return sold.map((one) => one.variantId);
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
  if (due) await releaseHolds(tx, siteId, cartId, 'expired');
}

async function closeCommitted(
  tx: Tx,
  siteId: string,
  orderId: string,
  to: 'released' | 'consumed',
): Promise<Demand[]> {
  const rows = await tx
    .updateTable('reservation')
    .set({ status: to })
    .where('website_id', '=', siteId)
    .where('order_id', '=', orderId)
    .where('status', '=', 'committed')
    .returning(['variant_id', 'quantity'])
    .execute();
  return inOrder(rows.map(toDemand));
}

async function shiftReserved(tx: Tx, siteId: string, variantId: string, by: number): Promise<void> {
  await tx
    .updateTable('stock')
    .set({ reserved: sql`reserved + ${by}` })
    .where('website_id', '=', siteId)
    .where('variant_id', '=', variantId)
    .execute();
}

function toDemand(row: Pick<Row<'reservation'>, 'variant_id' | 'quantity'>): Demand {
  return { variantId: row.variant_id, quantity: row.quantity };
}

// Rows are always locked in the order of their ids: two checkouts of the same things cannot wait for each other.
function inOrder(demands: readonly Demand[]): Demand[] {
  return [...demands].sort((a, b) => (a.variantId < b.variantId ? -1 : 1));
}
