import { lockOrder, lockPayment } from '@veranda/db/orders/reader';
import { addOrderEvent, updatePayment } from '@veranda/db/orders/writer';
import { addToOutbox } from '@veranda/db/platform/outbox';
import { isDisputeNews } from '@veranda/domain/payments/payment-states';
import type { Deps } from '../deps.ts';
import type { Dispute, PaymentKey } from '../payments/payment-gateway.ts';
import { updatePaymentStatus } from './order-payment-status.ts';

/** Takes over what a provider says of a dispute; any number of times and in any order. */
export async function applyDispute(
  deps: Pick<Deps, 'db' | 'newId'>,
  { siteId, paymentId }: Pick<PaymentKey, 'siteId' | 'paymentId'>,
  dispute: Dispute,
): Promise<void> {
  await deps.db.forSite(siteId, async (tx) => {
    const payment = await lockPayment(tx, siteId, paymentId);
    const order = payment && (await lockOrder(tx, siteId, payment.order_id));
    if (!payment || !order || payment.status !== 'captured') return;
    const known = { status: payment.dispute, reference: payment.dispute_reference };
    if (!isDisputeNews(known, dispute)) return;
    await updatePayment(
      tx,
      { siteId, id: paymentId },
      {
        dispute: dispute.status,
        dispute_reference: dispute.reference,
        dispute_reason: dispute.reason,
        dispute_due_at: dispute.dueAt,
      },
    );
    await updatePaymentStatus(tx, order);
    await addOrderEvent(tx, {
      website_id: siteId,
      id: deps.newId(),
      order_id: order.id,
      kind: `dispute-${dispute.status}`,
      detail: JSON.stringify({ paymentId, reason: dispute.reason }),
      actor: payment.provider,
    });
    // An answer is due, and nobody but the owner can give it.
    if (dispute.status === 'open')
      await addToOutbox(tx, {
        id: deps.newId(),
        websiteId: siteId,
        topic: 'shop-dispute-mail',
        dedupeKey: `shop-dispute-mail:${paymentId}:${dispute.reference}`,
        payload: { paymentId },
      });
  });
}
