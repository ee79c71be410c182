import type { ErrorTable } from './errors.ts';

/** Refusals of reviews. */
export const reviewErrors = {
  'review-rating': { status: 400, message: 'Please choose one to five stars.' },
  'review-author': { status: 400, message: 'Please say who you are.' },
  'review-too-long': { status: 400, message: 'That is too long: at most {max} characters.' },
  'review-link': { status: 404, message: 'This link no longer works.' },
  'review-given': { status: 409, message: 'You have reviewed this already. Thank you.' },
  'unknown-review': { status: 404, message: 'There is no such review.' },
  'review-file': { status: 400, message: 'The file needs the columns product, rating and author.' },
  'review-file-missing': { status: 400, message: 'Please choose a file.' },
} as const satisfies ErrorTable;
