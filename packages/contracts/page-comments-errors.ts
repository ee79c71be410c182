import type { ErrorTable } from './errors.ts';

/** Refusals of page comments. */
export const pageCommentErrors = {
  'page-comment-empty': { status: 400 },
  'page-comment-too-long': { status: 400 },
  'page-comment-not-yours': { status: 403 },
  'too-many-page-comments': { status: 409 },
  'unknown-page-comment': { status: 404 },
} as const satisfies ErrorTable;
