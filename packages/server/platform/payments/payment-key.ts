import { findOrder, type OrderRow, type PaymentRow } from '@veranda/db/orders/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import type { PaymentKey } from './payment-gateway.ts';

/** A payment as its provider is asked about it. */
export function keyOf(order: Pick<OrderRow, 'cart_id' | 'currency'>, payment: PaymentRow): PaymentKey {
  return {
    siteId: payment.website_id,
    paymentId: payment.id,
    checkoutId: order.cart_id,
    amountMinor: payment.amount_minor,
    currency: order.currency,
    accountId: payment.account_id,
    reference: payment.provider_reference,
  };
}

/** The same, of a payment alone. */
export async function readKey(tx: SiteTransaction, payment: PaymentRow): Promise<PaymentKey> {
  const order = await findOrder(tx, tx.siteId, payment.order_id);
  if (!order) throw new Error('a payment has no order');
  return keyOf(order, payment);
}
