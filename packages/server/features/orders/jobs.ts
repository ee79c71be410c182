import { expireHolds } from '@veranda/db/checkout/stock-release';
import { findPayment } from '@veranda/db/orders/reader';
import { checkoutTimes } from '@veranda/domain/checkout/checkout-times';
import { isDecided } from '@veranda/domain/payments/payment-states';
import type { Deps } from '../../platform/deps.ts';
import type { Job } from '../../platform/jobs/drain-outbox.ts';
import { settlePayment } from '../../platform/orders/settle-payment.ts';
import { mailJobs } from './mail-jobs.ts';
import { settleRefund } from './settle-refund.ts';

/** What orders do after their transaction: mails, reconciling, giving back holds. */
export function orderJobs(deps: Deps): Readonly<Record<string, Job>> {
  return {
    ...mailJobs(deps),
    'reconcile-payment': (siteId, payload) =>
      reconcilePayment(deps, siteId, (payload as { paymentId: string }).paymentId),
    'reconcile-refund': async (siteId, payload) => {
      const refund = await settleRefund(deps, siteId, (payload as { refundId: string }).refundId);
      return refund.status === 'pending' ? 'again' : 'done';
    },
    'expire-hold': async (siteId, payload) => {
      const { cartId } = payload as { cartId: string };
      await deps.db.forSite(siteId, (tx) => expireHolds(tx, siteId, cartId));
      return 'done';
    },
  };
}

async function reconcilePayment(deps: Deps, siteId: string, paymentId: string): Promise<'done' | 'again'> {
  const payment = await deps.db.forSite(siteId, (tx) => findPayment(tx, siteId, paymentId));
  if (!payment || isDecided(payment.status)) return 'done';
  const outcome = await deps.payments.find(siteId, paymentId);
  const tooOld = deps.now() - payment.created_at.getTime() > checkoutTimes.giveUpAfter;
  if (outcome && (outcome.kind !== 'requires-action' || !tooOld)) {
    const settled = await settlePayment(deps, { siteId, paymentId, outcome });
    return isDecided(settled.payment.status) ? 'done' : 'again';
  }
  if (!tooOld) return 'again';
  // Given up at the provider first: money that is taken late would belong to no order.
  const last = await deps.payments.cancel(siteId, paymentId);
  await settlePayment(deps, { siteId, paymentId, outcome: last });
  return last.kind === 'unknown' ? 'again' : 'done';
}
