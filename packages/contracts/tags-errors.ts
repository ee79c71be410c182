import type { ErrorTable } from './errors.ts';

/** Refusals of tags and categories. */
export const tagErrors = {
  'unknown-tag': { status: 404 },
  'tag-name-missing': { status: 400 },
  'tag-name-too-long': { status: 400 },
  'merge-into-itself': { status: 400 },
  'category-above-gone': { status: 409 },
} as const satisfies ErrorTable;
