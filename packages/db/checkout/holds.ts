import { sql } from 'kysely';
import { lockStockRows, shiftStock } from './stock-rows.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** Cart whose holds are meant. */
interface HoldingCart {
  readonly cartId: string;
}

/** Until when a cart has stock held, before or while it is paid; null when it has none, or none any more. */
export async function findHoldEnd(
  tx: SiteTransaction,
  { cartId }: HoldingCart,
  now: Date,
): Promise<Date | null> {
  const row = await tx
    .selectFrom('reservation')
    .select((expression) => expression.fn.min('expiresAt').as('ends'))
    .where('siteId', '=', tx.siteId)
    .where('cartId', '=', cartId)
    .where('status', 'in', ['held', 'committed'])
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return row?.ends ?? null;
}

/** Gives back what a cart holds and no longer wants: units that were taken out of it, and whole lines. */
export async function trimHolds(tx: SiteTransaction, { cartId }: HoldingCart): Promise<void> {
  const { rows } = await sql<Excess>`
    select r.id, r.variant_id, r.quantity, d.wanted
    from reservation r cross join lateral (select coalesce(sum(e.quantity), 0)::int as wanted from cart_entry e
      where e.site_id = r.site_id and e.cart_id = r.cart_id and e.variant_id = r.variant_id) d
    where r.site_id = ${tx.siteId} and r.cart_id = ${cartId} and r.status = 'held' and r.quantity > d.wanted
    order by r.variant_id for update of r`.execute(tx);
  if (rows.length === 0) return;
  const ids = rows.map((row) => row.variantId);
  await lockStockRows(tx, ids);
  await sql`
    update reservation set quantity = case when d.wanted > 0 then d.wanted else reservation.quantity end,
      status = case when d.wanted > 0 then reservation.status else 'released' end
    from unnest(${rows.map((row) => row.id)}::uuid[], ${rows.map((row) => row.wanted)}::int[]) as d (id, wanted)
    where reservation.site_id = ${tx.siteId} and reservation.id = d.id`.execute(tx);
  await shiftStock(
    tx,
    rows.map((row) => ({ variantId: row.variantId, reserved: row.wanted - row.quantity, onHand: 0 })),
  );
}

interface Excess {
  readonly id: string;
  readonly variantId: string;
  readonly quantity: number;
  readonly wanted: number;
}
