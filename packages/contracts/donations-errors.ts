import type { ErrorTable } from './errors.ts';

/** Donations: the funds of the studio, and giving to one. */
export const donationErrors = {
  'no-such-fund': { status: 404, message: 'There is no such fund.' },
  'fund-changed': { status: 409, message: 'This fund was changed elsewhere. Please reload it.' },
  'fund-name-missing': { status: 400, message: 'Please enter a name.' },
  'fund-least-missing': { status: 400, message: 'The minimum amount must be more than zero.' },
  'fund-most-below': { status: 400, message: 'The maximum must not be less than the minimum.' },
  'fund-most-too-high': { status: 400, message: 'This is more than can be paid at once.' },
  'fund-no-amount': { status: 400, message: 'Enter amounts to choose from, or let donors enter their own.' },
  'fund-amount-outside': { status: 400, message: 'An amount to choose from is outside of the limits.' },
  'fund-amount-repeats': { status: 400, message: 'An amount is listed twice.' },
  'fund-goal-nothing': { status: 400, message: 'A goal must be more than zero.' },
  'fund-closed': { status: 409, message: 'This fund takes no donations at the moment.' },
  'fund-not-monthly': { status: 400, message: 'This fund takes one-time donations only, not monthly ones.' },
  'donation-amount-missing': { status: 400, message: 'Please choose an amount.' },
  'donation-amount-invalid': { status: 400, message: 'Please enter an amount, such as {example}.' },
  'donation-amount-outside': { status: 400, message: 'Please give from {least} to {most}.' },
} as const satisfies ErrorTable;
