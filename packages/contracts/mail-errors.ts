import type { ErrorTable } from './errors.ts';

/** Mails of a site, and the links in them. */
export const mailErrors = {
  'unknown-mail': { status: 404 },
  'unknown-placeholder': { status: 400 },
  'mail-always-sent': { status: 409 },
  'reminder-link-over': { status: 410 },
} as const satisfies ErrorTable;
