import type { ErrorTable } from './errors.ts';

/** Payment providers and ways of paying by hand. */
export const paymentErrors = {
  'stripe-key-malformed': {
    status: 400,
    message: 'This is not a secret key of Stripe. It starts with sk_ or rk_.',
  },
  'stripe-publishable-key-malformed': {
    status: 400,
    message: 'This is not a publishable key of Stripe. It starts with pk_.',
  },
  'stripe-keys-differ': {
    status: 400,
    message: 'One of the keys is for tests and the other is not. Take both from the same place.',
  },
  'stripe-key-refused': { status: 409, message: 'Stripe does not accept this key.' },
  'stripe-away': { status: 503, message: 'Stripe does not answer at the moment. Please try again.' },
  'stripe-webhook-malformed': {
    status: 400,
    message: 'This is not the secret of a webhook of Stripe. It starts with whsec_.',
  },
  'stripe-webhook-needed': {
    status: 409,
    message:
      'Stripe cannot reach this studio. Make a webhook at Stripe with the address below and enter its secret here.',
  },
  'stripe-not-connected': { status: 409, message: 'No Stripe account is connected.' },
  'event-unsigned': { status: 400, message: 'The message is not signed by its sender.' },
  'manual-methods-alike': { status: 400, message: 'Each way of paying needs a name of its own.' },
  'payment-not-awaited': { status: 409, message: 'This payment is not awaited.' },
  'order-is-sent': { status: 409, message: 'A part of this order was sent by now.' },
  'order-is-paid': { status: 409, message: 'This order is paid by now.' },
} as const satisfies ErrorTable;
