import { sql } from 'kysely';
import type { NewRecord, RecordOf } from '../schema.ts';
import { ofSite } from '../platform/of-site.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** A movement on a card. `subjectId` makes it happen once a kind. */
interface GiftCardMove {
  readonly id: string;
  readonly giftCardId: string;
  readonly kind: 'issue' | 'hold' | 'capture' | 'release' | 'refund' | 'disable' | 'undo';
  readonly deltaMinor: bigint;
  readonly subjectId: string | null;
}

/** Issues a card with its first line in the ledger. */
export async function insertGiftCard(
  tx: SiteTransaction,
  card: Omit<NewRecord<'gift_card'>, 'balanceMinor'>,
  moveId: string,
): Promise<void> {
  await tx
    .insertInto('gift_card')
    .values(ofSite(tx, { ...card, balanceMinor: 0n }))
    .execute();
  await moveGiftCard(tx, {
    id: moveId,
    giftCardId: card.id,
    kind: 'issue',
    deltaMinor: card.initialMinor,
    subjectId: null,
  });
}

/** Notes that a card's mail has left, the first time that it did. */
export async function markDelivered(
  tx: SiteTransaction,
  input: { readonly id: string; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('gift_card')
    .set({ deliveredAt: input.at })
    .where('siteId', '=', tx.siteId)
    .where('id', '=', input.id)
    .where('deliveredAt', 'is', null)
    .execute();
}

/** Addresses a card again: it counts as not delivered until its mail has left. */
export async function readdressGiftCard(
  tx: SiteTransaction,
  { id, ...columns }: { readonly id: string } & Partial<NewRecord<'gift_card'>>,
): Promise<void> {
  await tx
    .updateTable('gift_card')
    .set({ ...columns, deliveredAt: null })
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .execute();
}

/** Gives a card another code; the one before ends. */
export async function recodeGiftCard(
  tx: SiteTransaction,
  input: { readonly id: string; readonly codeHash: Uint8Array; readonly last4: string },
): Promise<void> {
  await tx
    .updateTable('gift_card')
    .set({ codeHash: input.codeHash, codeLast4: input.last4 })
    .where('siteId', '=', tx.siteId)
    .where('id', '=', input.id)
    .execute();
}

/**
 * Moves money on a card: ledger and balance together, once for a kind and a subject.
 * @returns false when the card has too little, or is disabled and something is to be taken
 */
export async function moveGiftCard(tx: SiteTransaction, move: GiftCardMove): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update gift_card set balance_minor = balance_minor + ${move.deltaMinor}::bigint
    where site_id = ${tx.siteId} and id = ${move.giftCardId}
      and balance_minor + ${move.deltaMinor}::bigint >= 0
      and (status = 'active' or ${move.kind}::text <> 'hold')
      and not exists (select from gift_card_ledger l where l.site_id = ${tx.siteId} and l.kind = ${move.kind}
        and l.subject_id = ${move.subjectId}::uuid)
    returning id`.execute(tx);
  if (rows.length === 0) return false;
  await tx
    .insertInto('gift_card_ledger')
    .values({
      siteId: tx.siteId,
      id: move.id,
      giftCardId: move.giftCardId,
      kind: move.kind,
      deltaMinor: move.deltaMinor,
      subjectId: move.subjectId,
    })
    .execute();
  return true;
}

/**
 * Disables a card: what is left on it is taken off. `byRefund` when its price was refunded.
 * @returns false when there is no such card, or it is disabled
 */
export async function disableGiftCard(
  tx: SiteTransaction,
  input: { readonly id: string; readonly moveId: string; readonly byRefund: boolean },
): Promise<boolean> {
  const card = await lockCard(tx, input.id);
  if (card?.status !== 'active') return false;
  await takeRest(tx, { ...input, balanceMinor: card.balanceMinor });
  await setStatus(tx, { id: input.id, status: 'disabled', byRefund: input.byRefund });
  return true;
}

/** Takes off a disabled card what went back on it. @returns whether it is disabled: what went back is gone */
export async function lapseGiftCard(
  tx: SiteTransaction,
  input: { readonly id: string; readonly moveId: string },
): Promise<boolean> {
  const card = await lockCard(tx, input.id);
  if (card?.status !== 'disabled') return false;
  if (card.balanceMinor > 0n) await takeRest(tx, { ...input, balanceMinor: card.balanceMinor });
  return true;
}

async function lockCard(
  tx: SiteTransaction,
  id: string,
): Promise<Pick<RecordOf<'gift_card'>, 'balanceMinor' | 'status'> | undefined> {
  return tx
    .selectFrom('gift_card')
    .select(['balanceMinor', 'status'])
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

async function takeRest(
  tx: SiteTransaction,
  input: { readonly id: string; readonly moveId: string; readonly balanceMinor: bigint },
): Promise<void> {
  await moveGiftCard(tx, {
    id: input.moveId,
    giftCardId: input.id,
    kind: 'disable',
    deltaMinor: -input.balanceMinor,
    subjectId: null,
  });
}

/**
 * Makes the cards of an order good again that were disabled because their price was refunded, with what that
 * had taken.
 */
export async function enableRefundedCards(
  tx: SiteTransaction,
  input: { readonly orderId: string; readonly newId: () => string },
): Promise<void> {
  const { rows } = await sql<{ id: string; off: bigint }>`
    select c.id, coalesce((select -sum(l.delta_minor) from gift_card_ledger l
      where l.site_id = c.site_id and l.gift_card_id = c.id
        and (l.kind = 'disable' or (l.kind = 'undo' and l.subject_id is null))), 0)::bigint as off
    from gift_card c where c.site_id = ${tx.siteId} and c.order_id = ${input.orderId}
      and c.status = 'disabled' and c.disabled_by_refund order by c.id for update`.execute(tx);
  for (const { id, off } of rows) {
    await setStatus(tx, { id, status: 'active', byRefund: false });
    await moveGiftCard(tx, {
      id: input.newId(),
      giftCardId: id,
      kind: 'undo',
      deltaMinor: off,
      subjectId: null,
    });
  }
}

async function setStatus(
  tx: SiteTransaction,
  input: { readonly id: string; readonly status: string; readonly byRefund: boolean },
): Promise<void> {
  await tx
    .updateTable('gift_card')
    .set({ status: input.status, disabledByRefund: input.byRefund })
    .where('siteId', '=', tx.siteId)
    .where('id', '=', input.id)
    .execute();
}
