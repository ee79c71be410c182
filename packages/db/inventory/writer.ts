import { sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

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

/** What became of a move. `repeated`: the ledger has it already. `too-few`: less than what is reserved would be left. */
export type MoveOutcome = 'moved' | 'repeated' | 'too-few' | 'no-variant';

/**
 * Moves stock: one ledger row and one guarded statement. On `too-few` and `no-variant` nothing is written. The caller
 * rebuilds the listing when availability crossed zero.
 */
export async function moveStock(tx: Tx, siteId: string, move: StockMove): Promise<MoveOutcome> {
  const stock = await lockStock(tx, siteId, move.variantId);
  if (!stock) return 'no-variant';
  if (await findMovementByKey(tx, siteId, move.idempotencyKey)) return 'repeated';
  if (stock.on_hand + move.delta < stock.reserved) return 'too-few';
  await tx
    .updateTable('stock')
    .set({ on_hand: sql`on_hand + ${move.delta}` })
    .where('website_id', '=', siteId)
    .where('variant_id', '=', move.variantId)
    .execute();
  await tx
    .insertInto('stock_movement')
    .values({
      website_id: siteId,
      id: move.id,
      variant_id: move.variantId,
      delta: move.delta,
      kind: move.kind,
      order_id: null,
      actor: move.actor,
      idempotency_key: move.idempotencyKey,
    })
    .execute();
  return 'moved';
}

/** Makes a variant's stock unlimited, or counted again from what the ledger says. @returns false when there is none */
export async function setUnlimited(
  tx: Tx,
  siteId: string,
  { variantId, unlimited }: { readonly variantId: string; readonly unlimited: boolean },
): Promise<boolean> {
  const changed = await tx
    .updateTable('stock')
    .set({ unlimited })
    .where('website_id', '=', siteId)
    .where('variant_id', '=', variantId)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

/** What is on hand and reserved, locked until the end of the transaction. */
export async function lockStock(
  tx: Tx,
  siteId: string,
  variantId: string,
): Promise<{ unlimited: boolean; on_hand: number; reserved: number } | undefined> {
  return tx
    .selectFrom('stock')
    .select(['unlimited', 'on_hand', 'reserved'])
    .where('website_id', '=', siteId)
    .where('variant_id', '=', variantId)
    .forUpdate()
    .executeTakeFirst();
}

async function findMovementByKey(tx: Tx, siteId: string, key: string): Promise<boolean> {
  const row = await tx
    .selectFrom('stock_movement')
    .select('id')
    .where('website_id', '=', siteId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}
