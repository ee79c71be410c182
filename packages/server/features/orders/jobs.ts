import { findCart } from '@veranda/db/cart/reader';
import { expireHolds } from '@veranda/db/checkout/stock-release';
import { findPayment } from '@veranda/db/orders/reader';
import { checkoutTimes } from '@veranda/domain/checkout/checkout-times';
import { isDecided } from '@veranda/domain/payments/payment-states';
import { isRefusal } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import type { Job } from '../../platform/jobs/drain-outbox.ts';
import type { FailedPaymentRefund } from '../../services/commerce/orders/failed-payment-refund.ts';
import { settlePayment } from '../../services/commerce/orders/settle-payment.ts';
import { readKey } from '../../services/commerce/orders/payment-key.ts';
import { draftJobs } from './draft-jobs.ts';
import { mailJobs } from './mail-jobs.ts';
import { joinNewsletter } from './join-newsletter.ts';
import { cancelOrder } from './refund-order.ts';
import { mailFailedPaymentRefund, mailFailedRefund } from './refund-failed-mail.ts';
import { settleRefund } from './settle-refund.ts';
import { checkGivenRefund } from './undo-refund.ts';
import { orderTimelineEnglish } from '@veranda/messages/studio/order-timeline/compiled';
import { createTranslator } from '@veranda/messages/translator';

const t = createTranslator(orderTimelineEnglish);

/** Jobs of orders after their transaction: mails, reconciling, giving back holds. */
export function orderJobs(deps: Deps): Readonly<Record<string, Job>> {
  return {
    ...mailJobs(deps),
    ...draftJobs(deps),
    'reconcile-payment': (siteId, payload) =>
      reconcilePayment(deps, siteId, (payload as { paymentId: string }).paymentId),
    'reconcile-refund': (siteId, payload) => reconcileRefund(deps, siteId, payload as RefundToAsk),
    'refund-failed-mail': async (siteId, payload) => {
      const told = payload as { refundId: string } | FailedPaymentRefund;
      if ('paymentId' in told) await mailFailedPaymentRefund(deps, siteId, told);
      else await mailFailedRefund(deps, siteId, told.refundId);
      return 'done';
    },
    'newsletter-consent': async (siteId, payload) => {
      await joinNewsletter(deps, siteId, (payload as { orderId: string }).orderId);
      return 'done';
    },
    'expire-unpaid-order': (siteId, payload) => expireUnpaid(deps, siteId, payload as UnpaidOrder),
    'expire-hold': async (siteId, payload) => {
      const { cartId } = payload as { cartId: string };
      await deps.db.forSite(siteId, (tx) => expireHolds(tx, cartId));
      return 'done';
    },
  };
}

interface RefundToAsk {
  readonly refundId: string;
  /** The provider has sent a message: also what was done is looked at again. */
  readonly told?: true;
}

async function reconcileRefund(
  deps: Deps,
  siteId: string,
  { refundId, told }: RefundToAsk,
): Promise<'done' | 'again'> {
  const refund = await settleRefund(deps, siteId, refundId);
  if (refund.status === 'pending') return 'again';
  if (refund.status === 'done' && told) await checkGivenRefund(deps, siteId, refundId);
  return 'done';
}

interface UnpaidOrder {
  readonly orderId: string;
  readonly paymentId: string;
}

async function expireUnpaid(
  deps: Deps,
  siteId: string,
  { orderId, paymentId }: UnpaidOrder,
): Promise<'done' | 'again'> {
  const options = { ...notPaid, key: `not-paid-${paymentId}` };
  const canceled = await cancelOrder(deps, { siteId, orderId }, options);
  if (!isRefusal(canceled)) return 'done';
  // Refunds under way are settled first.
  if (canceled.code === 'refund-under-way') return 'again';
  if (!noLongerUnpaid.has(canceled.code))
    deps.log.error({ site_id: siteId, order: orderId, code: canceled.code }, 'order: unpaid, not canceled');
  return 'done';
}

// Paid, sent or canceled in the meantime.
const noLongerUnpaid: ReadonlySet<string> = new Set([
  'unknown-order',
  'order-canceled',
  'order-is-paid',
  'order-is-sent',
  'order-status-refused',
  'order-not-canceled',
]);

// The goods go back on the shelf, what a gift card has paid goes back on the card, and the buyer is notified.
// Nobody is there to be asked about a card that is disabled: what goes back on it is gone with it.
const notPaid = {
  restock: true,
  cancels: true,
  notify: true,
  reason: t('not-paid-in-time'),
  actor: '',
  onlyWhileAwaited: true,
  lapses: true,
} as const;

async function reconcilePayment(deps: Deps, siteId: string, paymentId: string): Promise<'done' | 'again'> {
  const found = await deps.db.forSite(siteId, async (tx) => {
    const payment = await findPayment(tx, paymentId);
    if (!payment) return null;
    const key = await readKey(tx, payment);
    return { payment, key, cart: await findCart(tx, key.checkoutId) };
  });
  if (!found || isDecided(found.payment.status)) return 'done';
  const { payment, key, cart } = found;
  const gateway = deps.payments.named(payment.provider);
  const outcome = await gateway.find(key);
  // A buyer waits for it to end; a renewal has a job of its own that asks again.
  const isForgotten = outcome === null && cart?.purpose !== 'renewal';
  const timeoutMs = isForgotten ? checkoutTimes.neverAskedAfter : checkoutTimes.giveUpAfter;
  const tooOld = deps.now() - payment.createdAt.getTime() > timeoutMs;
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
