import type { Transaction } from 'kysely';
import type { Schema } from '../schema.ts';
import { releaseHolds } from './stock-release.ts';
import { type Demand, lockStockRows, shiftStock, toDemand } from './stock-rows.ts';

type Tx = Transaction<Schema>;

/**
 * Locks the stock of everything wanted and of everything this cart holds, in one statement in the order of ids, and
 * says which of the wanted have too little left; what the cart itself holds counts as free. With nothing short the
 * holds are given back, to be taken anew by `reserve`; with something short nothing has changed. `heldUntil` is the end of
 * what the cart held.
 */
export async function lockDemand(
  tx: Tx,
  siteId: string,
  wanted: { readonly cartId: string; readonly demands: readonly Demand[] },
): Promise<{ short: string[]; limited: Demand[]; heldUntil: Date | null }> {
  const held = await lockHolds(tx, siteId, wanted.cartId);
  const own = new Map(held.map((hold) => [hold.variantId, hold.quantity]));
  const ids = [...new Set([...wanted.demands.map((demand) => demand.variantId), ...own.keys()])];
  const stock = new Map((await lockStockRows(tx, siteId, ids)).map((row) => [row.variant_id, row]));
  const short: string[] = [];
  const limited: Demand[] = [];
  for (const demand of wanted.demands) {
    const row = stock.get(demand.variantId);
    const free = row ? row.on_hand - row.reserved + (own.get(demand.variantId) ?? 0) : 0;
    if (row?.unlimited) continue;
    if (free < demand.quantity) short.push(demand.variantId);
    else limited.push(demand);
  }
  if (short.length === 0 && own.size > 0)
    await releaseHolds(tx, { siteId, cartId: wanted.cartId }, 'released');
  const [first, ...rest] = held.map((hold) => hold.expiresAt);
  const heldUntil = first ? rest.reduce((low, one) => (one < low ? one : low), first) : null;
  return { short, limited, heldUntil };
}

async function lockHolds(
  tx: Tx,
  siteId: string,
  cartId: string,
): Promise<(Demand & { readonly expiresAt: Date })[]> {
  const rows = await tx
    .selectFrom('reservation')
    .select(['variant_id', 'quantity', 'expires_at'])
    .where('website_id', '=', siteId)
    .where('cart_id', '=', cartId)
    .where('status', '=', 'held')
    .orderBy('variant_id')
    .forUpdate()
    .execute();
  return rows.map((row) => ({ ...toDemand(row), expiresAt: row.expires_at }));
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
  if (given.demands.length === 0) return;
  await shiftStock(
    tx,
    siteId,
    given.demands.map(({ variantId, quantity }) => ({ variantId, reserved: quantity, onHand: 0 })),
  );
  await tx
    .insertInto('reservation')
    .values(
      given.demands.map(({ variantId, quantity }) => ({
        website_id: siteId,
        id: given.newId(),
        variant_id: variantId,
        cart_id: given.cartId,
        order_id: given.orderId,
        quantity,
        status: given.orderId === null ? 'held' : 'committed',
        expires_at: given.expiresAt,
      })),
    )
    .execute();
}
