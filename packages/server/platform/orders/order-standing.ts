import { findPayments, type OrderRow, type PaymentRow } from '@veranda/db/orders/reader';
import { updateOrder } from '@veranda/db/orders/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { type PaymentStanding, paymentStanding } from '@veranda/domain/payments/payment-standing';

/** How far an order is paid by its payments. */
export function standingOf(
  order: Pick<OrderRow, 'grand_total_minor'>,
  payments: readonly PaymentRow[],
): PaymentStanding {
  return paymentStanding(
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
export async function keepStanding(tx: SiteTransaction, order: OrderRow): Promise<PaymentStanding> {
  const standing = standingOf(order, await findPayments(tx, tx.siteId, order.id));
  await updateOrder(tx, { siteId: tx.siteId, id: order.id }, { payment_status: standing });
  return standing;
}
