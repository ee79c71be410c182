import { en } from '@veranda/messages/errors/en.data';
import type { ErrorTable } from './errors.ts';

/** Mails of a site, and the links in them. */
export const mailErrors = {
  'unknown-mail': { status: 404, message: 'There is no such e-mail.' },
  'unknown-placeholder': { status: 400, message: 'There is no placeholder {name} in this e-mail.' },
  'mail-always-sent': { status: 409, message: 'This e-mail is always sent.' },
  'reminder-link-over': { status: 410, message: en['reminder-link-over'] },
} as const satisfies ErrorTable;
