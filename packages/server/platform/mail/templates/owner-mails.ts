import { fillPlaceholders } from '@veranda/domain/mail/placeholders';
import { formatForeignMoney, formatMoney } from '@veranda/domain/money/format';
import { dayText } from '../../day-text.ts';
import type { MailContent } from '../mail-content.ts';
import type { MailKit } from '../mail-kit.ts';
import { baseOf, itemsOf, sumsOf, type OrderMailData } from './order-mails.ts';

/** An order as the owner is told of it. */
export interface NewOrderMailData extends OrderMailData {
  readonly id: string;
  readonly to: string;
  /** What the buyer wrote; empty for nothing. */
  readonly note: string;
}

/** Tells the owner of an order: what was bought, where it goes, and what the buyer wrote. */
export function newOrderMail(kit: MailKit, told: NewOrderMailData): MailContent {
  const { id, to, note, email } = told;
  const content = baseOf(kit, told, { id });
  return {
    ...content,
    ...{ kind: 'shop-order', to, replyTo: email },
    values: { ...content.values, email },
    ...(note === '' ? {} : { quote: note }),
    items: itemsOf(told),
    sums: sumsOf(kit, told),
  };
}

/** A payment that its provider has with another amount or currency, as the owner is told of it. */
export interface MismatchMailData {
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
export function mismatchMail(kit: MailKit, told: MismatchMailData): MailContent {
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
export interface DisputeMailData {
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
export function disputeMail(kit: MailKit, told: DisputeMailData): MailContent {
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
