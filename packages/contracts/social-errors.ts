import type { ErrorTable } from './errors.ts';

/** Refusals of likes. */
export const socialErrors = {
  'likes-closed': { status: 409 },
} as const satisfies ErrorTable;
