import type { ErrorTable } from './errors.ts';

/** Refusals of comments. */
export const commentErrors = {
  'comment-author': { status: 400 },
  'comment-email': { status: 400 },
  'comment-text': { status: 400 },
  'comment-too-long': { status: 400 },
  'comments-closed': { status: 409 },
  'unknown-comment': { status: 404 },
} as const satisfies ErrorTable;
