import type { ErrorTable } from './errors.ts';

export const memberErrors = {
  'site-user-email-taken': { status: 409 },
  'site-user-unknown': { status: 401 },
  'site-user-away': { status: 401 },
  'account-order-open': { status: 409 },
  'account-subscribed': { status: 409 },
  'reset-over': { status: 410 },
  'address-link-over': { status: 410 },
  'sso-away': { status: 503 },
  'sso-over': { status: 410 },
  'sso-denied': { status: 403 },
  'sso-refused': { status: 403 },
  'sso-email': { status: 403 },
  'sso-issuer-malformed': { status: 400 },
  'sso-issuer-away': { status: 409 },
  'sso-secret-needed': { status: 400 },
} as const satisfies ErrorTable;
