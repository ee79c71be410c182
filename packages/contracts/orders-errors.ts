import type { ErrorTable } from './errors.ts';

export const orderErrors = {
  'unknown-order': { status: 404, message: 'There is no such order.' },
  'order-status-refused': { status: 409, message: 'An order that is {from} cannot become {to}.' },
} as const satisfies ErrorTable;
