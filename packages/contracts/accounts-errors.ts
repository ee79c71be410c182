import type { ErrorTable } from './errors.ts';

export const accountErrors = {
  'email-taken': {
    status: 409,
    message: 'There is an account with this e-mail address already. Log in instead?',
  },
  'email-invalid': { status: 400, message: 'Please enter a valid email' },
  'password-weak': {
    status: 400,
    message:
      'This password is on lists of stolen passwords. Please choose another, or one of 15 characters or more.',
  },
  'password-short': { status: 400, message: 'A password has at least 8 characters.' },
  'log-in-again': { status: 403, message: 'Please log in again to do this.' },
  'log-in-failed': { status: 401, message: 'E-mail address and password do not match.' },
} as const satisfies ErrorTable;
