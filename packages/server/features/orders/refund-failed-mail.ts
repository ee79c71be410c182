import { findOrder } from '@veranda/db/orders/reader';
import { findRefund, findSplits } from '@veranda/db/orders/refunds';
import { findOwnerEmail } from '@veranda/db/sites/reader';
import type { Deps } from '../../platform/deps.ts';
import { failedRefundMail } from '../../platform/mail/templates/order-mails.ts';
import { sendMail } from '../../platform/mail/write-mail.ts';

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
      ...{ number: order.number ?? 0, customerEmail: order.email, isTest: order.test_mode },
      href: `${deps.settings.studioOrigin}/config/${site.slug}/commerce/orders/${order.id}`,
    }),
  );
}
