import { fillPlaceholders } from '@veranda/domain/mail/placeholders';
import { formatForeignMoney, formatMoney } from '@veranda/domain/money/format';
import { dayText } from '../../day-text.ts';
import type { Letter } from '../letter.ts';
import type { MailKit } from '../mail-kit.ts';
import { baseOf, itemsOf, sumsOf, type ToldOrder } from './order-letters.ts';

/** An order as the owner is told of it. */
export interface ToldNewOrder extends ToldOrder {
  readonly id: string;
  readonly to: string;
  /** What the buyer wrote; empty for nothing. */
  readonly note: string;
}

/** Tells the owner of an order: what was bought, where it goes, and what the buyer wrote. */
export function shopOrderLetter(kit: MailKit, told: ToldNewOrder): Letter {
  const { id, to, note, email } = told;
  const letter = baseOf(kit, told, { id });
  return {
    ...letter,
    ...{ kind: 'shop-order', to, replyTo: email },
    values: { ...letter.values, email },
    ...(note === '' ? {} : { quote: note }),
    items: itemsOf(told),
    sums: sumsOf(kit, told),
  };
}

/** A payment that its provider has with another amount or currency, as the owner is told of it. */
export interface ToldMismatch {
  readonly id: string;
  readonly to: string;
  readonly amountMinor: bigint;
  readonly currency: string;
  /** The provider's. */
  readonly other: { readonly amountMinor: bigint; readonly currency: string };
  /** The provider's name for the payment. */
  readonly reference: string;
  readonly customerEmail: string;
  readonly isTest: boolean;
  readonly href: string;
}

/** Tells the owner that a payment was not taken for an order, because its provider has another price. */
export function shopMismatchLetter(kit: MailKit, told: ToldMismatch): Letter {
  const { id, to, reference, customerEmail, isTest, href, other } = told;
  const amount = formatMoney(told.amountMinor, told.currency, kit.site.language);
  const otherAmount = formatForeignMoney(other.amountMinor, other.currency, kit.site.language);
  return {
    ...{ kind: 'shop-mismatch', id, to, href, isTest },
    values: { amount, otherAmount, email: customerEmail, reference },
    rows: [{ name: kit.book.phrases.amount, value: amount }],
  };
}

/** A dispute as the owner is told of it. */
export interface ToldDispute {
  readonly id: string;
  readonly to: string;
  readonly number: number;
  readonly amountMinor: bigint;
  readonly currency: string;
  readonly customerEmail: string;
  /** In the provider's words; empty for none. */
  readonly reason: string;
  /** Until when the shop may answer; null where that is not known. */
  readonly dueAt: Date | null;
  readonly isTest: boolean;
  /** The page of the order. */
  readonly href: string;
}

/** Tells the owner that a buyer has asked their bank for money back, and until when to answer. */
export function shopDisputeLetter(kit: MailKit, told: ToldDispute): Letter {
  const { id, to, number, currency, customerEmail, reason, dueAt, isTest, href } = told;
  const { phrases } = kit.book;
  const amount = formatMoney(told.amountMinor, currency, kit.site.language);
  const date = dueAt === null ? '' : dayText(dueAt, kit.site);
  return {
    ...{ kind: 'shop-dispute', id, to, href, isTest },
    values: { orderNumber: String(number), amount, email: customerEmail, date },
    sentences: [date === '' ? phrases.disputeSoon : fillPlaceholders(phrases.disputeUntil, { date })],
    rows: [
      { name: phrases.amount, value: amount },
      ...(reason === '' ? [] : [{ name: phrases.disputeReason, value: reason.replaceAll('_', ' ') }]),
    ],
  };
}
