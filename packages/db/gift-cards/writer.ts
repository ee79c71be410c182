import { sql, type Transaction } from 'kysely';
import type { NewRow, Row, Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

/** A movement on a card. `subjectId` makes it happen once a kind. */
export interface GiftCardMove {
  readonly id: string;
  readonly giftCardId: string;
  readonly kind: 'issue' | 'hold' | 'capture' | 'release' | 'refund' | 'disable' | 'undo';
  readonly deltaMinor: bigint;
  readonly subjectId: string | null;
}

/** Issues a card with its first line in the ledger. */
export async function insertGiftCard(
  tx: Tx,
  card: Omit<NewRow<'gift_card'>, 'balance_minor'>,
  moveId: string,
): Promise<void> {
  await tx
    .insertInto('gift_card')
    .values({ ...card, balance_minor: 0n })
    .execute();
  await moveGiftCard(tx, card.website_id, {
    id: moveId,
    giftCardId: card.id,
    kind: 'issue',
    deltaMinor: card.initial_minor,
    subjectId: null,
  });
}

/** Notes that a card's mail has left, the first time that it did. */
export async function markDelivered(
  tx: Tx,
  siteId: string,
  given: { readonly id: string; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('gift_card')
    .set({ delivered_at: given.at })
    .where('website_id', '=', siteId)
    .where('id', '=', given.id)
    .where('delivered_at', 'is', null)
    .execute();
}

/** Addresses a card anew: it counts as not delivered until its mail has left. */
export async function readdressGiftCard(
  tx: Tx,
  siteId: string,
  { id, ...columns }: { readonly id: string } & Partial<NewRow<'gift_card'>>,
): Promise<void> {
  await tx
    .updateTable('gift_card')
    .set({ ...columns, delivered_at: null })
    .where('website_id', '=', siteId)
    .where('id', '=', id)
    .execute();
}

/** Gives a card another code; the one before ends. */
export async function recodeGiftCard(
  tx: Tx,
  siteId: string,
  given: { readonly id: string; readonly codeHash: Uint8Array; readonly last4: string },
): Promise<void> {
  await tx
    .updateTable('gift_card')
    .set({ code_hash: given.codeHash, code_last4: given.last4 })
    .where('website_id', '=', siteId)
    .where('id', '=', given.id)
    .execute();
}

/**
 * Moves money on a card: ledger and balance together, once for a kind and a subject.
 * @returns false when the card has too little, or is disabled and something is to be taken
 */
export async function moveGiftCard(tx: Tx, siteId: string, move: GiftCardMove): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update gift_card set balance_minor = balance_minor + ${move.deltaMinor}::bigint
    where website_id = ${siteId} and id = ${move.giftCardId}
      and balance_minor + ${move.deltaMinor}::bigint >= 0
      and (status = 'active' or ${move.kind}::text <> 'hold')
      and not exists (select from gift_card_ledger l where l.website_id = ${siteId} and l.kind = ${move.kind}
        and l.subject_id = ${move.subjectId}::uuid)
    returning id`.execute(tx);
  if (rows.length === 0) return false;
  await tx
    .insertInto('gift_card_ledger')
    .values({
      website_id: siteId,
      id: move.id,
      gift_card_id: move.giftCardId,
      kind: move.kind,
      delta_minor: move.deltaMinor,
      subject_id: move.subjectId,
    })
    .execute();
  return true;
}

/**
 * Disables a card: what is left on it is taken off. `byRefund` when its price was given back.
 * @returns false when there is no such card, or it is disabled
 */
export async function disableGiftCard(
  tx: Tx,
  siteId: string,
  given: { readonly id: string; readonly moveId: string; readonly byRefund: boolean },
): Promise<boolean> {
  const card = await lockCard(tx, siteId, given.id);
  if (card?.status !== 'active') return false;
  await takeRest(tx, siteId, { ...given, balanceMinor: card.balance_minor });
  await setStatus(tx, siteId, { id: given.id, status: 'disabled', byRefund: given.byRefund });
  return true;
}

/** Takes off a disabled card what went back on it. @returns whether it is disabled: what went back is gone */
export async function lapseGiftCard(
  tx: Tx,
  siteId: string,
  given: { readonly id: string; readonly moveId: string },
): Promise<boolean> {
  const card = await lockCard(tx, siteId, given.id);
  if (card?.status !== 'disabled') return false;
  if (card.balance_minor > 0n) await takeRest(tx, siteId, { ...given, balanceMinor: card.balance_minor });
  return true;
}

async function lockCard(
  tx: Tx,
  siteId: string,
  id: string,
): Promise<Pick<Row<'gift_card'>, 'balance_minor' | 'status'> | undefined> {
  return tx
    .selectFrom('gift_card')
    .select(['balance_minor', 'status'])
    .where('website_id', '=', siteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

async function takeRest(
  tx: Tx,
  siteId: string,
  given: { readonly id: string; readonly moveId: string; readonly balanceMinor: bigint },
): Promise<void> {
  await moveGiftCard(tx, siteId, {
    id: given.moveId,
    giftCardId: given.id,
    kind: 'disable',
    deltaMinor: -given.balanceMinor,
    subjectId: null,
  });
}

/** Makes the cards of an order good again that were disabled because their price was given back, with what that had taken. */
export async function enableRefundedCards(
  tx: Tx,
  siteId: string,
  given: { readonly orderId: string; readonly newId: () => string },
): Promise<void> {
  const { rows } = await sql<{ id: string; off: bigint }>`
    select c.id, coalesce((select -sum(l.delta_minor) from gift_card_ledger l
      where l.website_id = c.website_id and l.gift_card_id = c.id
        and (l.kind = 'disable' or (l.kind = 'undo' and l.subject_id is null))), 0)::bigint as off
    from gift_card c where c.website_id = ${siteId} and c.order_id = ${given.orderId}
      and c.status = 'disabled' and c.disabled_by_refund order by c.id for update`.execute(tx);
  for (const { id, off } of rows) {
    await setStatus(tx, siteId, { id, status: 'active', byRefund: false });
    await moveGiftCard(tx, siteId, {
      id: given.newId(),
      giftCardId: id,
      kind: 'undo',
      deltaMinor: off,
      subjectId: null,
    });
  }
}

async function setStatus(
  tx: Tx,
  siteId: string,
  given: { readonly id: string; readonly status: string; readonly byRefund: boolean },
): Promise<void> {
  await tx
    .updateTable('gift_card')
    .set({ status: given.status, disabled_by_refund: given.byRefund })
    .where('website_id', '=', siteId)
    .where('id', '=', given.id)
    .execute();
}
