import type { ErrorTable } from './errors.ts';

/** Subscribing, and what one does with a subscription afterwards. */
export const subscriptionErrors = {
  'not-a-subscription': { status: 400, message: 'This item is not sold as a subscription.' },
  'subscription-not-agreed': { status: 409, message: 'Please log in and agree to the subscription first.' },
  'subscription-terms': { status: 400, message: 'Please agree to the recurring charges.' },
  'subscription-free': { status: 409, message: 'A subscription cannot be free.' },
  'subscription-no-gift-card': { status: 409, message: 'A subscription cannot be paid with a gift card.' },
  'payment-card-only': { status: 409, message: 'A subscription is paid by card.' },
  'no-such-subscription': { status: 404, message: 'There is no such subscription.' },
  'subscription-ended': { status: 409, message: 'This subscription has ended.' },
  'subscription-test': {
    status: 409,
    message: 'This subscription was a test. It ends automatically, and nothing is charged.',
  },
  'subscription-not-active': { status: 409, message: 'This can be done while a subscription is active.' },
  'subscription-charging': {
    status: 409,
    message: 'This subscription is being charged. Please try again in a minute.',
  },
  'card-refused': { status: 409, message: 'This card was refused. {reason}' },
  'card-not-confirmed': {
    status: 409,
    message: 'Your bank has not confirmed the card. The one you had stays.',
  },
  'plan-not-for-kind': {
    status: 409,
    message: 'Only physical products, services and member plans can be subscribed to.',
  },
  'plan-unknown': { status: 400, message: 'A subscription is billed every so many weeks, months or years.' },
} as const satisfies ErrorTable;
