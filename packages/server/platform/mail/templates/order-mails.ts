import { fillPlaceholders } from '@veranda/domain/mail/placeholders';
import { formatForeignMoney, formatMoney } from '@veranda/domain/money/format';
import { dayText } from '../../day-text.ts';
import type { MailContent, MailContentItem } from '../mail-content.ts';
import type { MailKit } from '../mail-kit.ts';

/** An order as its mails tell of it. Amounts are minor units of its currency, shown as its locale writes them. */
export interface OrderMailData {
  readonly email: string;
  readonly number: number | null;
  readonly placedAt: Date;
  readonly locale: string;
  readonly currency: string;
  readonly totalMinor: bigint;
  readonly isTest: boolean;
  /** The page of the order. */
  readonly href: string;
  readonly items: readonly ItemMailData[];
  readonly sums: readonly SumMailData[];
  /** Where it goes; empty for what is not sent. */
  readonly address: readonly string[];
  /** What the fund of a donation says to its donor; empty for nothing. */
  readonly thanks: string;
  /** What is still to be paid by hand. */
  readonly awaited: readonly {
    readonly amountMinor: bigint;
    readonly method: string;
    readonly instructions: string;
    readonly dueAt: Date | null;
  }[];
}

export interface ItemMailData {
  readonly id: string;
  readonly name: string;
  readonly detail: string;
  readonly quantity: number;
  readonly totalMinor: bigint;
}

export interface SumMailData {
  readonly kind: 'subtotal' | 'discount' | 'shipping' | 'tax' | 'total' | 'includedTax' | 'giftCard';
  readonly last4: string;
  readonly minor: bigint;
  readonly isTotal: boolean;
}

/** What makes one mail of an order another than the next. */
export interface OrderMailId {
  readonly id: string;
  /** Somebody has asked for it to be sent again. */
  readonly isWanted?: boolean;
}

/** The confirmation of an order, with how to pay what is awaited: the owner's words, as they stood when it was placed. */
export function confirmationMail(kit: MailKit, order: OrderMailData, id: OrderMailId): MailContent {
  return {
    ...baseOf(kit, order, id),
    kind: 'order-confirmation',
    ...(order.thanks === '' ? {} : { quote: order.thanks }),
    sentences: order.awaited.flatMap((one) => awaitedSentences(kit, order, one)),
    items: itemsOf(order),
    sums: sumsOf(kit, order),
  };
}

/** An order that the owner has put together, to be looked at and paid. */
export interface InvoiceMailData {
  readonly id: string;
  readonly to: string;
  readonly locale: string;
  readonly currency: string;
  readonly totalMinor: bigint;
  readonly payBefore: Date;
  readonly message: string;
  readonly items: readonly ItemMailData[];
  readonly sums: readonly SumMailData[];
  readonly href: string;
}

/** The invoice of such an order, with the way to pay it. */
export function invoiceMail(kit: MailKit, told: InvoiceMailData): MailContent {
  const { id, to, message, href } = told;
  const values = { total: money(told, told.totalMinor), date: dayOf(kit, told, told.payBefore) };
  return {
    ...{ kind: 'invoice', id, to, values, href, quote: message },
    items: itemsOf(told),
    sums: sumsOf(kit, told),
  };
}

/** Tells that the money of a payment by hand has come. */
export function paymentMail(kit: MailKit, order: OrderMailData, id: OrderMailId): MailContent {
  return { ...baseOf(kit, order, id), kind: 'payment', items: itemsOf(order), sums: sumsOf(kit, order) };
}

/** A parcel of an order. */
export interface ParcelMailData {
  readonly lines: readonly { readonly lineId: string; readonly quantity: number }[];
  readonly carrier: string;
  readonly trackingNumber: string;
  readonly trackingUrl: string;
}

/** Tells that a parcel is on its way. */
export function shippingMail(
  kit: MailKit,
  order: OrderMailData & { readonly parcel: ParcelMailData },
  id: OrderMailId,
): MailContent {
  const { carrier, trackingNumber, trackingUrl, lines } = order.parcel;
  const by = [carrier, trackingNumber].filter(Boolean).join(', ');
  const { phrases } = kit.book;
  const content = baseOf(kit, order, id);
  return {
    ...content,
    kind: 'shipping',
    values: { ...content.values, carrier, trackingNumber },
    sentences: by === '' ? [] : [fillPlaceholders(phrases.travelsWith, { carrier: by })],
    items: lines.flatMap(({ lineId, quantity }) => {
      const item = order.items.find((one) => one.id === lineId);
      return item ? [{ ...item, quantity, total: '', imageUrl: '' }] : [];
    }),
    ...(trackingUrl === '' ? {} : { link: { href: trackingUrl, label: phrases.followParcel } }),
  };
}

