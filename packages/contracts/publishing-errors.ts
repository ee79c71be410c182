import type { ErrorTable } from './errors.ts';

export const publishingErrors = {
  'nothing-to-publish': { status: 409, message: 'Add a page before you publish.' },
  'unknown-revision': { status: 404, message: 'There is no such version of this site.' },
  'asset-missing': {
    status: 409,
    message: 'The picture {fileName} is still being prepared. Try again in a moment.',
  },
} as const satisfies ErrorTable;
