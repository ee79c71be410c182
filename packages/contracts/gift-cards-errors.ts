import type { ErrorTable } from './errors.ts';

/** Gift cards in the studio, on the page where they are bought and on that of their balance. */
export const giftCardErrors = {
  'no-such-gift-card': { status: 404 },
  'gift-card-disabled': { status: 409 },
  'gift-card-worthless': { status: 400 },
  'gift-card-not-mailed': { status: 409 },
  'recipient-email-blank': { status: 400 },
  'recipient-email-invalid': { status: 400 },
  'gift-name-too-long': { status: 400 },
  'gift-message-too-long': { status: 400 },
  'gift-date-invalid': { status: 400 },
  'gift-date-past': { status: 400 },
  'gift-date-too-far': { status: 400 },
  'gift-balance-limit': { status: 429 },
} as const satisfies ErrorTable;
