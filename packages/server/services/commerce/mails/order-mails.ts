import { formatForeignMoney, formatMoney } from '@veranda/domain/money/format';
import { dayText } from '@veranda/server/platform/locales/day-text';
import type { MailContent, MailContentItem } from '../../sites/mails/mail-content.ts';
import type { MailKit } from '../../sites/mails/mail-kit.ts';

/**
 * An order as its mails tell of it. Amounts are minor units of its currency, shown as its locale writes them.
 */
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
  /** Shipping address; empty for what is not sent. */
  readonly address: readonly string[];
  /** Thanks of a donation's fund to its donor; empty for nothing. */
  readonly thanks: string;
  /** Manual payments that are still awaited. */
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

interface SumMailData {
  readonly kind: 'subtotal' | 'discount' | 'shipping' | 'tax' | 'total' | 'includedTax' | 'giftCard';
  readonly last4: string;
  readonly minor: bigint;
  readonly isTotal: boolean;
}

/** Identity of a mail of an order. */
interface OrderMailId {
  readonly id: string;
  /** Somebody has asked for it to be sent again. */
  readonly isWanted?: boolean;
}

/**
 * Confirmation of an order, with the instructions of payments that are awaited, as the owner had written them
 * when it was placed.
 */
export function confirmationMail(kit: MailKit, order: OrderMailData, id: OrderMailId): MailContent {
  return {
    ...baseOf(kit, order, id),
    kind: 'order-confirmation',
    ...(order.thanks === '' ? {} : { quote: order.thanks }),
    paragraphs: order.awaited.flatMap((payment) => paymentInstructions(kit, order, payment)),
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
export function invoiceMail(kit: MailKit, invoice: InvoiceMailData): MailContent {
  const { id, to, message, href } = invoice;
  const values = { total: money(invoice, invoice.totalMinor), date: dayOf(kit, invoice, invoice.payBefore) };
  return {
    kind: 'invoice',
    id,
    to,
    values,
    href,
    quote: message,
    items: itemsOf(invoice),
    sums: sumsOf(kit, invoice),
  };
}

/** Tells that the money of a manual payment has come. */
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
  const content = baseOf(kit, order, id);
  return {
    ...content,
    kind: 'shipping',
    values: { ...content.values, carrier, trackingNumber },
    paragraphs: by === '' ? [] : [kit.t('carrier', { carrier: by })],
    items: lines.flatMap(({ lineId, quantity }) => {
      const item = order.items.find((bought) => bought.id === lineId);
      return item ? [{ ...item, quantity, total: '', imageUrl: '' }] : [];
    }),
    ...(trackingUrl === '' ? {} : { link: { href: trackingUrl, label: kit.t('trackPackage') } }),
  };
}

/** A refund that its provider refused, or that the bank sent back, as its mail to the owner shows it. */
interface FailedRefundMailData {
  readonly id: string;
  readonly to: string;
  /** Its order, as `#1042`; what the provider calls the payment where no order was placed. */
  readonly name: string;
  /** As the provider gives it; empty for none. */
  readonly reason: string;
  readonly amountMinor: bigint;
  readonly currency: string;
  readonly customerEmail: string;
  readonly isTest: boolean;
  readonly href: string;
}

/** Tells the owner that a refund failed: the customer has been told otherwise. */
export function failedRefundMail(kit: MailKit, refund: FailedRefundMailData): MailContent {
  const { id, to, name, reason, currency, customerEmail, isTest, href } = refund;
  const amount = formatForeignMoney(refund.amountMinor, currency, kit.site.language);
  return {
    kind: 'shop-refund-failed',
    id,
    to,
    href,
    isTest,
    values: { orderNumber: name.replace(/^#/, ''), amount, email: customerEmail },
    rows: [
      { name: kit.t('amount'), value: name === '' ? amount : `${amount} (${name})` },
      ...(reason === '' ? [] : [{ name: kit.t('reason'), value: reason.replaceAll('_', ' ') }]),
    ],
  };
}

/** Tells that money was refunded, or that the order is canceled and all of it was. */
export function refundMail(
  kit: MailKit,
  order: OrderMailData & { readonly amountMinor: bigint; readonly canceled: boolean },
  id: OrderMailId,
): MailContent {
  const { canceled, amountMinor } = order;
  const amount = money(order, amountMinor);
  const content = baseOf(kit, order, id);
  return {
    ...content,
    kind: canceled ? 'cancellation' : 'refund',
    values: { ...content.values, amount },
    paragraphs: amountMinor > 0n ? [kit.t('refundedTo', { amount })] : [],
    items: canceled ? itemsOf(order) : [],
    address: [],
    sums: [{ name: kit.t('refunded'), amount, isTotal: true }],
  };
}

/** Content that every mail of an order has. */
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

function paymentInstructions(
  kit: MailKit,
  order: OrderMailData,
  payment: OrderMailData['awaited'][number],
): string[] {
  const amount = money(order, payment.amountMinor);
  return [
    kit.t('pleasePay', { amount, method: payment.method }),
    ...payment.instructions.split('\n').filter(Boolean),
    ...(payment.dueAt ? [kit.t('reservedUntil', { date: dayOf(kit, order, payment.dueAt) })] : []),
  ];
}

/** Items of an order, with their amounts. */
export function itemsOf(order: Pick<OrderMailData, 'items' | 'currency' | 'locale'>): MailContentItem[] {
  return order.items.map((item) => ({ ...item, total: money(order, item.totalMinor), imageUrl: '' }));
}

/** Sums of an order. */
export function sumsOf(
  kit: MailKit,
  order: Pick<OrderMailData, 'sums' | 'currency' | 'locale'>,
): NonNullable<MailContent['sums']> {
  return order.sums.map(({ kind, last4, minor, isTotal }) => ({
    name: last4 === '' ? kit.t(kind) : `${kit.t(kind)} ·· ${last4}`,
    amount: kind === 'shipping' && minor === 0n ? kit.t('free') : money(order, minor),
    isTotal,
  }));
}

function money(order: Pick<OrderMailData, 'currency' | 'locale'>, minor: bigint): string {
  return formatMoney(minor, order.currency, order.locale);
}

function dayOf(kit: MailKit, order: Pick<OrderMailData, 'locale'>, day: Date): string {
  return dayText(day, { language: order.locale, timeZone: kit.site.timeZone });
}
