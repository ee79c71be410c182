import type { GiftCardRecord } from '@veranda/db/gift-cards/reader';
import type { Refusal } from '@veranda/domain/refusal';
import type { LoadedCart } from '../../services/commerce/carts/load-cart.ts';
import { tenderModeProblem } from '../../services/commerce/gift-cards/tenders.ts';
import type { ChosenPayment } from './choose-payment.ts';

/** True when no money moves for an order; a refusal where one of its gift cards is of the other kind. */
export function testModeOf(cart: LoadedCart, chosen: ChosenPayment, cardsTest: boolean): boolean | Refusal {
  const paying = new Set(cart.totals.tenders.map((tender) => tender.id));
  const cards = cart.read.giftCards.filter((card) => paying.has(card.id));
  const testMode = isTest(chosen, cardsTest, cards);
  return tenderModeProblem(cards, testMode) ?? testMode;
}

// A manual payment is one in money, and so is one by gift cards alone that were bought with money.
function isTest(chosen: ChosenPayment, cardsTest: boolean, cards: readonly GiftCardRecord[]): boolean {
  if (chosen.kind === 'manual') return false;
  if (chosen.kind === 'card') return chosen.cards.testMode;
  return cardsTest && !cards.some((card) => card.orderId !== null && !card.testMode);
}
