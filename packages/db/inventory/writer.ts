import { sql } from 'kysely';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** A change of what is on hand, as the ledger keeps it. */
export interface StockMove {
  readonly id: string;
  readonly variantId: string;
  readonly delta: number;
  readonly kind: 'restock' | 'adjust' | 'import' | 'return';
  readonly actor: string;
  /** The same key again changes nothing. */
  readonly idempotencyKey: string;
}

/**
 * Result of a move. `repeated`: the ledger has it already. `too-few`: less than what is reserved would be
 * left.
 */
type MoveOutcome = 'moved' | 'repeated' | 'too-few' | 'no-variant';

/**
 * Moves stock: one ledger row and one guarded statement. On `too-few` and `no-variant` nothing is written.
 * The caller rebuilds the listing when availability crossed zero.
 */
export async function moveStock(tx: SiteTransaction, move: StockMove): Promise<MoveOutcome> {
  const stock = await lockStock(tx, move.variantId);
  if (!stock) return 'no-variant';
  if (await findMovementByKey(tx, move.idempotencyKey)) return 'repeated';
  if (stock.onHand + move.delta < stock.reserved) return 'too-few';
  await tx
    .updateTable('stock')
    .set({ onHand: sql`on_hand + ${move.delta}` })
    .where('siteId', '=', tx.siteId)
    .where('variantId', '=', move.variantId)
    .execute();
  await tx
    .insertInto('stock_movement')
    .values({
      siteId: tx.siteId,
      id: move.id,
      variantId: move.variantId,
      delta: move.delta,
      kind: move.kind,
      orderId: null,
      actor: move.actor,
      idempotencyKey: move.idempotencyKey,
    })
    .execute();
  return 'moved';
}

/**
 * Makes a variant's stock unlimited, or counted again from what the ledger says. @returns false when there is
 * none
 */
export async function setUnlimited(
  tx: SiteTransaction,
  { variantId, unlimited }: { readonly variantId: string; readonly unlimited: boolean },
): Promise<boolean> {
  const changed = await tx
    .updateTable('stock')
    .set({ unlimited })
    .where('siteId', '=', tx.siteId)
    .where('variantId', '=', variantId)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

/** Units on hand and reserved, locked until the end of the transaction. */
export async function lockStock(
  tx: SiteTransaction,
  variantId: string,
): Promise<{ unlimited: boolean; onHand: number; reserved: number } | undefined> {
  return tx
    .selectFrom('stock')
    .select(['unlimited', 'onHand', 'reserved'])
    .where('siteId', '=', tx.siteId)
    .where('variantId', '=', variantId)
    .forUpdate()
    .executeTakeFirst();
}

/** True when the ledger has a move with the key. */
export async function findMovementByKey(tx: SiteTransaction, key: string): Promise<boolean> {
  const row = await tx
    .selectFrom('stock_movement')
    .select('id')
    .where('siteId', '=', tx.siteId)
    .where('idempotencyKey', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}
