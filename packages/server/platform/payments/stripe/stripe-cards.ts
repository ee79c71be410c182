import type Stripe from 'stripe';
import type { PaymentMethod, SaveMethodRequest, SaveOutcome } from '../payment-gateway.ts';
import { idOf, savedMethod } from './intent-outcome.ts';
import { faultOf } from './stripe-faults.ts';
import { stripeDecline } from './stripe-decline.ts';

/** The token that Stripe's fields have made of a card. @throws for the cards of another provider */
export function tokenOf(method: PaymentMethod): string {
  if (method.kind !== 'stripe-token') throw new Error('Stripe reads nothing but its own tokens');
  return method.token;
}

/** A customer to save a card for; the same key is the same customer. */
export async function makeCustomer(
  stripe: Stripe,
  input: { readonly siteId: string; readonly email: string; readonly key: string },
): Promise<string> {
  const customer = await stripe.customers.create(
    { email: input.email, metadata: { site: input.siteId } },
    { idempotencyKey: `customer-${input.key}` },
  );
  return customer.id;
}

/** Saves a card without a charge. */
export async function saveCard(stripe: Stripe, request: SaveMethodRequest): Promise<SaveOutcome> {
  const { siteId, email, setupId } = request;
  try {
    const customer = await makeCustomer(stripe, { siteId, email, key: setupId });
    const setup = await stripe.setupIntents.create(
      {
        customer,
        confirm: true,
        confirmation_token: tokenOf(request.method),
        allowed_payment_method_types: ['card'],
        usage: 'off_session',
        return_url: request.returnUrl,
        metadata: { site: siteId, setup: setupId },
        expand: ['payment_method'],
      },
      { idempotencyKey: `save-${setupId}` },
    );
    return outcomeOfSetup(setup);
  } catch (error) {
    const fault = faultOf(error);
    if (fault.kind === 'refused') return { kind: 'declined', message: fault.message };
    if (fault.kind === 'away') return { kind: 'unavailable' };
    return { kind: 'declined', message: 'unreadable' };
  }
}

/** Result of saving a card. */
export async function findSavedCard(stripe: Stripe, reference: string): Promise<SaveOutcome> {
  return outcomeOfSetup(await stripe.setupIntents.retrieve(reference, { expand: ['payment_method'] }));
}

function outcomeOfSetup(setup: Stripe.SetupIntent): SaveOutcome {
  const method = typeof setup.payment_method === 'object' ? setup.payment_method : null;
  if (setup.status === 'succeeded' && method) {
    const ids = { customer: idOf(setup.customer), method: method.id };
    return { kind: 'saved', reference: setup.id, saved: savedMethod(ids, method.card ?? null) };
  }
  const actionUrl = setup.next_action?.redirect_to_url?.url;
  if (setup.status === 'requires_action' && actionUrl)
    return { kind: 'requires-action', reference: setup.id, actionUrl };
  const message = stripeDecline(setup.last_setup_error, 'notSaved');
  return { kind: 'declined', message };
}
