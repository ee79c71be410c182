import type { OrderDetail, OrderRow as WireRow } from '@veranda/contracts/orders';
import type { SoldCardRow } from '@veranda/db/gift-cards/reader';
import type { NoteDetail } from '@veranda/db/orders/notes';
import type { findEvents, OrderLineRow, OrderRow, PaymentRow } from '@veranda/db/orders/reader';
import type { findRefunds } from '@veranda/db/orders/refunds';
import type { findShipments } from '@veranda/db/orders/shipments';
import type { Row } from '@veranda/db/schema';
import { answered } from '@veranda/domain/cart/item-fields';
import { lineKindOf } from '@veranda/domain/line-items/line-kind';
import type { Address } from '@veranda/domain/checkout/check-details';
import type { Asset } from '@veranda/domain/media/asset';
import { toWireMoney } from '@veranda/domain/money/wire';
import { orderMayBecome } from '@veranda/domain/orders/order-states';
import { refundOffer } from '@veranda/domain/orders/refund-amounts';
import { percentText } from '@veranda/domain/tax/tax-rule';
import { addressLines } from '../../platform/addresses/address-lines.ts';
import { fulfillable } from './fulfillable-line.ts';
import { isUnderWay, refundableOf } from './refundable-of.ts';

type Events = Awaited<ReturnType<typeof findEvents>>;

/** A row of the list of orders. */
export function presentRow(order: OrderRow & { readonly item_count: number }): WireRow {
  const address = (order.shipping_address ?? order.billing_address) as Address | null;
  return {
    id: order.id,
    number: order.number ?? 0,
    placedAt: (order.placed_at ?? order.created_at).toISOString(),
    customerName: address ? `${address.firstName} ${address.lastName}`.trim() : '',
    email: order.email,
    status: order.status as WireRow['status'],
    paymentStatus: order.payment_status,
    fulfilmentStatus: order.fulfilment_status,
    itemCount: order.item_count,
    total: toWireMoney(order.grand_total_minor, order.currency),
    testMode: order.test_mode,
    seen: order.seen_at !== null,
  };
}

/** Everything of an order that was read. */
export interface FoundOrder {
  readonly order: OrderRow;
  readonly lines: readonly OrderLineRow[];
  readonly payments: readonly PaymentRow[];
  readonly events: Events;
  readonly shipments: Awaited<ReturnType<typeof findShipments>>;
  readonly refunds: Awaited<ReturnType<typeof findRefunds>>;
  readonly discounts: readonly Row<'order_discount'>[];
  readonly taxes: readonly Row<'order_tax'>[];
  readonly images: ReadonlyMap<string, Asset>;
  readonly cards: readonly SoldCardRow[];
}

/** The whole order as its page shows it. */
export function presentOrder(found: FoundOrder): OrderDetail {
  const { order, lines, payments } = found;
  const money = (minor: bigint) => toWireMoney(minor, order.currency);
  const offer = refundOffer(refundableOf(found));
  return {
    ...presentRow({ ...order, item_count: lines.reduce((sum, line) => sum + line.quantity, 0) }),
    ...presentSums(found),
    ...presentDelivery(order),
    lines: lines.map((line) => ({
      ...presentLine(found, line),
      refundableQuantity: offer.units.get(line.id) ?? 0,
    })),
    source: order.source,
    customerNote: order.customer_note,
    payments: payments.map((payment) => ({
      id: payment.id,
      provider: payment.provider,
      status: payment.status,
      amount: money(payment.amount_minor),
      cardBrand: payment.card_brand ?? '',
      cardLast4: payment.card_last4 ?? '',
      methodName: payment.method_name ?? '',
      dueAt: payment.due_at?.toISOString() ?? null,
      dispute: payment.dispute ?? '',
      disputeReason: payment.dispute_reason ?? '',
      disputeDueAt: payment.dispute_due_at?.toISOString() ?? null,
      refunded: money(payment.refunded_minor),
      createdAt: payment.created_at.toISOString(),
    })),
    shipments: found.shipments.map(presentShipment),
    refunds: found.refunds.map((refund) => presentRefund(refund, order.currency)),
    refundable: money(offer.amountMinor),
    refundableShipping: money(offer.shippingMinor),
    cancelable: orderMayBecome(order.status, 'canceled') && !isUnderWay(found.refunds),
    timeline: found.events.map((event) => ({
      id: event.id,
      kind: event.kind,
      text: eventText(event),
      actor: event.actor,
      at: event.created_at.toISOString(),
      note: event.kind === 'note' ? presentNote(event.detail as NoteDetail) : null,
    })),
  };
}

function presentNote({ authorId = '', editedAt }: NoteDetail) {
  return { authorId, edited: editedAt !== undefined };
}

function presentSums({ order, discounts, taxes }: FoundOrder) {
  const money = (minor: bigint) => toWireMoney(minor, order.currency);
  return {
    subtotal: money(order.subtotal_minor),
    discount: money(order.discount_minor),
    shipping: money(order.shipping_minor),
    tax: money(order.tax_minor),
    includedTax: money(order.included_tax_minor),
    discounts: discounts.map((one) => ({
      name: one.name,
      code: one.code ?? '',
      amount: money(one.amount_minor),
      freeShipping: one.free_shipping,
    })),
    taxes: taxes.map((one) => ({
      name: one.name,
      rate: percentText(one.rate_ppm),
      appliesTo: one.applies_to,
      included: one.included,
      amount: money(one.amount_minor),
    })),
  };
}

