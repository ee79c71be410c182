import { findPayments } from '@veranda/db/orders/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import {
  findRenewal,
  lockSubscription,
  type RenewalRow,
  type SubscriptionRow,
} from '@veranda/db/subscriptions/reader';
import { insertRenewal, updateRenewal } from '@veranda/db/subscriptions/writer';
import { checkoutTimes } from '@veranda/domain/checkout/checkout-times';
import type { Deps } from '../../platform/deps.ts';
import { settlePayment } from '../../platform/orders/settle-payment.ts';
import type { PaymentOutcome } from '../../platform/payments/payment-gateway.ts';
import { type EndReason, endSubscription } from '../../platform/subscriptions/end-subscription.ts';
import { isTestGoneLive } from '../../platform/subscriptions/subscription-mode.ts';
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
      readonly subscription: SubscriptionRow;
      readonly paymentId: string;
      readonly cartId: string;
      readonly amountMinor: bigint;
    };

/**
 * Charges a cycle, once whatever the number of workers: the first transaction takes the subscription's lock and writes the
 * cycle's row with order and payment; the provider is asked outside of any transaction, by the payment's id; what came of it is
 * settled as every payment is. A process may die at any point: the payment that stands is asked for again.
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
  const subscription = await lockSubscription(tx, tx.siteId, cycle.subscriptionId);
  if (!subscription?.next_at || cycle.cycleNo !== subscription.cycle_no + 1) return { kind: 'over' };
  if (subscription.next_at.getTime() > deps.now()) return { kind: 'early', at: subscription.next_at };
  if (subscription.status === 'cancel_at_period_end') {
    const reason = (subscription.end_reason ?? 'customer') as EndReason;
    await endSubscription(deps, tx, { id: subscription.id, reason });
    return { kind: 'over' };
  }
  const renewal = await findRenewal(tx, tx.siteId, cycle);
  if (renewal?.status === 'charging') return standing(tx, subscription, renewal);
  if (renewal && renewal.status !== 'waiting') return { kind: 'over' };
  if (renewal?.next_try_at && renewal.next_try_at.getTime() > deps.now())
    return { kind: 'early', at: renewal.next_try_at };
  if (await isTestGoneLive(deps, tx, subscription)) {
    await endSubscription(deps, tx, { id: subscription.id, reason: 'test' });
    return { kind: 'over' };
  }
  return begin(deps, tx, { subscription, renewal, ids });
}

// A charge is under way, or its process has died: the payment that stands is asked for with its own id. One whose answer
// was lost is the reconciling job's.
async function standing(
  tx: SiteTransaction,
  subscription: SubscriptionRow,
  renewal: RenewalRow,
): Promise<Prepared> {
  const payment = (await findPayments(tx, tx.siteId, renewal.order_id ?? '')).at(-1);
  if (payment?.status !== 'created') return { kind: 'over' };
  return {
    kind: 'charge',
    subscription,
    paymentId: payment.id,
    cartId: renewal.cart_id ?? '',
    amountMinor: payment.amount_minor,
  };
}

async function begin(
  deps: Deps,
  tx: SiteTransaction,
  given: {
    readonly subscription: SubscriptionRow;
    readonly renewal: RenewalRow | undefined;
    readonly ids: RenewalIds;
  },
): Promise<Prepared> {
  const { subscription, renewal, ids } = given;
  const cartId = renewal?.cart_id ?? null;
  const { amountMinor } = await writeRenewalOrder(deps, tx, { subscription, ids, cartId });
  const columns = { status: 'charging', tries: (renewal?.tries ?? 0) + 1, order_id: ids.order };
  if (renewal)
    await updateRenewal(tx, { siteId: tx.siteId, id: renewal.id }, { ...columns, next_try_at: null });
  else
    await insertRenewal(tx, {
      website_id: tx.siteId,
      id: ids.renewal,
      subscription_id: subscription.id,
      cycle_no: subscription.cycle_no + 1,
      cart_id: ids.cart,
      due_at: subscription.next_at ?? new Date(deps.now()),
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
  if (subscription.saved_reference === '')
    return { kind: 'declined', reference: null, message: 'No card is saved for this subscription.' };
  const patience = new Promise<PaymentOutcome>((resolve) => {
    setTimeout(() => resolve({ kind: 'unknown' }), checkoutTimes.providerPatience).unref();
  });
  const asked = async (): Promise<PaymentOutcome> =>
    deps.payments.named(subscription.provider).chargeSaved({
      paymentId,
      siteId,
      checkoutId: cartId,
      accountId: subscription.account_id,
      amountMinor,
      currency: subscription.currency,
      saved: subscription.saved_reference,
      description: subscription.title,
      email: subscription.email,
    });
  return Promise.race([asked(), patience]).catch((error: unknown): PaymentOutcome => {
    deps.log.error({ err: error, payment: paymentId }, 'subscription: the provider failed');
    return { kind: 'unknown' };
  });
}
