import { findOrder, type OrderRecord, type PaymentRecord } from '@veranda/db/orders/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import type { PaymentKey } from '../../../platform/payments/payment-gateway.ts';

/** A payment as its provider is asked about it. */
export function keyOf(order: Pick<OrderRecord, 'cartId' | 'currency'>, payment: PaymentRecord): PaymentKey {
  return {
    siteId: payment.siteId,
    paymentId: payment.id,
    checkoutId: order.cartId,
    amountMinor: payment.amountMinor,
    currency: order.currency,
    accountId: payment.accountId,
    reference: payment.providerReference,
  };
}

/** The same, of a payment alone. */
export async function readKey(tx: SiteTransaction, payment: PaymentRecord): Promise<PaymentKey> {
  const order = await findOrder(tx, payment.orderId);
  if (!order) throw new Error('a payment has no order');
  return keyOf(order, payment);
}
