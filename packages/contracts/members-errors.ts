import type { ErrorTable } from './errors.ts';

export const memberErrors = {
  'site-user-email-taken': {
    status: 409,
    message: 'There is already an account with this e-mail address. Log in instead?',
  },
  'site-user-unknown': { status: 401, message: 'E-mail address and password do not match.' },
  'site-user-away': { status: 401, message: 'Please log in first.' },
  'account-order-open': {
    status: 409,
    message: 'You have an unfinished order. You can delete your account once it is completed.',
  },
  'account-subscribed': {
    status: 409,
    message: 'You have an active subscription. Cancel it first.',
  },
  'reset-over': {
    status: 410,
    message: 'This link has already been used or has expired. Please request a new one.',
  },
  'address-link-over': {
    status: 410,
    message: 'This link has expired, or it is for another account. Please request a new one.',
  },
  'sso-away': {
    status: 503,
    message: 'The sign-in service is not responding. Please try again.',
  },
  'sso-over': {
    status: 410,
    message: 'This sign-in took too long or has been used already. Please start again.',
  },
  'sso-denied': { status: 403, message: 'The sign-in was not completed. Nothing has changed.' },
  'sso-refused': {
    status: 403,
    message: 'The response of the sign-in service could not be verified. Please start again.',
  },
  'sso-email': {
    status: 403,
    message:
      'The sign-in service has not confirmed your e-mail address. Please confirm it there and start again.',
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