/** A refund that its provider refused, or that the bank sent back, as the owner is told of it. */
export interface FailedRefundMailData {
  readonly id: string;
  readonly to: string;
  /** Its order, as `#1042`; what the provider calls the payment where no order was placed. */
  readonly name: string;
  /** In the provider's words; empty for none. */
  readonly reason: string;
  readonly amountMinor: bigint;
  readonly currency: string;
  readonly customerEmail: string;
  readonly isTest: boolean;
  readonly href: string;
}

/** Tells the owner that a refund failed: the customer has been told otherwise. */
export function failedRefundMail(kit: MailKit, told: FailedRefundMailData): MailContent {
  const { id, to, name, reason, currency, customerEmail, isTest, href } = told;
  const { phrases } = kit.book;
  const amount = formatForeignMoney(told.amountMinor, currency, kit.site.language);
  return {
    ...{ kind: 'shop-refund-failed', id, to, href, isTest },
    values: { orderNumber: name.replace(/^#/, ''), amount, email: customerEmail },
    rows: [
      { name: phrases.amount, value: name === '' ? amount : `${amount} (${name})` },
      ...(reason === '' ? [] : [{ name: phrases.disputeReason, value: reason.replaceAll('_', ' ') }]),
    ],
  };
}

/** Tells that money was given back, or that the order is canceled and all of it was. */
export function refundMail(
  kit: MailKit,
  order: OrderMailData & { readonly amountMinor: bigint; readonly canceled: boolean },
  id: OrderMailId,
): MailContent {
  const { canceled, amountMinor } = order;
  const amount = money(order, amountMinor);
  const { phrases } = kit.book;
  const content = baseOf(kit, order, id);
  return {
    ...content,
    kind: canceled ? 'cancellation' : 'refund',
    values: { ...content.values, amount },
    sentences: amountMinor > 0n ? [fillPlaceholders(phrases.givenBackTo, { amount })] : [],
    items: canceled ? itemsOf(order) : [],
    address: [],
    sums: [{ name: phrases.givenBack, amount, isTotal: true }],
  };
}

/** What every mail of an order has. */
export function baseOf(kit: MailKit, order: OrderMailData, { id, isWanted }: OrderMailId) {
  return {
    id,
    to: order.email,
    values: {
      orderNumber: String(order.number ?? ''),
      orderDate: dayOf(kit, order, order.placedAt),
      total: money(order, order.totalMinor),
    },
    href: order.href,
    address: order.address,
    isTest: order.isTest,
    ...(isWanted ? { isWanted } : {}),
  };
}

function awaitedSentences(
  kit: MailKit,
  order: OrderMailData,
  one: OrderMailData['awaited'][number],
): string[] {
  const { phrases } = kit.book;
  const amount = money(order, one.amountMinor);
  return [
    fillPlaceholders(phrases.pleasePay, { amount, method: one.method }),
    ...one.instructions.split('\n').filter(Boolean),
    ...(one.dueAt ? [fillPlaceholders(phrases.keptUntil, { date: dayOf(kit, order, one.dueAt) })] : []),
  ];
}

/** What was bought, with its amounts. */
export function itemsOf(order: Pick<OrderMailData, 'items' | 'currency' | 'locale'>): MailContentItem[] {
  return order.items.map((item) => ({ ...item, total: money(order, item.totalMinor), imageUrl: '' }));
}

/** What it comes to. */
export function sumsOf(
  kit: MailKit,
  order: Pick<OrderMailData, 'sums' | 'currency' | 'locale'>,
): NonNullable<MailContent['sums']> {
  const { phrases } = kit.book;
  return order.sums.map(({ kind, last4, minor, isTotal }) => ({
    name: last4 === '' ? phrases[kind] : `${phrases[kind]} ·· ${last4}`,
    amount: kind === 'shipping' && minor === 0n ? phrases.free : money(order, minor),
    isTotal,
  }));
}

function money(order: Pick<OrderMailData, 'currency' | 'locale'>, minor: bigint): string {
  return formatMoney(minor, order.currency, order.locale);
}

function dayOf(kit: MailKit, order: Pick<OrderMailData, 'locale'>, day: Date): string {
  return dayText(day, { language: order.locale, timeZone: kit.site.timeZone });
}
