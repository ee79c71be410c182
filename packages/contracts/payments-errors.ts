import type { ErrorTable } from './errors.ts';

/** Payment providers and manual payment methods. */
export const paymentErrors = {
  'stripe-key-malformed': { status: 400 },
  'stripe-publishable-key-malformed': { status: 400 },
  'stripe-keys-differ': { status: 400 },
  'stripe-key-refused': { status: 409 },
  'stripe-away': { status: 503 },
  'stripe-webhook-malformed': { status: 400 },
  'stripe-webhook-needed': { status: 409 },
  'stripe-not-connected': { status: 409 },
  'event-unsigned': { status: 400 },
  'manual-methods-alike': { status: 400 },
  'payment-not-awaited': { status: 409 },
  'order-is-sent': { status: 409 },
  'order-is-paid': { status: 409 },
} as const satisfies ErrorTable;
