import type { ErrorTable } from './errors.ts';

/** Gift cards in the studio, on the page where they are bought and on that of their balance. */
export const giftCardErrors = {
  'no-such-gift-card': { status: 404, message: 'There is no such gift card.' },
  'gift-card-disabled': { status: 409, message: 'This gift card is disabled already.' },
  'gift-card-worthless': { status: 400, message: 'A gift card holds more than nothing.' },
  'gift-card-not-mailed': { status: 409, message: 'This gift card has no address to be mailed to.' },
  'recipient-email-blank': { status: 400, message: 'Please say where the gift card is to be mailed.' },
  'recipient-email-invalid': { status: 400, message: 'Please enter a valid e-mail address.' },
  'gift-name-too-long': { status: 400, message: 'A name has at most {limit} characters.' },
  'gift-message-too-long': { status: 400, message: 'You have exceeded the character limit.' },
  'gift-date-invalid': { status: 400, message: 'Please enter a date.' },
  'gift-date-past': { status: 400, message: 'Please choose today or a later day.' },
  'gift-date-too-far': { status: 400, message: 'Please choose a day within a year.' },
  'gift-balance-limit': { status: 429, message: 'Please try again in an hour.' },
} as const satisfies ErrorTable;
