import type { ErrorTable } from './errors.ts';

/** Donations: the funds of the studio, and giving to one. */
export const donationErrors = {
  'no-such-fund': { status: 404, message: 'There is no such fund.' },
  'fund-changed': { status: 409, message: 'This fund was changed elsewhere. Please load it again.' },
  'fund-name-missing': { status: 400, message: 'Please enter a name.' },
  'fund-least-missing': { status: 400, message: 'The least amount must be more than nothing.' },
  'fund-most-below': { status: 400, message: 'The most must not be less than the least.' },
  'fund-most-too-high': { status: 400, message: 'This is more than can be paid at once.' },
  'fund-no-amount': { status: 400, message: 'Enter amounts to choose from, or let donors name their own.' },
  'fund-amount-outside': { status: 400, message: 'An amount to choose from is outside of the limits.' },
  'fund-amount-repeats': { status: 400, message: 'An amount stands there twice.' },
  'fund-goal-nothing': { status: 400, message: 'A goal must be more than nothing.' },
  'fund-closed': { status: 409, message: 'This fund takes no donations at the moment.' },
  'fund-not-monthly': { status: 400, message: 'One can give to this fund once, and not every month.' },
  'donation-amount-missing': { status: 400, message: 'Please choose an amount.' },
  'donation-amount-invalid': { status: 400, message: 'Please enter an amount, such as {example}.' },
  'donation-amount-outside': { status: 400, message: 'Please give from {least} to {most}.' },
} as const satisfies ErrorTable;
