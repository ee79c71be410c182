import type { ErrorTable } from './errors.ts';

/** Gift cards in the studio, on the page where they are bought and on that of their balance. */
export const giftCardErrors = {
  'no-such-gift-card': { status: 404, message: 'There is no such gift card.' },
  'gift-card-disabled': { status: 409, message: 'This gift card is already disabled.' },
  'gift-card-worthless': { status: 400, message: 'The amount of a gift card must be more than zero.' },
  'gift-card-not-mailed': { status: 409, message: 'This gift card has no e-mail address.' },
  'recipient-email-blank': { status: 400, message: 'Please enter the recipient’s e-mail address.' },
  'recipient-email-invalid': { status: 400, message: 'Please enter a valid e-mail address.' },
  'gift-name-too-long': { status: 400, message: 'A name has at most {limit} characters.' },
  'gift-message-too-long': { status: 400, message: 'You have exceeded the character limit.' },
  'gift-date-invalid': { status: 400, message: 'Please enter a date.' },
  'gift-date-past': { status: 400, message: 'Please choose today or a later day.' },
  'gift-date-too-far': { status: 400, message: 'Please choose a day within a year.' },
  'gift-balance-limit': { status: 429, message: 'Please try again in an hour.' },
} as const satisfies ErrorTable;
