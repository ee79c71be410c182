import type { ErrorTable } from './errors.ts';

/** Subscribing, and what one does with a subscription afterwards. */
export const subscriptionErrors = {
  'not-a-subscription': { status: 400 },
  'subscription-not-agreed': { status: 409 },
  'subscription-terms': { status: 400 },
  'subscription-free': { status: 409 },
  'subscription-no-gift-card': { status: 409 },
  'payment-card-only': { status: 409 },
  'no-such-subscription': { status: 404 },
  'subscription-ended': { status: 409 },
  'subscription-test': { status: 409 },
  'subscription-not-active': { status: 409 },
  'subscription-charging': { status: 409 },
  'card-refused': { status: 409 },
  'card-not-confirmed': { status: 409 },
  'plan-not-for-kind': { status: 409 },
  'plan-unknown': { status: 400 },
} as const satisfies ErrorTable;
