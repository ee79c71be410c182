import { en } from '@veranda/messages/errors/en.data';
import type { ErrorTable } from './errors.ts';

/** Donations: the funds of the studio, and giving to one. */
export const donationErrors = {
  'no-such-fund': { status: 404, message: en['no-such-fund'] },
  'fund-changed': { status: 409, message: 'This fund was changed elsewhere. Please reload it.' },
  'fund-name-missing': { status: 400, message: 'Please enter a name.' },
  'fund-least-missing': { status: 400, message: 'The minimum amount must be more than zero.' },
  'fund-most-below': { status: 400, message: 'The maximum must not be less than the minimum.' },
  'fund-most-too-high': { status: 400, message: en['fund-most-too-high'] },
  'fund-no-amount': { status: 400, message: 'Enter amounts to choose from, or let donors enter their own.' },
  'fund-amount-outside': { status: 400, message: 'An amount to choose from is outside of the limits.' },
  'fund-amount-repeats': { status: 400, message: 'An amount is listed twice.' },
  'fund-goal-nothing': { status: 400, message: 'A goal must be more than zero.' },
  'fund-closed': { status: 409, message: en['fund-closed'] },
  'fund-not-monthly': { status: 400, message: en['fund-not-monthly'] },
  'donation-amount-missing': { status: 400, message: en['donation-amount-missing'] },
  'donation-amount-invalid': { status: 400, message: en['donation-amount-invalid'] },
  'donation-amount-outside': { status: 400, message: en['donation-amount-outside'] },
} as const satisfies ErrorTable;
