import type { OrderDetail, OrderRow as WireRow } from '@veranda/contracts/orders';
import type { findEvents, OrderLineRow, OrderRow, PaymentRow } from '@veranda/db/orders/reader';
import type { Address } from '@veranda/domain/checkout/check-details';
import type { Row } from '@veranda/db/schema';
import { percentText } from '@veranda/domain/tax/tax-rule';
import type { Asset } from '@veranda/domain/media/asset';
import { toWireMoney } from '@veranda/domain/money/wire';
import { addressLines } from '../../platform/addresses/address-lines.ts';

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

/** The whole order as its page shows it. */
export function presentOrder(found: {
  readonly order: OrderRow;
  readonly lines: readonly OrderLineRow[];
  readonly payments: readonly PaymentRow[];
  readonly events: Events;
  readonly discounts: readonly Row<'order_discount'>[];
  readonly taxes: readonly Row<'order_tax'>[];
  readonly images: ReadonlyMap<string, Asset>;
}): OrderDetail {
  const { order, lines, payments } = found;
  const money = (minor: bigint) => toWireMoney(minor, order.currency);
  const shipping = order.shipping_address as Address | null;
  const billing = order.billing_address as Address | null;
  return {
    ...presentRow({ ...order, item_count: lines.reduce((sum, line) => sum + line.quantity, 0) }),
    lines: lines.map((line) => ({
      id: line.id,
      productId: line.product_id,
      title: line.title,
      sku: line.sku,
      attributes: line.attributes as Record<string, string>,
      imageUrl: imageUrl(order.website_id, found.images.get(line.image_id ?? '')),
      quantity: line.quantity,
      unitPrice: money(line.unit_minor),
      total: money(line.total_minor),
    })),
    subtotal: money(order.subtotal_minor),
    discount: money(order.discount_minor),
    shipping: money(order.shipping_minor),
    tax: money(order.tax_minor),
    includedTax: money(order.included_tax_minor),
    discounts: found.discounts.map((one) => ({
      name: one.name,
      code: one.code ?? '',
      amount: money(one.amount_minor),
      freeShipping: one.free_shipping,
    })),
    taxes: found.taxes.map((one) => ({
      name: one.name,
      rate: percentText(one.rate_ppm),
      appliesTo: one.applies_to,
      included: one.included,
      amount: money(one.amount_minor),
    })),
    shippingMethod: (order.shipping_option as { name?: string } | null)?.name ?? '',
    shippingAddress: shipping,
    billingAddress: billing,
    shippingAddressLines: shipping ? addressLines(shipping, order.locale) : [],
    billingAddressLines: billing ? addressLines(billing, order.locale) : [],
    customerNote: order.customer_note,
    note: order.note,
    payments: payments.map((payment) => ({
      id: payment.id,
      provider: payment.provider,
      status: payment.status,
      amount: money(payment.amount_minor),
      cardBrand: payment.card_brand ?? '',
      cardLast4: payment.card_last4 ?? '',
      createdAt: payment.created_at.toISOString(),
    })),
    timeline: found.events.map((event) => ({
      id: event.id,
      kind: event.kind,
      text: eventTexts[event.kind] ?? event.kind,
      actor: event.actor,
      at: event.created_at.toISOString(),
    })),
  };
}

const eventTexts: Readonly<Record<string, string>> = {
  placed: 'The order was placed.',
  'payment-captured': 'The payment was captured.',
  fulfilled: 'The order was marked as fulfilled.',
  reopened: 'The order was marked as pending again.',
  'note-changed': 'The note was changed.',
  'mail-sent': 'The confirmation was sent.',
};

function imageUrl(siteId: string, asset: Asset | undefined): string {
  return asset ? `/assets/${siteId}/${asset.storageKey}?format=100w` : '';
}
