import { en } from '@veranda/messages/errors/en.data';
import type { ErrorTable } from './errors.ts';

/** Subscribing, and what one does with a subscription afterwards. */
export const subscriptionErrors = {
  'not-a-subscription': { status: 400, message: en['not-a-subscription'] },
  'subscription-not-agreed': { status: 409, message: en['subscription-not-agreed'] },
  'subscription-terms': { status: 400, message: en['subscription-terms'] },
  'subscription-free': { status: 409, message: en['subscription-free'] },
  'subscription-no-gift-card': { status: 409, message: en['subscription-no-gift-card'] },
  'payment-card-only': { status: 409, message: en['payment-card-only'] },
  'no-such-subscription': { status: 404, message: en['no-such-subscription'] },
  'subscription-ended': { status: 409, message: en['subscription-ended'] },
  'subscription-test': {
    status: 409,
    message: en['subscription-test'],
  },
  'subscription-not-active': { status: 409, message: en['subscription-not-active'] },
  'subscription-charging': {
    status: 409,
    message: en['subscription-charging'],
  },
  'card-refused': { status: 409, message: en['card-refused'] },
  'card-not-confirmed': {
    status: 409,
    message: en['card-not-confirmed'],
  },
  'plan-not-for-kind': {
    status: 409,
    message: 'Only physical products, services and member plans can be subscribed to.',
  },
  'plan-unknown': { status: 400, message: 'A subscription is billed every so many weeks, months or years.' },
} as const satisfies ErrorTable;
