import { en } from '@veranda/messages/errors/en.data';
import type { ErrorTable } from './errors.ts';

/** Gift cards in the studio, on the page where they are bought and on that of their balance. */
export const giftCardErrors = {
  'no-such-gift-card': { status: 404, message: 'There is no such gift card.' },
  'gift-card-disabled': { status: 409, message: 'This gift card is already disabled.' },
  'gift-card-worthless': { status: 400, message: 'The amount of a gift card must be more than zero.' },
  'gift-card-not-mailed': { status: 409, message: 'This gift card has no email address.' },
  'recipient-email-blank': { status: 400, message: en['recipient-email-blank'] },
  'recipient-email-invalid': { status: 400, message: en['recipient-email-invalid'] },
  'gift-name-too-long': { status: 400, message: en['gift-name-too-long'] },
  'gift-message-too-long': { status: 400, message: en['gift-message-too-long'] },
  'gift-date-invalid': { status: 400, message: en['gift-date-invalid'] },
  'gift-date-past': { status: 400, message: en['gift-date-past'] },
  'gift-date-too-far': { status: 400, message: en['gift-date-too-far'] },
  'gift-balance-limit': { status: 429, message: en['gift-balance-limit'] },
} as const satisfies ErrorTable;
