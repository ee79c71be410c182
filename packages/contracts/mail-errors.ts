import { en } from '@veranda/messages/errors/en.data';
import type { ErrorTable } from './errors.ts';

/** Mails of a site, and the links in them. */
export const mailErrors = {
  'unknown-mail': { status: 404, message: 'There is no such email.' },
  'unknown-placeholder': { status: 400, message: 'There is no placeholder {name} in this email.' },
  'mail-always-sent': { status: 409, message: 'This email is always sent.' },
  'reminder-link-over': { status: 410, message: en['reminder-link-over'] },
} as const satisfies ErrorTable;