function presentDelivery(order: OrderRow) {
  const shipping = order.shipping_address as Address | null;
  const billing = order.billing_address as Address | null;
  return {
    shippingMethod: (order.shipping_option as { name?: string } | null)?.name ?? '',
    shippingAddress: shipping,
    billingAddress: billing,
    shippingAddressLines: shipping ? addressLines(shipping, order.locale) : [],
    billingAddressLines: billing ? addressLines(billing, order.locale) : [],
  };
}

function presentLine(
  found: FoundOrder,
  line: OrderLineRow,
): Omit<OrderDetail['lines'][number], 'refundableQuantity'> {
  const money = (minor: bigint) => toWireMoney(minor, found.order.currency);
  return {
    id: line.id,
    productId: line.product_id ?? '',
    kind: lineKindOf(line.product_type),
    title: line.title,
    sku: line.sku,
    attributes: line.attributes as Record<string, string>,
    additionalFields: answered(line.additional_fields).map(({ title, text }) => ({ title, text })),
    imageUrl: imageUrl(found.order.website_id, found.images.get(line.image_id ?? '')),
    quantity: line.quantity,
    unitPrice: money(line.unit_minor),
    total: money(line.total_minor),
    shipped: fulfillable(line).shipped,
    fulfilledQuantity: line.fulfilled_quantity,
    refundedQuantity: line.refunded_quantity,
  };
}

function presentShipment(shipment: FoundOrder['shipments'][number]): OrderDetail['shipments'][number] {
  return {
    id: shipment.id,
    lines: shipment.lines,
    carrier: shipment.carrier,
    trackingNumber: shipment.tracking_number,
    trackingUrl: shipment.tracking_url,
    actor: shipment.actor,
    voided: shipment.voided_at !== null,
    at: shipment.created_at.toISOString(),
  };
}

function presentRefund(
  refund: FoundOrder['refunds'][number],
  currency: string,
): OrderDetail['refunds'][number] {
  return {
    id: refund.id,
    status: refund.status,
    amount: toWireMoney(refund.amount_minor, currency),
    lines: refund.lines.map((line) => ({ lineId: line.order_line_id, quantity: line.quantity })),
    restocked: refund.restock,
    reason: refund.reason,
    failure: refund.failure ?? '',
    actor: refund.actor,
    at: refund.created_at.toISOString(),
  };
}

const mailNames: Readonly<Record<string, string>> = {
  shipping: 'The shipping mail was sent.',
  refund: 'The refund mail was sent.',
  cancellation: 'The cancellation mail was sent.',
  payment: 'The mail about the payment was sent.',
};

interface EventDetail {
  /** Of a note: what it says. */
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
  if (event.kind === 'note') return detail.text ?? '';
  if (event.kind === 'refund-failed') return failedText(detail);
  if (event.kind === 'refund-lapsed')
    return `${detail.amount ?? ''} went back to the gift card ending in ${detail.last4 ?? ''} and was lost because the card is disabled.`;
  return mailNames[detail.mail ?? ''] ?? eventTexts[event.kind] ?? event.kind;
}

function failedText({ kept = '', restocked = false, canceled = false }: EventDetail): string {
  return [
    'The bank returned a refund. The shop has the money again.',
    kept === '' ? '' : `${kept} had gone to a gift card that no longer holds it, and stays refunded.`,
    restocked ? 'The restocked items stay in stock.' : '',
    canceled ? 'The order stays canceled. Please refund the money another way.' : '',
  ]
    .filter(Boolean)
    .join(' ');
}

const eventTexts: Readonly<Record<string, string>> = {
  placed: 'The order was placed.',
  'payment-captured': 'The payment was captured.',
  'payment-awaited': 'The payment is pending.',
  'payment-mismatched':
    'The amount or currency at the payment provider differs from the order. No order was placed.',
  'dispute-open': 'The customer’s bank has disputed the payment.',
  'dispute-won': 'The dispute was won. You keep the money.',
  'dispute-lost': 'The dispute was lost. The bank has taken the money back.',
  shipped: 'Items were shipped.',
  fulfilled: 'The order was fulfilled.',
  refunded: 'A refund was made.',
  returned: 'Items were returned without a refund.',
  'refund-unaccounted': 'More was refunded at the provider than was left. That refund is not counted here.',
  canceled: 'The order was canceled.',
  'cancel-stopped': 'The order was not canceled because it was paid or shipped in the meantime.',
  reopened: 'The order was marked as pending again.',
  'note-added': 'A note was added.',
  'note-changed': 'The note was edited.',
  'note-removed': 'A note was removed.',
  'mail-sent': 'The confirmation was sent.',
};

function imageUrl(siteId: string, asset: Asset | undefined): string {
  return asset ? `/assets/${siteId}/${asset.storageKey}?format=100w` : '';
}
