import type { ErrorTable } from './errors.ts';

/** Services that are asked for rates and taxes, and what products are put into. */
export const shippingErrors = {
  'rate-url-malformed': { status: 400 },
  'rate-service-away': { status: 409 },
  'rate-key-refused': { status: 400 },
  'rate-account-missing': { status: 404 },
  'product-group-unknown': { status: 404 },
} as const satisfies ErrorTable;
