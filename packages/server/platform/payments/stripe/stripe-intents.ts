import type Stripe from 'stripe';
import type { PaymentKey, PaymentOutcome } from '../payment-gateway.ts';
import { mismatchOf, outcomeOfIntent } from './intent-outcome.ts';
import { faultOf } from './stripe-faults.ts';
import { stripeDecline } from './stripe-decline.ts';

/** Milliseconds for each question while a buyer waits; together less than the patience of a completion. */
const stripeTimeoutsMs = { open: 3_000, confirm: 5_000, close: 1_500 } as const;

type OpenedKey = Omit<PaymentKey, 'reference'>;

/**
 * Opens the intent of a payment. All that goes into it follows from the payment's key, so that the same call
 * finds it again when the answer to the first was lost. Opened is not paid: only `confirm` takes money, and
 * only of what is the same.
 */
export async function createIntent(stripe: Stripe, key: OpenedKey): Promise<Stripe.PaymentIntent> {
  return stripe.paymentIntents.create(
    {
      amount: Number(key.amountMinor),
      currency: key.currency.toLowerCase(),
      allowed_payment_method_types: ['card'],
      metadata: { site: key.siteId, checkout: key.checkoutId, attempt: key.paymentId },
    },
    { idempotencyKey: `open-${key.paymentId}`, timeout: stripeTimeoutsMs.open },
  );
}

/** The intent of a payment as it is now. */
export async function readIntent(stripe: Stripe, key: PaymentKey): Promise<Stripe.PaymentIntent> {
  const id = key.reference ?? (await createIntent(stripe, key)).id;
  return stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
}

/**
 * Pays with an intent. A refused one is closed, since the buyer's browser has seen its secret on the way to
 * the bank; one whose answer is lost is closed too where that can still be done, and is not known where it
 * cannot.
 */
export async function confirmIntent(
  stripe: Stripe,
  intentId: string,
  input: {
    readonly key: OpenedKey;
    readonly params: Omit<Stripe.PaymentIntentConfirmParams, 'expand'>;
  },
): Promise<PaymentOutcome> {
  try {
    const intent = await stripe.paymentIntents.confirm(
      intentId,
      { ...input.params, expand: ['latest_charge'] },
      { idempotencyKey: `confirm-${input.key.paymentId}`, timeout: stripeTimeoutsMs.confirm },
    );
    return outcomeOfIntent(intent, input.key) ?? { kind: 'unknown' };
  } catch (error) {
    const fault = faultOf(error);
    const closed = await closeIntent(stripe, intentId, input.key).catch(
      (): PaymentOutcome => ({ kind: 'unknown' }),
    );
    if (closed.kind !== 'declined') return closed;
    if (fault.kind === 'away') return { kind: 'unavailable' };
    const message = fault.kind === 'refused' ? fault.message : 'unreadable';
    return { ...closed, message };
  }
}

/**
 * Closes an intent: from now on nobody pays with it. Answers what is final. @throws when Stripe cannot be
 * asked
 */
export async function closeIntent(stripe: Stripe, intentId: string, key: OpenedKey): Promise<PaymentOutcome> {
  const options = { timeout: stripeTimeoutsMs.close };
  try {
    const intent = await stripe.paymentIntents.cancel(intentId, {}, options);
    const message = stripeDecline(intent.last_payment_error, 'notCompleted');
    return mismatchOf(intent, key) ?? { kind: 'declined', reference: intent.id, message };
  } catch (error) {
    if (faultOf(error).kind === 'away') throw error;
    const intent = await stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] }, options);
    return outcomeOfIntent(intent, key) ?? { kind: 'unknown' };
  }
}
