import type { CartRecord } from '@veranda/db/cart/reader';
import { findGiftCards, type GiftCardRecord } from '@veranda/db/gift-cards/reader';
import { lapseGiftCard, moveGiftCard } from '@veranda/db/gift-cards/writer';
import { findPayments, type PaymentRecord } from '@veranda/db/orders/reader';
import { insertPayment, updatePayment } from '@veranda/db/orders/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { CommerceDeps } from '../deps.ts';
import type { SiteEntry } from '../../sites/directory/site-directory.ts';

/** The payments of gift cards bear this name of a provider. */
export const giftCardProvider = 'gift-card';

/** The cards of a cart that can pay, in the order of entry. */
export async function findCartCards(
  tx: SiteTransaction,
  site: Pick<SiteEntry, 'id' | 'currency'>,
  row: Pick<CartRecord, 'giftCards'>,
): Promise<GiftCardRecord[]> {
  const found = new Map((await findGiftCards(tx, row.giftCards)).map((card) => [card.id, card]));
  return row.giftCards.flatMap((id) => {
    const card = found.get(id);
    return card?.status === 'active' && card.currency === site.currency ? [card] : [];
  });
}

/**
 * Reason why a card that was sold cannot pay an order: no money moved for it and it does for the order, or
 * the other way round.
 */
export function tenderModeProblem(
  cards: readonly Pick<GiftCardRecord, 'orderId' | 'testMode' | 'codeLast4'>[],
  testMode: boolean,
): Refusal | null {
  // A card that was issued by hand was paid for in neither mode, and pays in both.
  const other = cards.find((card) => card.orderId !== null && card.testMode !== testMode);
  if (!other) return null;
  const params = { last4: other.codeLast4 };
  return refuse(other.testMode ? 'gift-card-test' : 'gift-card-not-test', { field: 'coupon', params });
}

/**
 * Holds what each card pays of an order. @returns false when one of them has too little: everything must be
 * taken back
 */
export async function holdTenders(
  deps: Pick<CommerceDeps, 'newId'>,
  tx: SiteTransaction,
  given: {
    readonly orderId: string;
    readonly tenders: readonly { readonly id: string; readonly amountMinor: bigint }[];
    readonly cards: readonly GiftCardRecord[];
  },
): Promise<boolean> {
  // In the order of ids, so that two checkouts with the same cards cannot wait for each other.
  for (const tender of given.tenders.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const paymentId = deps.newId();
    const held = await moveGiftCard(tx, {
      id: deps.newId(),
      giftCardId: tender.id,
      kind: 'hold',
      deltaMinor: -tender.amountMinor,
      subjectId: paymentId,
    });
    if (!held) return false;
    await insertPayment(tx, {
      id: paymentId,
      orderId: given.orderId,
      provider: giftCardProvider,
      giftCardId: tender.id,
      status: 'authorized',
      amountMinor: tender.amountMinor,
      cardBrand: 'Gift card',
      cardLast4: given.cards.find((card) => card.id === tender.id)?.codeLast4 ?? '',
    });
  }
  return true;
}

/** Takes what the cards of an order hold: it is placed. */
export async function captureTenders(
  deps: Pick<CommerceDeps, 'newId'>,
  tx: SiteTransaction,
  orderId: string,
): Promise<void> {
  for (const payment of await heldPayments(tx, orderId)) {
    await move(deps, tx, { payment, kind: 'capture', deltaMinor: 0n });
    await updatePayment(tx, payment.id, { status: 'captured', capturedMinor: payment.amountMinor });
  }
}

/**
 * Releases the amounts that the cards of an order hold, since it failed. A part that goes back on a disabled
 * card is gone with it.
 */
export async function releaseTenders(
  deps: Pick<CommerceDeps, 'newId'>,
  tx: SiteTransaction,
  orderId: string,
): Promise<void> {
  for (const payment of await heldPayments(tx, orderId)) {
    await move(deps, tx, { payment, kind: 'release', deltaMinor: payment.amountMinor });
    await updatePayment(tx, payment.id, { status: 'voided' });
    await lapseGiftCard(tx, { id: payment.giftCardId ?? '', moveId: deps.newId() });
  }
}

/** A part of a refund, and the payment by a card that it goes back to. */
interface CardPart {
  readonly payment: PaymentRecord;
  readonly splitId: string;
  readonly amountMinor: bigint;
}

/**
 * Puts a part of a refund back on the card that paid, once a part.
 * @returns whether it is gone at once: the card was disabled in the meantime
 */
export async function creditCard(
  deps: Pick<CommerceDeps, 'newId'>,
  tx: SiteTransaction,
  { payment, splitId, amountMinor }: CardPart,
): Promise<boolean> {
  const giftCardId = payment.giftCardId ?? '';
  await moveGiftCard(tx, {
    id: deps.newId(),
    giftCardId,
    kind: 'refund',
    deltaMinor: amountMinor,
    subjectId: splitId,
  });
  return lapseGiftCard(tx, { id: giftCardId, moveId: deps.newId() });
}

/**
 * Takes what a refund that came back had put on a card off it again. @returns false when the card no longer
 * holds it
 */
export async function takeCreditBack(
  deps: Pick<CommerceDeps, 'newId'>,
  tx: SiteTransaction,
  { payment, splitId, amountMinor }: CardPart,
): Promise<boolean> {
  return moveGiftCard(tx, {
    id: deps.newId(),
    giftCardId: payment.giftCardId ?? '',
    kind: 'undo',
    deltaMinor: -amountMinor,
    subjectId: splitId,
  });
}

async function heldPayments(tx: SiteTransaction, orderId: string): Promise<PaymentRecord[]> {
  const payments = await findPayments(tx, orderId);
  return payments.filter(
    (payment) => payment.provider === giftCardProvider && payment.status === 'authorized',
  );
}

async function move(
  deps: Pick<CommerceDeps, 'newId'>,
  tx: SiteTransaction,
  given: {
    readonly payment: PaymentRecord;
    readonly kind: 'capture' | 'release';
    readonly deltaMinor: bigint;
  },
): Promise<void> {
  const moved = await moveGiftCard(tx, {
    id: deps.newId(),
    giftCardId: given.payment.giftCardId ?? '',
    kind: given.kind,
    deltaMinor: given.deltaMinor,
    subjectId: given.payment.id,
  });
  if (!moved) throw new Error('a gift card that holds a payment could not be settled');
}
