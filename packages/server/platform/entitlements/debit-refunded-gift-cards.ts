import { findSoldCards, type GiftCardRow } from '@veranda/db/gift-cards/reader';
import { moveGiftCard } from '@veranda/db/gift-cards/writer';
import { findPayments } from '@veranda/db/orders/reader';
import { findRefunds } from '@veranda/db/orders/refunds';
import type { SiteTransaction } from '@veranda/db/platform/database';
import type { Deps } from '../deps.ts';

/**
 * Takes off the cards that an order has sold what was given back for them: what refunds name the lines of cards with, or
 * what they come to beyond everything else of the order. A card never holds less than nothing, and what a refund that
 * failed had taken is put back. The order is locked by the caller; it may run any number of times.
 */
export async function debitRefundedGiftCards(
  deps: Pick<Deps, 'newId'>,
  tx: SiteTransaction,
  orderId: string,
): Promise<void> {
  const sold = await findSoldCards(tx, tx.siteId, orderId);
  if (sold.length === 0) return;
  const cards = sold.map((card) => ({ card, balance: card.balance_minor, taken: card.taken_minor }));
  const owed = await findOwed(tx, orderId, sold);
  for (const [lineId, amount] of owed.lines)
    take(
      cards.filter(({ card }) => card.order_line_id === lineId),
      amount,
    );
  take(cards, owed.total);
  putBack(cards, owed.total);
  for (const { card, balance } of cards)
    if (balance !== card.balance_minor) await move(deps, tx, { card, balance });
}

interface Held {
  readonly card: GiftCardRow;
  balance: bigint;
  taken: bigint;
}

async function findOwed(tx: SiteTransaction, orderId: string, cards: readonly GiftCardRow[]) {
  const payments = await findPayments(tx, tx.siteId, orderId);
  const captured = payments.reduce((sum, one) => sum + one.captured_minor, 0n);
  const refunded = payments.reduce((sum, one) => sum + one.refunded_minor, 0n);
  const sold = new Set(cards.map((card) => card.order_line_id));
  const given = (await findRefunds(tx, tx.siteId, orderId)).filter((one) => one.status !== 'failed');
  const lines = new Map<string, bigint>();
  for (const line of given.flatMap((one) => one.lines).filter((one) => sold.has(one.order_line_id)))
    lines.set(line.order_line_id, (lines.get(line.order_line_id) ?? 0n) + line.amount_minor);
  const others = captured - cards.reduce((sum, card) => sum + card.initial_minor, 0n);
  const beyond = refunded - (others > 0n ? others : 0n);
  const named = [...lines.values()].reduce((sum, amount) => sum + amount, 0n);
  return { lines, total: beyond > named ? beyond : named };
}

// From the card that holds most: one of which something was spent keeps what is left on it the longest.
function take(cards: readonly Held[], amount: bigint): void {
  let left = amount - takenOf(cards);
  for (const held of cards.toSorted((a, b) => Number(b.balance - a.balance))) {
    const part = held.balance < left ? held.balance : left;
    if (part <= 0n) continue;
    held.balance -= part;
    held.taken += part;
    left -= part;
  }
}

function putBack(cards: readonly Held[], amount: bigint): void {
  let over = takenOf(cards) - (amount > 0n ? amount : 0n);
  for (const held of cards.filter(({ card }) => card.status === 'active')) {
    const part = held.taken < over ? held.taken : over;
    if (part <= 0n) continue;
    held.balance += part;
    held.taken -= part;
    over -= part;
  }
}

function takenOf(cards: readonly Held[]): bigint {
  return cards.reduce((sum, held) => sum + held.taken, 0n);
}

async function move(
  deps: Pick<Deps, 'newId'>,
  tx: SiteTransaction,
  { card, balance }: Pick<Held, 'card' | 'balance'>,
): Promise<void> {
  const moved = await moveGiftCard(tx, tx.siteId, {
    id: deps.newId(),
    giftCardId: card.id,
    kind: 'refund',
    deltaMinor: balance - card.balance_minor,
    subjectId: null,
  });
  if (!moved) throw new Error('a gift card that was sold could not be taken back');
}
