import { findOrder, findPayment } from '@veranda/db/orders/reader';
import { findRefund, findSplits } from '@veranda/db/orders/refunds';
import { findOwnerEmail } from '@veranda/db/sites/reader';
import type { Deps } from '../../services/deps.ts';
import { failedRefundMail } from '../../services/commerce/mails/order-mails.ts';
import { sendMail } from '../../services/sites/mails/write-mail.ts';
import type { FailedPaymentRefund } from '../../services/commerce/orders/failed-payment-refund.ts';

/** Tells the owner that a refund was sent back by the bank, once. */
export async function mailFailedRefund(deps: Deps, siteId: string, refundId: string): Promise<void> {
  const site = await deps.sites.byId(siteId);
  const records = await deps.db.forSite(siteId, async (tx) => {
    const refund = await findRefund(tx, refundId);
    const order = refund && (await findOrder(tx, refund.orderId));
    if (!refund || !order) return null;
    const back = (await findSplits(tx, refund.id)).filter((split) => split.status === 'failed');
    const amountMinor = back.reduce((sum, refund) => sum + refund.amountMinor, 0n);
    return { order, amountMinor, to: await findOwnerEmail(tx) };
  });
  if (!site || !records || records.to === '') return;
  const { order, amountMinor, to } = records;
  await sendMail(deps, site, (kit) =>
    failedRefundMail(kit, {
      id: `refund-failed.${refundId}`,
      to,
      amountMinor,
      currency: order.currency,
      name: `#${order.number ?? 0}`,
      reason: '',
      customerEmail: order.email,
      isTest: order.testMode,
      href: `${deps.settings.studioOrigin}/config/${site.slug}/commerce/orders/${order.id}`,
    }),
  );
}

/** Tells the owner that the provider refused to refund a payment of no order, once. */
export async function mailFailedPaymentRefund(
  deps: Deps,
  siteId: string,
  refund: FailedPaymentRefund,
): Promise<void> {
  const site = await deps.sites.byId(siteId);
  const records = await deps.db.forSite(siteId, async (tx) => {
    const payment = await findPayment(tx, refund.paymentId);
    const order = payment && (await findOrder(tx, payment.orderId));
    return payment && order ? { payment, order, to: await findOwnerEmail(tx) } : null;
  });
  if (!site || !records || records.to === '') return;
  const { payment, order, to } = records;
  // An order that was not placed has no page.
  const page = payment.status === 'mismatched' ? 'mismatched-payments' : 'orders';
  await sendMail(deps, site, (kit) =>
    failedRefundMail(kit, {
      id: `payment-refund-failed.${payment.id}`,
      to,
      amountMinor: BigInt(refund.amountMinor),
      currency: refund.currency,
      name: payment.providerReference ?? '',
      reason: payment.refundFailure ?? '',
      customerEmail: order.email,
      isTest: order.testMode,
      href: `${deps.settings.studioOrigin}/config/${site.slug}/commerce/${page}`,
    }),
  );
}
