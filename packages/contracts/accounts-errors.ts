import type { ErrorTable } from './errors.ts';

export const accountErrors = {
  'email-taken': {
    status: 409,
    message: 'There is already an account with this e-mail address. Log in instead?',
  },
  'email-invalid': { status: 400, message: 'Please enter a valid email' },
  'password-weak': {
    status: 400,
    message: 'This password is too easy to guess. Choose another one, such as a few unrelated words.',
  },
  'password-short': { status: 400, message: 'A password has at least 8 characters.' },
  'log-in-again': { status: 403, message: 'Please log in again to do this.' },
  'account-reset-over': {
    status: 410,
    message: 'This link has expired or was already used. Ask for a new one.',
  },
  'password-wrong': { status: 403, message: 'This is not your current password.' },
  'log-in-failed': { status: 401, message: 'E-mail address and password do not match.' },
} as const satisfies ErrorTable;
