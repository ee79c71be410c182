import type { ErrorTable } from './errors.ts';

export const publishingErrors = {
  'nothing-to-publish': { status: 409 },
  'nothing-changed': { status: 409 },
  'unknown-proposal': { status: 404 },
  'proposal-not-open': { status: 409 },
  'proposal-not-in-review': { status: 409 },
  'proposal-changed': { status: 409 },
  'unknown-schedule': { status: 404 },
  'schedule-past': { status: 400 },
  'schedule-ended': { status: 409 },
  'schedule-not-allowed': { status: 409 },
  'schedule-page-deleted': { status: 409 },
  'schedule-address-taken': { status: 409 },
  'unknown-revision': { status: 404 },
  'asset-missing': { status: 409 },
} as const satisfies ErrorTable;
