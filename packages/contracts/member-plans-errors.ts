import { en } from '@veranda/messages/errors/en.data';
import type { ErrorTable } from './errors.ts';

/** Member plans and the passes that they give. */
export const memberPlanErrors = {
  'no-such-pass': { status: 404, message: 'There is no such membership.' },
  'pass-ended': { status: 409, message: 'This membership has ended.' },
  'pass-of-subscription': {
    status: 409,
    message: 'This membership is paid by subscription. Cancel the subscription.',
  },
  'membership-once': { status: 409, message: en['membership-once'] },
  'membership-account': { status: 409, message: en['membership-account'] },
} as const satisfies ErrorTable;
