import type { ErrorTable } from './errors.ts';

/** Files of digital products, in the studio and for their buyers. */
export const downloadErrors = {
  'file-missing': { status: 400 },
  'file-empty': { status: 400 },
  'too-many-files': { status: 409 },
  'files-too-many-bytes': { status: 413 },
  'product-not-digital': { status: 409 },
  'file-not-found': { status: 404 },
  'no-downloads': { status: 409 },
  'download-link-ended': { status: 410 },
  'download-ended': { status: 410 },
} as const satisfies ErrorTable;
