import type { ErrorTable } from './errors.ts';

/** Member plans and the passes that they give. */
export const memberPlanErrors = {
  'no-such-pass': { status: 404 },
  'pass-ended': { status: 409 },
  'pass-of-subscription': { status: 409 },
  'membership-once': { status: 409 },
  'membership-account': { status: 409 },
} as const satisfies ErrorTable;
