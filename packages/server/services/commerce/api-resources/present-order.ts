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
    createdAt: (order.placedAt ?? order.createdAt).toISOString(),
    modifiedAt: order.updatedAt.toISOString(),
    testMode: order.testMode,
    status: order.status as ApiOrder['status'],
    paymentStatus: order.paymentStatus,
    fulfillmentStatus: order.fulfilmentStatus,
    email: order.email,
    shippingAddress: order.shippingAddress as Address | null,
    billingAddress: order.billingAddress as Address | null,
    shippingMethod: (order.shippingOption as { name?: string } | null)?.name ?? '',
    customerNote: order.customerNote,
    internalNote: order.note,
    lineItems: whole.lines.map((line) => presentLine(line, moneyOf(order))),
    ...presentSums(whole),
    payments: presentPayments(whole),
    fulfillments: whole.shipments.map(presentFulfillment),
    refunds: whole.refunds.map((refund) => ({
      id: refund.id,
      createdAt: refund.createdAt.toISOString(),
      status: refund.status,
      amount: moneyOf(order)(refund.amountMinor),
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
    productId: line.productId,
    variantId: line.variantId,
    kind: lineKindOf(line.productType),
    title: line.title,
    sku: line.sku,
    attributes: line.attributes as Record<string, string>,
    customizations: answered(line.additionalFields).map(({ title, text }) => ({
      label: title,
      value: text,
    })),
    quantity: line.quantity,
    fulfilledQuantity: line.fulfilledQuantity,
    refundedQuantity: line.refundedQuantity,
    unitPrice: money(line.unitMinor),
    discount: money(line.discountMinor),
    tax: money(line.taxMinor),
    total: money(line.totalMinor),
  };
}

function presentSums({ order, discounts, taxes, payments }: OrderAggregate) {
  const money = moneyOf(order);
  return {
    discountLines: discounts.map((discount) => ({
      name: discount.name,
      code: discount.code ?? '',
      amount: money(discount.amountMinor),
    })),
    taxLines: taxes.map((tax) => ({
      name: tax.name,
      rate: percentText(tax.ratePpm),
      included: tax.included,
      amount: money(tax.amountMinor),
    })),
    subtotal: money(order.subtotalMinor),
    discountTotal: money(order.discountMinor),
    shippingTotal: money(order.shippingMinor),
    taxTotal: money(order.taxMinor),
    includedTax: money(order.includedTaxMinor),
    grandTotal: money(order.grandTotalMinor),
    refundedTotal: money(payments.reduce((sum, payment) => sum + payment.refundedMinor, 0n)),
  };
}

function presentPayments({ order, payments }: OrderAggregate): ApiOrder['payments'] {
  return payments.map((payment) => ({
    id: payment.id,
    provider: payment.provider,
    method: payment.methodName ?? payment.cardBrand ?? '',
    status: payment.status,
    amount: moneyOf(order)(payment.amountMinor),
    refunded: moneyOf(order)(payment.refundedMinor),
  }));
}

function presentFulfillment(shipment: OrderAggregate['shipments'][number]): ApiOrder['fulfillments'][number] {
  return {
    id: shipment.id,
    createdAt: shipment.createdAt.toISOString(),
    carrier: shipment.carrier,
    trackingNumber: shipment.trackingNumber,
    trackingUrl: shipment.trackingUrl,
    lineItems: shipment.lines.map((line) => ({ lineItemId: line.orderLineId, quantity: line.quantity })),
    voided: shipment.voidedAt !== null,
  };
}
