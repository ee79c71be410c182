import { lockOrder, lockPayment } from '@veranda/db/orders/reader';
import { addOrderEvent, updatePayment } from '@veranda/db/orders/writer';
import { addToOutbox } from '@veranda/db/platform/outbox';
import { isDisputeNews } from '@veranda/domain/payments/payment-states';
import type { CommerceDeps } from '../deps.ts';
import type { Dispute, PaymentKey } from '@veranda/server/platform/payments/payment-gateway';
import { updatePaymentStatus } from './order-payment-status.ts';

/** Takes over what a provider says of a dispute; any number of times and in any order. */
export async function applyDispute(
  deps: Pick<CommerceDeps, 'db' | 'newId'>,
  { siteId, paymentId }: Pick<PaymentKey, 'siteId' | 'paymentId'>,
  dispute: Dispute,
): Promise<void> {
  await deps.db.forSite(siteId, async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    const order = payment && (await lockOrder(tx, payment.orderId));
    if (!payment || !order || payment.status !== 'captured') return;
    const known = { status: payment.dispute, reference: payment.disputeReference };
    if (!isDisputeNews(known, dispute)) return;
    await updatePayment(tx, paymentId, {
      dispute: dispute.status,
      disputeReference: dispute.reference,
      disputeReason: dispute.reason,
      disputeDueAt: dispute.dueAt,
    });
    await updatePaymentStatus(tx, order);
    await addOrderEvent(tx, {
      id: deps.newId(),
      orderId: order.id,
      kind: `dispute-${dispute.status}`,
      detail: JSON.stringify({ paymentId, reason: dispute.reason }),
      actor: payment.provider,
    });
    // An answer is due, and nobody but the owner can give it.
    if (dispute.status === 'open')
      await addToOutbox(tx, {
        id: deps.newId(),
        topic: 'shop-dispute-mail',
        dedupeKey: `shop-dispute-mail:${paymentId}:${dispute.reference}`,
        payload: { paymentId },
      });
  });
}
