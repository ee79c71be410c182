import type { ErrorTable } from './errors.ts';

export const publishingErrors = {
  'nothing-to-publish': { status: 409 },
  'unknown-revision': { status: 404 },
  'asset-missing': { status: 409 },
} as const satisfies ErrorTable;
