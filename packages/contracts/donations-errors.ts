import type { ErrorTable } from './errors.ts';

/** Donations: the funds of the studio, and giving to one. */
export const donationErrors = {
  'no-such-fund': { status: 404 },
  'fund-changed': { status: 409 },
  'fund-name-missing': { status: 400 },
  'fund-least-missing': { status: 400 },
  'fund-most-below': { status: 400 },
  'fund-most-too-high': { status: 400 },
  'fund-no-amount': { status: 400 },
  'fund-amount-outside': { status: 400 },
  'fund-amount-repeats': { status: 400 },
  'fund-goal-nothing': { status: 400 },
  'fund-closed': { status: 409 },
  'fund-not-monthly': { status: 400 },
  'donation-amount-missing': { status: 400 },
  'donation-amount-invalid': { status: 400 },
  'donation-amount-outside': { status: 400 },
} as const satisfies ErrorTable;
