import { findCart } from '@veranda/db/cart/reader';
import { expireHolds } from '@veranda/db/checkout/stock-release';
import { findPayment } from '@veranda/db/orders/reader';
import { checkoutTimes } from '@veranda/domain/checkout/checkout-times';
import { isDecided } from '@veranda/domain/payments/payment-states';
import type { Deps } from '../../platform/deps.ts';
import type { Job } from '../../platform/jobs/drain-outbox.ts';
import { settlePayment } from '../../platform/orders/settle-payment.ts';
import { readKey } from '../../platform/payments/payment-key.ts';
import { draftJobs } from './draft-jobs.ts';
import { mailJobs } from './mail-jobs.ts';
import { joinNewsletter } from './join-newsletter.ts';
import { cancelOrder } from './refund-order.ts';
import { settleRefund } from './settle-refund.ts';

/** What orders do after their transaction: mails, reconciling, giving back holds. */
export function orderJobs(deps: Deps): Readonly<Record<string, Job>> {
  return {
    ...mailJobs(deps),
    ...draftJobs(deps),
    'reconcile-payment': (siteId, payload) =>
      reconcilePayment(deps, siteId, (payload as { paymentId: string }).paymentId),
    'reconcile-refund': async (siteId, payload) => {
      const refund = await settleRefund(deps, siteId, (payload as { refundId: string }).refundId);
      return refund.status === 'pending' ? 'again' : 'done';
    },
    'newsletter-consent': async (siteId, payload) => {
      await joinNewsletter(deps, siteId, (payload as { orderId: string }).orderId);
      return 'done';
    },
    'expire-unpaid-order': async (siteId, payload) => {
      const { orderId, paymentId } = payload as { orderId: string; paymentId: string };
      await cancelOrder(deps, { siteId, orderId }, { ...notPaid, key: `not-paid-${paymentId}` });
      return 'done';
    },
    'expire-hold': async (siteId, payload) => {
      const { cartId } = payload as { cartId: string };
      await deps.db.forSite(siteId, (tx) => expireHolds(tx, siteId, cartId));
      return 'done';
    },
  };
}

// The goods go back on the shelf, what a gift card has paid goes back on the card, and the buyer is told.
const notPaid = {
  restock: true,
  cancels: true,
  notify: true,
  reason: 'It was not paid in time.',
  actor: '',
  onlyWhileAwaited: true,
} as const;

async function reconcilePayment(deps: Deps, siteId: string, paymentId: string): Promise<'done' | 'again'> {
  const found = await deps.db.forSite(siteId, async (tx) => {
    const payment = await findPayment(tx, siteId, paymentId);
    if (!payment) return null;
    const key = await readKey(tx, payment);
    return { payment, key, cart: await findCart(tx, siteId, key.checkoutId) };
  });
  if (!found || isDecided(found.payment.status)) return 'done';
  const { payment, key, cart } = found;
  const gateway = deps.payments.named(payment.provider);
  const outcome = await gateway.find(key);
  // A buyer waits for it to end; a renewal has a job of its own that asks again.
  const isForgotten = outcome === null && cart?.purpose !== 'renewal';
  const patience = isForgotten ? checkoutTimes.neverAskedAfter : checkoutTimes.giveUpAfter;
  const tooOld = deps.now() - payment.created_at.getTime() > patience;
  if (outcome && (outcome.kind !== 'requires-action' || !tooOld)) {
    const settled = await settlePayment(deps, { siteId, paymentId, outcome });
    return isDecided(settled.payment.status) ? 'done' : 'again';
  }
  if (!tooOld) return 'again';
  // Given up at the provider first: money that is taken late would belong to no order.
  const last = await gateway.cancel(key);
  await settlePayment(deps, { siteId, paymentId, outcome: last });
  return last.kind === 'unknown' ? 'again' : 'done';
}
