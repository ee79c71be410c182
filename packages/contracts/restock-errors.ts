import type { ErrorTable } from './errors.ts';

/** Refusals of waiting for what is sold out (storefront §5 and §8, restock). */
export const restockErrors = {
  'restock-email-blank': { status: 400 },
  'restock-email-invalid': { status: 400 },
  'restock-refused': { status: 400 },
  'restock-in-stock': { status: 409 },
  'restock-unknown-item': { status: 404 },
  'restock-link-over': { status: 410 },
} as const satisfies ErrorTable;
