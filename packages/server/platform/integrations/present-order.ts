import type { ApiOrder } from '@veranda/contracts/api-orders';
import type { OrderAggregate } from '@veranda/db/orders/api-reader';
import { answered } from '@veranda/domain/cart/item-fields';
import { lineKindOf } from '@veranda/domain/line-items/line-kind';
import type { Address } from '@veranda/domain/checkout/check-details';
import { toWireMoney, type WireMoney } from '@veranda/domain/money/wire';
import { percentText } from '@veranda/domain/tax/tax-rule';

/** An order as programs of others read it. */
export function presentApiOrder(whole: OrderAggregate): ApiOrder {
  const { order } = whole;
  return {
    id: order.id,
    number: order.number ?? 0,
    createdAt: (order.placed_at ?? order.created_at).toISOString(),
    modifiedAt: order.updated_at.toISOString(),
    testMode: order.test_mode,
    status: order.status as ApiOrder['status'],
    paymentStatus: order.payment_status,
    fulfillmentStatus: order.fulfilment_status,
    email: order.email,
    shippingAddress: order.shipping_address as Address | null,
    billingAddress: order.billing_address as Address | null,
    shippingMethod: (order.shipping_option as { name?: string } | null)?.name ?? '',
    customerNote: order.customer_note,
    internalNote: order.note,
    lineItems: whole.lines.map((line) => presentLine(line, moneyOf(order))),
    ...presentSums(whole),
    payments: presentPayments(whole),
    fulfillments: whole.shipments.map(presentFulfillment),
    refunds: whole.refunds.map((refund) => ({
      id: refund.id,
      createdAt: refund.created_at.toISOString(),
      status: refund.status,
      amount: moneyOf(order)(refund.amount_minor),
    })),
    locale: order.locale,
    canceledAt: order.status === 'canceled' ? (whole.canceledAt?.toISOString() ?? null) : null,
  };
}

type Money = (minor: bigint) => WireMoney;

function moneyOf({ currency }: OrderAggregate['order']): Money {
  return (minor) => toWireMoney(minor, currency);
}

function presentLine(line: OrderAggregate['lines'][number], money: Money): ApiOrder['lineItems'][number] {
  return {
    id: line.id,
    productId: line.product_id,
    variantId: line.variant_id,
    kind: lineKindOf(line.product_type),
    title: line.title,
    sku: line.sku,
    attributes: line.attributes as Record<string, string>,
    customizations: answered(line.additional_fields).map(({ title, text }) => ({
      label: title,
      value: text,
    })),
    quantity: line.quantity,
    fulfilledQuantity: line.fulfilled_quantity,
    refundedQuantity: line.refunded_quantity,
    unitPrice: money(line.unit_minor),
    discount: money(line.discount_minor),
    tax: money(line.tax_minor),
    total: money(line.total_minor),
  };
}

function presentSums({ order, discounts, taxes, payments }: OrderAggregate) {
  const money = moneyOf(order);
  return {
    discountLines: discounts.map((one) => ({
      name: one.name,
      code: one.code ?? '',
      amount: money(one.amount_minor),
    })),
    taxLines: taxes.map((one) => ({
      name: one.name,
      rate: percentText(one.rate_ppm),
      included: one.included,
      amount: money(one.amount_minor),
    })),
    subtotal: money(order.subtotal_minor),
    discountTotal: money(order.discount_minor),
    shippingTotal: money(order.shipping_minor),
    taxTotal: money(order.tax_minor),
    includedTax: money(order.included_tax_minor),
    grandTotal: money(order.grand_total_minor),
    refundedTotal: money(payments.reduce((sum, one) => sum + one.refunded_minor, 0n)),
  };
}

function presentPayments({ order, payments }: OrderAggregate): ApiOrder['payments'] {
  return payments.map((one) => ({
    id: one.id,
    provider: one.provider,
    method: one.method_name ?? one.card_brand ?? '',
    status: one.status,
    amount: moneyOf(order)(one.amount_minor),
    refunded: moneyOf(order)(one.refunded_minor),
  }));
}

function presentFulfillment(shipment: OrderAggregate['shipments'][number]): ApiOrder['fulfillments'][number] {
  return {
    id: shipment.id,
    createdAt: shipment.created_at.toISOString(),
    carrier: shipment.carrier,
    trackingNumber: shipment.tracking_number,
    trackingUrl: shipment.tracking_url,
    lineItems: shipment.lines.map((line) => ({ lineItemId: line.order_line_id, quantity: line.quantity })),
    voided: shipment.voided_at !== null,
  };
}
