import { findPayments, type OrderRecord, type PaymentRecord } from '@veranda/db/orders/reader';
import { updateOrder } from '@veranda/db/orders/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { type PaymentStatus, paymentStatusOf } from '@veranda/domain/payments/payment-status';

/** Payment status of an order by its payments. */
export function paymentStatusOfOrder(
  order: Pick<OrderRecord, 'grandTotalMinor'>,
  payments: readonly PaymentRecord[],
): PaymentStatus {
  return paymentStatusOf(
    order.grandTotalMinor,
    payments.map((payment) => ({
      status: payment.status,
      capturedMinor: payment.capturedMinor,
      refundedMinor: payment.refundedMinor,
      dispute: payment.dispute,
    })),
  );
}

/** Writes how far an order is paid, after one of its payments has changed. The order is locked. */
export async function updatePaymentStatus(tx: SiteTransaction, order: OrderRecord): Promise<PaymentStatus> {
  const paymentStatus = paymentStatusOfOrder(order, await findPayments(tx, order.id));
  await updateOrder(tx, order.id, { paymentStatus });
  return paymentStatus;
}
