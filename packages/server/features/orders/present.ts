import type { OrderDetail, OrderRow as WireRow } from '@veranda/contracts/orders';
import type { SoldGiftCard } from '@veranda/db/gift-cards/reader';
import type { NoteDetail } from '@veranda/db/orders/notes';
import type {
  findEvents,
  OrderLineRecord,
  OrderRecord,
  PaymentRecord,
  OrderTaxRecord,
} from '@veranda/db/orders/reader';
import type { findRefunds } from '@veranda/db/orders/refunds';
import type { findShipments } from '@veranda/db/orders/shipments';
import type { OrderDiscountRecord } from '@veranda/db/discounts/reader';
import { answered } from '@veranda/domain/cart/item-fields';
import { lineKindOf } from '@veranda/domain/line-items/line-kind';
import type { Address } from '@veranda/domain/checkout/check-details';
import type { Asset } from '@veranda/domain/media/asset';
import { toWireMoney } from '@veranda/domain/money/wire';
import { orderMayBecome } from '@veranda/domain/orders/order-states';
import { refundOffer } from '@veranda/domain/orders/refund-amounts';
import { percentText } from '@veranda/domain/tax/tax-rule';
import type { PlainKey } from '@veranda/messages/arguments';
import type { en } from '@veranda/messages/studio/order-timeline/en.data';
import { orderTimelineEnglish } from '@veranda/messages/studio/order-timeline/compiled';
import { createTranslator } from '@veranda/messages/translator';
import { addressLines } from '../../services/commerce/addresses/address-lines.ts';
import { fulfillable } from './fulfillable-line.ts';
import { isUnderWay, refundableOf } from './refundable-of.ts';

type Events = Awaited<ReturnType<typeof findEvents>>;

/** A row of the list of orders. */
export function presentRow(order: OrderRecord & { readonly itemCount: number }): WireRow {
  const address = (order.shippingAddress ?? order.billingAddress) as Address | null;
  return {
    id: order.id,
    number: order.number ?? 0,
    placedAt: (order.placedAt ?? order.createdAt).toISOString(),
    customerName: address ? `${address.firstName} ${address.lastName}`.trim() : '',
    email: order.email,
    status: order.status as WireRow['status'],
    paymentStatus: order.paymentStatus,
    fulfilmentStatus: order.fulfilmentStatus,
    itemCount: order.itemCount,
    total: toWireMoney(order.grandTotalMinor, order.currency),
    testMode: order.testMode,
    seen: order.seenAt !== null,
  };
}

/** Everything of an order that was read. */
interface FoundOrder {
  readonly order: OrderRecord;
  readonly lines: readonly OrderLineRecord[];
  readonly payments: readonly PaymentRecord[];
  readonly events: Events;
  readonly shipments: Awaited<ReturnType<typeof findShipments>>;
  readonly refunds: Awaited<ReturnType<typeof findRefunds>>;
  readonly discounts: readonly OrderDiscountRecord[];
  readonly taxes: readonly OrderTaxRecord[];
  readonly images: ReadonlyMap<string, Asset>;
  readonly cards: readonly SoldGiftCard[];
}

/** The whole order as its page shows it. */
export function presentOrder(orderRecords: FoundOrder): OrderDetail {
  const { order, lines, payments } = orderRecords;
  const money = (minor: bigint) => toWireMoney(minor, order.currency);
  const offer = refundOffer(refundableOf(orderRecords));
  return {
    ...presentRow({ ...order, itemCount: lines.reduce((sum, line) => sum + line.quantity, 0) }),
    ...presentSums(orderRecords),
    ...presentDelivery(order),
    lines: lines.map((line) => ({
      ...presentLine(orderRecords, line),
      refundableQuantity: offer.units.get(line.id) ?? 0,
    })),
    source: order.source,
    customerNote: order.customerNote,
    payments: payments.map((payment) => presentPayment(payment, order.currency)),
    shipments: orderRecords.shipments.map(presentShipment),
    refunds: orderRecords.refunds.map((refund) => presentRefund(refund, order.currency)),
    refundable: money(offer.amountMinor),
    refundableShipping: money(offer.shippingMinor),
    cancelable: orderMayBecome(order.status, 'canceled') && !isUnderWay(orderRecords.refunds),
    timeline: orderRecords.events.map(presentEvent),
  };
}

function presentPayment(payment: PaymentRecord, currency: string): OrderDetail['payments'][number] {
  return {
    id: payment.id,
    provider: payment.provider,
    status: payment.status,
    amount: toWireMoney(payment.amountMinor, currency),
    cardBrand: payment.cardBrand ?? '',
    cardLast4: payment.cardLast4 ?? '',
    methodName: payment.methodName ?? '',
    dueAt: payment.dueAt?.toISOString() ?? null,
    dispute: payment.dispute ?? '',
    disputeReason: payment.disputeReason ?? '',
    disputeDueAt: payment.disputeDueAt?.toISOString() ?? null,
    refunded: toWireMoney(payment.refundedMinor, currency),
    createdAt: payment.createdAt.toISOString(),
  };
}

