import type { ErrorTable } from './errors.ts';

/** Files of digital products, in the studio and for their buyers. */
export const downloadErrors = {
  'file-missing': { status: 400, message: 'Please choose a file.' },
  'file-empty': { status: 400, message: 'This file is empty.' },
  'too-many-files': { status: 409, message: 'A product has at most {limit} files.' },
  'files-too-many-bytes': { status: 413, message: 'The files of this site take more than {limit}.' },
  'product-not-digital': { status: 409, message: 'Only a digital product has files.' },
  'file-not-found': { status: 404, message: 'There is no such file.' },
  'no-downloads': { status: 409, message: 'This order has nothing to download.' },
  'download-link-ended': {
    status: 410,
    message: 'This link has expired. Open your order page to get a new one.',
  },
  'download-ended': { status: 410, message: 'This download has expired. Please contact the shop.' },
} as const satisfies ErrorTable;
