import { releaseHolds } from './stock-release.ts';
import { type Demand, lockStockRows, shiftStock, toDemand } from './stock-rows.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/**
 * Locks the stock of everything wanted and of everything this cart holds, in one statement in the order of
 * ids, and says which of the wanted have too little left; what the cart itself holds counts as free. With
 * nothing short the holds are given back, to be taken again by `reserve`; with something short nothing has
 * changed. `heldUntil` is the end of what the cart held.
 */
export async function lockDemand(
  tx: SiteTransaction,
  wanted: { readonly cartId: string; readonly demands: readonly Demand[] },
): Promise<{ short: string[]; limited: Demand[]; heldUntil: Date | null }> {
  const held = await lockHolds(tx, wanted.cartId);
  const own = new Map(held.map((hold) => [hold.variantId, hold.quantity]));
  const ids = [...new Set([...wanted.demands.map((demand) => demand.variantId), ...own.keys()])];
  const stock = new Map((await lockStockRows(tx, ids)).map((row) => [row.variantId, row]));
  const short: string[] = [];
  const limited: Demand[] = [];
  for (const demand of wanted.demands) {
    const row = stock.get(demand.variantId);
    const free = row ? row.onHand - row.reserved + (own.get(demand.variantId) ?? 0) : 0;
    if (row?.unlimited) continue;
    if (free < demand.quantity) short.push(demand.variantId);
    else limited.push(demand);
  }
  if (short.length === 0 && own.size > 0) await releaseHolds(tx, wanted.cartId, 'released');
  const [first, ...rest] = held.map((hold) => hold.expiresAt);
  const heldUntil = first ? rest.reduce((low, one) => (one < low ? one : low), first) : null;
  return { short, limited, heldUntil };
}

async function lockHolds(
  tx: SiteTransaction,
  cartId: string,
): Promise<(Demand & { readonly expiresAt: Date })[]> {
  const rows = await tx
    .selectFrom('reservation')
    .select(['variantId', 'quantity', 'expiresAt'])
    .where('siteId', '=', tx.siteId)
    .where('cartId', '=', cartId)
    .where('status', '=', 'held')
    .orderBy('variantId')
    .forUpdate()
    .execute();
  return rows.map((row) => ({ ...toDemand(row), expiresAt: row.expiresAt }));
}

/** Takes what `lockDemand` found free: the CHECK of the table is behind it. */
export async function reserve(
  tx: SiteTransaction,
  input: {
    readonly cartId: string;
    readonly orderId: string | null;
    readonly expiresAt: Date;
    readonly demands: readonly Demand[];
    readonly newId: () => string;
  },
): Promise<void> {
  if (input.demands.length === 0) return;
  await shiftStock(
    tx,
    input.demands.map(({ variantId, quantity }) => ({ variantId, reserved: quantity, onHand: 0 })),
  );
  await tx
    .insertInto('reservation')
    .values(
      input.demands.map(({ variantId, quantity }) => ({
        siteId: tx.siteId,
        id: input.newId(),
        variantId,
        cartId: input.cartId,
        orderId: input.orderId,
        quantity,
        status: input.orderId === null ? 'held' : 'committed',
        expiresAt: input.expiresAt,
      })),
    )
    .execute();
}