function presentEvent(event: Events[number]): OrderDetail['timeline'][number] {
  return {
    id: event.id,
    kind: event.kind,
    text: eventText(event),
    actor: event.actor,
    at: event.createdAt.toISOString(),
    note: event.kind === 'note' ? presentNote(event.detail as NoteDetail) : null,
  };
}

function presentNote({ authorId = '', editedAt }: NoteDetail) {
  return { authorId, edited: editedAt !== undefined };
}

function presentSums({ order, discounts, taxes }: FoundOrder) {
  const money = (minor: bigint) => toWireMoney(minor, order.currency);
  return {
    subtotal: money(order.subtotalMinor),
    discount: money(order.discountMinor),
    shipping: money(order.shippingMinor),
    tax: money(order.taxMinor),
    includedTax: money(order.includedTaxMinor),
    discounts: discounts.map((discount) => ({
      name: discount.name,
      code: discount.code ?? '',
      amount: money(discount.amountMinor),
      freeShipping: discount.freeShipping,
    })),
    taxes: taxes.map((tax) => ({
      name: tax.name,
      rate: percentText(tax.ratePpm),
      appliesTo: tax.appliesTo,
      included: tax.included,
      amount: money(tax.amountMinor),
    })),
  };
}

function presentDelivery(order: OrderRecord) {
  const shipping = order.shippingAddress as Address | null;
  const billing = order.billingAddress as Address | null;
  return {
    shippingMethod: (order.shippingOption as { name?: string } | null)?.name ?? '',
    shippingAddress: shipping,
    billingAddress: billing,
    shippingAddressLines: shipping ? addressLines(shipping, order.locale) : [],
    billingAddressLines: billing ? addressLines(billing, order.locale) : [],
  };
}

function presentLine(
  order: FoundOrder,
  line: OrderLineRecord,
): Omit<OrderDetail['lines'][number], 'refundableQuantity'> {
  const money = (minor: bigint) => toWireMoney(minor, order.order.currency);
  return {
    id: line.id,
    productId: line.productId ?? '',
    kind: lineKindOf(line.productType),
    title: line.title,
    sku: line.sku,
    attributes: line.attributes as Record<string, string>,
    additionalFields: answered(line.additionalFields).map(({ title, text }) => ({ title, text })),
    imageUrl: imageUrl(order.order.siteId, order.images.get(line.imageId ?? '')),
    quantity: line.quantity,
    unitPrice: money(line.unitMinor),
    total: money(line.totalMinor),
    shipped: fulfillable(line).shipped,
    fulfilledQuantity: line.fulfilledQuantity,
    refundedQuantity: line.refundedQuantity,
  };
}

function presentShipment(shipment: FoundOrder['shipments'][number]): OrderDetail['shipments'][number] {
  return {
    id: shipment.id,
    lines: shipment.lines,
    carrier: shipment.carrier,
    trackingNumber: shipment.trackingNumber,
    trackingUrl: shipment.trackingUrl,
    actor: shipment.actor,
    voided: shipment.voidedAt !== null,
    at: shipment.createdAt.toISOString(),
  };
}

function presentRefund(
  refund: FoundOrder['refunds'][number],
  currency: string,
): OrderDetail['refunds'][number] {
  return {
    id: refund.id,
    status: refund.status,
    amount: toWireMoney(refund.amountMinor, currency),
    lines: refund.lines.map((line) => ({ lineId: line.orderLineId, quantity: line.quantity })),
    restocked: refund.restock,
    reason: refund.reason,
    failure: refund.failure ?? '',
    actor: refund.actor,
    at: refund.createdAt.toISOString(),
  };
}

const t = createTranslator(orderTimelineEnglish);

interface EventDetail {
  /** Text of a note. */
  readonly text?: string;
  readonly mail?: string;
  readonly last4?: string;
  readonly amount?: string;
  readonly kept?: string;
  readonly restocked?: boolean;
  readonly canceled?: boolean;
}

function eventText(event: Events[number]): string {
  const detail = event.detail as EventDetail;
  const { kind } = event;
  if (kind === 'note') return detail.text ?? '';
  if (kind === 'refund-failed') return failedText(detail);
  if (kind === 'refund-lapsed') return t(kind, { amount: detail.amount ?? '', last4: detail.last4 ?? '' });
  if (kind === 'mail-sent') return t('mail-sent', { mail: detail.mail ?? '' });
  return isPlain(kind) ? t(kind) : kind;
}

function failedText({ kept = '', restocked = false, canceled = false }: EventDetail): string {
  return t('refund-failed', {
    kept,
    partly: kept === '' ? 'no' : 'yes',
    stock: restocked ? 'restocked' : 'none',
    order: canceled ? 'canceled' : 'none',
  });
}

function isPlain(kind: string): kind is PlainKey<typeof en> {
  return Object.hasOwn(orderTimelineEnglish.messages, kind);
}

function imageUrl(siteId: string, asset: Asset | undefined): string {
  return asset ? `/assets/${siteId}/${asset.storageKey}?format=100w` : '';
}
