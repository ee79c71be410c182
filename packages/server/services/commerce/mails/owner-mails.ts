import { formatForeignMoney, formatMoney } from '@veranda/domain/money/format';
import { dayText } from '@veranda/server/platform/locales/day-text';
import type { MailContent } from '../../sites/mails/mail-content.ts';
import type { MailKit } from '../../sites/mails/mail-kit.ts';
import { baseOf, itemsOf, sumsOf, type OrderMailData } from './order-mails.ts';

/** Order in a mail to the owner. */
interface NewOrderMailData extends OrderMailData {
  readonly id: string;
  readonly to: string;
  /** Note of the buyer; empty for nothing. */
  readonly note: string;
}

/** Tells the owner of an order: what was bought, where it goes, and what the buyer wrote. */
export function newOrderMail(kit: MailKit, order: NewOrderMailData): MailContent {
  const { id, to, note, email } = order;
  const content = baseOf(kit, order, { id });
  return {
    ...content,
    kind: 'shop-order',
    to,
    replyTo: email,
    values: { ...content.values, email },
    ...(note === '' ? {} : { quote: note }),
    items: itemsOf(order),
    sums: sumsOf(kit, order),
  };
}

/** Payment that its provider has with another amount or currency. */
interface MismatchMailData {
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
export function mismatchMail(kit: MailKit, mismatch: MismatchMailData): MailContent {
  const { id, to, reference, customerEmail, isTest, href, other } = mismatch;
  const amount = formatMoney(mismatch.amountMinor, mismatch.currency, kit.site.language);
  const otherAmount = formatForeignMoney(other.amountMinor, other.currency, kit.site.language);
  return {
    kind: 'shop-mismatch',
    id,
    to,
    href,
    isTest,
    values: { amount, otherAmount, email: customerEmail, reference },
    rows: [{ name: kit.t('amount'), value: amount }],
  };
}

/** Dispute in a mail to the owner. */
interface DisputeMailData {
  readonly id: string;
  readonly to: string;
  readonly number: number;
  readonly amountMinor: bigint;
  readonly currency: string;
  readonly customerEmail: string;
  /** As the provider gives it; empty for none. */
  readonly reason: string;
  /** Until when the shop may answer; null where that is not known. */
  readonly dueAt: Date | null;
  readonly isTest: boolean;
  /** The page of the order. */
  readonly href: string;
}

/** Tells the owner that a buyer has asked their bank for money back, and until when to answer. */
export function disputeMail(kit: MailKit, dispute: DisputeMailData): MailContent {
  const { id, to, number, currency, customerEmail, reason, dueAt, isTest, href } = dispute;
  const amount = formatMoney(dispute.amountMinor, currency, kit.site.language);
  const date = dueAt === null ? '' : dayText(dueAt, kit.site);
  return {
    kind: 'shop-dispute',
    id,
    to,
    href,
    isTest,
    values: { orderNumber: String(number), amount, email: customerEmail, date },
    paragraphs: [date === '' ? kit.t('disputeSoon') : kit.t('disputeDue', { date })],
    rows: [
      { name: kit.t('amount'), value: amount },
      ...(reason === '' ? [] : [{ name: kit.t('reason'), value: reason.replaceAll('_', ' ') }]),
    ],
  };
}
