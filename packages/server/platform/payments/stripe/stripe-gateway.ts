import type Stripe from 'stripe';
import type {
  Dispute,
  ForeignRefund,
  PaymentGateway,
  PaymentKey,
  PaymentOutcome,
  PaymentRequest,
  RefundOutcome,
  RefundRequest,
  SavedPaymentRequest,
} from '../payment-gateway.ts';
import { mismatchOf, outcomeOfIntent, readSaved } from './intent-outcome.ts';
import type { StripeClients } from './stripe-access.ts';
import { findSavedCard, makeCustomer, saveCard, tokenOf } from './stripe-cards.ts';
import type { StripeDeps } from './stripe-clients.ts';
import { faultOf, plainFault } from './stripe-faults.ts';
import { closeIntent, confirmIntent, createIntent, readIntent } from './stripe-intents.ts';
import { declineText } from '@veranda/messages/declines/decline-text';

/** Its name, which the payments keep. */
export const stripeProvider = 'stripe';

/** Payments by Stripe, with the keys of the site or of the server. */
export function createStripeGateway(deps: Pick<StripeDeps, 'log'>, clients: StripeClients): PaymentGateway {
  return guarded({
    name: stripeProvider,
    charge: async (request) => chargeCard(deps, await clients.of(request), request),
    chargeSaved: async (request) => chargeSaved(deps, await clients.of(request), request),
    saveMethod: async (request) => saveCard(await clients.of(request), request),
    findSaved: async (setup) => findSavedCard(await clients.of(setup), setup.reference),
    find: async (payment) => findOutcome(await clients.of(payment), payment),
    async cancel(payment) {
      const stripe = await clients.of(payment);
      const id = payment.reference ?? (await createIntent(stripe, payment)).id;
      return closeIntent(stripe, id, payment);
    },
    refund: async (request) => giveBack(await clients.of(request.payment), request),
    async findRefund({ payment, reference }) {
      if (reference === null) return { kind: 'unknown' };
      const stripe = await clients.of(payment);
      return refundOutcome(await stripe.refunds.retrieve(reference));
    },
    findForeignRefunds: async (payment) => readForeign(await clients.of(payment), payment),
    findDispute: async (payment) => readDispute(await clients.of(payment), payment),
  });
}

function chargeCard(
  deps: Pick<StripeDeps, 'log'>,
  stripe: Stripe,
  request: PaymentRequest,
): Promise<PaymentOutcome> {
  return payWith(deps, stripe, {
    key: request,
    prepare: (intentId) => prepareCard(stripe, request, intentId),
    params: {
      confirmation_token: tokenOf(request.method),
      return_url: request.returnUrl,
      ...(request.save ? { setup_future_usage: 'off_session' } : {}),
    },
  });
}

function chargeSaved(
  deps: Pick<StripeDeps, 'log'>,
  stripe: Stripe,
  request: SavedPaymentRequest,
): Promise<PaymentOutcome> {
  const { customer, method } = readSaved(request.saved);
  return payWith(deps, stripe, {
    key: request,
    prepare: (intentId) => prepareSaved(stripe, request, { intentId, customer }),
    params: { payment_method: method, off_session: true },
  });
}

async function findOutcome(stripe: Stripe, payment: PaymentKey): Promise<PaymentOutcome | null> {
  const intent = await readIntent(stripe, payment);
  const outcome = outcomeOfIntent(intent, payment);
  const isGivenUp = outcome?.kind === 'declined' || outcome?.kind === 'mismatched';
  // Refused by the bank or of another price, but open still: closed, so that nobody pays with it.
  const isOpen = intent.status !== 'canceled' && intent.status !== 'succeeded';
  if (isGivenUp && isOpen) return closeIntent(stripe, intent.id, payment);
  return outcome;
}

// Every error of a call leaves without the fields that may not be logged.
function guarded({ name, ...calls }: PaymentGateway): PaymentGateway {
  type Call = (given: never) => Promise<unknown>;
  const guard = (call: Call) => (given: never) =>
    call(given).catch((error: unknown) => {
      throw plainFault(error);
    });
  const all = Object.entries(calls).map(([key, call]) => [key, guard(call)]);
  return { name, ...(Object.fromEntries(all) as typeof calls) };
}

