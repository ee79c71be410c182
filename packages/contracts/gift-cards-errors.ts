import type { ErrorTable } from './errors.ts';

/** Gift cards in the studio. */
export const giftCardErrors = {
  'no-such-gift-card': { status: 404, message: 'There is no such gift card.' },
  'gift-card-disabled': { status: 409, message: 'This gift card is disabled already.' },
  'gift-card-worthless': { status: 400, message: 'A gift card holds more than nothing.' },
} as const satisfies ErrorTable;
