import type { ErrorTable } from './errors.ts';

export const accountErrors = {
  'email-taken': { status: 409 },
  'email-invalid': { status: 400 },
  'password-weak': { status: 400 },
  'password-short': { status: 400 },
  'log-in-again': { status: 403 },
  'account-reset-over': { status: 410 },
  'password-wrong': { status: 403 },
  'log-in-failed': { status: 401 },
} as const satisfies ErrorTable;
