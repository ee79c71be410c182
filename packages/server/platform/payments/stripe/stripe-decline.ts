import type { DeclineReason } from '@veranda/messages/declines/decline-text';

/** Error of a card as Stripe tells of it. */
interface StripeDecline {
  readonly code?: string;
  readonly decline_code?: string;
  readonly message?: string;
}

// Stripe's codes (docs.stripe.com/error-codes, /declines/codes) that say more than the text beside them need
// not.
const reasons: Readonly<Record<string, DeclineReason>> = {
  insufficient_funds: 'insufficientFunds',
  expired_card: 'expired',
  incorrect_cvc: 'wrongCode',
  invalid_cvc: 'wrongCode',
  authentication_required: 'bankAsks',
  processing_error: 'processingError',
  card_declined: 'declined',
};

/** Reason of a decline: a key where its code is known, else Stripe's own text, which is English. */
export function stripeDecline(error: StripeDecline | null | undefined, otherwise: DeclineReason): string {
  return reasons[error?.decline_code ?? ''] ?? reasons[error?.code ?? ''] ?? (error?.message || otherwise);
}
