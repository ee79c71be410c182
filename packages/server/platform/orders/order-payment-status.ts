import { findPayments, type OrderRow, type PaymentRow } from '@veranda/db/orders/reader';
import { updateOrder } from '@veranda/db/orders/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { type PaymentStatus, paymentStatusOf } from '@veranda/domain/payments/payment-status';

/** How far an order is paid by its payments. */
export function paymentStatusOfOrder(
  order: Pick<OrderRow, 'grand_total_minor'>,
  payments: readonly PaymentRow[],
): PaymentStatus {
  return paymentStatusOf(
    order.grand_total_minor,
    payments.map((one) => ({
      status: one.status,
      capturedMinor: one.captured_minor,
      refundedMinor: one.refunded_minor,
      dispute: one.dispute,
    })),
  );
}

/** Writes how far an order is paid, after one of its payments has changed. The order is locked. */
export async function updatePaymentStatus(tx: SiteTransaction, order: OrderRow): Promise<PaymentStatus> {
  const standing = paymentStatusOfOrder(order, await findPayments(tx, tx.siteId, order.id));
  await updateOrder(tx, { siteId: tx.siteId, id: order.id }, { payment_status: standing });
  return standing;
}
