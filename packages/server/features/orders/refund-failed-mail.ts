import { findOrder, findPayment } from '@veranda/db/orders/reader';
import { findRefund, findSplits } from '@veranda/db/orders/refunds';
import { findOwnerEmail } from '@veranda/db/sites/reader';
import type { Deps } from '../../platform/deps.ts';
import { failedRefundMail } from '../../platform/mail/templates/order-mails.ts';
import { sendMail } from '../../platform/mail/write-mail.ts';
import type { FailedPaymentRefund } from '../../platform/orders/failed-payment-refund.ts';

/** Tells the owner that a refund was sent back by the bank, once. */
export async function mailFailedRefund(deps: Deps, siteId: string, refundId: string): Promise<void> {
  const site = await deps.sites.byId(siteId);
  const found = await deps.db.forSite(siteId, async (tx) => {
    const refund = await findRefund(tx, siteId, refundId);
    const order = refund && (await findOrder(tx, siteId, refund.order_id));
    if (!refund || !order) return null;
    const back = (await findSplits(tx, siteId, refund.id)).filter((one) => one.status === 'failed');
    const amountMinor = back.reduce((sum, one) => sum + one.amount_minor, 0n);
    return { order, amountMinor, to: await findOwnerEmail(tx, siteId) };
  });
  if (!site || !found || found.to === '') return;
  const { order, amountMinor, to } = found;
  await sendMail(deps, site, (kit) =>
    failedRefundMail(kit, {
      ...{ id: `refund-failed.${refundId}`, to, amountMinor, currency: order.currency },
      ...{ name: `#${order.number ?? 0}`, reason: '', customerEmail: order.email, isTest: order.test_mode },
      href: `${deps.settings.studioOrigin}/config/${site.slug}/commerce/orders/${order.id}`,
    }),
  );
}

/** Tells the owner that the provider refused to give back a payment of no order, once. */
export async function mailFailedPaymentRefund(
  deps: Deps,
  siteId: string,
  told: FailedPaymentRefund,
): Promise<void> {
  const site = await deps.sites.byId(siteId);
  const found = await deps.db.forSite(siteId, async (tx) => {
    const payment = await findPayment(tx, siteId, told.paymentId);
    const order = payment && (await findOrder(tx, siteId, payment.order_id));
    return payment && order ? { payment, order, to: await findOwnerEmail(tx, siteId) } : null;
  });
  if (!site || !found || found.to === '') return;
  const { payment, order, to } = found;
  // An order that was not placed has no page.
  const page = payment.status === 'mismatched' ? 'mismatched-payments' : 'orders';
  await sendMail(deps, site, (kit) =>
    failedRefundMail(kit, {
      ...{ id: `payment-refund-failed.${payment.id}`, to },
      ...{ amountMinor: BigInt(told.amountMinor), currency: told.currency },
      ...{ name: payment.provider_reference ?? '', reason: payment.refund_failure ?? '' },
      ...{ customerEmail: order.email, isTest: order.test_mode },
      href: `${deps.settings.studioOrigin}/config/${site.slug}/commerce/${page}`,
    }),
  );
}
