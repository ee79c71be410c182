import type { ErrorTable } from './errors.ts';

/** Services that are asked for rates and taxes, and what products are put into. */
export const shippingErrors = {
  'rate-url-malformed': { status: 400, message: 'Enter an address that begins with https://.' },
  'rate-service-away': {
    status: 409,
    message: 'The service did not answer as it should. Check the address, or try again later.',
  },
  'rate-key-refused': { status: 400, message: 'The service refused this key.' },
  'rate-account-missing': { status: 404, message: 'No service is connected.' },
  'product-group-unknown': { status: 404, message: 'It is no longer there. Reload the page.' },
} as const satisfies ErrorTable;
