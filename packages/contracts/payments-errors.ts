import type { ErrorTable } from './errors.ts';

/** Payment providers and manual payment methods. */
export const paymentErrors = {
  'stripe-key-malformed': {
    status: 400,
    message: 'This is not a Stripe secret key. It starts with sk_ or rk_.',
  },
  'stripe-publishable-key-malformed': {
    status: 400,
    message: 'This is not a Stripe publishable key. It starts with pk_.',
  },
  'stripe-keys-differ': {
    status: 400,
    message: 'One key is for test mode and the other is not. Use two keys of the same mode.',
  },
  'stripe-key-refused': { status: 409, message: 'Stripe does not accept this key.' },
  'stripe-away': { status: 503, message: 'Stripe is not responding. Please try again.' },
  'stripe-webhook-malformed': {
    status: 400,
    message: 'This is not a Stripe webhook secret. It starts with whsec_.',
  },
  'stripe-webhook-needed': {
    status: 409,
    message:
      'Stripe cannot reach this studio. Create a webhook at Stripe with the address below and enter its secret here.',
  },
  'stripe-not-connected': { status: 409, message: 'No Stripe account is connected.' },
  'event-unsigned': { status: 400, message: 'The message is not signed by its sender.' },
  'manual-methods-alike': { status: 400, message: 'Each payment method needs a different name.' },
  'payment-not-awaited': { status: 409, message: 'This payment is not pending.' },
  'order-is-sent': { status: 409, message: 'Part of this order has already been shipped.' },
  'order-is-paid': { status: 409, message: 'This order has already been paid.' },
} as const satisfies ErrorTable;
