import type { ErrorTable } from './errors.ts';

/** Refusals of reviews. */
export const reviewErrors = {
  'review-rating': { status: 400 },
  'review-author': { status: 400 },
  'review-too-long': { status: 400 },
  'review-link': { status: 404 },
  'review-given': { status: 409 },
  'unknown-review': { status: 404 },
  'review-file': { status: 400 },
  'review-file-missing': { status: 400 },
} as const satisfies ErrorTable;
