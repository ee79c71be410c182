import type { ErrorTable } from './errors.ts';

export const accountErrors = {
  'email-taken': { status: 409 },
  'email-invalid': { status: 400 },
  'password-weak': { status: 400 },
  'password-short': { status: 400 },
  'log-in-again': { status: 403 },
  'account-reset-over': { status: 410 },
  'password-wrong': { status: 403 },
  'two-factor-needed': { status: 403 },
  'two-factor-wrong': { status: 403 },
  'two-factor-on': { status: 409 },
  'two-factor-off': { status: 409 },
  'email-same': { status: 400 },
  'email-mistyped': { status: 400 },
  'email-link-over': { status: 410 },
  'account-owns-sites': { status: 409 },
  'log-in-failed': { status: 401 },
} as const satisfies ErrorTable;
