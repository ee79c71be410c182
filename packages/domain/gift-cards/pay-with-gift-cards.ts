/** A gift card that was entered, with what is left on it. */
export interface GiftCardTender {
  readonly id: string;
  readonly balanceMinor: bigint;
}

/**
 * Amount paid by each card and the amount due after them: the cards in the order in which they were entered.
 */
export function payWithGiftCards(
  grandTotalMinor: bigint,
  cards: readonly GiftCardTender[],
): { tenders: { id: string; amountMinor: bigint }[]; dueMinor: bigint } {
  let dueMinor = grandTotalMinor;
  const tenders: { id: string; amountMinor: bigint }[] = [];
  for (const card of cards) {
    const amountMinor = card.balanceMinor < dueMinor ? card.balanceMinor : dueMinor;
    if (amountMinor <= 0n) continue;
    tenders.push({ id: card.id, amountMinor });
    dueMinor -= amountMinor;
  }
  return { tenders, dueMinor };
}
