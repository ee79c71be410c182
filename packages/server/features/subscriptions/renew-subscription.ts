import { findPayments } from '@veranda/db/orders/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import {
  findRenewal,
  lockSubscription,
  type RenewalRecord,
  type SubscriptionRecord,
} from '@veranda/db/subscriptions/reader';
import { insertRenewal, updateRenewal } from '@veranda/db/subscriptions/writer';
import { checkoutTimes } from '@veranda/domain/checkout/checkout-times';
import type { Deps } from '../../services/deps.ts';
import { settlePayment } from '../../services/commerce/orders/settle-payment.ts';
import type { PaymentOutcome } from '../../platform/payments/payment-gateway.ts';
import { type EndReason, endSubscription } from '../../services/commerce/subscriptions/end-subscription.ts';
import { isTestGoneLive } from '../../services/commerce/subscriptions/subscription-mode.ts';
import { type RenewalIds, writeRenewalOrder } from './write-renewal.ts';

/** A cycle that is to be charged. */
export interface CycleToCharge {
  readonly subscriptionId: string;
  readonly cycleNo: number;
}

type Prepared =
  | { readonly kind: 'over' }
  | { readonly kind: 'early'; readonly at: Date }
  | {
      readonly kind: 'charge';
      readonly subscription: SubscriptionRecord;
      readonly paymentId: string;
      readonly cartId: string;
      readonly amountMinor: bigint;
    };

/**
 * Charges a cycle, once whatever the number of workers: the first transaction takes the subscription's lock
 * and writes the cycle's row with order and payment; the provider is asked outside of any transaction, by the
 * payment's id; the result is settled as every payment is. A process may die at any point: the payment that
 * stands is asked for again.
 * @returns when to look again; null when there is nothing more to do
 */
export async function renewSubscription(
  deps: Deps,
  siteId: string,
  cycle: CycleToCharge,
): Promise<Date | null> {
  const ids: RenewalIds = {
    renewal: deps.newId(),
    cart: deps.newId(),
    order: deps.newId(),
    line: deps.newId(),
    payment: deps.newId(),
  };
  const prepared = await deps.db.forSite(siteId, (tx) => prepare(deps, tx, { cycle, ids }));
  if (prepared.kind === 'over') return null;
  if (prepared.kind === 'early') return prepared.at;
  const outcome = await charge(deps, siteId, prepared);
  await settlePayment(deps, { siteId, paymentId: prepared.paymentId, outcome });
  return null;
}

async function prepare(
  deps: Deps,
  tx: SiteTransaction,
  { cycle, ids }: { readonly cycle: CycleToCharge; readonly ids: RenewalIds },
): Promise<Prepared> {
  const subscription = await lockSubscription(tx, cycle.subscriptionId);
  if (!subscription?.nextAt || cycle.cycleNo !== subscription.cycleNo + 1) return { kind: 'over' };
  if (subscription.nextAt.getTime() > deps.now()) return { kind: 'early', at: subscription.nextAt };
  if (subscription.status === 'cancel_at_period_end') {
    const reason = (subscription.endReason ?? 'customer') as EndReason;
    await endSubscription(deps, tx, { id: subscription.id, reason });
    return { kind: 'over' };
  }
  const renewal = await findRenewal(tx, cycle);
  if (renewal?.status === 'charging') return pendingCharge(tx, subscription, renewal);
  if (renewal && renewal.status !== 'waiting') return { kind: 'over' };
  if (renewal?.nextTryAt && renewal.nextTryAt.getTime() > deps.now())
    return { kind: 'early', at: renewal.nextTryAt };
  if (await isTestGoneLive(deps, tx, subscription)) {
    await endSubscription(deps, tx, { id: subscription.id, reason: 'test' });
    return { kind: 'over' };
  }
  return begin(deps, tx, { subscription, renewal, ids });
}

// A charge is under way, or its process has died: the payment that stands is asked for with its own id. One
// whose answer was lost is the reconciling job's.
async function pendingCharge(
  tx: SiteTransaction,
  subscription: SubscriptionRecord,
  renewal: RenewalRecord,
): Promise<Prepared> {
  const payment = (await findPayments(tx, renewal.orderId ?? '')).at(-1);
  if (payment?.status !== 'created') return { kind: 'over' };
  return {
    kind: 'charge',
    subscription,
    paymentId: payment.id,
    cartId: renewal.cartId ?? '',
    amountMinor: payment.amountMinor,
  };
}

async function begin(
  deps: Deps,
  tx: SiteTransaction,
  given: {
    readonly subscription: SubscriptionRecord;
    readonly renewal: RenewalRecord | undefined;
    readonly ids: RenewalIds;
  },
): Promise<Prepared> {
  const { subscription, renewal, ids } = given;
  const cartId = renewal?.cartId ?? null;
  const { amountMinor } = await writeRenewalOrder(deps, tx, { subscription, ids, cartId });
  const columns = { status: 'charging', tries: (renewal?.tries ?? 0) + 1, orderId: ids.order };
  if (renewal) await updateRenewal(tx, renewal.id, { ...columns, nextTryAt: null });
  else
    await insertRenewal(tx, {
      id: ids.renewal,
      subscriptionId: subscription.id,
      cycleNo: subscription.cycleNo + 1,
      cartId: ids.cart,
      dueAt: subscription.nextAt ?? new Date(deps.now()),
      ...columns,
    });
  return {
    kind: 'charge',
    subscription,
    paymentId: ids.payment,
    cartId: cartId ?? ids.cart,
    amountMinor,
  };
}

async function charge(
  deps: Deps,
  siteId: string,
  prepared: Extract<Prepared, { kind: 'charge' }>,
): Promise<PaymentOutcome> {
  const { subscription, paymentId, cartId, amountMinor } = prepared;
  if (subscription.savedReference === '')
    return { kind: 'declined', reference: null, message: 'noSavedCard' };
  const timeout = new Promise<PaymentOutcome>((resolve) => {
    setTimeout(() => resolve({ kind: 'unknown' }), checkoutTimes.providerTimeoutMs).unref();
  });
  const asked = async (): Promise<PaymentOutcome> =>
    deps.payments.named(subscription.provider).chargeSaved({
      paymentId,
      siteId,
      checkoutId: cartId,
      accountId: subscription.accountId,
      amountMinor,
      currency: subscription.currency,
      saved: subscription.savedReference,
      description: subscription.title,
      email: subscription.email,
    });
  return Promise.race([asked(), timeout]).catch((error: unknown): PaymentOutcome => {
    deps.log.error({ err: error, payment: paymentId }, 'subscription: the provider failed');
    return { kind: 'unknown' };
  });
}