interface Paying {
  readonly key: Omit<PaymentKey, 'reference'>;
  /** Step between opening and confirming, with the intent's id. */
  readonly prepare: (intentId: string) => Promise<void>;
  readonly params: Omit<Stripe.PaymentIntentConfirmParams, 'expand'>;
}

// Until `confirm` is sent nothing can be taken: whatever fails before it leaves nothing to be cleared.
async function payWith(
  deps: Pick<StripeDeps, 'log'>,
  stripe: Stripe,
  { key, prepare, params }: Paying,
): Promise<PaymentOutcome> {
  let intentId: string;
  try {
    const intent = await createIntent(stripe, key);
    intentId = intent.id;
    const mismatch = mismatchOf(intent, key);
    if (mismatch) return await closeIntent(stripe, intentId, key).catch(() => mismatch);
    await prepare(intentId);
  } catch (error) {
    const fault = faultOf(error);
    deps.log.warn({ err: plainFault(error), payment: key.paymentId }, 'payment: Stripe opened none');
    if (fault.kind === 'refused') return { kind: 'declined', reference: null, message: fault.message };
    return { kind: 'unavailable' };
  }
  return confirmIntent(stripe, intentId, { key, params });
}

async function prepareCard(stripe: Stripe, request: PaymentRequest, intentId: string): Promise<void> {
  if (!request.save) return;
  const customer = await makeCustomer(stripe, {
    siteId: request.siteId,
    email: request.email,
    key: request.paymentId,
  });
  await stripe.paymentIntents.update(intentId, { customer, description: request.description });
}

async function prepareSaved(
  stripe: Stripe,
  { description }: SavedPaymentRequest,
  { intentId, customer }: { readonly intentId: string; readonly customer: string },
): Promise<void> {
  await stripe.paymentIntents.update(intentId, { customer, description });
}

async function giveBack(stripe: Stripe, request: RefundRequest): Promise<RefundOutcome> {
  const { refundId, payment, amountMinor } = request;
  const intent = payment.reference ?? '';
  try {
    // A repeat of an idempotency key tells what held at the first time: what holds now is in the list.
    const before = await stripe.refunds.list({ payment_intent: intent, limit: 100 });
    const known = before.data.find((one) => one.metadata?.['refund'] === refundId);
    const refund =
      known ??
      (await stripe.refunds.create(
        {
          payment_intent: intent,
          amount: Number(amountMinor),
          metadata: { site: payment.siteId, refund: refundId },
        },
        { idempotencyKey: `refund-${refundId}` },
      ));
    return refundOutcome(refund);
  } catch (error) {
    const fault = faultOf(error);
    if (fault.kind === 'away') return { kind: 'unknown' };
    return {
      kind: 'refused',
      message: fault.kind === 'refused' ? declineText(fault.message, 'en') : fault.code,
    };
  }
}

function refundOutcome(refund: Stripe.Refund): RefundOutcome {
  if (refund.status === 'succeeded') return { kind: 'done', reference: refund.id };
  if (refund.status === 'failed' || refund.status === 'canceled')
    return { kind: 'refused', message: refund.failure_reason ?? 'The refund failed.' };
  return { kind: 'unknown' };
}

async function readForeign(stripe: Stripe, payment: PaymentKey): Promise<ForeignRefund[]> {
  if (payment.reference === null) return [];
  const found = await stripe.refunds.list({ payment_intent: payment.reference, limit: 100 });
  return found.data
    .filter((one) => one.status === 'succeeded' && !one.metadata?.['refund'])
    .map((one) => ({ reference: one.id, amountMinor: BigInt(one.amount) }));
}

async function readDispute(stripe: Stripe, payment: PaymentKey): Promise<Dispute | null> {
  if (payment.reference === null) return null;
  const found = await stripe.disputes.list({ payment_intent: payment.reference, limit: 1 });
  const [dispute] = found.data;
  if (!dispute) return null;
  const status = disputeStates[dispute.status] ?? 'open';
  const due = dispute.evidence_details.due_by;
  return {
    reference: dispute.id,
    status,
    reason: dispute.reason,
    dueAt: status === 'open' && due ? new Date(due * 1000) : null,
  };
}

const disputeStates: Readonly<Record<string, Dispute['status']>> = {
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
  lost: 'lost',
};
