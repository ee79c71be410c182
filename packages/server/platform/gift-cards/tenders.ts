import type { CartRow } from '@veranda/db/cart/reader';
import { findGiftCards, type GiftCardRow } from '@veranda/db/gift-cards/reader';
import { lapseGiftCard, moveGiftCard } from '@veranda/db/gift-cards/writer';
import { findPayments, type PaymentRow } from '@veranda/db/orders/reader';
import { insertPayment, updatePayment } from '@veranda/db/orders/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../deps.ts';
import type { SiteEntry } from '../sites/site-directory.ts';

/** The payments of gift cards bear this name of a provider. */
export const giftCardProvider = 'gift-card';

/** The cards of a cart that can pay, in the order of entry. */
export async function findCartCards(
  tx: SiteTransaction,
  site: Pick<SiteEntry, 'id' | 'currency'>,
  row: Pick<CartRow, 'gift_cards'>,
): Promise<GiftCardRow[]> {
  const found = new Map((await findGiftCards(tx, site.id, row.gift_cards)).map((card) => [card.id, card]));
  return row.gift_cards.flatMap((id) => {
    const card = found.get(id);
    return card?.status === 'active' && card.currency === site.currency ? [card] : [];
  });
}

/** Why a card that was sold cannot pay an order: no money moved for it and it does for the order, or the other way round. */
export function tenderModeProblem(
  cards: readonly Pick<GiftCardRow, 'order_id' | 'test_mode' | 'code_last4'>[],
  testMode: boolean,
): Refusal | null {
  // A card that was issued by hand was paid for in neither mode, and pays in both.
  const other = cards.find((card) => card.order_id !== null && card.test_mode !== testMode);
  if (!other) return null;
  const params = { last4: other.code_last4 };
  return refuse(other.test_mode ? 'gift-card-test' : 'gift-card-not-test', { field: 'coupon', params });
}

/** Holds what each card pays of an order. @returns false when one of them has too little: everything must be taken back */
export async function holdTenders(
  deps: Pick<Deps, 'newId'>,
  tx: SiteTransaction,
  given: {
    readonly orderId: string;
    readonly tenders: readonly { readonly id: string; readonly amountMinor: bigint }[];
    readonly cards: readonly GiftCardRow[];
  },
): Promise<boolean> {
  // In the order of ids, so that two checkouts with the same cards cannot wait for each other.
  for (const tender of given.tenders.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const paymentId = deps.newId();
    const held = await moveGiftCard(tx, tx.siteId, {
      id: deps.newId(),
      giftCardId: tender.id,
      kind: 'hold',
      deltaMinor: -tender.amountMinor,
      subjectId: paymentId,
    });
    if (!held) return false;
    await insertPayment(tx, {
      website_id: tx.siteId,
      id: paymentId,
      order_id: given.orderId,
      provider: giftCardProvider,
      gift_card_id: tender.id,
      status: 'authorized',
      amount_minor: tender.amountMinor,
      card_brand: 'Gift card',
      card_last4: given.cards.find((card) => card.id === tender.id)?.code_last4 ?? '',
    });
  }
  return true;
}

/** Takes what the cards of an order hold: it is placed. */
export async function captureTenders(
  deps: Pick<Deps, 'newId'>,
  tx: SiteTransaction,
  orderId: string,
): Promise<void> {
  for (const payment of await heldPayments(tx, orderId)) {
    await move(deps, tx, { payment, kind: 'capture', deltaMinor: 0n });
    await updatePayment(
      tx,
      { siteId: tx.siteId, id: payment.id },
      { status: 'captured', captured_minor: payment.amount_minor },
    );
  }
}

/** Gives back what the cards of an order hold: it came to nothing. What goes back on a disabled card is gone with it. */
export async function releaseTenders(
  deps: Pick<Deps, 'newId'>,
  tx: SiteTransaction,
  orderId: string,
): Promise<void> {
  for (const payment of await heldPayments(tx, orderId)) {
    await move(deps, tx, { payment, kind: 'release', deltaMinor: payment.amount_minor });
    await updatePayment(tx, { siteId: tx.siteId, id: payment.id }, { status: 'voided' });
    await lapseGiftCard(tx, tx.siteId, { id: payment.gift_card_id ?? '', moveId: deps.newId() });
  }
}

/** A part of a refund, and the payment by a card that it goes back to. */
export interface CardPart {
  readonly payment: PaymentRow;
  readonly splitId: string;
  readonly amountMinor: bigint;
}

/**
 * Puts a part of a refund back on the card that paid, once a part.
 * @returns whether it is gone at once: the card was disabled meanwhile
 */
export async function creditCard(
  deps: Pick<Deps, 'newId'>,
  tx: SiteTransaction,
  { payment, splitId, amountMinor }: CardPart,
): Promise<boolean> {
  const giftCardId = payment.gift_card_id ?? '';
  await moveGiftCard(tx, tx.siteId, {
    id: deps.newId(),
    giftCardId,
    kind: 'refund',
    deltaMinor: amountMinor,
    subjectId: splitId,
  });
  return lapseGiftCard(tx, tx.siteId, { id: giftCardId, moveId: deps.newId() });
}

/** Takes what a refund that came back had put on a card off it again. @returns false when the card no longer holds it */
export async function takeCreditBack(
  deps: Pick<Deps, 'newId'>,
  tx: SiteTransaction,
  { payment, splitId, amountMinor }: CardPart,
): Promise<boolean> {
  return moveGiftCard(tx, tx.siteId, {
    id: deps.newId(),
    giftCardId: payment.gift_card_id ?? '',
    kind: 'undo',
    deltaMinor: -amountMinor,
    subjectId: splitId,
  });
}

async function heldPayments(tx: SiteTransaction, orderId: string): Promise<PaymentRow[]> {
  const payments = await findPayments(tx, tx.siteId, orderId);
  return payments.filter((one) => one.provider === giftCardProvider && one.status === 'authorized');
}

async function move(
  deps: Pick<Deps, 'newId'>,
  tx: SiteTransaction,
  given: { readonly payment: PaymentRow; readonly kind: 'capture' | 'release'; readonly deltaMinor: bigint },
): Promise<void> {
  const moved = await moveGiftCard(tx, tx.siteId, {
    id: deps.newId(),
    giftCardId: given.payment.gift_card_id ?? '',
    kind: given.kind,
    deltaMinor: given.deltaMinor,
    subjectId: given.payment.id,
  });
  if (!moved) throw new Error('a gift card that holds a payment could not be settled');
}
