import type { ErrorTable } from './errors.ts';

export const contributorErrors = {
  'role-unknown': { status: 400 },
  'role-above-own': { status: 403 },
  'member-above-own': { status: 403 },
  'owner-kept': { status: 409 },
  'owner-only': { status: 403 },
  'owner-already': { status: 409 },
  'last-admin': { status: 409 },
  'already-contributor': { status: 409 },
  'already-invited': { status: 409 },
  'too-many-contributors': { status: 409 },
  'invitation-over': { status: 410 },
  'invitation-of-other': { status: 403 },
  'account-exists': { status: 409 },
} as const satisfies ErrorTable;
