import type { ErrorTable } from './errors.ts';

export const memberErrors = {
  'site-user-email-taken': {
    status: 409,
    message: 'There is an account with this e-mail address already. Log in instead?',
  },
  'site-user-unknown': { status: 401, message: 'E-mail address and password do not match.' },
  'site-user-away': { status: 401, message: 'Please log in first.' },
  'reset-over': {
    status: 410,
    message: 'This link has been used or is over. Please ask for another one.',
  },
} as const satisfies ErrorTable;
