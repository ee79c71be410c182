import { en } from '@veranda/messages/errors/en.data';
import type { ErrorTable } from './errors.ts';

export const accountErrors = {
  'email-taken': {
    status: 409,
    message: en['email-taken'],
  },
  'email-invalid': { status: 400, message: en['email-invalid'] },
  'password-weak': {
    status: 400,
    message: en['password-weak'],
  },
  'password-short': { status: 400, message: en['password-short'] },
  'log-in-again': { status: 403, message: 'Please log in again to do this.' },
  'account-reset-over': {
    status: 410,
    message: 'This link has expired or was already used. Ask for a new one.',
  },
  'password-wrong': { status: 403, message: 'This is not your current password.' },
  'log-in-failed': { status: 401, message: en['log-in-failed'] },
} as const satisfies ErrorTable;
