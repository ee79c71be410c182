import Stripe from 'stripe';
import { stripeDecline } from './stripe-decline.ts';

/** Reason why a call to Stripe failed. */
type StripeFault =
  /**
   * The bank or Stripe said no; `message` is the reason for the buyer: a key of the declines, or Stripe’s
   * text.
   */
  | { readonly kind: 'refused'; readonly message: string }
  /** The request was wrong, or what it names is in another state. */
  | { readonly kind: 'invalid'; readonly code: string }
  /** No answer, a late one, or one of a fault on their side. */
  | { readonly kind: 'away' };

/**
 * The same fault without what came with it: an error of Stripe carries the intent with its secret and what is
 * known of the buyer, none of which may come into a log.
 */
export function plainFault(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const { type, code, statusCode, requestId } = error;
  return new Error(['Stripe', type, code, statusCode, requestId].filter(Boolean).join(' '));
}

/** Reads what a call failed of. @throws what is no failure of a call */
export function faultOf(error: unknown): StripeFault {
  const { errors } = Stripe;
  if (error instanceof errors.StripeCardError)
    return { kind: 'refused', message: stripeDecline(error, 'declined') };
  if (
    error instanceof errors.StripeConnectionError ||
    error instanceof errors.StripeAPIError ||
    error instanceof errors.StripeRateLimitError ||
    error instanceof errors.StripeIdempotencyError
  )
    return { kind: 'away' };
  if (error instanceof errors.StripeError) return { kind: 'invalid', code: error.code ?? error.type };
  throw error;
}
