import type { ErrorTable } from './errors.ts';

/** Refusals of waiting for what is sold out (storefront §5 and §8, restock). */
export const restockErrors = {
  'restock-email-blank': { status: 400, message: 'Email cannot be blank' },
  'restock-email-invalid': { status: 400, message: 'Email is invalid' },
  'restock-refused': { status: 400, message: 'Unable to submit form. Please try again later.' },
  'restock-in-stock': { status: 409, message: 'Good news: this item is in stock again.' },
  'restock-unknown-item': { status: 404, message: 'Sorry, that item is no longer in the shop.' },
  'restock-link-over': { status: 410, message: 'This link has expired.' },
} as const satisfies ErrorTable;
