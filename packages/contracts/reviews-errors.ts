import { en } from '@veranda/messages/errors/en.data';
import type { ErrorTable } from './errors.ts';

/** Refusals of reviews. */
export const reviewErrors = {
  'review-rating': { status: 400, message: en['review-rating'] },
  'review-author': { status: 400, message: en['review-author'] },
  'review-too-long': { status: 400, message: en['review-too-long'] },
  'review-link': { status: 404, message: en['review-link'] },
  'review-given': { status: 409, message: en['review-given'] },
  'unknown-review': { status: 404, message: 'There is no such review.' },
  'review-file': { status: 400, message: 'The file needs the columns product, rating and author.' },
  'review-file-missing': { status: 400, message: 'Please choose a file.' },
} as const satisfies ErrorTable;
