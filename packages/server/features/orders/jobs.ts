import { findLines, findOrder, findPayment } from '@veranda/db/orders/reader';
import { addOrderEvent } from '@veranda/db/orders/writer';
import { expireHolds } from '@veranda/db/checkout/stock';
import type { Deps } from '../../platform/deps.ts';
import type { Job } from '../../platform/jobs/drain-outbox.ts';
import { orderKey } from '../../platform/orders/order-key.ts';
import { settlePayment } from '../../platform/orders/settle-payment.ts';
import { orderMail } from './emails.ts';

/** How long a payment that the provider has never seen, or that waits for its buyer, is kept open. */
const giveUpAfter = 15 * 60_000;

/** What orders do after their transaction: mails, reconciling, giving back holds. */
export function orderJobs(deps: Deps): Readonly<Record<string, Job>> {
  return {
    'order-placed': async (siteId, payload) => {
      const site = await deps.sites.byId(siteId);
      const { orderId } = payload as { orderId: string };
      const found = await deps.db.forSite(siteId, async (tx) => {
        const order = await findOrder(tx, siteId, orderId);
        return order && { order, lines: await findLines(tx, siteId, orderId) };
      });
      if (!site || !found) return 'done';
      const url = `${site.origin}/checkout/order-confirmed?orderId=${orderId}&auth=${orderKey(deps, orderId)}`;
      await deps.mail.send(orderMail(site, found.order, found.lines, url));
      await deps.db.forSite(siteId, (tx) =>
        addOrderEvent(tx, {
          website_id: siteId,
          id: deps.newId(),
          order_id: orderId,
          kind: 'mail-sent',
          actor: '',
        }),
      );
      return 'done';
    },
    'reconcile-payment': async (siteId, payload) => {
      const { paymentId } = payload as { paymentId: string };
      const payment = await deps.db.forSite(siteId, (tx) => findPayment(tx, siteId, paymentId));
      if (!payment || ['captured', 'failed', 'voided'].includes(payment.status)) return 'done';
      const outcome = await deps.payments.find(siteId, paymentId);
      const tooOld = deps.now() - payment.created_at.getTime() > giveUpAfter;
      if (outcome && (outcome.kind !== 'requires-action' || !tooOld)) {
        const settled = await settlePayment(deps, siteId, paymentId, outcome);
        return ['captured', 'failed'].includes(settled.payment.status) ? 'done' : 'again';
      }
      if (!tooOld) return 'again';
      // Given up at the provider first: money that is taken late would belong to no order.
      const last = await deps.payments.cancel(siteId, paymentId);
      await settlePayment(deps, siteId, paymentId, last);
      return last.kind === 'unknown' ? 'again' : 'done';
    },
    'expire-hold': async (siteId, payload) => {
      const { cartId } = payload as { cartId: string };
      await deps.db.forSite(siteId, (tx) => expireHolds(tx, siteId, cartId));
      return 'done';
    },
  };
}
