import type { ErrorTable } from './errors.ts';

/** Customers in the studio. */
export const customerErrors = {
  'unknown-customer': { status: 404 },
  'customer-order-open': { status: 409 },
  'customer-subscribed': { status: 409 },
} as const satisfies ErrorTable;
