import Stripe from 'stripe';
import { idOf } from './intent-outcome.ts';

/**
 * Subject of a message from Stripe; disputes and refunds made elsewhere name the reference of their payment.
 */
export interface StripeMessage {
  readonly eventId: string;
  /** As the metadata say; null where they are not told. */
  readonly siteId: string | null;
  readonly about:
    | { readonly kind: 'payment'; readonly paymentId: string }
    | { readonly kind: 'dispute' | 'foreign-refund'; readonly reference: string }
    | { readonly kind: 'refund'; readonly refundId: string }
    | null;
}

/** Verifies who has sent a body and reads it; null when none of the secrets has signed it, or long ago. */
export function readStripeEvent(
  body: Uint8Array,
  signature: string,
  secrets: readonly string[],
): StripeMessage | null {
  for (const secret of secrets) {
    try {
      return messageOf(Stripe.webhooks.constructEvent(Buffer.from(body), signature, secret));
    } catch (error) {
      const unsigned = error instanceof Stripe.errors.StripeSignatureVerificationError;
      if (!unsigned && !(error instanceof SyntaxError)) throw error;
    }
  }
  return null;
}

function messageOf(event: Stripe.Event): StripeMessage {
  const none = { eventId: event.id, siteId: null, about: null };
  const subject: unknown = event.data?.object;
  if (typeof subject !== 'object' || subject === null) return none;
  const { metadata, payment_intent } = subject as {
    metadata?: Record<string, string>;
    payment_intent?: string | { id: string } | null;
  };
  const siteId = metadata?.['site'] ?? null;
  const [attempt, refund] = [metadata?.['attempt'], metadata?.['refund']];
  if (event.type.startsWith('payment_intent.') && attempt)
    return { eventId: event.id, siteId, about: { kind: 'payment', paymentId: attempt } };
  if (event.type.startsWith('charge.dispute.'))
    return { eventId: event.id, siteId, about: { kind: 'dispute', reference: idOf(payment_intent) } };
  const isRefund = event.type.startsWith('refund.') || event.type === 'charge.refund.updated';
  if (isRefund && refund) return { eventId: event.id, siteId, about: { kind: 'refund', refundId: refund } };
  if (isRefund && payment_intent)
    return { eventId: event.id, siteId, about: { kind: 'foreign-refund', reference: idOf(payment_intent) } };
  return none;
}

/** The messages that a shop has to hear of. */
export const stripeEvents = [
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'payment_intent.requires_action',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'refund.created',
  'refund.updated',
  'refund.failed',
] as const;
