import type { ErrorTable } from './errors.ts';

/** Mails of a site, and the links in them. */
export const mailErrors = {
  'unknown-mail': { status: 404, message: 'There is no such mail.' },
  'unknown-placeholder': { status: 400, message: 'There is no placeholder {name} in this mail.' },
  'mail-always-sent': { status: 409, message: 'This mail is always sent.' },
  'reminder-link-over': { status: 410, message: 'This link is over.' },
} as const satisfies ErrorTable;
