import { en } from '@veranda/messages/errors/en.data';
import type { ErrorTable } from './errors.ts';

export const memberErrors = {
  'site-user-email-taken': {
    status: 409,
    message: en['site-user-email-taken'],
  },
  'site-user-unknown': { status: 401, message: en['site-user-unknown'] },
  'site-user-away': { status: 401, message: en['site-user-away'] },
  'account-order-open': {
    status: 409,
    message: en['account-order-open'],
  },
  'account-subscribed': {
    status: 409,
    message: en['account-subscribed'],
  },
  'reset-over': {
    status: 410,
    message: en['reset-over'],
  },
  'address-link-over': {
    status: 410,
    message: en['address-link-over'],
  },
  'sso-away': {
    status: 503,
    message: en['sso-away'],
  },
  'sso-over': {
    status: 410,
    message: en['sso-over'],
  },
  'sso-denied': { status: 403, message: en['sso-denied'] },
  'sso-refused': {
    status: 403,
    message: en['sso-refused'],
  },
  'sso-email': {
    status: 403,
    message: en['sso-email'],
  },
  'sso-issuer-malformed': {
    status: 400,
    message: 'Enter the address of the provider, such as https://id.example.com.',
  },
  'sso-issuer-away': {
    status: 409,
    message: 'No OpenID Connect provider answers at this address.',
  },
  'sso-secret-needed': { status: 400, message: 'Enter the client secret that the provider has given you.' },
} as const satisfies ErrorTable;
