import { en } from '@veranda/messages/errors/en.data';
import type { ErrorTable } from './errors.ts';

/** Refusals of waiting for what is sold out (storefront §5 and §8, restock). */
export const restockErrors = {
  'restock-email-blank': { status: 400, message: en['restock-email-blank'] },
  'restock-email-invalid': { status: 400, message: en['restock-email-invalid'] },
  'restock-refused': { status: 400, message: en['restock-refused'] },
  'restock-in-stock': { status: 409, message: en['restock-in-stock'] },
  'restock-unknown-item': { status: 404, message: en['restock-unknown-item'] },
  'restock-link-over': { status: 410, message: en['restock-link-over'] },
} as const satisfies ErrorTable;
