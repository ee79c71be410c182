import type { ErrorTable } from './errors.ts';

/** Customers in the studio. */
export const customerErrors = {
  'unknown-customer': { status: 404, message: 'There is no such customer.' },
  'customer-order-open': {
    status: 409,
    message: 'This customer has an unfulfilled order. Fulfil or cancel it first.',
  },
  'customer-subscribed': {
    status: 409,
    message: 'This customer has an active subscription. Cancel it first.',
  },
} as const satisfies ErrorTable;
