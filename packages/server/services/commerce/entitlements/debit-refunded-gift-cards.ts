import { findSoldCards, type GiftCardRecord } from '@veranda/db/gift-cards/reader';
import { moveGiftCard } from '@veranda/db/gift-cards/writer';
import { findPayments } from '@veranda/db/orders/reader';
import { findRefunds } from '@veranda/db/orders/refunds';
import type { SiteTransaction } from '@veranda/db/platform/database';
import type { CommerceDeps } from '../deps.ts';

/**
 * Takes off the cards that an order has sold what was given back for them: what refunds name the lines of
 * cards with, or what they come to beyond everything else of the order. A card never holds less than nothing,
 * and what a refund that failed had taken is put back. The order is locked by the caller; it may run any
 * number of times.
 */
export async function debitRefundedGiftCards(
  deps: Pick<CommerceDeps, 'newId'>,
  tx: SiteTransaction,
  orderId: string,
): Promise<void> {
  const sold = await findSoldCards(tx, orderId);
  if (sold.length === 0) return;
  const cards = sold.map((card) => ({ card, balance: card.balanceMinor, taken: card.takenMinor }));
  const owed = await findOwed(tx, orderId, sold);
  for (const [lineId, amount] of owed.lines)
    take(
      cards.filter(({ card }) => card.orderLineId === lineId),
      amount,
    );
  take(cards, owed.total);
  putBack(cards, owed.total);
  for (const { card, balance } of cards)
    if (balance !== card.balanceMinor) await move(deps, tx, { card, balance });
}

interface Held {
  readonly card: GiftCardRecord;
  balance: bigint;
  taken: bigint;
}

async function findOwed(tx: SiteTransaction, orderId: string, cards: readonly GiftCardRecord[]) {
  const payments = await findPayments(tx, orderId);
  const captured = payments.reduce((sum, payment) => sum + payment.capturedMinor, 0n);
  const refunded = payments.reduce((sum, one) => sum + one.refundedMinor, 0n);
  const sold = new Set(cards.map((card) => card.orderLineId));
  const given = (await findRefunds(tx, orderId)).filter((refund) => refund.status !== 'failed');
  const lines = new Map<string, bigint>();
  for (const line of given.flatMap((one) => one.lines).filter((one) => sold.has(one.orderLineId)))
    lines.set(line.orderLineId, (lines.get(line.orderLineId) ?? 0n) + line.amountMinor);
  const others = captured - cards.reduce((sum, card) => sum + card.initialMinor, 0n);
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
  deps: Pick<CommerceDeps, 'newId'>,
  tx: SiteTransaction,
  { card, balance }: Pick<Held, 'card' | 'balance'>,
): Promise<void> {
  const moved = await moveGiftCard(tx, {
    id: deps.newId(),
    giftCardId: card.id,
    kind: 'refund',
    deltaMinor: balance - card.balanceMinor,
    subjectId: null,
  });
  if (!moved) throw new Error('a gift card that was sold could not be taken back');
}
