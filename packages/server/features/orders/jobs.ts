import { findLines, findOrder, findPayment } from '@veranda/db/orders/reader';
import { addOrderEvent } from '@veranda/db/orders/writer';
import { expireHolds } from '@veranda/db/checkout/stock-release';
import { checkoutTimes } from '@veranda/domain/checkout/checkout-times';
import type { Deps } from '../../platform/deps.ts';
import type { Job } from '../../platform/jobs/drain-outbox.ts';
import { orderKey } from '../../platform/orders/order-key.ts';
import { settlePayment } from '../../platform/orders/settle-payment.ts';
import { orderMail } from './emails.ts';

/** What orders do after their transaction: mails, reconciling, giving back holds. */
export function orderJobs(deps: Deps): Readonly<Record<string, Job>> {
  return {
    'order-placed': async (siteId, payload) => {
      const site = await deps.sites.byId(siteId);
      const { orderId } = payload as { orderId: string };
      const found = await deps.db.forSite(siteId, async (tx) => {
        const order = await findOrder(tx, siteId, orderId);
        if (!order) return null;
        return { order, lines: await findLines(tx, siteId, orderId), key: await orderKey(deps, tx, order) };
      });
      if (!site || !found) return 'done';
      const url = `${site.origin}/checkout/order-confirmed?orderId=${orderId}&auth=${found.key}`;
      await deps.mail.send(orderMail(site, { ...found, orderUrl: url }));
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
      const tooOld = deps.now() - payment.created_at.getTime() > checkoutTimes.giveUpAfter;
      if (outcome && (outcome.kind !== 'requires-action' || !tooOld)) {
        const settled = await settlePayment(deps, { siteId, paymentId, outcome });
        return ['captured', 'failed'].includes(settled.payment.status) ? 'done' : 'again';
      }
      if (!tooOld) return 'again';
      // Given up at the provider first: money that is taken late would belong to no order.
      const last = await deps.payments.cancel(siteId, paymentId);
      await settlePayment(deps, { siteId, paymentId, outcome: last });
      return last.kind === 'unknown' ? 'again' : 'done';
    },
    'expire-hold': async (siteId, payload) => {
      const { cartId } = payload as { cartId: string };
      await deps.db.forSite(siteId, (tx) => expireHolds(tx, siteId, cartId));
      return 'done';
    },
  };
}
